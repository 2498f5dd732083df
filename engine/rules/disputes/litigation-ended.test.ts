import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { analysisOf } from '../../testing/told-of.ts';
import { litigation } from './litigation.ts';

const statusOf = (text: string) => factsIn(text, [litigation], 'minutes').litigation;

describe('whether a case has ended', () => {
  it.each([
    ['Roe v. Quail Point: mediation was held in May, no settlement.', 'pending'],
    ['The lawsuit with the builder is pending; a settlement conference was held in June.', 'pending'],
    ['The court dismissed the counterclaim of the builder.', 'pending'],
    ['The lawsuit with the builder was settled in June.', 'settled'],
    ['The association sued Granite Homes over the siding.', 'pending'],
    ['The case against Granite Homes goes on.', 'pending'],
    ['The subcontractor settled for $90,000 in April.', 'settled'],
  ])('%s', (text, status) => {
    expect(statusOf(text)).toMatchObject({ status });
  });

  it('is told by a later sentence, of the whole case', () => {
    const filed = 'The association filed suit against Torrent Plumbing in 2029.';
    expect(statusOf(`${filed} We are glad to report that the case has settled.`)).toEqual({
      what: filed,
      status: 'settled',
    });
    expect(statusOf(`${filed} If the case is settled, dues will fall.`)).toMatchObject({ status: 'pending' });
    expect(statusOf(`${filed} Trial is set for June. The court dismissed the counterclaim.`)).toMatchObject({
      status: 'pending',
    });
  });

  it('is a lesser risk', () => {
    const risk = (text: string) =>
      analysisOf(text, 'minutes').risks.map(({ level, title }) => `${level}: ${title}`);
    expect(risk('Board minutes, May 4, 2031\nThe lawsuit over the siding was settled in August.')).toContain(
      'medium: A lawsuit or claim is told as settled or decided.',
    );
    expect(risk('Board minutes, May 4, 2031\nThe lawsuit over the siding is pending in court.')).toContain(
      'high: A lawsuit or claim is mentioned.',
    );
  });
});
