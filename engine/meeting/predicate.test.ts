import { describe, expect, it } from 'vitest';
import { hangs, isPredicate } from './predicate.ts';

describe('the words of a motion', () => {
  it.each([
    'Raise the annual dues to $210',
    'Accept the 2024 financials and approve the 2025 budget',
    'Take the nets down until a solution can be found',
    'Not using the reserves',
    'A request for a fence along the alley',
    'Clearing the brush along Mill Road',
    'Elect an owner for Vice President',
    'Have three quotes by May',
  ])('are an act or a thing: %s', (what) => {
    expect(isPredicate(what)).toBe(true);
  });
  it.each([
    'Use Green Yards and signed a contract through 2026',
    'We will go on treating the pond',
    'A list of the streets be added to the minutes',
    'The time will be moved to 6 PM',
    'Treasurer’s report, by an owner: accept',
    'Elect an owner to by the President',
    'Each basket will be worth $30',
    'Pay the',
    'Old minutes',
  ])('are not: %s', (what) => {
    expect(isPredicate(what)).toBe(false);
  });
});

describe('words that hang on what stands before them', () => {
  it.each([
    'The money would carry over to next year',
    'The time will be changed from 9 to 10',
    'Keep the money and decide in July',
    'Approve the request',
    'Approve this spending',
    'Pay it in June',
    'Use the names on those ballots',
    'Letters be approved and mailed',
    'Elect the above slate of four',
    'Stay with the current vendor',
    'Approve the bids received',
    'Make Kim the chair of this committee',
    'Accept his bid',
    'They paint the gate',
  ])('%s', (what) => {
    expect(hangs(what)).toBe(true);
  });
  it.each([
    'The board will use Green Yards',
    'Accept the bid of his firm',
    'They would like to paint the gate',
    'Approve the request for a fence on lot 9',
    'The minutes be accepted',
    'Repair the gate and paint it',
    'Approve the bids received from two pavers',
    'Letters to owners of trailers be mailed',
    'Those owners that owe less than $20 will be billed later',
    'The first opportunity to vote on the pond assessment will be May 4',
  ])('not: %s', (what) => {
    expect(hangs(what)).toBe(false);
  });
});
