import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentTypes } from '#contract/document-type.ts';
import type { HomeAnswer } from './controls.ts';
import type { HomeDocument } from './home-document.ts';
import { homePicture } from './home-picture.ts';
import { read, stating } from './testing/home-document.ts';

const today = '2026-11-24';
const pictureOf = (...documents: HomeDocument[]) => homePicture(documents, today);

/** The answer to a question as '12 [declaration]; weaker: 24 [rules]'. */
function told(documents: HomeDocument[], id: string): string | undefined {
  const say = ({ document, fact }: HomeAnswer['controls']) => `${fact.display} [${document}]`;
  const answer = pictureOf(...documents).answers.find((one) => one.id === id);
  return (
    answer &&
    [say(answer.controls), ...answer.others.map((other) => `${other.standing}: ${say(other)}`)].join('; ')
  );
}

describe('which answer holds', () => {
  test.each([
    {
      why: 'covenants come before rules, whatever their dates',
      documents: [
        stating('rules', 'rules', { 'pets.max_count': 3, 'document.date': '2024-05-01' }),
        stating('declaration', 'cc_and_r', { 'pets.max_count': 2, 'document.date': '1998' }),
      ],
      fact: 'pets.max_count',
      is: '2 [declaration]; weaker: 3 [rules]',
    },
    {
      why: 'an amendment replaces what the declaration said',
      documents: [
        stating('declaration', 'cc_and_r', { 'pets.max_count': 3, 'document.date': '1998-04' }),
        stating('amendment', 'cc_and_r', { 'pets.max_count': 2, 'document.date': '2004-07-19' }),
      ],
      fact: 'pets.max_count',
      is: '2 [amendment]; earlier: 3 [declaration]',
    },
    {
      why: 'two declarations of which one has no date: nobody can tell',
      documents: [
        stating('undated', 'cc_and_r', { 'pets.max_count': 3 }),
        stating('dated', 'cc_and_r', { 'pets.max_count': 2, 'document.date': '2004' }),
      ],
      fact: 'pets.max_count',
      is: '2 [dated]; open: 3 [undated]',
    },
    {
      why: 'a year may be the year of the day',
      documents: [
        stating('a', 'rules', { 'pets.max_count': 3, 'document.date': '2004' }),
        stating('b', 'rules', { 'pets.max_count': 2, 'document.date': '2004-07-19' }),
      ],
      fact: 'pets.max_count',
      is: '2 [b]; open: 3 [a]',
    },
    {
      why: 'dues change every year: the latest paper tells them',
      documents: [
        stating('declaration', 'cc_and_r', {
          'assessment.regular': { amount: 100, period: 'year' },
          'document.date': '1998',
        }),
        stating('minutes', 'minutes', {
          'assessment.regular': { period: 'year', amount: 250 },
          'document.date': '2025-01-09',
        }),
        stating('budget', 'budget', {
          'assessment.regular': { amount: 250, period: 'year' },
          'budget.year': 2024,
        }),
      ],
      fact: 'assessment.regular',
      is: '$250 [minutes]; earlier: $100 [declaration]; same: $250 [budget]',
    },
    {
      why: 'a letter tells the day of one meeting',
      documents: [
        stating('letter', 'other', { 'meeting.annual': 'April 22' }),
        stating('bylaws', 'bylaws', { 'meeting.annual': 'April' }),
        stating('rules', 'rules', { 'meeting.annual': 'May' }),
      ],
      fact: 'meeting.annual',
      is: 'April [bylaws]; weaker: May [rules]; beside: April 22 [letter]',
    },
    {
      why: 'the year of a budget comes before the day on which it was printed',
      documents: [
        stating('budget', 'budget', {
          'assessment.regular': 300,
          'budget.year': 2025,
          'document.date': '2026-01-27',
        }),
        stating('letter', 'other', { 'assessment.regular': 320, 'document.date': '2026-01-05' }),
      ],
      fact: 'assessment.regular',
      is: '320 [letter]; earlier: 300 [budget]',
    },
    {
      why: 'a letter of the budget’s own year is later than the budget',
      documents: [
        stating('budget', 'budget', { 'assessment.regular': 292, 'budget.year': 2025 }),
        stating('letter', 'other', { 'assessment.regular': 321, 'document.date': '2025-10-31' }),
      ],
      fact: 'assessment.regular',
      is: '321 [letter]; earlier: 292 [budget]',
    },
    {
      why: 'a figure of another year stands against none',
      documents: [
        stating('old', 'financial', { 'financial.reserve_cash': 5, 'document.date': '2019' }),
        stating('undated', 'financial', { 'financial.reserve_cash': 6 }),
        stating('new', 'minutes', { 'financial.reserve_cash': 7, 'document.date': '2024' }),
      ],
      fact: 'financial.reserve_cash',
      is: '7 [new]; earlier: 5 [old]; earlier: 6 [undated]',
    },
  ])('$why', ({ documents, fact, is }) => {
    expect(told(documents, fact)).toBe(is);
  });

  test('what says only that there is foreclosure does not replace how', () => {
    const how = read(
      'declaration',
      'cc_and_r',
      'Recorded April 4, 1998\nThe lien for unpaid assessments may be foreclosed by nonjudicial power of sale.',
    );
    const that = read(
      'amendment',
      'cc_and_r',
      'Recorded May 5, 2006\nThe Association may foreclose the lien for unpaid assessments.',
    );
    const answer = pictureOf(how, that).answers.find(({ id }) => id === 'assessment.foreclosure');
    expect(answer).toMatchObject({
      controls: { document: 'declaration', fact: { value: 'nonjudicial' } },
      others: [{ document: 'amendment', standing: 'same' }],
    });
  });
});

