import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

const analysisOf = (text: string) => {
  const whole = `Gull Creek Homeowners Association\nMinutes of the Board Meeting held May 9, 2031\n\n${text}`;
  return analyze([{ number: 1, text: whole, lines: linesOfText(whole), size: null, readable: true }], {
    documentType: 'minutes',
  });
};
const told = (text: string) => {
  const { risks, key_points: points } = analysisOf(text);
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

  it('is asked about with the assessment that was agreed to for it', () => {
    const of = (levy: string) => told(`The retaining wall is failing. ${levy}`).risk?.explanation;
    expect(of('The board approved a special assessment of $400 per home to rebuild it.')).toMatch(
      /A special assessment was agreed to beside it\./,
    );
    expect(of('The board discussed a special assessment of $400 per home to rebuild it.')).toMatch(
      /A special assessment is spoken of beside it\./,
    );
  });

  it('is asked about by what the text leaves open', () => {
    const asks = (text: string) => told(text).risk?.explanation;
    const roofs = 'The roofs of two buildings are to be replaced next spring';
    expect(asks(`${roofs}.`)).toBe('Ask what it will cost and whether the reserves can pay for it.');
    expect(asks(`${roofs}, for which we have a bid of $48,000.`)).toBe(
      'A bid of $48,000 is named. Ask whether the reserves can pay for it.',
    );
    expect(asks(`${roofs}, $640 over the quote.`)).not.toContain('$640');
    expect(asks(`${roofs}, for $48,640, $640 over the quote.`)).not.toContain('bid of $640');
    const paid = 'The text says what is to pay for it: ask whether that still holds.';
    expect(asks(`${roofs}. It seems that our savings will allow it without a special assessment.`)).toBe(
      paid,
    );
    expect(asks(`${roofs}. The work will be paid from the reserves.`)).toBe(paid);
    const levy = 'A special assessment is spoken of beside it. Ask what your share would come to.';
    expect(asks(`${roofs}. There will be a vote on a special assessment for it.`)).toBe(levy);
    expect(asks(`${roofs}. There is no need for a special assessment.`)).not.toBe(levy);
    expect(
      asks(`${roofs}. A special assessment for it was thought of, but the board decided against it.`),
    ).not.toBe(levy);
    expect(asks(`${roofs}. Our savings will not be enough to cover it.`)).not.toBe(paid);
    expect(asks(`${roofs}. Lee asked whether it could be paid from the reserves.`)).not.toBe(paid);
  });

  it('is not told as talk besides, and two prices are not told as one', () => {
    const text =
      'Lee said that replacing the failing roof will cost $48,000. The collapsed retaining wall will be rebuilt for $19,000. Owners asked about replacing the pond dam.';
    const { risks } = analysisOf(text);
    const of = (id: string) => risks.filter((risk) => risk.id.startsWith(id));
    expect(of('risk.repairs.critical').map(({ explanation }) => explanation.slice(0, 22))).toEqual([
      'It is put at $48,000. ',
      'It is put at $19,000. ',
    ]);
    expect(of('risk.talk.repairs').flatMap(({ citations }) => citations.map(({ quote }) => quote))).toEqual([
      'Owners asked about replacing the pond dam.',
    ]);
  });
});
