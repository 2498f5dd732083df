import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

const told = (text: string) => {
  const whole = `Gull Creek Homeowners Association\nMinutes of the Board Meeting held May 9, 2031\n\n${text}`;
  const { risks, key_points: points } = analyze(
    [{ number: 1, text: whole, lines: linesOfText(whole), size: null, readable: true }],
    { documentType: 'minutes' },
  );
  return {
    risk: risks.find(({ id }) => id === 'risk.repairs.critical'),
    point: points.find(({ id }) => id === 'repairs.critical')?.text,
  };
};

describe('work on shared property', () => {
  it.each([
    ['The clubhouse roof needs to be replaced at a cost of $48,000.'],
    ['The serious leak in the pool pipe is not mended.'],
    ['The retaining wall is unsafe and will be rebuilt.'],
  ])('is called large or urgent by its sum or by the words: %s', (text) => {
    const { risk, point } = told(text);
    expect(risk?.title).toBe('A large or urgent repair is mentioned.');
    expect(point).toMatch(/^A large or urgent repair is mentioned: /);
  });

  it.each([
    ['The clubhouse roof needs to be replaced at a cost of $4,800.'],
    ['There is a leak in the pool pipe.'],
    ['The pool liner is to be replaced next spring.'],
  ])('is not without either: %s', (text) => {
    const { risk, point } = told(text);
    expect(risk).toMatchObject({ level: 'low', title: 'Work on shared property is spoken of.' });
    expect(point).toMatch(/^Work on shared property is spoken of: /);
  });

  it('is asked about by what the text leaves open', () => {
    const asks = (text: string) => told(text).risk?.explanation;
    const roofs = 'The roofs of two buildings are to be replaced next spring';
    expect(asks(`${roofs}.`)).toBe('Ask what it will cost and whether the reserves can pay for it.');
    expect(asks(`${roofs}, for which we have a bid of $48,000.`)).toBe(
      'A bid of $48,000 is named. Ask whether the reserves can pay for it.',
    );
    const paid = 'The text says what is to pay for it: ask whether that still holds.';
    expect(asks(`${roofs}. It seems that our savings will allow it without a special assessment.`)).toBe(
      paid,
    );
    expect(asks(`${roofs}. The work will be paid from the reserves.`)).toBe(paid);
    expect(asks(`${roofs}. Our savings will not be enough to cover it.`)).not.toBe(paid);
    expect(asks(`${roofs}. Lee asked whether it could be paid from the reserves.`)).not.toBe(paid);
  });
});