test('the terms of one statement make no other case of it', () => {
  const counting = (percent: number, terms: string) =>
    read(
      `${percent}%`,
      'bylaws',
      `Written notice of any meeting called for the purpose of levying a special assessment shall be sent to all Members. At such meeting the presence of Members entitled to cast ${percent} percent of all the votes shall constitute a quorum${terms}.`,
    );
  const is = told(
    [counting(60, ', unless the Board has found an emergency'), counting(50, '')],
    'quorum.members',
  );
  expect(is).toMatch(/60% of all votes, for a meeting on a special assessment \(with further terms\)/);
  expect(is).toMatch(/open: /);
});

describe('what is not told', () => {
  test('how many directors the developer appoints does not stand against how many there are', () => {
    const declaration = read(
      'declaration',
      'cc_and_r',
      'DECLARATION OF COVENANTS\nUntil the Turnover Date, the Board shall consist of three (3) directors appointed by the Declarant.',
    );
    const bylaws = stating('bylaws', 'bylaws', { 'board.size': 5 });
    expect(declaration.analysis.facts.find(({ id }) => id === 'board.size')).toBeDefined();
    const answer = pictureOf(declaration, bylaws).answers.find(({ id }) => id === 'board.size');
    expect(answer).toMatchObject({
      controls: { document: 'bylaws' },
      others: [{ document: 'declaration', standing: 'beside' }],
    });
  });

  test('notice of two kinds of meetings is no contradiction', () => {
    const declaration = read(
      'declaration',
      'cc_and_r',
      'A special assessment must be approved by 67% of the votes cast at a meeting for which written notice was sent to every Owner at least thirty (30) days and not more than sixty (60) days ahead.',
    );
    const bylaws = read(
      'bylaws',
      'bylaws',
      'Written notice of each meeting of the members shall be given at least fifteen (15) days before such meeting to each member entitled to vote thereat.',
    );
    const answer = pictureOf(declaration, bylaws).answers.find(({ id }) => id === 'meeting.notice');
    expect(answer?.others.map(({ standing }) => standing)).toEqual(['beside']);
  });

  test('how many homes there may be stands against no number of homes', () => {
    const may = stating('declaration', 'cc_and_r', { 'community.units': 300 });
    for (const fact of may.analysis.facts) fact.display = 'up to 300';
    const answer = pictureOf(may, stating('phase', 'cc_and_r', { 'community.units': 122 })).answers[0];
    expect(answer?.others.map(({ standing }) => standing)).toEqual(['beside']);
  });

  const named = (name: string, association: string, count: number) =>
    stating(name, 'rules', { 'association.name': association, 'pets.max_count': count });

  test('drafts and proposals', () => {
    const picture = pictureOf(
      stating('rules.pdf', 'rules', { 'pets.max_count': 2 }),
      stating('pet-rules_draft.docx', 'cc_and_r', { 'pets.max_count': 4 }),
      stating('redrafted.pdf', 'rules', { 'pets.max_weight_lb': 40 }),
    );
    expect(picture.drafts).toEqual(['pet-rules_draft.docx']);
    expect(picture.answers.map(({ controls }) => controls.document)).toEqual(['rules.pdf', 'redrafted.pdf']);
  });

  test.each([
    ['Elm Park Homeowners Association, Inc.', 'The Elm Park HOA', true],
    ["Elm Park Owners' Association", 'Elm Park of Oakdale', true],
    ['Elm Park Facility Association', 'Elm Parks Facilities HOA', true],
    ['Elm Park 5 Homeowners Association', 'Elm Park Heights, Division Number Five, Homes Association', true],
    ['Elm Park Division II HOA', 'Elm Park Division III HOA', false],
    ['Elm Park Master Association', 'ELM PARK', true],
    ['Elm Park Homeowners Association', 'Elm Park Master Association', false],
    ['Elm Park Homeowners Association', 'Cedar Court Homeowners Association', false],
  ])('%s beside %s: of the same association? %s', (a, b, isSame) => {
    const picture = pictureOf(
      named('1', a, 1),
      named('2', a, 1),
      named('3', b, 2),
      stating('4', 'rules', {}),
    );
    expect(picture.others.map(({ document }) => document)).toEqual(isSame ? [] : ['3']);
    expect(picture.documents).toEqual(isSame ? ['1', '2', '3', '4'] : ['1', '2', '4']);
  });

  test('what is no document of an association', () => {
    const list = read('list.txt', 'budget', 'Milk\nEggs\nBread\nButter\nTwo pounds of flour\nCoffee\nTea');
    expect(pictureOf(list)).toMatchObject({ unrelated: ['list.txt'], documents: [], verdict: [] });
  });
});

