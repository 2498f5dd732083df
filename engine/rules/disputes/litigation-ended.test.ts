import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { analysisOf } from '../../testing/told-of.ts';
import { litigation } from './litigation.ts';

const statusOf = (text: string) => factsIn(text, [litigation], 'minutes').litigation;

describe('whether a case has ended', () => {
  it.each([
    ['Roe v. Quail Point: mediation was held in May, no settlement.', 'pending'],
    ['The lawsuit with the builder is pending; a settlement conference was held in June.', 'pending'],
    ['The lawsuit with the builder was settled in June.', 'settled'],
    ['The association sued Granite Homes over the siding.', 'pending'],
    ['The case against Granite Homes goes on.', 'pending'],
    ['The subcontractor settled for $90,000 in April.', 'settled'],
  ])('%s', (text, status) => {
    expect(statusOf(text)).toMatchObject({ status });
  });

  it.each([
    'We settled with the former roofer, who was sued in 2030. The claim against the window maker goes to arbitration.',
    'The Smith lawsuit was settled for $5,000. The suit by Acme Roofing is still pending.',
  ])('is not told of the next one: %s', (text) => {
    const { facts } = analysisOf(`Board minutes, May 4, 2031\n${text}`, 'minutes');
    const stands = facts.flatMap(({ id, value }) => (id === 'litigation' ? [value] : []));
    expect(stands).toMatchObject([{ status: 'settled' }, { status: 'pending' }]);
  });

  it('is open where only a part of it ended', () => {
    expect(statusOf('The court dismissed the counterclaim of the builder.')).not.toHaveProperty('status');
    expect(statusOf('Roe v. Quail Point (counterclaim) dismissed.')).not.toHaveProperty('status');
    expect(
      analysisOf(
        'Board minutes, May 4, 2031\nThe court dismissed the counterclaim of the builder.',
        'minutes',
      ).risks,
    ).toMatchObject([{ level: 'medium', title: 'A lawsuit or claim is mentioned.' }]);
  });

  it('is told as the text tells it', () => {
    const told = (text: string) =>
      analysisOf(`Board minutes, May 4, 2031\n${text}`, 'minutes').key_points.map(({ text: said }) => said);
    expect(told('The suit brought by two owners over the path was dismissed in May.')).toContain(
      'A lawsuit or claim is mentioned (dismissed): The suit brought by two owners over the path was dismissed in May.',
    );
    expect(told('The lawsuit over the siding was settled in August.').join()).toContain('(settled)');
    expect(told('The county court found for the association.').join()).toContain('(decided)');
    expect(told('The board voted to sue the landscaping company.').join()).toContain(
      '(threatened or intended)',
    );
    expect(
      told(
        'Somebody asked about the Elm Hill lawsuit. Lee: dismissed in May, each side paid its own fees.',
      ).join(),
    ).toContain('Lee: dismissed in May');
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

it('a case in a narrow column is told with all its lines, and without the end of its label', () => {
  const what = (text: string) => factsIn(text, [litigation], 'other').litigation;
  const lines = [
    'Pending suits (other than',
    'collections):\tAcme v. Roe Paving,',
    'small claim on the 2029 seal coat,',
    '$8,750 sought',
    'Agent: Lee Agency',
  ];
  expect(what(lines.join('\n'))).toMatchObject({
    what: 'Acme v. Roe Paving, small claim on the 2029 seal coat, $8,750 sought',
  });
  expect(what(['Case: Acme v. Roe Paving', 'Agent: Lee Agency'].join('\n'))).toMatchObject({
    what: 'Case: Acme v. Roe Paving',
  });
});
