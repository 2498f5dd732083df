import { describe, expect, it } from 'vitest';
import { analysisOf, says } from '../testing/told-of.ts';

const of = (fact: string, text: string) => says(fact, `DECLARATION OF THE ASSOCIATION\n\n${text}`);

describe('the power of the developer', () => {
  const extra = 'The Class B member shall be the Developer, who has three votes for each lot owned.';
  it.each([
    ['The Class B membership shall cease once the sales office is closed.'],
    ['It has them for so long as the Developer owns a lot.'],
  ])('ends by an event, whatever it is: %s', (end) => {
    expect(of('voting.declarant_control', `${extra} ${end}`)).toBe(
      'The developer has, or had, extra votes until an event that is named there.',
    );
  });

  it('is told without an end where there is none', () => {
    expect(of('voting.declarant_control', `${extra} The Board meets each month.`)).toBe(
      'The developer has, or had, extra votes.',
    );
  });

  it('ends by what shall first occur', () => {
    expect(
      of(
        'voting.declarant_control',
        `${extra} It shall be converted not later than: (a) six months from the date seventy percent of the lots have been conveyed; or (b) seven years from the date of the recording of this Declaration, whichever shall first occur.`,
      ),
    ).toBe(
      'The developer has, or had, extra votes until 6 months after 70% of the lots are sold or until 7 years after this document, whichever comes first.',
    );
  });

  it.each([
    ['December 31, 1991', '', true],
    ['December 31, 2091', '', false],
    ['December 31, 1991', ' The Class B membership shall be reinstated if land is added.', false],
  ])('is over by its own date alone: %s%s', (day, more, isOver) => {
    const text = `${extra} The Class B membership shall cease and be converted to Class A when the votes in Class A equal those in Class B or on ${day}, whichever occurs first.${more}`;
    const told = of('voting.declarant_control', text);
    expect(told).toBe(
      isOver
        ? `The developer had extra votes until the other owners had as many votes or until ${day}, whichever came first. That time is over.`
        : `The developer has, or had, extra votes until the other owners have as many votes or until ${day}, whichever comes first.`,
    );
    const { risks } = analysisOf(`DECLARATION OF THE ASSOCIATION\n\n${text}`);
    expect(risks.some(({ id }) => id.includes('declarant_control'))).toBe(!isOver);
  });

  it.each([
    ['within nine. (9) years of the date of this instrument.', ' for a time. Ask whether it is over.'],
    ['within the general plan.', '.'],
  ])('to add land %s', (limit, told) => {
    expect(
      of(
        'declaration.more_land',
        `Additional land may be annexed by the Developer without the consent of the members ${limit}`,
      ),
    ).toBe(`The developer may add more land and homes to the community${told}`);
  });
});

describe('an extra sum at the first sale', () => {
  const sum =
    "Each Unit's contribution to the capital fund of the Association shall be equal to three months' installments of the annual assessment for such Unit.";
  const first = 'Whoever buys a home first, from its builder, pays an extra sum once:';
  it.each([
    ['Such contribution shall be collected at the closing of the initial sale of such Unit.', true],
    ['The contribution shall be paid when the Unit is first conveyed.', true],
    ['It shall be paid at each sale of the Unit. The contribution at the first sale is the same.', false],
    ['The first sale of a Unit was in May.', false],
  ])('is told as that: %s', (when, isFirst) => {
    const text = `${sum} ${when}`;
    expect(of('assessment.initial_contribution', text)?.startsWith(first)).toBe(isFirst);
    const { risks } = analysisOf(`DECLARATION OF THE ASSOCIATION\n\n${text}`);
    expect(risks.some(({ id }) => id.includes('initial_contribution'))).toBe(!isFirst);
  });
});

describe('the way of a foreclosure', () => {
  const may =
    'The Association may bring an action at law against the owner or foreclose the lien against the property for unpaid assessments.';
  const way = (text: string) => of('assessment.foreclosure', `${may}\n\n12. Further. ${text}`);
  it.each([
    [
      'Any of these liens may be foreclosed by a proper action in court or through the exercise of a power of sale.',
      ', with or without a court.',
    ],
    [
      'Any such lien may be enforced by sale under a power of sale or by suit in the superior court.',
      ', with or without a court.',
    ],
    ['Foreclosure under this Article shall be conducted judicially.', ' through a court.'],
    [
      'The lien of the Association shall be enforced in the superior court of the county.',
      ' through a court.',
    ],
    [
      'Any mortgage lien may be foreclosed by action in court or by the exercise of a power of sale.',
      '. The text here does not say whether that takes a court.',
    ],
    [
      'A first mortgagee may foreclose its lien in the district court.',
      '. The text here does not say whether that takes a court.',
    ],
  ])('stands in another passage: %s', (text, told) => {
    expect(way(text)).toBe(`You can lose your home over unpaid dues: the association may foreclose${told}`);
  });
});
