import { describe, expect, it } from 'vitest';
import { meetingItems } from '../meeting/items.ts';
import { matters } from '../meeting/matters.ts';
import { docOf } from '../testing/doc-of.ts';

const table = (head: string, ...rows: string[]) =>
  docOf(['Elm Court Association', 'Minutes, May 9, 2031', '', head, ...rows].join('\n'), 'minutes');
const told = (doc: ReturnType<typeof docOf>) =>
  meetingItems(doc).map(({ what, outcome }) => `${what}: ${outcome}`);

describe('a table of minutes with what was said of each item', () => {
  const head = 'Item\tDiscussion\tAction';

  it('is read by the sentences of its cells', () => {
    const doc = table(
      head,
      'Management contract\tThe contract with Summit ends in May\tTabled to June',
      'Streets\tThree bids were read\tMotion to take the Elm bid of $7,300: Kim; second: Lee. Approved 3-1',
    );
    expect(told(doc)).toEqual(['Management contract: tabled', 'Take the Elm bid of $7,300: carried']);
  });

  it('gives a matter with the whole of its row', () => {
    const row = ['Bylaws', 'Lower the quorum to 20%', '88 ballots returned, 134 required'];
    const [found] = matters(table(head, row.join('\t')));
    expect(found?.sentences.map(({ text }) => text)).toEqual(row);
  });

  it('is none without the names of such columns', () => {
    const doc = table('Account\tBudget\tNotes', 'Water\tThe bill is late\tTabled to June');
    expect(told(doc)).toEqual([]);
  });
});
