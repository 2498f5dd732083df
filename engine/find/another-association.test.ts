import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { plainText } from '../language/plain.ts';
import { allRules } from '../rules/all-rules.ts';
import { linesOfText } from '../structure/printed.ts';
import { factsIn } from '../testing/facts-in.ts';
import { isOfOutsiders } from './another-association.ts';

const definition =
  '1.1 "Master Association" means Big Pine Ranch Community Association, Inc., a Colorado nonprofit corporation.\n\n1.2 "Association" means Fern Gap Villas Association, Inc., a Colorado nonprofit corporation.\n\n';
const facts = (text: string) => factsIn(text, allRules, 'cc_and_r');

describe('a document of an association within a larger one', () => {
  it('has the name of its own', () => {
    expect(facts(definition)['association.name']).toBe('Fern Gap Villas Association, Inc.');
  });

  it.each([
    'Each Owner is also a member of the Master Association, whose annual assessment is currently $180.00 per Lot.',
    'The Master Association may not increase its regular assessment by more than 20% without a vote of its members.',
    'The Master Declaration may be amended by the vote of 67% of the members of the Master Association.',
    'Special assessments of the Master Association require the vote of 67% of the members.',
  ])('tells nothing of the larger one: %s', (sentence) => {
    const told = Object.keys(facts(definition + sentence)).filter((fact) => /^(?:assess|amend)/.test(fact));
    expect(told).toEqual([]);
  });

  it('is no less within it in its minutes', () => {
    const talk = 'The manager told of the work on the creek and of the new lamps along the path. ';
    const minutes = `Fern Gap Villas Association\nBoard Meeting Minutes, May 6, 2031\n\n${talk.repeat(4)}\n\n`;
    const told = (text: string) => factsIn(minutes + text, allRules, 'minutes')['assessment.regular'];
    expect(told('The master association raised its dues to $45 per month.')).toBeUndefined();
    expect(told('The association raised its dues to $45 per month.')).toMatchObject({ amount: 45 });
  });

  it('tells no fines of those who have their own', () => {
    const told = (text: string) =>
      factsIn(`Rules of Elm Court\n\n${text}`, allRules, 'rules')['fine.schedule'];
    expect(told('The Villas have their own board and fines, which begin at a fine of $90.')).toBeUndefined();
    expect(told('Owners who have their own pool pay a fine of $90 for glass.')).toBeDefined();
  });

  it.each([
    'Lee told how Elk Ridge Condominiums fixed its roofs: a special assessment of $9,000 per unit was levied.',
    'Pine Hollow, across the road, has levied a special assessment of $9,000 per home.',
    'Pine Hollow is next door. It has levied a special assessment of $9,000 per home.',
  ])('tells nothing of a neighbor that is named: %s', (sentence) => {
    const told = (text: string) =>
      factsIn(`Fern Gap Villas Association\nNews\n\n${text}`, allRules, 'other').special_assessment;
    expect(told(sentence)).toBeUndefined();
    expect(told('Fern Gap Villas has levied a special assessment of $9,000 per home.')).toBeDefined();
    expect(told('The Owners Association has levied a special assessment of $9,000 per home.')).toBeDefined();
  });

  it.each([
    ["Ms. Ray said her sub-association's dues went from $310 to $385 a month.", undefined],
    ["Ms. Ray said his own association's dues went from $310 to $385 a month.", undefined],
    ["Our sub-association's dues went from $310 to $385 a month.", 24.19],
  ])('tells nothing of a part with dues of its own: %s', (sentence, raise) => {
    const told = factsIn(`Fern Gap Villas Association\nMinutes\n\n${sentence}`, allRules, 'minutes');
    expect(told['budget.dues_change']).toBe(raise);
    expect(told['assessment.regular'] !== undefined).toBe(raise !== undefined);
  });

  it.each([
    ["My daughter's condo in Reno has a $90,000 deductible.", undefined],
    ["The deductible of the association's policy is $90,000.", { amount: 90000 }],
  ])("tells nothing of a relative's home: %s", (sentence, deductible) => {
    const told = factsIn(`Fern Gap Villas Association\nNews\n\n${sentence}`, allRules, 'other');
    expect(told['insurance.deductible']).toEqual(deductible);
  });

  it('tells its own, beside the larger one', () => {
    const text = `${definition}Unpaid assessments are a continuing lien on the Lot in favor of the Association, prior to that of the Master Association.`;
    expect(facts(text)['assessment.lien']).toBe(true);
  });

  it('is told from the document of the larger one', () => {
    const text =
      'MASTER DECLARATION OF BIG PINE RANCH\n\n"Master Association" means Big Pine Ranch Community Association, Inc., a Colorado nonprofit corporation.\n\nThe annual assessment of the Master Association is currently $180.00 per Lot.';
    expect(facts(text)['association.name']).toBe('Big Pine Ranch Community Association, Inc.');
    expect(facts(text)['assessment.regular']).toMatchObject({ amount: 180 });
  });
});

