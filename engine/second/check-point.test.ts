import { describe, expect, it } from 'vitest';
import type { SecondReader } from '#contract/analysis.ts';
import { engineAnalysisSchema } from '#contract/analysis.ts';
import type { DocumentType } from '#contract/document-type.ts';
import type { Page } from '#contract/page.ts';
import { linesOfText } from '../structure/printed.ts';
import { conclude, readBeside } from './read-beside.ts';

const reader: SecondReader = {
  model: 'test',
  prompt_version: '3',
  parts: 1,
  parts_read: 1,
  answers: 0,
  dropped: {},
  tokens: { input: 0, output: 0 },
};
const around: Readonly<Partial<Record<DocumentType, string>>> = {
  cc_and_r:
    'DECLARATION OF COVENANTS\nThis is the Declaration of Fern Row Homeowners Association.\nARTICLE V. USE\nThe lots lie along the brook and face the meadow.',
  minutes: 'Fern Row Homeowners Association\nMinutes of the meeting of May 4, 2023.',
};

function pagesOf(text: string): Page[] {
  return [{ number: 1, text, lines: linesOfText(text), size: null, readable: true }];
}

/** What becomes of one point or risk that a model finds in a sentence of a document. */
function found(kind: string, sentence: string, type: DocumentType = 'cc_and_r', words = sentence) {
  const beside = readBeside(pagesOf(`${around[type]}\n${sentence}\n`), type, { points: true });
  const call = beside.calls.find(({ of }) => of === 'points');
  const line = call?.window.lines.findIndex(({ text }) => text.includes(sentence.slice(0, 30))) ?? 0;
  const said = { found: [{ a_kind: kind, b_line: line + 1, c_words: words }] };
  const { proposals = [], dropped = [] } = call?.read(JSON.stringify(said)) ?? {};
  const analysis = conclude(beside, proposals, reader);
  expect(engineAnalysisSchema.parse(analysis)).toEqual(analysis);
  const points = [...analysis.key_points, ...analysis.restricted_activities];
  const sections = analysis.chunk_analyses.flatMap((one) => [
    ...one.key_points,
    ...one.restricted_activities,
  ]);
  return { dropped: dropped[0], statement: proposals[0]?.statement, points, sections, analysis };
}

describe('a point that a model finds', () => {
  it('is told in words of ours where its kind has some', () => {
    const { points, sections } = found('use.drilling', 'None is to run a derrick for oil on a lot.');
    const said = { text: 'You may not drill or mine for oil, gas or minerals.', found_by: 'model' };
    expect(points.filter(({ id }) => id === 'use.drilling')).toMatchObject([said]);
    expect(sections.filter(({ found_by }) => found_by === 'model')).toMatchObject([said]);
    const allowed = found('use.drilling', 'Guests are free to run a derrick for oil on a lot.');
    expect(allowed.points.map(({ text }) => text)).not.toContain(said.text);
  });

  it('else in the sentence of the document, in its section alone', () => {
    const sentence =
      'Each owner must repaint the mailbox post every third spring in a shade that the board has picked.';
    const { points, sections, analysis } = found('other.duty', sentence);
    expect(points.filter(({ found_by }) => found_by)).toEqual([]);
    const [point] = sections.filter(({ found_by }) => found_by === 'model');
    expect(point?.text).toBe(`“${sentence}”`);
    expect(point?.citations.map(({ quote }) => quote)).toEqual([sentence]);
    expect(analysis.summary_statements.filter(({ found_by }) => found_by)).toEqual([]);
  });

  it('without the mark of a list before it', () => {
    const sentence = 'Each owner must repaint the mailbox post every third spring.';
    const { sections } = found('other.duty', `• ${sentence}`);
    expect(sections.find(({ found_by }) => found_by === 'model')?.text).toBe(`“${sentence}”`);
  });

  it('that the rules tell of the same sentence is found by both, and told once', () => {
    const sentence = 'No noxious or offensive activity shall be carried on upon any lot.';
    const { points } = found('use.nuisance', sentence);
    expect(points.filter(({ id }) => id.startsWith('use.nuisance'))).toMatchObject([{ found_by: 'both' }]);
    expect(found('other.restriction', sentence).sections.filter(({ found_by }) => found_by)).toEqual([]);
  });

  it.each([
    ['use.guns', 'No owner may hold picnics in the meadow after noon.', undefined],
    ['use.trash', 'Don’t leave trash beside the doors.', undefined],
    ['use.trash', 'Trash beside the doors', 'aside'],
    ['use.unheard_of', 'No owner shall fly a kite.', 'not_asked'],
    ['use.guns', 'Owners who have weapons must tell the board of it in writing.', undefined],
  ])('%s: %s', (kind, sentence, why) => {
    const { dropped, points } = found(kind, sentence);
    expect(dropped).toBe(why);
    expect(points.map(({ text }) => text)).not.toContain('You may not hunt or fire a gun.');
  });

  it('words that the line does not have are none', () => {
    const sentence = 'Each owner must repaint the mailbox post every third spring.';
    expect(found('other.duty', sentence, 'cc_and_r', sentence.replace('third', 'second')).dropped).toBe(
      'not_in_the_text',
    );
  });
});

