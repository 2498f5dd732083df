import { expect, it } from 'vitest';
import { isBetterText, isDoubtfulText } from './text-quality.ts';

const PROSE = `Section 3.2 Annual Assessment. The annual assessment for each Lot is $1,080.00 and is due on the first day of
January. A late fee of $25.00 is charged fifteen (15) days after the due date, and interest runs at 12% a year on what is
not paid. The Board may file a lien against a Lot whose Owner is more than ninety days behind (see Article IX).`;
const LEDGER = `Landscaping\t$9,204\t8,400\t8,760\t360
Snow removal\t2,100\t2,400\t2,300\t(100)
Insurance\t4,310\t4,500\t4,725\t225
Management\t12,000\t12,000\t12,600\t600
Electricity, gate\t388.12\t400.00\t410.00\t10.00
Reserve contribution\t$15,000\t$15,600\t$16,200\t$600`;

const shifted = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + 7) % 26)));
const spacedOut = (text: string): string => text.replace(/\w(?=\w)/g, '$& ');
const speckled = (text: string): string =>
  text.replace(/[ae]/g, (_, index: number) => ['a', '~', '^e', '<', 'e|'][index % 5] ?? '');

it('trusts prose and ledgers', () => {
  expect(isDoubtfulText(PROSE, true)).toBe(false);
  expect(isDoubtfulText(LEDGER, false)).toBe(false);
  expect(isDoubtfulText('Page 3', true)).toBe(false);
});

it('trusts a table of contents, however long its rows of dots are', () => {
  const contents = [
    'Recitals',
    'Definitions',
    'Property Rights',
    'Membership and Voting',
    'Assessments',
    'Use of Lots',
  ]
    .map((title, n) => `Article ${n + 1}. ${title} ${'.'.repeat(90)} ${n + 2}`)
    .join('\n');
  expect(isDoubtfulText(contents, false)).toBe(false);
});

it.each([
  ['letters that stand for others', shifted(`${PROSE} ${PROSE}`)],
  ['letters set apart', spacedOut(PROSE)],
  ['signs for letters', speckled(PROSE)],
])('doubts %s, and takes what was recognized instead', (_, layer) => {
  expect(isDoubtfulText(layer, false)).toBe(true);
  expect(isBetterText(`${PROSE} ${PROSE}`, layer)).toBe(true);
});

it('doubts what another program made of a scan sooner than text that was set', () => {
  const slips = PROSE.replace('assessment', 'a~sess^ent')
    .replace('January', 'Janu{ry')
    .replace('filed', 'f|led');
  const text = slips.replace('against', 'aga|nst');
  expect([isDoubtfulText(text, false), isDoubtfulText(text, true)]).toEqual([false, true]);
});

it('keeps a layer that was recognized no better, or by a part', () => {
  expect(isBetterText(speckled(PROSE), speckled(PROSE))).toBe(false);
  expect(isBetterText(PROSE.slice(0, 60), speckled(PROSE))).toBe(false);
});
