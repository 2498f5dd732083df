import { expect, test } from 'vitest';
import { analyze } from '#engine/index.ts';
import { linesOfText } from '#engine/structure/printed.ts';
import { nothingOpen, opennessOf, sumOf } from './openness.ts';
import { keySchema, score } from './score.ts';

const text = `MINUTES OF THE BOARD
A suit over the pond is in the hands of the insurer, who was told of it at once.
The beds at the gate were planted by the garden committee.`;
const pages = [{ number: 1, text, lines: linesOfText(text), size: null, readable: true }];
const judge = (facts: unknown, absent: string[]) => {
  const key = keySchema.parse({ file: 'minutes.txt', kind: 'minutes', facts, absent });
  const analysis = analyze(pages, { documentType: 'minutes' });
  return opennessOf(key, analysis, pages, score(key, analysis.facts));
};

test('what is stated though no mention was found is counted, and so is what is rightly silent', () => {
  const answer = [{ value: { amount: 100 }, quote: 'The beds at the gate' }];
  expect(judge({ 'financial.reserve_cash': answer }, ['financial.operating_cash'])).toEqual({
    ...nothingOpen,
    silence: 2,
    falseSilence: 1,
    passageSought: 1,
  });
});

test('a missed answer that stands in a passage shown is counted as found', () => {
  const answer = [{ value: 'the pond', quote: 'A suit over the pond is in the hands of the insurer' }];
  expect(judge({ litigation: answer }, [])).toMatchObject({ unclear: 1, falseUnclear: 1, passageFound: 1 });
});

test('sums add up', () => {
  const one = { ...nothingOpen, silence: 2, passageSought: 1 };
  expect(sumOf([one, one])).toEqual({ ...nothingOpen, silence: 4, passageSought: 2 });
});
