import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { saidBefore, whichOf } from './say-besides.ts';

describe('a quoted sentence that takes its limit from the one before', () => {
  const doc = docOf(
    'Adair County allows one trailer on lots of less than two acres and two trailers on others. No lot may have over this number of trailers for more than ten days.',
    'other',
  );
  const cited = doc.sentences.filter(({ text }) => text.startsWith('No lot'));

  it('is told with it', () => {
    const told = saidBefore(
      doc,
      'vehicles.rv_boat_trailer',
      'There are rules. The text says: “No lot may have over this number of trailers for more than ten days”.',
      cited,
    );
    expect(told?.text).toMatch(/^ Said before it: “Adair County allows one trailer on lots/);
  });

  it('is told with what it calls such, where its headline names no more', () => {
    const trees = docOf('Oaks of ten feet or more are marked. No such tree may be cut down.', 'cc_and_r');
    const [, last] = trees.sentences;
    const quoted = 'The text says: “No such tree may be cut down”.';
    const told = (headline: string) =>
      saidBefore(trees, 'exterior.trees', `${headline} ${quoted}`, last ? [last] : [])?.text;
    expect(told('There are rules for trees.')).toBe(
      ' Said before it: “Oaks of ten feet or more are marked”.',
    );
    expect(told('You may lose your vote.')).toBeUndefined();
  });

  it('is told alone where it needs no other', () => {
    expect(
      saidBefore(
        doc,
        'vehicles.rv_boat_trailer',
        'There are rules. The text says: “No lot may have three trailers”.',
        cited,
      ),
    ).toBeNull();
  });

  it.each([
    ['any vehicle of said persons', true],
    ['any vehicle on the lawn', false],
  ])('is told with what a fine is for: %s', (label, isTold) => {
    const fines = docOf(
      'Members in arrears may not lend their rights to other persons. Any vehicle of said persons will incur a penalty of $40 a day.',
      'other',
    );
    const last = fines.sentences.filter(({ text }) => text.startsWith('Any vehicle'));
    const told = saidBefore(
      fines,
      'fine.schedule',
      `The fine is $40 for each day it goes on (${label}).`,
      last,
    );
    expect(told?.text.startsWith(' Said before it: “Members in arrears') ?? false).toBe(isTold);
  });
});

it.each([
  ['No such tree', true],
  ['No tall tree', false],
])('what is said of such things is told with what they are: %s', (tree, isTold) => {
  const doc = docOf(`Some oaks are older than the town. ${tree} may be cut down.`, 'rules');
  const statement = `There are rules on whether and how you may cut down a tree. The text says: “${tree} may be cut down”.`;
  const told = saidBefore(doc, 'exterior.trees', statement, doc.sentences.slice(1))?.text;
  expect(told).toBe(isTold ? ' Said before it: “Some oaks are older than the town”.' : undefined);
});

describe('a leave that follows on a rule', () => {
  const told = (first: string) => {
    const doc = docOf(`${first} Picket fences may have a gate.`, 'rules');
    const statement = 'There are rules for fences. The text says: “Picket fences may have a gate”.';
    return saidBefore(doc, 'exterior.fences', statement, doc.sentences.slice(1))?.text;
  };

  it('is told with it', () => {
    const rule = 'Fences must be of wood or stone.';
    expect(told(rule)).toBe(` Said before it: “${rule.slice(0, -1)}”.`);
  });

  it.each(['Fences may be of wood or stone.', 'Gutters must be of copper.'])(
    'is told alone behind: %s',
    (first) => {
      expect(told(first)).toBeUndefined();
    },
  );
});

describe('work that a statement leaves to be read', () => {
  const doc = docOf(
    'Work that needs approval:\n\n• House painting\n\n• A new roof\n\nSheds need none.',
    'other',
  );
  const cited = doc.sentences.filter(({ text }) => text.startsWith('Work that'));

  it('is quoted with the list that names it', () => {
    expect(whichOf(doc, 'You need approval for some work. Read which.', cited)?.text).toBe(
      ' The text says: “Work that needs approval”: “House painting”, “A new roof.”',
    );
    expect(whichOf(doc, 'You need approval for some work.', cited)).toBeNull();
  });
});
