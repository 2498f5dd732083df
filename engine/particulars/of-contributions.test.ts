import { expect, it } from 'vitest';
import { analysisOf } from '../testing/told-of.ts';

const toPay = (text: string) =>
  analysisOf(`Elm Court Homeowners Association\n\n${text}`, 'other')
    .risks.map((risk) => JSON.stringify(risk))
    .find((risk) => risk.includes('one-time payment'));

it('what a buyer pays at closing is told with the charge that is named beside it', () => {
  const pays = 'At closing each buyer pays a $350 capital contribution (to the reserves)';
  expect(toPay(`${pays} and a $90 transfer fee.`)).toContain('Have $350 and $90 (transfer fee) ready');
  expect(toPay(`${pays} and the seller a $90 transfer fee.`)).toContain('Have $350 ready');
  expect(toPay(`${pays}. Guests pay a $90 key fee.`)).toContain('Have $350 ready');
});