describe('a risk that a model points at', () => {
  it('comes last, in words of ours, and weighs nothing', () => {
    const sentence = 'The association was sued in March over the wall behind the barn.';
    const { analysis } = found('risk.lawsuit', sentence, 'minutes');
    const plain = found('risk.unheard_of', sentence, 'minutes').analysis;
    const [last] = analysis.risks.slice(-1);
    if (plain.risks.some(({ id }) => id === 'risk.litigation')) expect(last?.found_by).toBe('both');
    else expect(last).toMatchObject({ id: 'risk.lawsuit', level: 'medium', found_by: 'model' });
    expect(analysis.summary).toBe(plain.summary);
    expect(analysis.facts).toEqual(plain.facts);
  });

  it('in the document’s own words where none of ours fit', () => {
    const sentence =
      'The only bridge to the homes was closed by the county in June and nobody knows for how long.';
    const { risks } = found('risk.other', sentence, 'minutes').analysis;
    expect(risks.at(-1)).toMatchObject({ level: 'low', explanation: `“${sentence}”`, found_by: 'model' });
  });

  it.each([
    ['no word of ours in it', 'Eleven households still have to pay what they promised in spring.'],
    ['a denial', 'Twelve owners are behind, which is not to be told to anyone.'],
  ])('in the document’s own words where there is %s', (_, sentence) => {
    const { analysis, statement } = found('risk.owners_behind', sentence, 'minutes');
    expect(statement).toBe('This tells of owners who are behind on their dues.');
    expect(analysis.risks.filter(({ found_by }) => found_by === 'model')).toMatchObject([
      { id: 'risk.owners_behind', level: 'low', explanation: `“${sentence}”` },
    ]);
  });

  it.each([
    [
      'risk.lawsuit',
      'The tennis court was swept in spring.',
      'The association was sued in March over the wall.',
    ],
    ['risk.debt', 'The financial papers lay on the table.', 'The bank loan runs for nine more years.'],
    [
      'risk.extra_charge',
      'The assessment is $240 for each lot.',
      'A special assessment of $900 comes due in June.',
    ],
    ['risk.short_of_money', 'The reserve account holds $9,100.', 'The year ended with a deficit of $9,100.'],
    ['risk.owners_behind', 'Trees stand behind the clubhouse.', 'Six owners are behind on their dues.'],
    ['risk.insurance', 'The insurance was read aloud.', 'The insurance for the dam was refused in May.'],
    ['risk.ground', 'Each home has a well of its own.', 'The lower road was flooded twice.'],
  ])('%s takes more than what it is about: %s', (kind, about, trouble) => {
    const told = (sentence: string) =>
      found(kind, sentence, 'minutes').analysis.risks.flatMap(({ found_by, explanation }) =>
        found_by ? [explanation] : [],
      );
    expect(told(about)).toEqual([`“${about}”`]);
    expect(told(trouble)).toHaveLength(1);
    expect(told(trouble)).not.toContain(`“${trouble}”`);
  });

  it('of which one sentence fits words of ours and another does not is told in both ways', () => {
    const first = 'Twelve owners are behind on what they owe the association.';
    const second = 'Eleven households still have to pay what they promised in spring.';
    const beside = readBeside(pagesOf(`${around.minutes}\n${first}\n${second}\n`), 'minutes', {
      points: true,
    });
    const call = beside.calls.find(({ of }) => of === 'points');
    const at = (text: string) => (call?.window.lines.findIndex((line) => line.text.includes(text)) ?? 0) + 1;
    const said = [second, first].map((words) => ({
      a_kind: 'risk.owners_behind',
      b_line: at(words),
      c_words: words,
    }));
    const proposals = call?.read(JSON.stringify({ found: said }))?.proposals ?? [];
    const risks = conclude(beside, proposals, reader).risks.filter(({ found_by }) => found_by === 'model');
    expect(risks.map(({ id, citations }) => [id, citations.map(({ quote }) => quote)])).toEqual([
      ['risk.owners_behind', [first]],
      ['risk.owners_behind-2', [second]],
    ]);
  });
});

