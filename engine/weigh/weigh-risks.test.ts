import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

const risksOf = (text: string) =>
  analyze([{ number: 1, text, lines: linesOfText(text), size: null, readable: true }], {
    documentType: 'minutes',
  }).risks;

describe('weighRisks', () => {
  it('weighs every item of a list, and tells those that come to the same once', () => {
    const risks = risksOf(
      [
        'The board is considering a special assessment of $500 per home for the pool.',
        'A special assessment of $1,200 per home for the roof was approved.',
        'A special assessment of $300 per home for the drains was approved.',
      ].join('\n'),
    ).filter(({ id }) => id.startsWith('risk.special_assessment'));
    expect(risks.map(({ level, title, citations }) => [level, title, citations.length])).toEqual([
      ['high', 'A special assessment is approved.', 2],
      ['medium', 'A special assessment is being talked about.', 1],
    ]);
    expect(new Set(risks.map(({ id }) => id)).size).toBe(2);
  });
});
