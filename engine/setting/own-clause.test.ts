import { describe, expect, it } from 'vitest';
import { ownClause } from './own-clause.ts';

/** The clause of the words in brackets. */
const clauseIn = (text: string) => {
  const start = text.indexOf('[');
  const end = text.indexOf(']') - 1;
  return ownClause(text.replace(/[[\]]/g, ''), start, end);
};

describe('own clause', () => {
  it.each([
    ['the [dues are {m0}], and owners may call the manager if they have questions.', 'the dues are {m0}'],
    ['[a quorum was met], so the meeting could begin.', 'a quorum was met'],
    ['the bylaws require {p0} for a quorum; [a quorum was] established.', 'a quorum was established.'],
    ['the [dues are {m0}]; the pool opens when the weather allows, and both are clean.', null],
    ['[overdue dues total {m0}], and both were sent to the attorney.', 'overdue dues total {m0}'],
  ])('leaves out the clauses of another matter: %s', (text, clause) => {
    expect(clauseIn(text)).toBe(clause ?? 'the dues are {m0}; the pool opens when the weather allows');
  });

  it.each([
    // Goes on with what was said.
    'the [dues are {m0}], which the board may change.',
    'the [dues are {m0}], and that was voted down.',
    'the [dues are {m0}], but the board may change it.',
    // The subject of one clause.
    '[aggressive breed] dogs such as pit bulls, and dobermans must be kept on a leash.',
    '[pets], and dogs that are loose.',
    // What stands before hands it to somebody else, or is pointed back at.
    'the committee proposed a budget; [the dues are {m0}].',
    'the board signed the contract; its [term is {d0}].',
    'if the budget passes, the pool will open, and [the dues are {m0}].',
  ])('keeps what belongs to the matter: %s', (text) => {
    expect(clauseIn(text)).toBe(text.replace(/[[\]]/g, ''));
  });
});
