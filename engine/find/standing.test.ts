import { describe, expect, it } from 'vitest';
import { allRules } from '../rules/all-rules.ts';
import { runRules } from '../rules/run-rules.ts';
import { docOf } from '../testing/doc-of.ts';
import { factsIn } from '../testing/facts-in.ts';
import { decide } from './decide.ts';
import { amendedFrom, standingOf } from './standing.ts';

const kinds = (text: string) => standingOf(docOf(text)).map(({ kind }) => kind);
const filler =
  'The Owners shall use the Common Area with care and shall keep it clean for one another. '.repeat(40);

describe('what a document says of its own force', () => {
  it('is said by the title of a budget that stands below its table', () => {
    const below = (title: string) =>
      standingOf(docOf(`Mowing\t900\t950\nSalt\t90\t95\n\n${title}\n`, 'budget')).map(({ kind }) => kind);
    expect(below('2031 PRELIMINARY BUDGET\nBirch Run HOA')).toEqual(['proposed']);
    expect(below('2031 APPROVED BUDGET\nBirch Run HOA')).toEqual([]);
    expect(below('The proposed budget was approved on May 4, 2031.')).toEqual([]);
  });

  it.each([
    [
      'FIRST AMENDMENT TO THE DECLARATION OF COVENANTS FOR BIRCH RUN\n\nSection 4.2 of the Declaration is hereby amended to read as follows:\n\nDogs must be leashed.',
      ['amendment'],
    ],
    [
      'AMENDMENT NO. 3 TO BYLAWS\n\nArticle II is deleted in its entirety and replaced with the following:\n\nThe board has five directors.',
      ['amendment'],
    ],
    [
      'Book 4 Page 9 Instrument 77 Recorded\nTHIS THIRD AMENDMENT TO DECLARATION OF COVENANTS is made on May 1, 2004.\n\nThe Declaration is hereby modified and amended as follows:\n\n1. Leases are limited.',
      ['amendment'],
    ],
    [
      'CERTIFICATE OF AMENDMENT TO THE DECLARATION OF BIRCH RUN\n\nIt was voted to change Section 6 and replace it with the text below.\n\nDogs must be leashed.',
      ['amendment'],
    ],
    ['ADOPTED AMENDMENTS TO THE RULES\n\nSection 2 is amended to read: Dogs must be leashed.', ['amendment']],
    [
      'FOURTH AMENDMENT TO DECLARATION\n\nThis paper is made for the purpose of annexing the land on the plat.',
      ['amendment'],
    ],
    ['ADOPTED RULES\n\nAmendments to these rules are voted on in May.', []],
    ['DRAFT\n\nRULES OF BIRCH RUN\n\nDogs must be leashed.', ['draft']],
    ['Birch Run Rules - Draft 3, May 2024\n\nDogs must be leashed.', ['draft']],
    ['Birch Run HOA 2031 Budget (DRAFT), 2030.11.12\n\nMowing 900', ['draft']],
    ['Proposed Rules for Birch Run\n\nDogs must be leashed.', ['proposed']],
    [
      'RESOLUTION\n\nBE IT RESOLVED THAT dogs must be leashed.\n\nAdopted by the Board at its meeting on the ____ day of ______, 2031.',
      ['unfilled'],
    ],
    [
      'RESOLUTION\n\nIt is resolved: dogs must be leashed. There were ____ votes in favor of it.',
      ['unfilled'],
    ],
    [
      'RESOLUTION\n\nBE IT RESOLVED THAT dogs must be leashed.\n\nAdopted on May 4, 2031.\n\nBy: ________ President',
      [],
    ],
    ['FENCE REQUEST\n\nConsidered by the committee on ____. There were ____ votes in favor.', []],
    ['Birch Run HOA\n2031 Proposed Budget\nMowing\t900\t950', ['proposed']],
    ['Birch Run HOA\nMowing\t900\t950\nProposed 2031 budget\nSalt\t90\t95', ['proposed']],
    ['Birch Run HOA\n2031 budget\nMowing\t900\t950\nProposed as a line of its own\nSalt\t90\t95', []],
    ['Birch Run HOA 2031 Adopted Budget\nProposed\nMowing\t900\t950', []],
    ['Birch Run HOA 2031 Approved Budget - DRAFT\nMowing\t900\t950', ['draft']],
    ['AMENDED AND RESTATED DECLARATION OF BIRCH RUN\n\nThis Declaration replaces the first one.', []],
    ['DECLARATION OF BIRCH RUN\n\nAmendments to this Declaration need a vote of two-thirds.', []],
    ['Birch Run HOA\n\nBoard meeting proposed for May 4, 2031. More to follow.', []],
    ['Birch Run HOA\n\n- Proposed changes without markings\n- Ballot', []],
    ['Birch Run HOA\n- PROPOSED -\nNo hens.', ['proposed']],
    ['BYLAWS\n\nThe Secretary shall draft the minutes. The proposed budget is sent to all Owners.', []],
    ['Birch Run HOA\n\nWe carefully reviewed the proposed 2031 budget:\n\nMowing 900', []],
    ['Birch Run HOA Rules\nDraft, reviewed by counsel May 2031\n\nDogs must be leashed.', ['draft']],
    [
      'While the plat restrictions of Birch Run have expired, owners are asked to keep to them.\n\n1. Dogs must be leashed.',
      ['expired'],
    ],
    ['NOTICE\n\nThe covenants of Birch Run have since lapsed.\n\n1. Dogs must be leashed.', ['expired']],
    ['NOTICE\n\nThe covenants of Birch Run have not lapsed.\n\n1. Dogs must be leashed.', []],
    ['BYLAWS OF BIRCH RUN\n\nThe covenants are renewed unless they have expired.', []],
    ['ARTICLE IX AMENDMENTS\n\nThese Bylaws may be amended by a majority.', []],
  ])('%s', (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it('a draft that a meeting looked at is none of its minutes', () => {
    const minutes = (line: string) =>
      standingOf(
        docOf(`Birch Run HOA\nBoard Meeting, May 4, 2031\n\n${line}\n\nDogs were discussed.`, 'minutes'),
      );
    expect(minutes('Draft budget has dues up by $5')).toEqual([]);
    expect(minutes('2032 budget draft')).toEqual([]);
    expect(minutes('DRAFT')).toMatchObject([{ kind: 'draft' }]);
  });

  it('lets the amendment at the end of a file win over the text that it changes', () => {
    const text = `DECLARATION OF BIRCH RUN\n\nSection 4. No more than three (3) household pets may be kept on a Lot.\n\n${filler}\n\nFIRST AMENDMENT TO DECLARATION OF BIRCH RUN\n\nSection 4 is hereby deleted and replaced with the following:\n\nNo more than two (2) household pets may be kept on a Lot.`;
    const doc = docOf(text);
    const { decided } = decide(runRules(allRules, doc), doc.source, amendedFrom(doc));
    const pets = decided.find(({ fact }) => fact === 'pets.max_count');
    expect(pets).toMatchObject({ value: 2, amended: true, conflicts: [{ value: 3 }] });
  });

  it('finds no amendment in a declaration that tells how it may be amended', () => {
    const text = `DECLARATION OF BIRCH RUN\n\n${filler}\n\nAmendment\n\nThis Declaration may be amended by 67% of the Owners.`;
    expect(amendedFrom(docOf(text))).toBeNull();
    expect(factsIn(text, allRules)['amendment.declaration_vote']).toBe(67);
  });
});

describe('new text set beside the old', () => {
  const text = [
    'Section 4: Dues',
    'Current:',
    'The annual assessment for each Lot is $300.00 per year.',
    'Amendment:',
    'The annual assessment for each Lot is $360.00 per year.',
    'Section 9: Late Payment',
    'Current:',
    'A late fee of $10 applies to each overdue payment.',
    'Amendment:',
    'Late payments are subject to a five percent penalty.',
    'Section 12: Signs',
    'Current:',
    'No sign of any kind shall be displayed on a Lot.',
    'Amendment:',
    'No sign shall be displayed on a Lot except one sign that offers it for sale.',
  ].join('\n\n');

  it('is a proposal until something says that it was passed', () => {
    expect(kinds(text)).toEqual(['proposed']);
    expect(kinds(`${text}\n\nSection 14: Roofs\n\nA roof is of a color approved by the board.`)).toEqual([
      'proposed',
    ]);
    expect(kinds(`${text}\n\nThese changes were adopted on May 4, 2031.`)).toEqual(['amendment']);
  });

  it('is told, and the old is not', () => {
    const facts = factsIn(text, allRules, 'cc_and_r');
    expect(facts['assessment.regular']).toMatchObject({ amount: 360 });
    expect(facts['assessment.late_fee']).toEqual({ percent: 5 });
    expect(facts['exterior.signs']).toBe('restricted');
  });

  it('is no amendment where one label stands alone', () => {
    expect(kinds('Current:\n\nDues are $300 per year.\n\nNew:\n\nThe pool is open.')).toEqual([]);
  });
});
