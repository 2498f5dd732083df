import { describe, expect, it } from 'vitest';
import { says, told } from '../testing/told-of.ts';

describe('the developer’s control', () => {
  it('the end of the developer’s control, and what it had', () => {
    expect(
      says(
        'voting.declarant_control',
        'Until the Declarant has sold seventy-five percent (75%) of the Lots, or until May 14, 2014, whichever comes first, the Declarant has three (3) votes for each Lot that it owns.',
      ),
    ).toBe(
      'The developer had extra votes until 75% of the lots were sold or until May 14, 2014, whichever came first. That time is over.',
    );
    const point = told(
      'voting.declarant_control',
      'The Class B member shall be the Declarant and shall be entitled to three (3) votes for each Lot owned. The Class B membership shall cease and be converted to Class A membership on the happening of either of the following events, whichever occurs earlier:\n(a) when the total votes outstanding in the Class A membership equal the total votes outstanding in the Class B membership, or\n(b) on December 31, 1990.',
    );
    expect(point?.text).toBe(
      'The developer had extra votes until the other owners had as many votes or until December 31, 1990, whichever came first. That time is over.',
    );
    expect(point?.citations.some(({ quote }) => quote.includes('December 31, 1990'))).toBe(true);
    expect(
      says(
        'voting.declarant_control',
        'The Class B member shall have three votes for each Lot owned by Declarant.',
      ),
    ).toBe('The developer has, or had, extra votes.');
  });

  it('a director whom the developer appointed tells nothing of who appoints them', () => {
    const votes = 'The Class B member shall have three votes for each Lot owned by Declarant.';
    const removal = 'A director named by the Declarant is removed by it alone.';
    expect(says('voting.declarant_control', `${votes} ${removal}`)).toBe(
      'The developer has, or had, extra votes.',
    );
    expect(says('voting.declarant_control', `${votes} The directors are named by the Declarant.`)).toContain(
      'choice of directors',
    );
  });

  it.each([
    [
      'The period of Declarant control, in which it names the directors, ends sixty days after 75% of the Lots are conveyed. We have reached that point, so the board is now elected by homeowners.',
      'The developer had the choice of directors until 60 days after 75% of the lots were sold. That time is over.',
    ],
    [
      'All directors are appointed by the developer. Control of the association was turned over to the owners in May.',
      'The developer had the choice of directors. That time is over.',
    ],
    [
      'All directors are appointed by the developer. When this has happened, control is turned over to the owners.',
      'The developer has, or had, the choice of directors.',
    ],
  ])('what the next sentence says of today: %s', (text, words) => {
    expect(says('voting.declarant_control', text, 'other')).toBe(words);
  });

  it.each([
    [
      'other',
      'The developer shall have five votes for each Lot until ten (10) years from the date of recording of the Covenants in the county records.',
      'The developer has, or had, extra votes until 10 years after the covenants were recorded.',
    ],
    [
      'bylaws',
      'The Declarant shall appoint the directors until the tenth anniversary of the recording of the Declaration.',
      'The developer has, or had, the choice of directors until 10 years after the declaration was recorded.',
    ],
    [
      'cc_and_r',
      'The Declarant shall appoint the directors until the tenth anniversary of the recording of the Declaration.',
      'The developer has, or had, the choice of directors until 10 years after this document.',
    ],
    [
      'cc_and_r',
      'The Declarant may appoint the directors until ten years after the recording of the Master Declaration.',
      'The developer has, or had, the choice of directors until 10 years after the master declaration was recorded.',
    ],
  ] as const)('counts years from the paper that the text names: %s', (type, text, words) => {
    expect(says('voting.declarant_control', text, type)).toBe(words);
  });

  it.each([
    'The Declarant shall appoint all directors until January 1, 2012 or until the Declarant owns no Lot, whichever occurs last.',
    'The Declarant may appoint and remove all directors until the Declarant owns no Lot or January 1, 2012, whichever is later.',
  ])('a day that is over ends nothing that lasts until a later event: %s', (text) => {
    expect(says('voting.declarant_control', text)).toBe(
      'The developer has, or had, the choice of directors until an event that is named there.',
    );
  });

  it('votes cast in an election are no choice of directors', () => {
    expect(
      says(
        'voting.declarant_control',
        'In any election of directors, the developer shall be entitled to cumulate votes and elect a director.',
        'bylaws',
      ),
    ).not.toContain('choice of directors');
  });

  it('owners without a vote until a day leave the developer the only ones', () => {
    expect(
      says(
        'voting.declarant_control',
        'Class A members shall have no voting rights until the first to occur of the following: the number of Class A members is equal to 60% of the votes of the Class B members, or May 1, 1990.',
      ),
    ).toBe('The developer had the only votes until May 1, 1990 at the latest. That time is over.');
    expect(
      says(
        'voting.declarant_control',
        'Class B members shall be the Developer and have three (3) votes for each Lot. Tenants of members have no voting rights.',
      ),
    ).toBe('The developer has, or had, extra votes.');
  });

  it('the owners’ first seats on the board end nothing', () => {
    expect(
      says(
        'voting.declarant_control',
        'Until the end of its control the Declarant shall have the right to appoint and remove all members of the Board. The control shall terminate upon the first to occur of ninety (90) days after conveyance of eighty (80) percent of the Lots to Owners or the day on which the Declarant gives it up. Not later than sixty (60) days after conveyance of thirty (30) percent of the Lots to Owners, at least one (1) member and not less than thirty (30) percent of the members of the Board shall be elected by Owners.',
      ),
    ).toBe(
      'The developer has, or had, the choice of directors until 90 days after 80% of the lots are sold at the latest.',
    );
  });

  it('another end of the developer’s control where not all are understood', () => {
    const point = told(
      'voting.declarant_control',
      'The Class B member shall be the Declarant and shall be entitled to five (5) votes for each Lot owned. The Class B membership shall cease on the first to occur of the following:\n(a) when the total votes outstanding in the Class A membership equal the total votes outstanding in the Class B membership;\n(b) on March 1, 2036; or\n(c) when the last street has been given to the county.',
    );
    expect(point?.text).toBe(
      'The developer has, or had, extra votes until the other owners have as many votes or until March 1, 2036 or until another event that is named there, whichever comes first.',
    );
    expect(point?.citations.some(({ quote }) => quote.includes('last street'))).toBe(true);
  });

  it('the votes that come back with land that is added', () => {
    const ends = (last: string) =>
      says(
        'voting.declarant_control',
        `The Class B member shall be the Declarant and shall be entitled to five (5) votes for each Lot owned. The Class B membership shall be converted on the happening of either of the following, whichever occurs earlier:\n(a) on March 1, 2036; or\n(b) when the total votes outstanding in the Class A membership equal the total votes outstanding in the Class B membership${last}`,
      );
    expect(
      ends(
        ', provided that if the Declarant subjects more property to the Association, it shall be entitled to Class B votes for such additional property.',
      ),
    ).toMatch(/whichever comes first, and again for land that it adds\.$/);
    expect(ends(', provided that the Declarant may add more property.')).toMatch(/whichever comes first\.$/);
  });

  it('the end of one of two powers as that of the one alone', () => {
    expect(
      says(
        'voting.declarant_control',
        'ARTICLE IV VOTING\n\nSection 1. Class B. The Class B member shall be the Declarant and shall be entitled to three (3) votes for each Lot owned.\n\nSection 2. Joint owners. Where several persons own a lot they are members together. They cast one vote. They say who casts it. The secretary is told of it. No vote is split. No more than one vote is cast.\n\nARTICLE VII BOARD\n\nSection 1. Number. The Board of Directors may be appointed by the Developer until forty percent (40%) of the lots have been sold.',
      ),
    ).toBe(
      'The developer has, or had, extra votes, and the choice of directors until 40% of the lots are sold.',
    );
  });

  it('no end of the developer’s control before the document was made', () => {
    const text = (year: string) =>
      `The plat of May 2, 1985 is of record.\nThe Class B member shall be the Declarant and shall have three (3) votes for each Lot until December 31, ${year}.`;
    expect(says('voting.declarant_control', text('1990'))).toBe(
      'The developer had extra votes until December 31, 1990. That time is over.',
    );
    expect(says('voting.declarant_control', text('1950'))).toBe('The developer has, or had, extra votes.');
  });

  it('votes that count for more in an election as no choice of directors', () => {
    expect(
      says(
        'voting.declarant_control',
        'At each election of directors a Class "B" member may cast as many votes as equal four times the number of Lots owned, and may give all of them to one director.',
      ),
    ).toBe('The developer has, or had, extra votes.');
    expect(
      says(
        'voting.declarant_control',
        'At the first meeting after the termination of the Class B membership the members shall elect three directors.',
      ),
    ).toBeUndefined();
  });
});