describe('the board of a district beside the association', () => {
  const head =
    'The Board of Directors of the Association has five directors, each elected for a term of three years.\n\nThe lake belongs to the Sanitary Improvement District ("SID") No. 77 of the county.\n\n';
  const terms = (text: string) => factsIn(head + text, allRules, 'other')['board.term'];
  const answers = (text: string) => factsIn(text, allRules, 'other')['board.term'];

  it.each([
    'The Board of Trustees of SID No. 77 is elected by mail. The trustees are elected for terms of two years.',
    'The county runs the election of the District board. Its trustees are elected for terms of two years.',
  ])('has terms of its own: %s', (text) => {
    expect(answers(text)).toEqual({ days: 730 });
    expect(terms(text)).toEqual({ days: 1095 });
    const own = head.replace(/, each elected[^.]*/, '');
    expect(answers(own + text)).toBeUndefined();
  });

  it('hides none of the association that is named beside it', () => {
    const own = head.replace(/, each elected[^.]*/, '');
    const text = 'The Association works with the SID board. Its trustees are elected for terms of two years.';
    expect(answers(own + text)).toEqual({ days: 730 });
  });
});

describe('what is asked on the land of others', () => {
  const leash = (text: string) =>
    factsIn(`Fern Gap News\n\n${'We may walk there. '.repeat(70)}\n\n${text}`, allRules, 'other')[
      'pets.leash_required'
    ];

  it('is no rule of the paper, whose head does not name it', () => {
    expect(leash('Dogs must be leashed while on Big Pine property.')).toBeUndefined();
    expect(leash('Dogs must be leashed while on Fern Gap property.')).toBe(true);
    expect(leash('Dogs must be leashed while on Common property.')).toBe(true);
    expect(leash('Dogs must be leashed.')).toBe(true);
  });
});

describe('the fines of a public body', () => {
  const fines = (text: string) => factsIn(text, allRules, 'rules')['fine.schedule'];

  it.each([
    'The City fines owners up to $500 for dogs at large.',
    'A dog at large may be fined by the county: a fine of $500 for each offence, fined by the county.',
  ])('are none of the association: %s', (text) => {
    expect(fines(text)).toBeUndefined();
  });

  it('do not hide its own', () => {
    expect(fines('The Board fines owners $50 for each violation of the rule on dogs.')).toMatchObject({
      amount: 50,
    });
  });
});

describe('what a public body forbids', () => {
  it.each([
    'Parking on the street overnight is prohibited by the township.',
    'No parking on the street overnight, per county ordinance.',
    'Dale County prohibits parking on the street overnight.',
  ])('is no rule of the association in a letter: %s', (text) => {
    expect(factsIn(text, allRules, 'other')['vehicles.street_parking']).toBeUndefined();
  });

  it('is its own where its rules repeat it, and leaves its own beside it', () => {
    const text = 'No parking on the street overnight, as prohibited by the township.';
    expect(factsIn(text, allRules, 'rules')['vehicles.street_parking']).toBe('restricted');
    const both = 'The county prohibits boats on the street.\n\nNo boat may be kept on any lot.';
    expect(factsIn(both, allRules, 'other')['vehicles.rv_boat_trailer']).toBe('prohibited');
  });
});

describe('a sheet of questions and answers', () => {
  const sheet = (answer: string) => `Frequently Asked Questions and Answers
Heron Cay Condominium Association, Inc.
Q: How much are my assessments to the condominium association for my unit type and when are they due?
A: ${answer}
Q: Do I have to be a member in any other association? If so, what is its name? Also, how much are my assessments?
A: Yes, the Bay Club. Assessments are $300 per year.
Q: Am I required to pay rent for recreational facilities?
A: No. Assessments cover them.`;
  const regular = (answer: string) => factsIn(sheet(answer), allRules, 'other')['assessment.regular'];

  it('tells the dues of its own association, and none of another', () => {
    expect(regular('$545 per month, due on the first.')).toEqual({
      amount: 545,
      period: 'month',
      per: 'home',
    });
    expect(regular('See the budget.')).toBeUndefined();
  });

  it('leaves open whether a special assessment is levied where it asks for planned ones too', () => {
    const asked = (question: string) =>
      factsIn(`${question} Yes - $2,000 per unit for decks.`, allRules, 'other').special_assessment;
    expect(asked('Are there any special assessments?')).toEqual({
      amount: 2000,
      per: 'home',
      status: 'levied',
    });
    expect(asked('Are there any current or planned special assessments?')).toBeUndefined();
  });

  it('tells the dues of every type of home', () => {
    const { key_points: points } = analyze(
      [
        {
          number: 1,
          text: sheet('2-bedroom units $545 per month; 3-bedroom units $610 per month.'),
          lines: linesOfText(sheet('2-bedroom units $545 per month; 3-bedroom units $610 per month.')),
          size: null,
          readable: true,
        },
      ],
      { documentType: 'other' },
    );
    expect(points.find(({ id }) => id === 'assessment.regular')?.text).toBe(
      'Regular dues depend on the type of home: from $545 to $610 a month. Look yours up.',
    );
  });
});

describe('who owns land beside the community', () => {
  it.each([
    ['Said adjacent property owners shall have the right to enter the Lots to repair the fence.', true],
    [
      'The wall shall be the responsibility of the owners of property immediately to the west of the Plat.',
      true,
    ],
    ['7. Owners of land south of the Addition shall keep the gate in the fence closed.', true],
    ['Adjoining lot owners shall share the cost of the fence between them.', false],
    ['No fence shall be built without the consent of the adjoining property owners.', false],
    ['The Owners of the Lots shall maintain the fences.', false],
  ])('%s', (text, isOfThem) => {
    expect(isOfOutsiders(plainText(text).plain)).toBe(isOfThem);
  });
});
