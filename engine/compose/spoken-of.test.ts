import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';
import { answeredUnder, expectedFacts } from '../weigh/expected-facts.ts';
import { factsOfTalk } from '../weigh/talk-risks.ts';
import { withPassages } from './spoken-of.ts';

const read = (whole: string, documentType: DocumentType) =>
  analyze([{ number: 1, text: whole, lines: linesOfText(whole), size: null, readable: true }], {
    documentType,
  });
const analysis = (text: string) =>
  read(
    `Elm Court Homeowners Association\nMinutes of the Board Meeting held May 9, 2031\n\n${text}`,
    'minutes',
  );

/** Talk of each matter, in words that a search for its passages may miss. */
const talk: Readonly<Record<string, string>> = {
  special_assessment:
    'Which option goes to the owners was left to the coming special assessment meeting, it was suggested.',
  dues: 'Kim suggested higher hoa fees.',
  loan: 'Kim suggested refinancing.',
  lawsuit: 'Kim suggested small claims against the painter, and foreclosing.',
  insurance: 'Kim asked for quotes, since companies dropped the insurance.',
  repairs: 'Kim suggested dredging the lake.',
};

/** A decision that names each fact which minutes are expected to state. */
const decisions: readonly (readonly [fact: string, text: string])[] = [
  ['special_assessment', 'The board voted to send the papers on the special assessment to each home.'],
  ['litigation', 'The board voted to pay the judgment in full.'],
  ['financial.reserve_cash', 'The board voted to keep the savings where they are.'],
  ['financial.operating_cash', 'The board voted to open a checking account.'],
  ['financial.delinquent_homes', 'The board voted to write to whoever is delinquent.'],
  ['repairs.critical', 'The board voted to pay for repairs of the mailboxes.'],
  ['minutes.quorum_present', 'The board voted to change the quorum of the next meeting.'],
  ['minutes.next_meeting', 'The board voted to change the day of the next meeting.'],
  ['minutes.motions', 'The board voted to buy a pump.'],
];

describe('what a risk or a statement speaks of', () => {
  it('has a paper for each matter that is told as talk', () => {
    expect(Object.keys(talk).map((id) => `risk.talk.${id}`)).toEqual([...factsOfTalk.keys()]);
  });
  it.each(Object.entries(talk))('is not unmentioned: talk of %s', (id, text) => {
    const { risks, not_stated: absent } = analysis(text);
    expect(risks.map((risk) => risk.id)).toContain(`risk.talk.${id}`);
    expect(absent.filter((fact) => factsOfTalk.get(`risk.talk.${id}`)?.some((one) => one === fact))).toEqual(
      [],
    );
  });

  it.each(decisions)('is not unmentioned: a decision that names %s', (fact, text) => {
    expect(analysis(text).not_stated).not.toContain(fact);
  });
  it.each([
    ['repairs.critical', 'Two bids for the repair of the mailboxes were received.'],
    ['financial.delinquent_homes', 'Several owners are delinquent.'],
    ['financial.reserve_cash', 'The association does not have any reserves.'],
    ['financial.operating_cash', 'The treasurer said that we have insufficient cash.'],
    ['litigation', 'A motion on the foreclosure was put off until the June meeting.'],
  ])('is not unmentioned: a matter that names %s', (fact, text) => {
    expect(analysis(text).key_points.map(({ id }) => id)).toContainEqual(
      expect.stringMatching(/^minutes\.matter\./),
    );
    expect(analysis(text).not_stated).not.toContain(fact);
  });
  it('is unmentioned where a decision has only a weak name of it', () => {
    const { not_stated: absent } = analysis(
      'By unanimous vote of members present, the board voted to buy a pump.',
    );
    expect(absent).toContain('minutes.quorum_present');
  });
  it('is not unmentioned: what another question is answered with names', () => {
    const { not_stated: absent, unclear } = read(
      'Elm Court HOA\nQuestions\nAny special assessment that exceeds $900 requires a vote of the members. Who is late pays $20.',
      'other',
    );
    expect(absent).not.toContain('special_assessment');
    expect(unclear.map(({ id }) => id)).not.toContain('litigation');
  });
  it('is read in what is quoted under a decision too', () => {
    const { not_stated: absent } = analysis(
      'Lee moved, Kim seconded, to fence the pond. It was decided to pay from the savings. The motion passed.',
    );
    expect(absent).not.toContain('financial.reserve_cash');
  });

  it('has a decision for each fact that minutes are expected to state', () => {
    expect(decisions.map(([fact]) => fact).toSorted()).toEqual(expectedFacts.minutes.toSorted());
  });
});

/** A paper in which each question is answered by a statement of another fact. */
const answers: readonly (readonly [question: string, type: DocumentType, text: string])[] = [
  [
    'assessment.interest_rate',
    'cc_and_r',
    'Any assessment not paid when due shall bear interest at the highest rate allowed by law.',
  ],
  ['assessment.late_fee', 'cc_and_r', 'The Board may charge a reasonable late fee for unpaid dues.'],
  [
    'declaration.term',
    'cc_and_r',
    'This Declaration shall run with and bind the land and remain in effect perpetually.',
  ],
  ['reserves.balance', 'reserves', 'The reserve account held a balance of $412,000 on December 31, 2030.'],
  [
    'reserves.component_count',
    'reserves',
    'Component\tUseful Life\tRemaining Life\tCurrent Cost\nSlate Roof\t30\t12\t$81,000\nMill Bridge\t40\t9\t$22,500',
  ],
];

describe('what is answered besides its own fact', () => {
  it.each(answers)('is not open: %s', (question, type, text) => {
    const { facts, unclear, not_stated: absent } = read(`Elm Court Homeowners Association\n\n${text}`, type);
    expect(facts.map(({ id }) => id)).not.toContain(question);
    expect([...absent, ...unclear.map(({ id }) => id)]).not.toContain(question);
  });
  it('has a paper for each', () => {
    expect(answers.map(([question]) => question)).toEqual([...answeredUnder.keys()]);
  });
});

it('counts a passage as told only where it is shown: not where a statement shows a part of it', () => {
  const at = (start: number, end: number) => ({ page: 1, start, end, quote: '' });
  const told = [at(0, 40)];
  const open = [{ citations: [at(20, 90), at(100, 160), at(200, 260)] }, { citations: null }];
  expect(withPassages(open, told)).toEqual([at(0, 40), at(100, 160)]);
  // Nor where a question before it does.
  const next = { citations: [at(150, 190)] };
  expect(withPassages([...open, next], told)).toEqual([at(0, 40), at(100, 160)]);
});
