import { describe, expect, it } from 'vitest';
import lenderRulesFile from '#content/lender-rules.json' with { type: 'json' };
import rightsFile from '#content/state-rights.json' with { type: 'json' };
import { lenderRulesSchema } from '#contract/lender-rule.ts';
import { stateRightsSchema } from '#contract/state-right.ts';
import { homePicture } from './home-picture.ts';
import { type PurchaseDetails, purchaseOf } from './purchase.ts';
import { stating } from './testing/home-document.ts';

const rules = {
  rights: stateRightsSchema.parse(rightsFile),
  lenders: lenderRulesSchema.parse(lenderRulesFile),
};
const today = '2026-11-24';
const details: PurchaseDetails = {
  name: '12 Elm Court',
  state: null,
  community: null,
  contract_signed_on: null,
  documents_received_on: null,
  closing_on: null,
};
const budget = stating('budget.pdf', 'budget', {
  'association.name': 'Elm Owners Association',
  'document.date': '2026-01-01',
  'budget.year': 2026,
  'budget.total_income': { amount: 100_000, period: 'year' },
  'budget.reserve_contribution': { amount: 9_000, period: 'year' },
});
const purchase = (its: Partial<PurchaseDetails> = {}) =>
  purchaseOf({ ...details, ...its }, homePicture([budget], today), [budget], rules, today);

describe('what a purchase asks of the buyer', () => {
  it('counts the days, with the section and what ends them', () => {
    const { clock } = purchase({
      state: 'AK',
      community: 'condominium',
      documents_received_on: '2026-11-22',
    });
    expect(clock.lines[0]).toBe('The last day is Nov 27, 2026, 3 days from today.');
    expect(clock.lines.join(' ')).toContain('Closing ends the right');
    expect(clock.statute).toContain('34.08.590');
    expect(clock.lastDay).toBe('2026-11-27');
  });
  it('says what is missing to count them, and never guesses', () => {
    expect(purchase().clock).toMatchObject({ lastDay: null, statute: null });
    expect(purchase().clock.lines[0]).toContain('Enter the state');
    const { lines } = purchase({ state: 'AK', community: 'condominium' }).clock;
    expect(lines.some((line) => line.startsWith('Enter the day on which you received'))).toBe(true);
  });
  it('tells a rule with the figure, why it is not settled, and when the rule holds', () => {
    const rule = purchase({ community: 'condominium' }).lender.find(({ id }) => id === 'fannie-reserves-10');
    expect(rule).toMatchObject({ verdict: 'ask' });
    expect(rule?.notes).toEqual([
      'Your documents: 9 percent of all income goes to reserves.',
      'The rule counts dues alone, which are less than all income, so the share may be higher.',
      'For loan applications up to Jan 3, 2027.',
    ]);
    expect(rule?.statements.map(({ document }) => document)).toEqual(['budget.pdf', 'budget.pdf']);
  });
  it('asks for what is missing in a letter', () => {
    const { letter } = purchase();
    expect(letter).toContain('Elm Owners Association');
    expect(letter).toContain('- CC&Rs');
    expect(letter).not.toMatch(/[{}]/);
  });
  it('leaves no gap open in any sentence, for any state and kind of community', () => {
    const texts = rules.rights.flatMap(({ subject, state }) => (subject === 'cancellation' ? [state] : []));
    expect(texts.length).toBeGreaterThan(90);
    for (const community of ['condominium', 'planned'] as const) {
      for (const state of ['AK', 'FL', 'CT', 'WY', 'HI', 'MD', 'CA', 'NC'] as const) {
        const all = purchase({
          state,
          community,
          documents_received_on: '2026-11-20',
          contract_signed_on: '2026-11-10',
        });
        const said = [...all.clock.lines, ...all.lender.flatMap(({ text, notes }) => [text, ...notes])].join(
          ' ',
        );
        expect(said).not.toMatch(/[{}]|undefined|null/);
      }
    }
  });
});
