import { describe, expect, it } from 'vitest';
import { readTxt } from '#readers/txt/read-txt.ts';
import { compareVersions } from './changes-process.ts';
import { packPages } from './packed-pages.ts';

const version = (text: string) => {
  const pages = readTxt(new TextEncoder().encode(text)) ?? [];
  return { type: 'rules' as const, pages: packPages(pages).pages, texts: pages };
};
const changes = (older: string, newer: string) =>
  compareVersions({ kind: 'changes', older: version(older), newer: version(newer) }).changes;

const older = `ELM PARK RULES AND REGULATIONS

ARTICLE I PETS
1.1 No more than two (2) dogs or cats may be kept on any Lot.
1.2 Dogs must be on a leash outside of the home.

ARTICLE II PARKING
2.1 Boats shall be kept in a garage.
2.2 Guests may park on the street overnight.`;
const newer = older
  .replace('two (2) dogs or cats', 'one (1) dog or cat')
  .replace('\n2.2 Guests may park on the street overnight.', '')
  .replace('ARTICLE II', '1.3 Pit bulls are not allowed anywhere in the community.\n\nARTICLE II');

describe('two versions of a document', () => {
  it('are told apart sentence by sentence, under their headings, each with its page', () => {
    const { sections, more, tooDifferent } = changes(older, newer);
    expect([more, tooDifferent]).toEqual([0, false]);
    const told = sections.flatMap(({ title, changes: list }) =>
      list.map(({ before, after }) => [title, before?.text ?? null, after?.text ?? null]),
    );
    expect(told).toEqual([
      [
        expect.stringMatching(/PETS/),
        expect.stringContaining('two (2) dogs'),
        expect.stringContaining('one (1) dog'),
      ],
      [expect.stringMatching(/PETS/), null, expect.stringContaining('Pit bulls')],
      [expect.stringMatching(/PARKING/), expect.stringContaining('Guests may park'), null],
    ]);
    const texts = version(newer).texts;
    for (const { after } of sections.flatMap(({ changes: list }) => list)) {
      for (const { page, start, end, quote } of after?.citations ?? []) {
        expect(texts.find(({ number }) => number === page)?.text.slice(start, end)).toBe(quote);
      }
    }
  });

  it('that differ in spaces, quotation marks and capitals alone are the same', () => {
    expect(
      changes(older, older.replaceAll('Lot', 'lot').replace('Dogs must', 'Dogs  must')).sections,
    ).toEqual([]);
  });

  it('turned around have the same changes turned around', () => {
    const pairs = (from: string, to: string) =>
      changes(from, to).sections.flatMap(({ changes: list }) =>
        list.map(({ before, after }) => [before?.text ?? null, after?.text ?? null]),
      );
    expect(pairs(newer, older)).toEqual(pairs(older, newer).map(([a, b]) => [b, a]));
  });

  it('with nothing in common are said to have nothing in common, soon', () => {
    const text = (word: string) =>
      Array.from({ length: 4_000 }, (_, n) => `The ${word} number ${n} is kept in its own place.`).join('\n');
    const began = performance.now();
    expect(changes(text('boat'), text('fence'))).toEqual({ sections: [], more: 0, tooDifferent: true });
    // The same sentence over and over, on both sides.
    const same = changes('No boats here.\n'.repeat(3_000), 'No boats here.\n'.repeat(2_000));
    expect(same.more + same.sections.flatMap(({ changes: list }) => list).length).toBeGreaterThanOrEqual(0);
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});
