import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { analysisOf } from '../testing/told-of.ts';

const items =
  '1. Sheds of any Type.\n\n2. Decks, Porches, Additions.\n\n3. Garages.\n\n4. Roof-Mounted Solar Panels.';
const titles = (text: string) => docOf(text, 'rules').sections.map(({ title }) => title);

describe('the items of a list', () => {
  const lead = 'The following are examples of what must be submitted for approval:';

  it('that a sentence opens are no headings', () => {
    expect(titles(`Elm Court Rules\n\n${lead}\n\n${items}`)).toEqual([]);
  });

  it('are sections where text stands under them, or a title over them', () => {
    const under = items.replaceAll('.\n', '.\n\nThe committee decides on these within thirty days.\n');
    expect(titles(`Elm Court Rules\n\n${lead}\n\n${under}`)).toContain('Garages');
    expect(titles(`Elm Court Rules\n\nWhat needs approval:\n\n${items}`)).toContain('Garages');
  });

  it('are quoted whole, though statements tell the words that open it and one of them', () => {
    const { key_points } = analysisOf(`Elm Court Rules\n\n${lead}\n\n${items}`, 'rules');
    const quoted = key_points.find(({ text }) => text.includes('Sheds'))?.text;
    expect(quoted).toContain(`“${lead.slice(0, -1)}”: “Sheds of any Type.” “Decks, Porches, Additions.”`);
    expect(quoted).toContain('Solar Panels');
  });
});