it('tells that the developer may do whatever the association may', () => {
  const all =
    'All the rights, powers and functions of the Association or the Board of Directors may at the option of Declarant be exercised by Declarant until the Transition Date.';
  expect(says('voting.declarant_control', all)).toBe(
    'The developer has, or had, all powers of the association until an event that is named there.',
  );
  expect(
    says(
      'voting.declarant_control',
      'All rights and powers of the Association shall be exercised by the Board until the next meeting. The Declarant owns a lot.',
    ),
  ).toBeUndefined();
});

it('is the choice of some directors where the text counts them', () => {
  const control = (text: string) =>
    says('voting.declarant_control', `By-Laws of the Elm Court Condominium\n\n${text}`, 'bylaws');
  expect(
    control(
      'So long as the Sponsor owns half of the Units it shall have the right to designate four (4) of the seven (7) Directors.',
    ),
  ).toBe(
    'The developer has, or had, the choice of some of the directors until an event that is named there.',
  );
  expect(
    control(
      'So long as the Sponsor owns half of the Units it shall have the right to designate the Directors.',
    ),
  ).toContain('the choice of directors');
});

it('is only a second class of members where a text that names two of them tells no votes', () => {
  const told = (text: string) =>
    says('voting.declarant_control', `By-Laws of the Elm Court Association\n\n${text}`, 'bylaws');
  expect(told('The Class A and Class B Memberships are voting Memberships.')).toMatch(
    /^There is, or was, a second class of members/,
  );
  expect(told('The Class B Member shall have three votes for each Lot that the Declarant owns.')).toContain(
    'extra votes',
  );
});
