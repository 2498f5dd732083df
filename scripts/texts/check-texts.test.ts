import { expect, test } from 'vitest';
import { faultsOfText, faultsOfTexts } from './check-texts.ts';

test.each([
  ['Our AI reads every page.', /says AI apart from the headings/],
  ['It is sent to an AI for analysis.', /an AI that documents go to/],
  ['A language model finds the fees.', /a model that reads/],
  ['© 2026 PlainDeed', /a year of its own/],
  ['30% to 70% is middling.', /sounds translated/],
  ['You can ignore this mail.', /sounds translated/],
])('%s is found', (text, fault) => {
  expect(faultsOfText(text).join()).toMatch(fault);
});

test.each([
  'AI Programmed to Protect You',
  'AI analyzes every page',
  'Found by the language model',
  'It goes to a language model of another company if you agree to that.',
  'No language model is used today, and no document is sent to an AI service.',
])('%s is sound', (text) => {
  expect(faultsOfText(text)).toEqual([]);
});

test('the texts of the site have no such words', () => {
  expect(faultsOfTexts()).toEqual([]);
});
