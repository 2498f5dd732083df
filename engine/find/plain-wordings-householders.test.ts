import { describe, expect, it } from 'vitest';
import { allRules } from '../rules/all-rules.ts';
import { factsIn } from '../testing/facts-in.ts';
import { says } from '../testing/told-of.ts';

const inBylaws = (text: string) => factsIn(text, allRules, 'bylaws');
const inRules = (text: string) => factsIn(text, allRules, 'rules');

describe('bylaws that owners wrote themselves', () => {
  it.each([
    ['The Board shall consist of seven directors.', { min: 7, max: 7 }],
    ['The Board shall consist of seven directors and two alternates.', { min: 7, max: 7 }],
  ])('count the whole board: %s', (text, size) => {
    expect(inBylaws(text)).toMatchObject({ 'board.size': size });
  });

  it.each([
    'The Board shall consist of three directors from each section and the officers.',
    'The Board shall consist of six members and the elected officers.',
    'The Board shall have two trustees for every street.',
  ])('leave a part of it uncounted: %s', (text) => {
    expect(inBylaws(text)).not.toHaveProperty('board.size');
  });

  it('keep the quorum of the board apart, under a bare number', () => {
    const board =
      '6.2 Quorum\nAt all meetings of the Trustees, a majority of them shall constitute a quorum.';
    const owners = 'At all meetings of the Owners, a majority of them shall constitute a quorum.';
    expect(inBylaws(board)).not.toHaveProperty('quorum.members');
    expect(inBylaws(owners)).toMatchObject({ 'quorum.members': 50 });
  });

  it.each([
    [
      'A quorum is forty percent of the votes. If it is not met, another meeting may be called, and the required quorum at the second meeting shall be one-half of that at the first.',
      20,
    ],
    [
      'A quorum is forty percent of the votes. If it is not met, another meeting may be called, and the required quorum at the second meeting shall be one-half of the required quorum.',
      20,
    ],
  ])('halve a quorum: %s', (text, percent) => {
    expect(inBylaws(text)).toMatchObject({ 'quorum.reduced': percent });
  });

  it.each([
    ['Amendments to the Bylaws: 60% of the owners must agree in writing.', 60],
    ['5. Changes to the By-Laws - two-thirds of the members present at a meeting must vote for it.', 66.67],
  ])('put the matter before a colon: %s', (text, percent) => {
    expect(inBylaws(text)).toMatchObject({ 'amendment.bylaws_vote': percent });
  });

  it('take no vote on the covenants for one on the bylaws', () => {
    expect(
      inBylaws('Amendments to the Covenants: 60% of the owners must agree in writing.'),
    ).not.toHaveProperty('amendment.bylaws_vote');
  });

  it('set the day by the fiscal year', () => {
    const text =
      'The annual meeting shall be held on the first Monday of the third full calendar month following the close of the fiscal year.';
    expect(inBylaws(text)).toMatchObject({
      'meeting.annual':
        'first Monday of the third full calendar month following the close of the fiscal year',
    });
    expect(
      inBylaws('The board meets on the first Monday of the third month after the close of the fiscal year.'),
    ).not.toHaveProperty('meeting.annual');
  });

  it('except the first election from the term', () => {
    expect(
      inBylaws(
        'The trustees shall hold office for a term of three years until others are elected, except that at the first election one trustee shall be elected for one year.',
      ),
    ).toMatchObject({ 'board.term': { days: 1095 } });
    expect(
      inBylaws(
        'A director who fills a vacancy shall serve for a term of two years, except that at the first election it shall be one.',
      ),
    ).not.toHaveProperty('board.term');
  });

  it('describe cumulative voting without its name', () => {
    expect(
      inBylaws(
        'Each member may cast for any one or more candidates a number of votes equal to his votes multiplied by the number of directors to be elected.',
      ),
    ).toMatchObject({ 'voting.cumulative': true });
    expect(
      inBylaws(
        'No member may cast for one or more candidates his votes multiplied by the number of directors to be elected.',
      ),
    ).not.toHaveProperty('voting.cumulative', true);
    expect(
      inBylaws('The deposit is fifty dollars multiplied by the number of directors present.'),
    ).not.toHaveProperty('voting.cumulative');
  });

  it('read the notice before what is excepted from it', () => {
    const text =
      'Notice of every membership meeting shall be sent to each member ten days in advance, except that notice of a vote on dissolution shall be sent sixty days in advance.';
    expect(inBylaws(text)).toMatchObject({ 'meeting.notice': { min: 10, max: 10 } });
    expect(
      inBylaws('Notice of a meeting on dissolution shall be sent to each member sixty days in advance.'),
    ).not.toHaveProperty('meeting.notice');
  });

  it('tell the term of the covenants from a day on', () => {
    const run = 'These restrictions run for thirty years from June 1, 1971.';
    expect(factsIn(run, allRules)).toMatchObject({ 'declaration.term': { days: 10950 } });
    expect(
      factsIn('The restrictions on the pool run for thirty days from June 1.', allRules),
    ).not.toHaveProperty('declaration.term');
  });
});

