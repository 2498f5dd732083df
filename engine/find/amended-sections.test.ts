import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';
import { docOf } from '../testing/doc-of.ts';
import { changedSections } from './amended-sections.ts';

const declaration = [
  'DECLARATION OF COVENANTS OF THE ELM COURT HOMEOWNERS ASSOCIATION',
  'ARTICLE I',
  'DEFINITIONS',
  'Section 1. "Lot" shall mean any plot of land shown on the map.',
  'ARTICLE II',
  'USE OF LOTS',
  'Section 1. Pets. No more than two (2) dogs may be kept on any Lot.',
  'Section 2. Fences. Fences are allowed only with the approval of the Committee.',
  'Section 3. Sheds. No shed shall be placed on any Lot.',
  'Section 4. Signs. No sign shall be displayed on any Lot, except one sign for sale.',
  'ARTICLE III',
  'ASSESSMENTS',
  'Section 1. Lien. Unpaid assessments are a lien on the Lot.',
].join('\n');
const amendment = (...changes: string[]) =>
  [
    'FIRST AMENDMENT TO THE DECLARATION OF COVENANTS OF THE ELM COURT HOMEOWNERS ASSOCIATION',
    'ARTICLE XII',
    ...changes,
    'IN WITNESS WHEREOF, the Association has signed this Amendment.',
  ].join('\n');
const sheds =
  '(a) Article II, Section 3, is amended by deleting the existing text and substituting in its place the following new text:\n“Section 3. Sheds. A shed may be placed on a Lot only with the approval of the Committee.”';
const fences =
  '(b) Article II, Section 2, is amended by adding the following new text at the end of such Section:\n“Any fence installed after May 1, 2031, must be a white fence of no more than six (6) feet.”';

function restrictions(text: string) {
  const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
  const { restricted_activities: points } = analyze([page], { documentType: 'cc_and_r' });
  return new Map(points.map((point) => [point.id, point]));
}

describe('sections that an amendment in the same file changes', () => {
  it('are known by article and number, and whether their text gives way', () => {
    const doc = docOf(`${declaration}\n${amendment(sheds, fences)}`, 'cc_and_r');
    expect(
      changedSections(doc).map(({ name, isReplaced, start, end }) => [
        name,
        isReplaced,
        doc.source.text.slice(start, end).split('\n').at(-1)?.slice(-24),
      ]),
    ).toEqual([
      ['Article II, Section 3', true, 'proval of the Committee.”'.slice(-24)],
      ['Article II, Section 2', false, ' more than six (6) feet.”'.slice(-24)],
    ]);
  });

  it('are known by number alone where there are no articles', () => {
    const rules = (number: number) =>
      `RULES OF THE ELM COURT HOMEOWNERS ASSOCIATION\n\nSection 1. Pets. No more than two dogs may be kept.\nSection 2. Leasing. No home may be leased for less than thirty days.\n\nFIRST AMENDMENT TO THE RULES OF THE ELM COURT HOMEOWNERS ASSOCIATION\n\n1. Section ${number} is amended to read: “Homes are leased for twelve months or more.”`;
    const names = (text: string) => changedSections(docOf(text, 'rules')).map(({ name }) => name);
    expect(names(rules(2))).toEqual(['Section 2']);
    expect(names(rules(7))).toEqual([]);
    expect(names(`${declaration}\n${amendment('(a) Section 4 is amended to read: “Two signs.”')}`)).toEqual(
      [],
    );
  });

  it('are told as they are now, by the name of the section and not of the heading over the amendment', () => {
    const told = restrictions(`${declaration}\n${amendment(sheds, fences)}`);
    expect(restrictions(declaration).get('exterior.outbuildings')?.text).toBe('Sheds are not allowed.');
    expect(told.get('exterior.outbuildings')?.text).toBe('Sheds are allowed only with approval.');
    expect(told.get('exterior.outbuildings')?.reference).toBe('Article II, Section 3, p. 1');
    const beside = told.get('exterior.outbuildings')?.see_also?.map(({ quote }) => quote) ?? [];
    expect(beside.join(' ')).not.toContain('No shed');
  });

  it('show what is added beside a statement on the old text', () => {
    const told = restrictions(`${declaration}\n${amendment(sheds, fences)}`);
    const beside = told.get('exterior.fences')?.see_also?.map(({ quote }) => quote) ?? [];
    expect(beside.join(' ')).toContain('must be a white fence');
  });

  it.each([
    [
      'a part of one',
      '(a) Article II, Section 3, is amended by replacing the words “No shed” with the words “No large shed”.',
    ],
    [
      'a word of one',
      '(a) Article II, Section 3, is amended by deleting the words “No shed” and inserting “No large shed”.',
    ],
    ['what must not be changed', 'Article II, Section 3, shall not be amended before 2035.'],
    ['a section that is none here', '(a) Article II, Section 9, is deleted in its entirety.'],
  ])('%s does not give way', (_, change) => {
    const told = restrictions(`${declaration}\n${amendment(change)}`);
    expect(told.get('exterior.outbuildings')?.text).toBe('Sheds are not allowed.');
  });

  it('give way no further than the numbers bear out', () => {
    const lost = declaration
      .replace('Section 4. Signs. ', '')
      .replace('ARTICLE III', 'Section 5. Trash. Trash cans must be kept out of sight.\nARTICLE III');
    const gone = '(a) Article II, Section 3, is hereby deleted in its entirety.';
    const told = restrictions(`${lost}\n${amendment(gone)}`);
    expect(JSON.stringify([...told.values()])).not.toContain('No shed shall');
    expect(told.has('exterior.signs')).toBe(true);
  });
});
