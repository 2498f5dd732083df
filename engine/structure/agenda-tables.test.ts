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

  it('names the item of a motion that has a column of its own', () => {
    const doc = table(
      'Item\tDiscussion\tMotion\tSecond\tVote',
      'Boat ramp\tTwo bids\tRoe: accept the Delta bid of $9,400\tLee\t3-0 Carried',
      'Dues for 2032\tThey are $840\tRoe: increase dues to $900\tnone\tDied, no second',
      'Lot 7 drive\tIt is too wide\tDeny\tLee\t2-1',
      'Pool cameras\tCost $6,200\tTabled to June',
      'Weeds\tThe mower came\tNone',
    );
    expect(told(doc)).toEqual([
      'Boat ramp – accept the Delta bid of $9,400: carried',
      'Dues for 2032 – increase dues to $900: failed',
      'Lot 7 drive – Deny: carried',
      'Pool cameras: tabled',
    ]);
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
