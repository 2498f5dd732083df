import { describe, expect, it } from 'vitest';
import { cite } from '../structure/source.ts';
import { docOf } from '../testing/doc-of.ts';
import { besides } from './rules-beside.ts';

/** What stands beside a statement that is cited to the sentence with the words. */
function beside(fact: string, words: string, text: string): string[] {
  const doc = docOf(text, 'cc_and_r');
  const cited = doc.sentences.filter((one) => one.text.includes(words));
  const [first] = cited;
  const citations = first && cite(doc.source, first.start, first.end);
  if (!first || !citations) throw new Error(words);
  const point = { id: fact, text: 'There are rules.', severity: 'low', citations, reference: '' } as const;
  const placed = { fact, value: true, start: first.start, about: 'restriction', point } as const;
  return besides(doc, placed, cited, new Map()).map((one) => one.text);
}

describe('what only names a thing by the way', () => {
  const fences = (further: string) =>
    beside(
      'exterior.fences',
      'six',
      `Fences on a lot must be no higher than six (6) feet. The Committee meets in May. ${further}`,
    );

  it.each([
    'Pumps must be hidden by what is compatible with the walls and fences of the lot, at least four (4) feet in height.',
    'No pump may be installed on a lot unless it is kept behind a fence of at least four (4) feet in height.',
    'No rock may be placed on a lot along a fence where it is of more than four (4) feet in height.',
    'Lamps on a lot may be mounted on a fence of no more than four (4) feet in height.',
  ])('is not shown: %s', (further) => {
    expect(fences(further)).toEqual([]);
  });

  it('is shown where it rules on the thing as well', () => {
    const further = 'No fence may be built on a lot behind a fence of more than four (4) feet in height.';
    expect(fences(further)).toEqual([further]);
  });
});

describe('the items of a list before the quoted one', () => {
  const hoops = (first: string) =>
    beside(
      'exterior.basketball',
      'mobile',
      `${first}\n2. A mobile basketball hoop must be stored out of view when not in use.`,
    );

  it('are shown where they ask for leave', () => {
    const first = '1. A basketball hoop in the ground must be submitted to the committee for approval.';
    expect(hoops(first)).toEqual([first]);
  });

  it.each([
    '1. A basketball hoop may be of wood.',
    '1. A garden gnome must be submitted to the committee for approval.',
  ])('are left out where they ask for none, or of another thing: %s', (first) => {
    expect(hoops(first)).toEqual([]);
  });
});

describe('what the developer may change alone', () => {
  const change = (further: string) =>
    beside(
      'amendment.declaration_vote',
      'two-thirds',
      `This Declaration may be amended by two-thirds of the owners. ${'It is good to talk with neighbors. '.repeat(9)}\n\n${further}`,
    );

  it.each([
    'While the Developer sells lots, an amendment is effective when executed by the Developer.',
    'Until the last lot is sold, amendments may be made solely by the Declarant.',
  ])('is shown: %s', (further) => {
    expect(change(further)).toEqual([further]);
  });

  it('is not shown where owners must agree', () => {
    expect(change('An amendment is sent out by the Declarant in May.')).toEqual([]);
  });
});

describe('a limit far down under the heading of the matter', () => {
  const far = 'It is good to talk with neighbors. '.repeat(12);
  const under = (heading: string) =>
    beside(
      'exterior.fences',
      'approval',
      `# ${heading}\n\nA fence needs approval.\n\n${far}\n\nIn front yards fences shall not exceed three (3) feet.`,
    );

  it('is shown', () => {
    expect(under('Fences')).toContain('In front yards fences shall not exceed three (3) feet.');
  });
});

describe('what binds more than what is quoted', () => {
  it.each([
    [
      'Pools in the ground are permitted on a lot.',
      'Pools above the ground shall not be permitted on a lot.',
    ],
    ['Slat fences may have 3 slats on a post.', 'Fences must have slats on posts.'],
  ])('is shown though its words are said: %s', (quoted, further) => {
    const fact = quoted.startsWith('Pools') ? 'exterior.private_pools' : 'exterior.fences';
    expect(beside(fact, quoted, `${quoted} ${further}`)).toEqual([further]);
  });

  it('is left out where as much is quoted', () => {
    const quoted = 'Pools above the ground shall not be permitted on a lot.';
    const further = 'Pools shall not be above the ground.';
    expect(beside('exterior.private_pools', quoted, `${quoted} ${further}`)).toEqual([]);
  });

  it('comes before what is asked', () => {
    const quoted = '1. A basketball hoop in the ground needs approval.';
    const asked = ['A', 'B'].map(
      (item, i) => `${i + 2}. A basketball hoop of make ${item} must be 9 feet tall.`,
    );
    const ban = '4. A basketball hoop may not be fixed to a wall.';
    const shown = beside('exterior.basketball', quoted, [quoted, ...asked, ban].join('\n'));
    expect(shown).toEqual([ban, asked[0]]);
  });
});

describe('what takes a rule back elsewhere', () => {
  const stable = 'Stables may stand on lots of two acres.';

  it.each([
    ['pets.farm_animals', 'Horses may be kept on lots of two acres with the leave of the board.'],
    ['use.children_with_adults', 'Those of age 15 and under must be accompanied by a parent.'],
    ['fine.power_to_fine', 'The board may issue a fine without first sending a warning.'],
  ])('is shown beside %s', (fact, further) => {
    const rule =
      'No livestock is kept and children under nine are accompanied by adults, or the board may fine the owner.';
    expect(beside(fact, 'livestock', `${rule} ${stable.repeat(9)} ${further}`)).toContain(further);
    expect(beside(fact, 'livestock', `${rule} ${stable.repeat(9)} Horses and guests are old.`)).toEqual([]);
  });
});
