import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

const analysis = (text: string) =>
  analyze([{ number: 1, text, lines: linesOfText(text), size: null, readable: true }], {
    documentType: 'minutes',
  });
const head = `Gull Creek Homeowners Association
Minutes of the Board Meeting held May 9, 2031
`;

describe('a repair that a meeting agreed to', () => {
  it('is told with its decision and its price, by the sentences after it', () => {
    const { risks, key_points: points } = analysis(
      `${head}
A contractor proposes to complete the emergency repairs of the pool pump for $6,800. The board authorized the expenditure of $6,800 for the pump.`,
    );
    expect(risks.find(({ id }) => id === 'risk.repairs.critical')).toMatchObject({
      title: 'A large or urgent repair was agreed to.',
      explanation: 'It is put at $6,800. Ask whether the reserves can pay for it.',
    });
    expect(points.find(({ id }) => id === 'repairs.critical')?.citations).toHaveLength(2);
  });

  it('is still to be asked about where nothing was decided', () => {
    const { risks, references } = analysis(
      `${head}
The clubhouse roof needs to be replaced before winter. The gate code was changed.
Owners asked about replacing the pond dam.`,
    );
    expect(risks.find(({ id }) => id === 'risk.repairs.critical')?.explanation).toMatch(
      /^Ask what it will cost/,
    );
    expect(references['risk.talk.repairs']).toBe('p. 1');
  });
});
