import { expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { allRules } from '../all-rules.ts';

const dues = (text: string) =>
  factsIn(`Elm Court Homeowners Association\n\n${text}`, allRules, 'other')['assessment.regular'];

it.each([
  ['How you pay\t$52/month\tOnline\n\nThe HOA dues stay at $52 through May.', 'month'],
  ['Trash\t$52/month\tOnline\n\nThe HOA dues stay at $52 through May.', undefined],
  ['A\t$52/month\tOnline\nB\t$52/year\tCheck\n\nThe HOA dues stay at $52 through May.', undefined],
])('takes the period of dues from where the paper gives it: %s', (text, period) => {
  expect(dues(text)).toMatchObject({ amount: 52, ...(period ? { period } : {}) });
  if (!period) expect(dues(text)).not.toHaveProperty('period', expect.anything());
});

it.each([
  [
    'So what is the monthly fee going to be?\nThe proposed budget has it at $610 for every unit. It is $470 today.',
    470,
  ],
  ['So what is the monthly fee going to be?\nThe proposed budget has it at $610 for every unit.', undefined],
])('reads an answer by its question: %s', (text, amount) => {
  if (amount) expect(dues(text)).toMatchObject({ amount, period: 'month' });
  else expect(dues(text)).toBeUndefined();
});
