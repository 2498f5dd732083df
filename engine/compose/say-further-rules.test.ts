import { describe, expect, it } from 'vitest';
import { furtherRule } from '../find/further-rules.ts';
import { analysisOf } from '../testing/told-of.ts';

const said = (text: string, type: 'rules' | 'cc_and_r' = 'rules') =>
  analysisOf(`Elm Court Homeowners Association\n\n${text}`, type)
    .restricted_activities.filter(({ id }) => id.startsWith(furtherRule))
    .map((point) => point.text);

const woods = 'oak pine elm ash fir cedar birch maple teak beech alder larch poplar willow'.split(' ');
const bans = (count: number) =>
  woods.slice(0, count).map((wood) => `Porches of ${wood} shall not be used for storage.`);

describe('rules that no statement tells', () => {
  it('are told in the words of the text, cited as they stand', () => {
    const text = '(b) Porches shall not be used\nfor storage.';
    const [point] = analysisOf(text, 'rules').restricted_activities.filter(({ id }) => id === furtherRule);
    expect(point?.text).toBe('The text also says: “Porches shall not be used for storage.”');
    expect(point?.severity).toBe('low');
    expect(point?.citations[0]?.quote).toContain('Porches shall not be used\nfor storage.');
  });

  it('are told without the letter of an answer', () => {
    expect(said('Q: May I store things on my porch?\n\nA: Porches shall not be used for storage.')).toEqual([
      'The text also says: “Porches shall not be used for storage.”',
    ]);
  });

  it('are told with the place where alone they hold', () => {
    expect(said('Pool Rules\n\nNo private parties may be held at the pool.')).toEqual([
      'At the pool, the text also says: “No private parties may be held at the pool.”',
    ]);
  });

  it('are not told twice, nor where a statement quotes them', () => {
    const rule = 'Porches shall not be used for storage.';
    expect(said(`${rule}\n\n${rule}`)).toHaveLength(1);
    expect(said('Fences may not be higher than six feet in any rear yard.')).toEqual([]);
  });

  it('are two of one section before those of others', () => {
    const one = `Section 1. Porches\n\n${bans(5).join('\n\n')}`;
    expect(said(one)).toHaveLength(5);
    const others = ['Balconies', 'Decks', 'Patios', 'Garages'].map(
      (place, i) => `Section ${i + 2}. Matter ${i + 2}\n\n${place} shall not be used for storage.`,
    );
    const six = said([one, ...others].join('\n\n'), 'cc_and_r');
    expect(six.filter((text) => text.includes('Porches'))).toHaveLength(2);
    expect(six).toHaveLength(6);
  });

  it('are twelve in rules, bans before duties, and six in covenants', () => {
    const sections = bans(14).map((ban, i) => `Section ${i + 1}. Matter ${i + 1}\n\n${ban}`);
    const duty = 'Section 20. Doors\n\nScreen doors must be painted in the color of the trim.';
    const all = [duty, ...sections].join('\n\n');
    expect(said(all)).toHaveLength(12);
    expect(said(all).join()).not.toContain('Screen doors');
    expect(said(sections.join('\n\n'), 'cc_and_r')).toHaveLength(6);
  });
});

describe('limits in figures under headings of their own', () => {
  const lights = '# Outdoor Lighting\n\nBulbs shall be 40 watts or less.';

  it('are told with the heading that says on what', () => {
    const told = 'Under “Outdoor Lighting”, the text also says: “Bulbs shall be 40 watts or less.”';
    expect(said(lights)).toEqual([told]);
    expect(said(`${bans(14).join('\n\n')}\n\n${lights}`)).toHaveLength(13);
  });

  it('are told one of each heading, and few', () => {
    const things = ['Roofs', 'Balconies', 'Mailboxes', 'Awnings', 'Hedges', 'Gutters'];
    const text = things.map(
      (thing) =>
        `# ${thing}\n\nBoards shall be 9 inches or less.\n\nNails of ${thing.length} inches or less are to be had.`,
    );
    expect(said(text.join('\n\n'))).toHaveLength(4);
  });

  it.each([
    ['another thing than the heading', '# Garages\n\nRoofing tiles may be at most 9 inches wide.'],
    [
      'what another heading opened since',
      '# Outdoor Lighting\n\nG. Patio covers, sheds, arbors and all else that is put up behind a home to sit under: These match the home.\n\nBoards shall be 9 inches or less.',
    ],
    ['no limit', '# Outdoor Lighting\n\nBulbs shall be of 40 watts.'],
    ['an example', '# Outdoor Lighting\n\nBulbs should be 40 watts or less.'],
  ])('are not told of %s', (_, text) => {
    expect(said(text).join()).not.toContain('Under');
  });
});