describe('what to know first', () => {
  const declaration = read(
    'declaration.txt',
    'cc_and_r',
    'DECLARATION OF COVENANTS\nNo more than two dogs may be kept on a lot. The Association may foreclose its lien for unpaid assessments through a court. Lots may not be leased.',
  );

  test('comes from all documents, each with its own page', () => {
    const budget = read(
      'budget.txt',
      'budget',
      '2026 BUDGET\nHomeowners Association\nRegular assessments are $410 per month for each home.',
    );
    const { verdict } = pictureOf(declaration, budget);
    expect(verdict.map(({ document }) => document).toSorted()).toContain('budget.txt');
    expect(verdict.map(({ document }) => document)).toContain('declaration.txt');
    expect(verdict.every(({ citations }) => citations.length > 0)).toBe(true);
  });

  test('leaves out what a statement of an earlier year says of money', () => {
    const statement = (name: string, year: number, costs: number) =>
      read(
        name,
        'financial',
        `ELM PARK HOMEOWNERS ASSOCIATION\nStatement of Income and Expenses\nDecember 31, ${year}\nTotal Income 73,000\nTotal Expenses ${costs}`,
      );
    const old = statement('2023', 2023, 91_000);
    expect(pictureOf(old).verdict.map(({ document }) => document)).toContain('2023');
    const { verdict } = pictureOf(old, statement('2024', 2024, 60_000));
    expect(verdict.map(({ document }) => document)).not.toContain('2023');
  });

  test('leaves out what a later document has replaced, and what is long gone', () => {
    const dues = (name: string, year: number, amount: number) =>
      read(
        name,
        'minutes',
        `Homeowners Association\nBoard meeting of March 4, ${year}\nDues are $${amount} per month for each home.`,
      );
    const { verdict } = pictureOf(dues('2025', 2025, 310), dues('2026', 2026, 340), dues('2012', 2012, 95));
    expect(verdict.map(({ title }) => title).join()).toContain('$340');
    expect(verdict.map(({ document }) => document)).not.toContain('2025');
    const old = pictureOf(
      declaration,
      dues('2012', 2012, 95),
      stating('new', 'rules', { 'document.date': '2026' }),
    );
    expect(old.verdict.map(({ document }) => document)).not.toContain('2012');
    expect(old.answers.find(({ id }) => id === 'assessment.regular')?.controls.document).toBe('2012');
  });
});

