import { expect, it } from 'vitest';
import type { FactRule } from '../find/pattern.ts';
import { docOf } from '../testing/doc-of.ts';
import { allRules } from './all-rules.ts';
import { runRules } from './run-rules.ts';

it('takes more answers than a call can have arguments', () => {
  const times = 130_000;
  const rule: FactRule = {
    fact: 'pets.allowed',
    cue: /dogs/,
    patterns: [{ match: /no dogs/, value: 'no', tier: 'likely' }],
  };
  expect(runRules([rule], docOf('No dogs.\n'.repeat(times), 'cc_and_r'))).toHaveLength(times);
});

it.each([
  ['*Box Rental\t$0.00\nPostage\t$66.00\n*The treasurer gave the annual fee of $216', undefined],
  ['*Dues\t$9,000.00\nPostage\t$66.00\n*The annual fee of $216 is due in May.', 'year'],
  ['Box Rental\t$0.00\nPostage\t$66.00\n*The annual fee of $216 is due in May.', 'year'],
])('reads a footnote by the row that it belongs to: %s', (text, expected) => {
  const doc = docOf(`Maple Hollow Treasurer's Report\n${text}`, 'financial');
  const told = runRules(allRules, doc).find(({ fact }) => fact === 'assessment.frequency');
  expect(told?.value).toBe(expected);
});

it.each([
  ['Shall annual dues be increased from $540 to $610 effective January 1, 2032? [ ] FOR [ ] AGAINST', []],
  ['2. Shall the Declaration be amended to prohibit rentals for less than 180 days?', []],
  ['Amendment 3, no leases of less than 180 days:  ☐ For  ☐ Against', []],
  ['Annual dues were increased from $540 to $610 effective January 1, 2032.', ['assessment.regular']],
  ['What is being proposed?\n\nA minimum lease of one year.', []],
  ['What is the rule today?\n\nA minimum lease of one year.', ['rental.minimum_term']],
  ['The Declaration prohibits rentals for less than 180 days.', ['rental.minimum_term']],
])('nothing that a ballot asks is so: %s', (text, expected) => {
  const doc = docOf(`Maple Hollow Homeowners Association\n\n${text}`, 'other');
  const facts = new Set(runRules(allRules, doc).map(({ fact }) => fact));
  const asked = ['assessment.regular', 'rental.minimum_term', 'budget.dues_change'] as const;
  expect(asked.filter((fact) => facts.has(fact) && fact !== 'budget.dues_change')).toEqual(expected);
  if (expected.length === 0) expect(facts.has('budget.dues_change')).toBe(false);
});
