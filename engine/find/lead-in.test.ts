import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { citedWith, inList, leadIn } from './lead-in.ts';

const leads = (text: string) => {
  const doc = docOf(text);
  return doc.sentences.map((sentence) => [
    sentence.text,
    leadIn(doc, sentence)
      .map((opening) => opening.text)
      .join(' '),
  ]);
};

describe('leadIn', () => {
  it('gives the items of a list the sentence that opens it', () => {
    expect(
      leads(
        'No Owner shall:\n(a) park a boat on any street;\n(b) keep a horse.\nOwners may fish in the lake.',
      ),
    ).toEqual([
      ['No Owner shall:', ''],
      ['(a) park a boat on any street;', 'No Owner shall:'],
      ['(b) keep a horse.', 'No Owner shall:'],
      ['Owners may fish in the lake.', ''],
    ]);
  });

  it('gives items what stops before them without a colon', () => {
    expect(
      leads('No boat is kept here unless it is either\n\n(a) in a barn, or\n\n(b) behind a hedge.'),
    ).toEqual([
      ['No boat is kept here unless it is either', ''],
      ['(a) in a barn, or', 'No boat is kept here unless it is either'],
      ['(b) behind a hedge.', 'No boat is kept here unless it is either'],
    ]);
    expect(leads('No boat is kept here\n\n(a) in a barn.')[1]).toEqual(['(a) in a barn.', '']);
  });

  it('gives the bullets of a later item what that item says', () => {
    expect(
      leads('1. Forbidden:\n - kites\n - drones\n\n2. Fees are due in May:\n - lockers').map(
        ([, lead]) => lead,
      ),
    ).toEqual(['', '1. Forbidden:', '1. Forbidden:', '', '2. Fees are due in May:']);
  });

  it('ends a list of parts of a sentence where the same bullet opens a whole one', () => {
    const found = leads(
      '- Keys may be returned by:\n  - mail; or\n  - hand.\n- A lost key costs $9.\n- Drones\n',
    );
    expect(found.map(([, lead]) => lead)).toEqual([
      '',
      '- Keys may be returned by:',
      '- Keys may be returned by:',
      '',
      '',
    ]);
    const whole = leads('- Owners must:\n- Sweep the path.\n- Lock the gate.').map(([, lead]) => lead);
    expect(whole.slice(1)).toEqual(['- Owners must:', '- Owners must:']);
  });

  it('gives bullets behind the title of a paragraph nothing of a list before it', () => {
    const found = leads(
      'Never allowed:\n- kites\n- drones\nThe hall:\nIt was painted in May.\n- Lee chose the color.',
    );
    expect(found.at(2)).toEqual(['- drones', 'Never allowed:']);
    expect(found.at(-1)).toEqual(['- Lee chose the color.', '']);
  });

  it('cites an item without words that only announce it', () => {
    const cited = (lead: string) => {
      const doc = docOf(`${lead}\n- Sheds need the leave of the board.`);
      return doc.sentences.slice(-1).flatMap((one) => citedWith(doc, one).map(({ text }) => text));
    };
    expect(cited('Here are some reminders that you may find helpful:')).toHaveLength(1);
    expect(cited('Here are some reminders of what is not allowed:')).toHaveLength(2);
    expect(cited('Know all men that the Company restricts its lots as follows:')).toHaveLength(1);
    expect(cited('The Company restricts its lots as follows:')).toHaveLength(2);
    expect(cited('Here is what happened on Tuesday:')).toHaveLength(1);
    expect(cited('Here’s what you need to know:')).toHaveLength(1);
    expect(cited('Here is what you need to paint a door:')).toHaveLength(2);
  });

  it('gives it to the further things of an item, and not to what an item goes on to lay down', () => {
    const found = leads(
      'The following are not allowed:\n1. Junked cars. Large tractors.\n2. Kites. The Board may make exceptions.',
    );
    expect(found.map(([, lead]) => lead)).toEqual([
      '',
      'The following are not allowed:',
      'The following are not allowed:',
      'The following are not allowed:',
      '',
    ]);
  });

  it('opens no later list of the same marks with it', () => {
    const found = leads(
      'No fence shall be nearer to the line than:\n(a) 45 feet; or\n(b) 30 feet.\nHouses must be well made.\n(a) Houses shall be of brick.\n(b) Roofs shall be of tile.\n(c) Floors shall be of oak.',
    );
    expect(found.map(([, lead]) => lead)).toEqual([
      '',
      'No fence shall be nearer to the line than:',
      'No fence shall be nearer to the line than:',
      '',
      '',
      '',
      '',
    ]);
  });

  it('follows a list in a list, and goes on with the outer one', () => {
    const found = leads(
      'Owners shall not:\n(a) keep pets, except for these:\n(i) cats;\n(ii) birds;\n(b) burn leaves.',
    );
    expect(found.map(([, lead]) => lead)).toEqual([
      '',
      'Owners shall not:',
      'Owners shall not: (a) keep pets, except for these:',
      'Owners shall not: (a) keep pets, except for these:',
      'Owners shall not:',
    ]);
  });

  it('gives nothing to what stands behind an item that says there is none', () => {
    const found = leads('- Old business:\n- None\n- Fees are due in May.\n- Dogs:\n- no puppies');
    expect(found.map(([, lead]) => lead)).toEqual(['', '- Old business:', '', '', '- Dogs:']);
  });

  it('takes a list up again after a paragraph of its own', () => {
    const found = leads(
      'Owners shall not:\n(a) use a Lot as an office.\nNothing in this Section forbids a home library.\n(b) park a boat.',
    );
    expect(found.map(([, lead]) => lead)).toEqual(['', 'Owners shall not:', '', 'Owners shall not:']);
  });

  it('gives the opening to the first sentence of an item alone', () => {
    const found = leads(
      'Owners shall not:\n(a) use a Lot as an office. Libraries are allowed.\n(b) park a boat.',
    );
    expect(found.map(([, lead]) => lead)).toEqual(['', 'Owners shall not:', '', 'Owners shall not:']);
  });

  it('reads a list whose items have no numbers, and one within a paragraph', () => {
    const unnumbered = leads(
      'The Association shall maintain:\nthe roofs of the Townhomes;\nthe gutters.\nOwners shall not.',
    );
    expect(unnumbered.map(([, lead]) => lead)).toEqual([
      '',
      'The Association shall maintain:',
      'The Association shall maintain:',
      '',
    ]);
    const nested = leads(
      'The Association shall maintain the following:\nrepair of the Common\nProperty, the pool and the roads;\nupkeep of these parts of the Lots:\nall roofs, and\nall outside walls.\nOwners keep the rest.',
    );
    expect(nested.filter(([, lead]) => lead?.startsWith('The Association')).length).toBeGreaterThanOrEqual(4);
    expect(nested.at(-1)?.[1]).toBe('');
    const long =
      'and every other thing that is customary in such a place, as the Board may say from time to time';
    const inline = leads(
      `No Owner shall: (a) keep a horse on a Lot, ${long}, ${long}, ${long}; (b) park a boat there, ${long}.`,
    );
    expect(inline.map(([, lead]) => lead)).toEqual(['', 'No Owner shall:', 'No Owner shall:']);
  });

  it('leaves items without an opening alone', () => {
    expect(
      leads('Rules of the lake.\n1. Fishing is allowed.\n2. Boats are not.').every(([, lead]) => lead === ''),
    ).toBe(true);
  });

  it('joins an item to its opening with the quantities of both', () => {
    const doc = docOf('Within thirty (30) days an Owner may:\n(a) keep two (2) cats.');
    const item = doc.sentences.at(-1);
    const joined = item && inList(doc, item);
    expect(joined?.plain).toBe('within {d0} an owner may: (a) keep {n1} cats.');
    expect(joined?.start).toBe(item?.start);
  });
});
