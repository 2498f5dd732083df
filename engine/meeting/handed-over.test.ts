import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

function statesOf(text: string, documentType: DocumentType = 'minutes') {
  const whole = `Elm Court Homeowners Association\nMinutes of the Board Meeting held May 9, 2031\n\n${text}`;
  const page = { number: 1, text: whole, lines: linesOfText(whole), size: null, readable: true };
  const { unclear, not_stated } = analyze([page], { documentType });
  return { unclear, absent: not_stated.includes('litigation') };
}

const isSpokenOf = (text: string) => {
  const { unclear, absent } = statesOf(text);
  const found = unclear.find(({ id }) => id === 'litigation');
  return !absent && text.includes(found?.citations[0]?.quote ?? '\n');
};

describe('a lawsuit', () => {
  it.each([
    'Lot 9 is two years behind. The board will refer the account to our attorney.',
    'Any home with a lien is to be turned over to the attorney for collection.',
    'The broken gate of Lot 12 is already in the attorney’s hands.',
    'One home in the neighborhood is in foreclosure.',
    'The third letter comes from the lawyer, and then the owner goes to court.',
  ])('is not unmentioned where a matter went to a lawyer: %s', (text) => {
    expect(isSpokenOf(text)).toBe(true);
  });

  it.each([
    'The new bylaws were sent to the attorney.',
    'The treasurer is in contact with the attorney about the contract for the pool.',
    'The trash collection moves to Friday.',
    'Two accounts were sent to collections in May.',
    'Four homes on the hill are in foreclosure, two of them by one bank.',
    'The walk begins at Alder Court and ends at the pond.',
  ])('is unmentioned where a lawyer reads papers, or none is there: %s', (text) => {
    expect(statesOf(text).absent).toBe(true);
  });
});
