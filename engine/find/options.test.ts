import { describe, expect, it } from 'vitest';
import { analysisOf, says } from '../testing/told-of.ts';

const ways = [
  'Option 1: raise the monthly dues to $210 with no special assessment.',
  'Option 2: keep the dues and levy a proposed special assessment of $2,000 per unit.',
];

describe('several ways side by side', () => {
  it('says how many there are, and takes none of their sums', () => {
    const text = `The board sets out what could be done.\n\n${ways.join('\n\n')}`;
    expect(says('special_assessment', text, 'other')).toBe(
      'The text sets out 2 ways to choose from. A special assessment is among them.',
    );
    expect(says('assessment.regular', text, 'other')).toBeUndefined();
  });
  it('are versions of a budget as well', () => {
    const versions = ways.map((way) => way.replace('Option', 'Version')).join('\n\n');
    expect(
      says('special_assessment', `The board sets out what could be done.\n\n${versions}`, 'other'),
    ).toContain('2 ways');
  });
  it.each([
    'Three choices are on the table: (1) a special assessment of $21,500 per home, due in October; (2) a loan of $1.5 million with dues rising from $340 to $505; (3) work in parts, paid by dues of $460.',
    'The board has these options:\n\n1. A special assessment of $21,500 per home, due in October.\n\n2. A loan of $1.5 million with dues rising from $340 to $505.\n\n3. Work in parts, paid by dues of $460.',
    'Kim showed three ways to pay for it:\nA - a special assessment of $21,500 per home\nB - a loan of $1.5 million, about $90 a month\nC - raise the dues to $460 and work in parts.',
  ])('knows them in one sentence and in a list: %s', (text) => {
    const { key_points: points, facts } = analysisOf(`Oak Court Association\n\n${text}`, 'other');
    expect(points.find(({ id }) => id === 'special_assessment')?.text).toBe(
      'The text sets out 3 ways to choose from. A special assessment is among them.',
    );
    const money = facts.filter(({ id }) => /^(?:assessment|budget|financial)\./.test(id));
    expect(money).toEqual([]);
  });
  it('takes lettered lines for ways only behind what says so', () => {
    const text =
      'The board did this in the spring:\nA - it levied a special assessment of $1,500 per home, due in June.\nB - it took a loan.';
    expect(says('special_assessment', text, 'other')).toMatch(/\$1,500/);
  });
  it('takes the sum of one that stands alone or was chosen', () => {
    for (const text of [String(ways[1]), `${ways.join('\n\n')}\n\nOption 2 was approved.`])
      expect(says('special_assessment', text, 'other')).toMatch(/\$2,000/);
  });
});

describe('what is asked or told of a meeting', () => {
  const points = (text: string) => analysisOf(text, 'minutes');
  it('takes no question for a decision', () => {
    for (const text of [
      'A resident asked whether, once the levy was approved, it could be paid monthly.',
      'Assuming the contract was approved, work would begin in May.',
    ])
      expect(points(text).key_points.filter(({ id }) => id === 'minutes.motions')).toEqual([]);
    expect(points('The budget was approved.').key_points.some(({ id }) => id === 'minutes.motions')).toBe(
      true,
    );
  });
  it('tells what a vote is on', () => {
    const text =
      'The board proposes to hold the yearly picnic meeting in June. A two-thirds vote of the owners is needed for this change.';
    expect(
      points(text)
        .key_points.map(({ text: told }) => told)
        .join(' '),
    ).toContain('yearly picnic meeting');
  });
  it('names no sum of today as one of a raise', () => {
    const risks = (text: string) =>
      points(text)
        .risks.map(({ explanation }) => explanation)
        .join(' ');
    expect(
      risks('The board recommends keeping dues at $90 and discussed raising the dues next year.'),
    ).not.toContain('$90');
    expect(risks('The board discussed raising the dues to about $95 or $99.')).toContain('$95');
    expect(risks('The default is the higher of the dues or $90, it was suggested.')).toBe('');
    expect(risks('We may need to increase the assessment in the future.')).not.toBe('');
  });
});
