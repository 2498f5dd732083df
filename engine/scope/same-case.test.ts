import { describe, expect, it } from 'vitest';
import type { FactId } from '../catalogue.ts';
import { docOf } from '../testing/doc-of.ts';
import { analysisOf, told } from '../testing/told-of.ts';
import { areOfOneCase } from './same-case.ts';

const conflicts = (text: string, type: Parameters<typeof analysisOf>[1] = 'cc_and_r') =>
  analysisOf(text, type).risks.flatMap(({ id }) => (id.startsWith('conflict.') ? [id] : []));

const steps = (second: string) =>
  `ARTICLE V\nARCHITECTURAL CONTROL\nWithin thirty (30) days after receipt of the plans the Architectural Committee shall approve or disapprove the request in writing.\n\n${second}`;
const board =
  'The Board of Directors must act within fifteen (15) days of receipt of the written request of the owner.';

/** Whether two sentences, in one document, answer for one case. */
function areOne(fact: FactId, one: string, other: string): boolean {
  const doc = docOf(`${one}\n\n${other}`);
  const [first, second] = doc.sentences;
  return first && second ? areOfOneCase(doc, fact, [first], [second]) : false;
}

describe('areOfOneCase', () => {
  it.each<[FactId, string, string, boolean]>([
    ['pets.max_count', 'Homes in Phase 1 may keep two dogs.', 'Homes in Phase 2 may keep three dogs.', false],
    ['pets.max_count', 'Homes in Phase 1 may keep two dogs.', 'Owners in Phase 1 may keep three dogs.', true],
    ['pets.max_count', 'Each villa may keep two dogs.', 'Each cottage may keep three dogs.', false],
    ['pets.max_count', 'Each villa may keep two dogs.', 'Each home may keep three dogs.', true],
    ['assessment.regular', 'Dues are $40 a month.', 'Additional dues of $90 a month are paid.', false],
    ['financial.delinquent_homes', 'Two owners are overdue by two years.', '9 owners are in arrears.', false],
    ['financial.delinquent_homes', 'Two owners are in arrears.', '9 owners are in arrears.', true],
    ['pets.max_count', 'Two dogs may be kept.', 'Additional fees are due for more than three dogs.', true],
  ])('%s: %s / %s', (fact, one, other, is) => {
    expect(areOne(fact, one, other)).toBe(is);
  });

  it('tells two steps in turn as what they are', () => {
    expect(conflicts(steps(board))).toEqual([]);
    expect(told('architecture.review_days', steps(board))?.text).toContain(
      `It also says: “${board.slice(0, -1)}”.`,
    );
    const again =
      'The Architectural Committee must act within fifteen (15) days of receipt of the written request of the owner.';
    expect(conflicts(steps(again))).toEqual(['conflict.architecture.review_days']);
  });

  it('takes dues that come on top of others for no other answer', () => {
    const faq = (lead: string, second: string) =>
      `Larkmoor Homeowners Association\nWhat are the dues?\nThe annual dues are $410 for every home in Larkmoor.\n\nWhat do the townhomes pay?\n${lead}${second}`;
    const second = 'Townhome annual dues are $1,980 paid in one sum.';
    const top = faq('In addition to the Larkmoor dues, the townhomes have dues of their own. ', second);
    expect(conflicts(top, 'other')).toEqual([]);
    expect(told('assessment.regular', top, 'other')?.text).toMatch(/^You pay \$410 a year/);
    expect(JSON.stringify(analysisOf(top, 'other').key_points)).toContain('“Townhome annual dues are');
    expect(conflicts(faq('', 'The annual dues are $430 paid in one sum.'), 'other')).toEqual([
      'conflict.assessment.regular',
    ]);
  });
});
