import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { valueIn } from '../../testing/told-of.ts';
import { voting } from './voting.ts';

const declarant = { 'voting.declarant_control': true };
const proxy = (allowed: boolean) => ({ 'voting.proxy_allowed': allowed });
const cumulative = (used: boolean) => ({ 'voting.cumulative': used });

describe('voting', () => {
  it('that a class ends is told by a question', () => {
    const text =
      'The Class B membership shall cease and be converted to Class A membership on December 31, 2010.';
    expect(valueIn('voting.declarant_control', text)).toBe(true);
  });

  it.each([
    ['Proxies are valid for a year and may not be used where a vote by mail was announced.', proxy(true)],
    ['Proxies may not be used.', proxy(false)],
    [
      "Voting by proxy is allowed on a director's proxy to another director; proxies shall not be used to achieve a quorum.",
      {},
    ],
    ['Proxies shall not be used to achieve a quorum.', {}],
    [
      'Class B. The Class B Member shall be the Declarant and shall be entitled to three (3) votes for each Lot owned.',
      declarant,
    ],
    ['The Developer shall be entitled to ten votes for each Lot that it owns.', declarant],
    [
      'The Class B Member shall be Declarant and shall be entitled to three times the voting rights of other Owners.',
      declarant,
    ],
    [
      'The Declarant shall have the right to appoint all of the Directors until 75% of the Lots are sold.',
      declarant,
    ],
    ['The Directors shall be selected by the Declarant until the turnover meeting.', declarant],
    [
      'Enclosed is a proxy for you to sign, which will assign your right to vote to the person you name.',
      proxy(true),
    ],
    ['The proxy form allows the board to vote on your behalf.', proxy(true)],
    ['The proxy form gives your address and the date.', {}],
    ['During the Declarant Control Period the Owners have no vote.', declarant],
    [
      'Class A Members shall be entitled to one vote for each Lot owned, with the exception of the Declarant.',
      {},
    ],
    ['The Declarant shall be entitled to one vote for each Lot that it owns.', {}],
    ['The Architectural Committee shall be appointed by the Developer.', {}],
    ['The Declarant may appoint the members of the Design Review Committee.', {}],
    ['The Declarant reserves an easement over the Common Area.', {}],
    ['At all meetings of Members, each Member may vote in person or by proxy.', proxy(true)],
    ['Votes may be cast in person or by proxy.', proxy(true)],
    ['All proxies shall be in writing and filed with the Secretary.', proxy(true)],
    [
      'The assent of two-thirds of the Members who are voting in person or by proxy is required.',
      proxy(true),
    ],
    ['Voting by proxy is not permitted.', proxy(false)],
    ['Members may vote in person or by mail, but not by proxy.', proxy(false)],
    ['No proxies shall be allowed.', proxy(false)],
    ['Each Owner may vote by proxy. No proxy shall be valid after eleven months.', proxy(true)],
    ['No proxy shall extend beyond sixty days.', {}],
    ['Directors may not vote by proxy at Board meetings.', {}],
    ['Cumulative voting is not permitted.', cumulative(false)],
    ['There shall be no cumulative voting for Directors.', cumulative(false)],
    ['Members shall not be entitled to cumulate their votes.', cumulative(false)],
    [
      'Every Member entitled to vote at an election of Directors may cumulate his or her votes.',
      cumulative(true),
    ],
    [
      'Every Owner may cumulate votes. No Owner shall be entitled to cumulate votes unless notice of it was given.',
      cumulative(true),
    ],
    ['Cumulative voting shall be used in the election of Directors.', cumulative(true)],
    ['The remedies in this Declaration are cumulative and not exclusive.', {}],
    ['All rights shall be cumulative, and no remedy shall exclude another.', {}],
    ['No rubbish shall be allowed to accumulate.', {}],
    ['Developer may cumulate the right to such releases and request several at once.', {}],
  ])('%s', (text, facts) => {
    expect(factsIn(text, voting)).toEqual(facts);
  });
});