describe('what is missing', () => {
  const types = (...documents: HomeDocument[]) => pictureOf(...documents).missing;

  test('every kind that is not there, and what is over a year old', () => {
    expect(
      types(
        stating('declaration', 'cc_and_r', { 'document.date': '1990' }),
        stating('budget', 'budget', { 'budget.year': 2025 }),
        stating('minutes', 'minutes', { 'document.date': '2025-11-23' }),
        stating('older', 'minutes', { 'document.date': '2021-02-02' }),
        stating('statement', 'financial', { 'document.date': '2019' }),
        stating('undated', 'financial', {}),
      ),
    ).toEqual([
      { type: 'bylaws', why: 'none' },
      { type: 'rules', why: 'none' },
      { type: 'reserves', why: 'none' },
      { type: 'minutes', why: 'old', document: 'minutes', date: '2025-11-23' },
    ]);
  });

  test('what is here and was not read, or is a draft, is told as that', () => {
    const { missing } = homePicture(
      [
        stating('rules draft.pdf', 'rules', {}),
        stating('minutes', 'minutes', { 'document.date': '2019-01-01' }),
      ],
      today,
      {
        unread: [
          { document: 'covenants scan.pdf', type: 'cc_and_r' },
          { document: 'minutes 2026.pdf', type: 'minutes' },
        ],
      },
    );
    expect(missing.slice(0, 3)).toEqual([
      { type: 'cc_and_r', why: 'unread', document: 'covenants scan.pdf' },
      { type: 'bylaws', why: 'none' },
      { type: 'rules', why: 'draft', document: 'rules draft.pdf' },
    ]);
    // Those that were not read may be newer than the newest that were.
    expect(missing.map(({ type }) => type)).not.toContain('minutes');
  });

  test('bylaws that are part of another file are told as that', () => {
    const joined = stating('declaration and bylaws', 'cc_and_r', {
      'board.size': 5,
      'meeting.annual': 'May',
      'quorum.members': 20,
    });
    expect(types(joined)[0]).toEqual({ type: 'bylaws', why: 'within', document: 'declaration and bylaws' });
    const apart = stating('declaration', 'cc_and_r', { 'quorum.members': 20, 'board.size': 5 });
    expect(types(apart)[0]).toEqual({ type: 'bylaws', why: 'none' });
  });
});

const values = {
  'association.name': fc.constantFrom('Elm Park HOA', 'Cedar Court HOA'),
  'document.date': fc.constantFrom('2019', '2019-05', '2024-01-02', '2024'),
  'assessment.regular': fc.record({ amount: fc.integer({ min: 1, max: 3 }), period: fc.constant('month') }),
  'pets.max_count': fc.integer({ min: 1, max: 3 }),
  'quorum.members': fc.constantFrom(10, 20),
  'financial.reserve_cash': fc.integer({ min: 1, max: 3 }),
};
const anyDocuments = fc
  .array(
    fc.tuple(
      fc.constantFrom('a', 'b'),
      fc.constantFrom(...documentTypes),
      fc.subarray<string>(Object.keys(values)),
      fc.record(values),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((list) =>
    list.map(([name, type, ids, facts], index) => {
      const stated = Object.entries(facts).filter(([id]) => ids.includes(id));
      return { ...stating(name, type, Object.fromEntries(stated)), id: `${name}${index}` };
    }),
  );

describe('of any documents', () => {
  test('the order in which they come changes nothing', () => {
    fc.assert(
      fc.property(anyDocuments, fc.infiniteStream(fc.nat()), (documents, numbers) => {
        const shuffled = documents
          .map((document) => ({ document, at: numbers.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ document }) => document);
        expect(homePicture(shuffled, today)).toEqual(homePicture(documents, today));
      }),
    );
  });

  test('an answer that held is never lost when another document comes: what replaced it stands beside it', () => {
    fc.assert(
      fc.property(anyDocuments, (documents) => {
        const before = homePicture(documents.slice(1), today);
        const after = homePicture(documents, today);
        for (const { id, controls } of before.answers.filter(({ controls: { document } }) =>
          after.documents.includes(document),
        )) {
          const now = after.answers.find((answer) => answer.id === id);
          expect([now?.controls, ...(now?.others ?? [])].map((one) => one?.document)).toContain(
            controls.document,
          );
        }
        const gone = before.documents.filter((document) => !after.documents.includes(document));
        expect(after.others.map(({ document }) => document)).toEqual(expect.arrayContaining(gone));
      }),
    );
  });
});
