import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { valueIn } from '../../testing/told-of.ts';
import { term } from './term.ts';

const facts = (runs: number | null, extended?: number) => ({
  ...(runs && { 'declaration.term': { days: runs * 365 } }),
  ...(extended && { 'declaration.renewal': { days: extended * 365 } }),
});

describe('term', () => {
  it.each([
    ['declaration.term', 'The initial term of this Declaration shall be forty (40) years.', 40],
    [
      'declaration.term',
      'The Covenants shall continue in full force for fifty years and shall then be extended for consecutive ten-year periods.',
      50,
    ],
    [
      'declaration.renewal',
      'The Covenants shall continue in full force for fifty years and shall then be extended for consecutive ten-year periods.',
      10,
    ],
  ])('%s, with the questions', (fact, text, years) => {
    expect(valueIn(fact, text)).toEqual({ days: years * 365 });
  });

  it.each([
    [
      'The covenants and restrictions of this Declaration shall run with and bind the land for a term of twenty (20) years from the date this Declaration is recorded, after which time they shall be automatically extended for successive periods of ten (10) years.',
      facts(20, 10),
    ],
    [
      'These restrictions shall remain in full force and effect for a period of 50 years. Thereafter these restrictions shall be automatically renewed for additional ten-year periods.',
      facts(50, 10),
    ],
    [
      'The provisions of this Declaration shall continue in effect for thirty years from the date of recording, unless sooner terminated.',
      facts(30),
    ],
    [
      'After the expiration of the initial term, the term of this Declaration shall be automatically extended for successive periods of 10 years each unless, within 6 months before the end of the initial 60-year term, an instrument ends it.',
      facts(60, 10),
    ],
    [
      'This Declaration shall inure to the benefit of and bind the Owners, the Association, its Board of Directors and its officers, for the term of 60 years from the date of recording.',
      facts(60),
    ],
    [
      'After twenty-five years the covenants shall be extended automatically for six successive periods of five years each.',
      facts(null, 5),
    ],
    [
      'The covenants of this Declaration shall bind all Owners and tenants for a term of thirty-five years from recording, after which they shall be automatically extended for successive periods of ten years, unless rescinded by 90% of the Owners and 75% of the first mortgagees.',
      facts(35, 10),
    ],
    ['Thereafter, it shall be automatically extended for successive periods of 5 years.', facts(null, 5)],
    [
      'Non-Common Areas are exempt from the operation of these covenants and shall be deed restricted for use only for agriculture for a period of 25 years from approval of the plat.',
      {},
    ],
    [
      'The restrictions shall continue until twenty-one (21) years after the death of the last survivor of the signers.',
      {},
    ],
    [
      'Directors shall be bound by this Declaration and serve for a term of two years from their election.',
      {},
    ],
    ['This Declaration may be amended during the first twenty years by 90% of the Owners.', {}],
    ['Any lease shall be subject to this Declaration and be for a term of one year.', {}],
    ['The Declarant may annex land subject to these covenants within seven years from recording.', {}],
    [
      'The management contract runs for a period of three years and is renewed for successive one-year terms.',
      {},
    ],
    ['These covenants are enforceable by any Owner for thirty days after notice.', {}],
    ['The covenants of this Declaration run with the land in perpetuity.', {}],
  ])('%s', (text, expected) => {
    expect(factsIn(text, term)).toEqual(expected);
  });
});
