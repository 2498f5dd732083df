import { describe, expect, it } from 'vitest';
import { analysisOf } from '../testing/told-of.ts';

const head = 'Elm Court Homeowners Association\n\nMinutes of the Board Meeting held May 9, 2031\n\n';
const analysis = (text: string) => analysisOf(head + text, 'minutes');

describe('what came of what is told as open', () => {
  it('is quoted behind it and cited', () => {
    const { key_points } = analysis(
      'The loan application is to be sent to the bank in the fall.\n\nThe bench was oiled.\n\nStatus 7/9/2031\n\nOur loan was not approved.',
    );
    const point = key_points.find(({ id }) => id === 'minutes.matter.loan');
    expect(point?.text).toBe(
      'A loan is spoken of: “The loan application is to be sent to the bank in the fall.” Later the document says: “Our loan was not approved.”',
    );
    expect(point?.citations.map(({ quote }) => quote)).toContain('Our loan was not approved.');
  });

  it('takes the place of what a risk calls not decided', () => {
    const { risks } = analysis(
      'The board discussed a bank loan for the pool.\n\nThe bench was oiled.\n\nThe bank said that the loan was denied.',
    );
    const risk = risks.find(({ id }) => id === 'risk.talk.loan');
    expect(risk?.title).toBe('A loan was talked about.');
    expect(risk?.explanation).toBe(
      'Later the document says: “The bank said that the loan was denied.” Ask where it stands now.',
    );
  });

  it('is told of nothing that is told as it is', () => {
    const { key_points } = analysis(
      'Motion by Ray to take a loan of $50,000 from the bank, seconded by Kim; carried.\n\nThe loan was repaid.',
    );
    expect(key_points.some(({ text }) => text.includes('Later the document says'))).toBe(false);
  });
});
