import { expect, it } from 'vitest';
import { checkAnswer } from '#engine/second/check-answer.ts';
import { type Part, windowsOf } from '#engine/second/windows.ts';
import { docOf } from '#engine/testing/doc-of.ts';
import { lossesOf } from './losses.ts';
import { plantedIn } from './planted.ts';
import type { Key } from './score.ts';

const line = 'Whoever pays late owes a late charge of $35 on top.';
const doc = docOf(
  `${line}\n\nNo more than two pets are kept in a home.\n\nThe gate costs $90 a year.`,
  'cc_and_r',
);
const [window] = windowsOf(doc);
const asked = ['assessment.late_fee', 'pets.max_count', 'assessment.lien'];
const part = { window, questions: asked.map((fact) => ({ fact, text: '' })) } as unknown as Part;
const answer = { a_question: 'assessment.late_fee', b_line: 1, c_words: line, d_value: '$35' };
const text = (...answers: object[]) => JSON.stringify({ answers });

it('what was said rightly and lost, and what was wrong and kept', () => {
  const key = {
    file: 'one.txt',
    kind: 'cc_and_r',
    facts: { 'assessment.late_fee': [{ value: { amount: 35 } }], 'pets.max_count': [{ value: 2 }] },
  } as Key;
  const fee = checkAnswer(doc, part, { question: 'assessment.late_fee', line: 1, words: line, value: '$35' });
  if (typeof fee === 'string') throw new Error(fee);
  const pets = { a_question: 'pets.max_count', b_line: 2, c_words: '', d_value: '2' };
  expect(lossesOf(key, [text(answer, pets)], [fee])).toEqual({
    rightlySaid: 2,
    rightlyKept: 1,
    wronglySaid: 0,
    wronglyKept: 0,
    lost: ['pets.max_count'],
  });
  const other = { ...key, facts: { 'assessment.late_fee': [{ value: { amount: 40 } }] } } as Key;
  expect(lossesOf(other, [text(answer)], [fee])).toMatchObject({
    rightlySaid: 0,
    wronglySaid: 1,
    wronglyKept: 1,
  });
});

it('wrong answers are made of a right one, none of them equal to it', () => {
  const planted = plantedIn(part, text(answer));
  expect(new Set(planted.map(({ kind }) => kind))).toEqual(
    new Set(['figure of another line', 'altered figure', 'altered figure and quote']),
  );
  for (const one of planted) expect(one.answer).not.toEqual(answer);
  expect(planted.find(({ kind }) => kind === 'altered figure')?.answer.d_value).toBe('$38');
});
