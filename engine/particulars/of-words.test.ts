import { expect, it } from 'vitest';
import { analysisOf, says, shows, told } from '../testing/told-of.ts';

it('dues of a voluntary association are told as voluntary', () => {
  const text = 'Dues are $90 a year for each home. Membership is voluntary.';
  const voluntary = told('assessment.regular', text, 'other');
  expect(voluntary?.text).toBe(
    'Dues are $90 a year, which comes to $7.50 a month. By the text, paying is voluntary.',
  );
  expect(voluntary?.citations.map(({ quote }) => quote).join(' ')).toContain('Membership is voluntary');
  expect(told('assessment.regular', text.replace('voluntary', 'automatic'), 'other')?.text).toBe(
    'You pay $90 a year in regular dues, which comes to $7.50 a month.',
  );
});

it.each([
  ['The average monthly dues are $372 for each home.', 'Regular dues average $372 a month. Look yours up.'],
  ['Dues averaged $372 per unit per month in 2031.', /^Regular dues average \$372 a month\b/],
  ['The monthly dues are $372 for each home, which is less than average.', /^You pay \$372 a month/],
])('dues of which homes pay more or less are no home’s: %s', (text, statement) => {
  expect(told('assessment.regular', text, 'other')?.text).toMatch(statement);
});

it('an average is told as one in the row of the fact', () =>
  expect(shows('assessment.regular', 'The average monthly dues are $372 for each home.', 'other')).toBe(
    'Regular dues average $372 a month',
  ));

it('a raise that needs a vote from a share on is less than it without one', () => {
  const text = (share: string) => `An increase of ${share} must be approved by two-thirds of the owners.`;
  expect(told('assessment.increase_cap', text('12% or more'), 'other')?.text).toBe(
    'The board may raise dues by less than 12% a year without asking the owners.',
  );
  expect(
    told(
      'assessment.increase_cap',
      'The board may raise the dues by up to 12% a year without a vote of the owners.',
      'bylaws',
    )?.text,
  ).toBe('The board may raise dues by up to 12% a year without asking the owners.');
});

it.each([
  'This is not a voluntary association; every owner is a member.',
  'Membership in the swim club is voluntary.',
])('nothing is voluntary where the text says: %s', (line) => {
  expect(told('assessment.regular', `Dues are $90 a year for each home. ${line}`, 'other')?.text).toMatch(
    /^You pay \$90/,
  );
});

it('of a raise, the share that it may have is told, and not that of the vote', () => {
  const text =
    'The board may raise the dues by up to 10% a year; a greater raise needs the vote of 67% or more of the owners.';
  expect(told('assessment.increase_cap', text, 'bylaws')?.text).toMatch(/by up to 10% a year/);
});

it('notice of meetings that no one planned is not of every meeting', () => {
  const notice = (meeting: string) =>
    says(
      'meeting.notice',
      `At least fourteen (14) days notice must be given to the members prior to any ${meeting}.`,
      'bylaws',
    );
  expect(notice('unscheduled meeting of the members')).toContain(
    'a meeting that is specially called at least 14 days ahead',
  );
  expect(notice('meeting of the members')).toBe('Owners get notice of a meeting at least 14 days ahead.');
});

it('a time to build that the board may extend stands beside no term of directors', () => {
  const build = 'Any house shall be completed within eight months, however, the Board may extend this term.';
  const serve =
    'At each annual meeting the Owners shall elect Directors, each to serve for a term of one year.';
  const point = told('board.term', `${serve}\n\n${build}`);
  expect(point?.text).toBe('A director serves for 1 year.');
  expect(point?.citations.some(({ quote }) => quote.includes('eight months'))).toBe(false);
});

it('tells an age below that of communities for older people', () => {
  const says16 = (age: string) =>
    says(
      'occupancy.age_restricted',
      `As the lands and the buildings upon them have been and are laid out for the comfort, the convenience and the peace of grown persons before all others, the use of all the lots in the lands that are named above is hereby limited to permanent residents ${age} years of age or older.`,
    );
  expect(says16('seventeen')).toMatch(/^Nobody under 17 may live here for good\. Check/);
  expect(says16('fifty-five')).toMatch(/^This is an age-restricted community\./);
});

it('tells a weight of all pets together as theirs', () => {
  const weight = (what: string) => says('pets.max_weight_lb', `Owners may keep two pets with a ${what}.`);
  expect(weight('combined weight of not more than 60 pounds')).toMatch(
    /^Your pets together may weigh no more than 60 pounds\./,
  );
  expect(weight('weight of not more than 60 pounds each')).toMatch(/^No pet may weigh more than 60 pounds\./);
});

it('tells above what sum a special assessment goes to a vote', () => {
  const vote = (what: string) =>
    says(
      'assessment.special_vote',
      `Special Assessments ${what} shall require the approval of 70% of the votes cast.`,
    );
  expect(vote('above $6,000 in total in a year')).toContain('A special assessment of more than $6,000 needs');
  expect(vote('for new roads')).toContain('A special assessment needs');
});

it('tells days whose quiet hours are others as that', () => {
  const quiet = (days: string) => says('use.quiet_hours', `Quiet hours are from 10 p.m. to 7 a.m., ${days}.`);
  expect(quiet('on Fridays and Saturdays from midnight')).toBe(
    'Quiet hours run from 10 p.m. to 7 a.m., with other hours on Fridays and Saturdays.',
  );
  expect(quiet('on Fridays and Saturdays')).toBe(
    'Quiet hours run from 10 p.m. to 7 a.m., on Fridays and Saturdays.',
  );
});

it.each([
  ['on each lot', 'for each lot', '9 of 143 lots (6.3%) were behind on dues'],
  ['on each home', 'for each home', '9 of 143 homes (6.3%) were behind on dues'],
])('what is levied %s and who is behind is told so', (each, levied, behind) => {
  const of = each === 'on each lot' ? 'lots' : 'homes';
  const { summary, risks } = analysisOf(
    `Elm Court Homeowners Association\nMinutes of the board meeting of May 4, 2031\n\nElm Court is a community of 143 ${of}. The board levied a special assessment of $900 ${each} for the pier. 9 ${of} have not paid their dues.`,
    'minutes',
  );
  expect(summary).toContain(levied);
  expect(summary).toContain(behind);
  expect(JSON.stringify(risks)).toContain(`9 of 143 ${of} is 6.3%`);
});

it.each([
  ['9 lots did not pay in 2030, mostly those that the bank sold in 2028.', 'In 2030, 9 '],
  ['9 lots did not pay, mostly those that the bank sold last spring.', 'By the minutes of May 4, 2031, 9 '],
])('who did not pay is told by the year that was not paid: %s', (text, says) => {
  const paper = `Elm Court Homeowners Association\nMinutes of the board meeting of May 4, 2031\n\nDues are $90 a year. ${text}`;
  expect(analysisOf(paper, 'minutes').summary).toContain(says);
});

it.each([
  ['Elm Court is a community of 143 lots.', 'The community has 143 lots.', '143 lots'],
  ['Total lots is 143.', 'The community has 143 lots.', '143 lots'],
  ['Elm Court is a community of 143 homes on lots of all sizes.', 'The community has 143 homes.', '143'],
])('a count of lots is told as lots: %s', (text, statement, row) => {
  const paper = `Elm Court Homeowners Association\n\n${text} Dues are $90 a year.`;
  expect(analysisOf(paper, 'other').summary).toContain(statement);
  expect(shows('community.units', paper, 'other')).toBe(row);
});
