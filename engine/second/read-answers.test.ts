import { describe, expect, it } from 'vitest';
import { readAnswers, readConfirmation } from './read-answers.ts';

const one = '{"answers":[{"a_question":"pets.max_count","b_line":3,"c_words":"two pets","d_value":"2"}]}';
const answer = { question: 'pets.max_count', line: 3, words: 'two pets', value: '2' };

describe('what a model wrote', () => {
  it.each([
    ['plain', one],
    ['fenced', `\`\`\`json\n${one}\n\`\`\``],
    ['with chatter', `Sure! Here it is:\n${one}\nI hope that this helps.`],
    ['after thinking', `<think>Line {3} says two. {"answers": []}</think>${one}`],
    ['after thinking that was never opened', `hm {"a":1} </think>\n${one}`],
  ])('%s', (_, text) => {
    expect(readAnswers(text)).toEqual({ answers: [answer], malformed: 0 });
  });

  it.each([
    ['nothing', ''],
    ['prose', 'There are no fees.'],
    ['cut', one.slice(0, 40)],
    ['white space', ' \n'.repeat(5000)],
    ['a list', '[1, 2]'],
    ['another object', '{"fees": "none"}'],
    ['a page', '<!doctype html><title>502</title>'],
    ['too long', `{"answers":[]${' '.repeat(200_000)}}`],
  ])('%s is no answer', (_, text) => {
    expect(readAnswers(text)).toBeNull();
  });

  it('leaves out what has no proper form, and counts it', () => {
    const bad = [
      null,
      7,
      {},
      { ...JSON.parse(one).answers[0], b_line: '3' },
      { ...JSON.parse(one).answers[0], b_line: 1.5 },
      { ...JSON.parse(one).answers[0], c_words: ['two'] },
      { ...JSON.parse(one).answers[0], d_value: 'x'.repeat(2001) },
    ];
    expect(readAnswers(JSON.stringify({ answers: bad }))).toEqual({ answers: [], malformed: 7 });
  });

  it.each([
    ['{"a_reason":"it says so","b_supports":"yes"}', true],
    ['```{"a_reason":"a proposal","b_supports":"no"}```', false],
    ['{"b_supports":true}', null],
    ['yes', null],
  ])('confirmation %s', (text, said) => {
    expect(readConfirmation(text)).toBe(said);
  });
});
