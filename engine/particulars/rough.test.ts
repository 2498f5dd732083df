import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

const told = (line: string) => {
  const text = `Fox Run HOA\nTreasurer's Report\n\n${line}`;
  const { summary, key_points, facts } = analyze([
    { number: 1, text, lines: linesOfText(text), size: null, readable: true },
  ]);
  return [summary, ...key_points.map((point) => point.text), ...facts.map(({ display }) => display)].join(
    '\n',
  );
};

describe('a figure that is only about right', () => {
  it.each([
    ['We have about $148,000 in reserves.', 'The reserve account held about $148,000.', '\nabout $148,000'],
    ['We have approximately $22,000 in the operating account.', 'had about $22,000 in', '\nabout $22,000'],
    ['The loan balance is roughly $90,000.', 'owed about $90,000 on a loan', '\nabout $90,000'],
    ['There are about 210 houses in the association.', 'has about 210 homes', '\nabout 210'],
    ['Reserves are approximately 44% funded.', 'about 44%', '\nabout 44%'],
  ])('is told as such: %s', (line, statement, display) => {
    expect(told(line)).toContain(statement);
    expect(told(line)).toContain(display);
  });

  it.each([
    'We have $148,000 in reserves.',
    'We talked about the roof. We have $148,000 in reserves.',
    'We have $148,000 in reserves, about $9,000 more than last year.',
    'We have about $148,000 in reserves. The reserve account balance is $148,000.',
  ])('is not where the text is sure of it: %s', (line) => {
    expect(told(line)).toContain('$148,000');
    expect(told(line)).not.toContain('about $148,000');
  });
});
