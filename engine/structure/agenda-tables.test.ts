import { describe, expect, it } from 'vitest';
import { readDoc } from '../document.ts';
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

  it('gives what an action cell itself decides with the item of its row', () => {
    const doc = table(
      'Agenda item\tDiscussion\tAction',
      'Boat ramp\tTwo bids were read\tDelta chosen at no more than $9,400. Roe/Kim 3-1 (Lee no)',
      'Lot 9 hedge\tOwner disputes the $200 fine\tFine lowered to $50, 4-0',
      'Pier lights\tThe lamps are dim\tKim to get prices by 5-12',
      'Gate code\tIt leaked\tChange it for all lots, 1-3',
    );
    expect(told(doc)).toEqual([
      'Boat ramp – Delta chosen at no more than $9,400: carried',
      'Lot 9 hedge – Fine lowered to $50: carried',
      'Gate code – Change it for all lots: failed',
    ]);
  });

  it('keeps the cells of a row together, whichever column names the item', () => {
    const doc = table('Action\tItem\tDiscussion', 'Tabled to June\tPool cameras\tCost $6,200 each');
    expect(doc.sentences.slice(-3).map(({ text }) => text)).toEqual([
      'Pool cameras',
      'Tabled to June',
      'Cost $6,200 each',
    ]);
    expect(told(doc)).toEqual(['Pool cameras: tabled']);
  });

  it('puts the lines of a broken cell together again', () => {
    const at = (top: number, ...cells: [left: number, text: string][]) => ({ top, cells });
    const printed = [
      at(0.1, [0.05, 'Item'], [0.2, 'Discussion'], [0.6, 'Action']),
      at(0.12, [0.05, 'Hedge of Lot'], [0.2, 'The owner says that it is'], [0.6, 'No decision']),
      at(0.135, [0.05, '14'], [0.2, 'his.']),
      at(0.155, [0.05, 'Gate'], [0.2, 'Two bids came in.'], [0.6, 'Delta bid of $4,100']),
      at(0.17, [0.6, 'accepted, 3-0']),
      at(0.2, [0.05, 'The meeting ended at 9 p.m. in the library of the school.']),
    ];
    let text = '';
    const lines = printed.map(({ top, cells }) => {
      const start = text === '' ? 0 : text.length + 1;
      text += `${text === '' ? '' : '\n'}${cells.map(([, said]) => said).join('\t')}`;
      const right = (cells.at(-1)?.[0] ?? 0) + (cells.at(-1)?.[1].length ?? 0) * 0.008;
      let from = start;
      const words = cells.map(([left, said]): [number, number, number, number] => {
        const own: [number, number, number, number] = [from, from + said.length, left, left + 0.05];
        from += said.length + 1;
        return own;
      });
      const box: [number, number, number, number] = [cells[0]?.[0] ?? 0, top, right, top + 0.012];
      return { start, end: text.length, box, size: 9, bold: false, heading: 0, words };
    });
    const doc = readDoc([{ number: 1, text, lines, size: null, readable: true }], 'minutes');
    expect(doc.source.text.split('\n')).toEqual([
      'Item\tDiscussion\tAction',
      'Hedge of Lot 14\tThe owner says that it is his.\tNo decision',
      'Gate\tTwo bids came in.\tDelta bid of $4,100 accepted, 3-0',
      'The meeting ended at 9 p.m. in the library of the school.',
    ]);
  });

  it('leaves the rows of a table of figures as they are printed', () => {
    const doc = table('Item\tBudget 2031\tNotes', 'Water\t4,000\tThe bill is late');
    expect(doc.source.text).toContain('Water\t4,000\tThe bill is late');
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
