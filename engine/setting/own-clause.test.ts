import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { clausesApart, ownClause } from './own-clause.ts';

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

/** The part of a sentence that tells what is so; null where it is of one matter. */
function mainOf(text: string): string | null {
  const [sentence] = docOf(text, 'other').sentences;
  return (sentence && clausesApart(sentence)?.main.text.trim()) ?? null;
}

describe('clauses apart', () => {
  it.each([
    ['Dues are $1,480 per lot, and the committee proposes to plant trees.', 'Dues are $1,480 per lot.'],
    ['Cars, vans and boats are banned; a new sign was suggested.', 'Cars, vans and boats are banned.'],
    ['The fee is due on May 1, which the board discussed.', 'The fee is due on May 1.'],
    ['After talks about trees of March 5, 2031, the fee is $25.', 'the fee is $25.'],
  ])('are of two matters: %s', (text, main) => {
    expect(mainOf(text)).toBe(main);
  });

  it.each(
    'amount budget charge draft figure issue limit measure option penalty policy proposal requirement text'.split(
      ' ',
    ),
  )('may be of one where the other names it otherwise: the %s', (name) =>
    expect(mainOf(`The fee is $25, and the ${name} was only suggested.`)).toBeNull(),
  );

  it.each([
    'Dues are $480, and the board is still considering the increase.',
    'The gate is closed, and a new gate was suggested.',
    'The fee would be $25, and the committee proposes to plant trees.',
    'Cars and vans, and the committee proposes to plant trees.',
    'The fee is $25, which the board discussed whether to keep.',
    'After talks about trees, pets that are loose, and cars, the board moved on.',
    'After talks about trees, and if the weather is fine, the pool opens.',
    'After talks about trees, the board moved on.',
  ])('are of one, or may be: %s', (text) => {
    expect(mainOf(text)).toBeNull();
  });
});
