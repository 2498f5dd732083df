import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';
import { expectedFacts } from '../weigh/expected-facts.ts';
import { factsOfTalk } from '../weigh/talk-risks.ts';

const analysis = (text: string) => {
  const whole = `Elm Court Homeowners Association\nMinutes of the Board Meeting held May 9, 2031\n\n${text}`;
  return analyze([{ number: 1, text: whole, lines: linesOfText(whole), size: null, readable: true }], {
    documentType: 'minutes',
  });
};

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
  it('has a decision for each fact that minutes are expected to state', () => {
    expect(decisions.map(([fact]) => fact).toSorted()).toEqual(expectedFacts.minutes.toSorted());
  });
});
