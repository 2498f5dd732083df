import { describe, expect, it } from 'vitest';
import { says } from '../testing/told-of.ts';

describe('what a vote or a renewal holds for', () => {
  it.each([
    [
      'six (6) successive periods',
      'After that they go on for 10 years at a time, 6 times at most, unless ended.',
    ],
    ['one additional period', 'After that they go on once, for 10 years, unless ended.'],
    ['successive periods', 'After that they go on for 10 years at a time, unless ended.'],
  ])('how often covenants are extended: for %s', (periods, statement) => {
    expect(
      says(
        'declaration.renewal',
        `The covenants of this Declaration shall run with the land for a term of thirty (30) years, after which time they shall be automatically extended for ${periods} of ten (10) years.`,
      ),
    ).toBe(statement);
  });

  it.each([
    [
      'The Board may not levy special assessments without the vote of a majority of the voting power residing in Members other than the Declarant.',
      "A special assessment needs the approval of more than half of the votes other than the developer's.",
    ],
    [
      'The Board may not levy special assessments without the vote of a majority of the voting power of the Members, and none shall be paid by the Declarant.',
      'A special assessment needs the approval of more than half of all votes.',
    ],
  ])('whom a vote leaves out: %s', (text, statement) =>
    expect(says('assessment.special_vote', text)).toBe(statement),
  );

  it('covenants that run as long as the law lets them', () => {
    expect(
      says(
        'declaration.renewal',
        'This Declaration shall run with the land perpetually; provided, however, should any law limit the period during which covenants may run, its provisions shall run so long as permitted by such law and thereafter be automatically extended for successive periods of ten (10) years.',
      ),
    ).toBe(
      'The covenants run as long as the law lets them, and then renew for 10 years at a time, unless ended.',
    );
  });

  it('tells of what a share is: land, or members who stay away too', () => {
    const by = (whose: string) => `These restrictions may be amended by an instrument signed by ${whose}.`;
    expect(
      says('amendment.declaration_vote', by('the owners of a majority in area of the property')),
    ).toContain('the approval of more than half of the land, by its area');
    const vote = (whose: string) =>
      `These Bylaws may be amended by vote of two-thirds of ${whose} at any annual meeting.`;
    expect(says('amendment.bylaws_vote', vote('all the membership'), 'bylaws')).toContain(
      'two-thirds of all members.',
    );
    expect(says('amendment.bylaws_vote', vote('the members'), 'bylaws')).toContain(
      'two-thirds of the members at a meeting',
    );
  });

  it('tells who else must agree to a change, or may make it', () => {
    expect(
      says(
        'amendment.declaration_vote',
        'This Declaration may be amended by the affirmative vote of Owners holding sixty-seven percent (67%) of the votes and with the prior written consent of the District.',
      ),
    ).toBe('The covenants can be changed with the approval of 67% of all votes, and that of the district.');
    expect(
      says(
        'amendment.declaration_vote',
        'This Declaration may be amended by a two-thirds (2/3) vote of the total Association vote or three-fifths (3/5) of the Board.',
      ),
    ).toBe('The covenants can be changed with the approval of two-thirds of all votes, or by the board.');
  });

  it.each([
    [
      'a rule whose beginning another line has',
      'less than 90% of the Lot Owners, and thereafter this Declaration may be amended by an instrument signed by not less than 60% of the Lot Owners and Ashford Township.',
      'After a first period, the covenants can be changed with the approval of 60% of the owners, and that of the township.',
    ],
    [
      'a rule whose later share cannot be read',
      'This Declaration may be amended during the first thirty by an instrument signed by not less than 2/3 of the votes in the Association and thereafter by an instrument signed by ffty porcent of them.',
      'At first the covenants could be changed with the approval of two-thirds of all votes. Another vote is set for the time after that: read it there.',
    ],
    [
      'one rule for all time',
      'This Declaration may be amended by an instrument signed by not less than 60% of the Lot Owners and filed with Ashford Township.',
      'The covenants can be changed with the approval of 60% of the owners.',
    ],
  ])('changes of the covenants: %s', (_, text, statement) => {
    expect(says('amendment.declaration_vote', text)?.split(' The text says')[0]).toBe(statement);
  });

  it('an action that needs a vote authorized under one section, and the votes of one class', () => {
    const text =
      'ARTICLE V ASSESSMENTS\nSection 3. Increase. The maximum annual assessment may be increased by a vote of two-thirds of the members.\nSection 5. Written notice of any meeting called for the purpose of taking any action requiring a vote of the Members authorized under Section 3 shall be sent to all Members not less than thirty (30) days in advance of the meeting. At the first such meeting called, the presence of Class A Members or of proxies entitled to cast sixty percent of all the votes of Class A Membership shall constitute a quorum.';
    expect(says('meeting.notice', text)).toBe(
      'Owners get notice of a meeting on raising dues at least 30 days ahead.',
    );
    expect(says('quorum.members', text)).toBe(
      'A meeting of owners on raising dues counts when 60% of the votes of the Class A members are there.',
    );
  });
});