/** Sentences that say nothing that holds here, and what a hasty reader takes them for. */
const planted: readonly (readonly [was: string, kind: string, sentence: string, type?: DocumentType])[] = [
  ['example', 'other.cost', 'For example, an owner who breaks a lamp may have to pay for a new one.'],
  ['example', 'use.trash', 'As an illustration, a rule might say that trash shall be kept in a can.'],
  ['proposal', 'other.duty', 'The proposed amendment would require that each owner shall clear the ditch.'],
  [
    'proposal',
    'risk.extra_charge',
    'The board proposes to levy a special assessment of $900 per lot.',
    'minutes',
  ],
  [
    'proposal',
    'risk.short_of_money',
    'It was proposed that the deficit be met from the pond fund.',
    'minutes',
  ],
  [
    'proposal',
    'exterior.trees',
    'If the amendment passes, no tree may be cut without the consent of the board.',
  ],
  [
    'definition',
    'other.restriction',
    '"Nuisance" shall mean whatever is not to the liking of two neighbors.',
  ],
  ['definition', 'vehicles.towing', '"Towing" means taking a vehicle away at the cost of its owner.'],
  [
    'other association',
    'other.cost',
    'The neighboring Brook Hollow Association may charge its owners for guests.',
  ],
  [
    'other association',
    'use.trash',
    'The Master Association shall see that trash is kept in cans on its own land.',
  ],
  ['ballot', 'other.restriction', 'Item 2: Shall the Association forbid owners to keep bees on a lot?'],
  [
    'statute',
    'other.right',
    'State law permits an association to cut off the water of owners who do not pay.',
  ],
  ['failed motion', 'risk.debt', 'A motion to take out a bank loan for the road was defeated.', 'minutes'],
  ['one owner', 'risk.owners_behind', 'Lot 12 owes $310 in unpaid dues and has a payment plan.', 'minutes'],
  ['replaced', 'other.restriction', 'The former rule that owners must be in by ten no longer applies.'],
  ['contents', 'other.duty', 'Section 4.2 Duty of owners to repaint ................ 14'],
];

describe('what states nothing is dropped, whoever points at it', () => {
  const cases = planted.map(([was, kind, sentence, type]) => ({ was, kind, sentence, type }));
  it.each(cases)('$was as $kind: $sentence', ({ kind, sentence, type }) => {
    const { dropped, sections, analysis } = found(kind, sentence, type);
    expect(dropped).toMatch(/^(?:aside|not_in_force|not_in_the_text|other_subject)$/);
    expect(sections.filter(({ found_by }) => found_by === 'model')).toEqual([]);
    expect(analysis.risks.filter(({ found_by }) => found_by === 'model')).toEqual([]);
  });
});