describe('the notice of one kind of meeting', () => {
  const of = (text: string) => says('meeting.notice', text, 'bylaws');

  it('is told of that kind alone', () => {
    expect(of('The Secretary shall give the members twenty days notice of the Annual Meeting.')).toBe(
      'Owners get notice of the yearly meeting 20 days ahead.',
    );
    expect(
      of('The Secretary shall give the members twenty days notice of each annual meeting, by mail.'),
    ).toBe('Owners get notice of the yearly meeting 20 days ahead.');
  });

  it.each([
    'The Secretary shall give the members twenty days notice of each annual and special meeting.',
    'The Secretary shall give the members twenty days notice of the annual meeting and of every other meeting.',
    'The Secretary shall give the members twenty days notice of all meetings, the annual meeting among them.',
  ])('is told of all where the text says so: %s', (text) => {
    expect(of(text)).toBe('Owners get notice of a meeting 20 days ahead.');
  });
});

describe('a vote on raising dues', () => {
  const of = (text: string) => says('assessment.increase_vote', text, 'bylaws');

  it('is needed for every raise where the board may make none', () => {
    expect(
      of('The Board shall not increase the dues without the consent of a majority of the members present.'),
    ).toMatch(/^A raise of the dues needs/);
  });

  it('is needed for a larger one where the board may make a smaller', () => {
    expect(
      of(
        'The Board shall not increase the dues by more than 6% without the consent of a majority of the members.',
      ),
    ).toMatch(/^A larger raise/);
  });

  it('tells no period of dues that are one or the other', () => {
    const text = 'Nobody shall raise the monthly or annual dues without a vote.';
    expect(factsIn(text, allRules, 'other')).not.toHaveProperty('assessment.frequency');
    expect(factsIn('Nobody shall raise the annual dues without a vote.', allRules, 'other')).toHaveProperty(
      'assessment.frequency',
      'year',
    );
  });
});

describe('rules that owners wrote themselves', () => {
  it.each([
    ['One small dog, not over 18 lbs., per home.', 1],
    ['Dogs must be leashed in the park.\nNot more than three.', 3],
    ['Cats and dogs only. Max. two per household.', 2],
  ])('count pets in few words: %s', (text, count) => {
    expect(inRules(text)).toMatchObject({ 'pets.max_count': count });
  });

  it.each([
    'Park in your own space. Not more than three.',
    'Pets and guests may use the path. Max. two per household.',
    'Two trailers, not over 900 lbs., per home.',
  ])('count no other things: %s', (text) => {
    expect(inRules(text)).not.toHaveProperty('pets.max_count');
  });

  it('ask leave for a sublease and for changes', () => {
    expect(inRules('Subletting needs written approval from the office.')).toMatchObject({
      'rental.approval_required': true,
    });
    expect(inRules('Renting of the clubhouse requires approval from the office.')).not.toHaveProperty(
      'rental.approval_required',
    );
    expect(inRules('All changes to a home or lot need written consent.')).toMatchObject({
      'architecture.approval_required': true,
    });
    expect(inRules('Planned additions must not begin before approval has been given.')).toMatchObject({
      'architecture.approval_required': true,
    });
    expect(
      inRules('All changes to your home phone number need to be sent to the office.'),
    ).not.toHaveProperty('architecture.approval_required');
  });

  it('bar work trucks where they are seen, or everywhere', () => {
    expect(inRules('Commercial vehicles are not allowed to park within view from the road.')).toMatchObject({
      'vehicles.commercial': 'restricted',
    });
    expect(inRules('Commercial vehicles are not allowed in the park.')).toMatchObject({
      'vehicles.commercial': 'prohibited',
    });
  });

  it('take a name with a pond for no pond', () => {
    expect(inRules('At Heron Pond up to two boat trailers may be kept on a lot in summer.')).toMatchObject({
      'vehicles.rv_boat_trailer': 'restricted',
    });
    expect(inRules('Boats must be stored off the pond in winter.')).not.toHaveProperty(
      'vehicles.rv_boat_trailer',
    );
  });
});

describe('a question and its answer in one row', () => {
  it('are read as one', () => {
    const facts = factsIn(
      [
        'Questions we hear often',
        'How long is the term of the BOD? | Three years.',
        "What happens if I don't pay my dues? | Liens may be placed on your lot.",
      ].join('\n'),
      allRules,
      'other',
    );
    expect(facts).toMatchObject({ 'board.term': { days: 1095 }, 'assessment.lien': true });
  });

  it('are no answer where it is none', () => {
    const facts = factsIn(
      [
        'How long is the term of a lease? | Three years.',
        'How long is a term of a board committee member? | One year.',
        "What happens if I don't pay my plumber? | A lien may be placed on your lot.",
      ].join('\n'),
      allRules,
      'other',
    );
    expect(facts).not.toHaveProperty('board.term');
    expect(facts).not.toHaveProperty('assessment.lien');
  });
});

describe('a fine whose wrong stands in another sentence', () => {
  const of = (text: string) => says('fine.schedule', text, 'rules');

  it.each([
    [
      'What happens if I build without approval? A $75 fine will be charged.',
      'The fine is $75 (build without approval).',
    ],
    [
      'Cans must be back by night. If you do not, you will receive a $15 fine.',
      'The fine is $15 (not done: Cans must be back by night).',
    ],
  ])('is told of that wrong: %s', (text, statement) => {
    expect(of(text)).toBe(statement);
  });

  it('keeps a wrong of its own', () => {
    expect(of('Cans must be back by night. You will receive a $15 fine for loud music.')).toContain(
      'loud music',
    );
  });
});
