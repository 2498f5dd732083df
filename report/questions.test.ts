import { expect, it } from 'vitest';
import type { FirstItem } from './first-five.ts';
import { questionsOf } from './questions.ts';

const item = (id: string, title: string, ask: string): FirstItem => ({
  id,
  severity: 'low',
  title,
  detail: '',
  ask,
  reference: 'p. 1',
  citations: [],
  tells: [],
});
const nothing = { facts: [], unclear: [], not_stated: [] };
const asked = (...first: FirstItem[]) => questionsOf(nothing, first).raised.map(({ text }) => text);

it('names what a question is about', () => {
  expect(
    asked(item('assessment.late_fee', 'Paying late costs a fee of $20.', 'When was it raised?')),
  ).toEqual(['Late fee: When was it raised?']);
  expect(
    asked(item('minutes.matter.price-2', 'A bid is spoken of: “a bid of $900”.', 'Was it ordered?')),
  ).toEqual(['A bid is spoken of: Was it ordered?']);
  expect(
    asked(item('sale.form.loans', 'On loans, the paper says: “Loan: $900.”', 'How much is left?')),
  ).toEqual(['On loans: How much is left?']);
  expect(asked(item('document.draft', 'This is a draft.', 'Is there a signed version?'))).toEqual([
    'Is there a signed version?',
  ]);
});
