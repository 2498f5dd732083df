import { describe, expect, it } from 'vitest';
import { changed, reworded, rewordings } from './rewordings.ts';

const page = (text: string) => ({
  number: 1,
  text,
  size: null,
  readable: true,
  lines: [
    {
      start: 0,
      end: text.length,
      box: null,
      size: 0,
      bold: false,
      heading: 0,
      words: [...text.matchAll(/[^ ]+/g)].map(({ 0: word, index }): [number, number, number, number] => [
        index,
        index + word.length,
        index / 100,
        (index + word.length) / 100,
      ]),
    },
  ],
});
const wordsOf = ({ text, lines }: ReturnType<typeof changed>) =>
  lines.flatMap(({ words }) => words.map(([start, end]) => text.slice(start, end)));

describe('the same in other words', () => {
  it('keeps lines and words in step with the text', () => {
    const [other] = reworded(
      [page('Each Owner shall keep two (2) keys.')],
      [...(rewordings['property owner'] ?? []), ...(rewordings.must ?? []), ...(rewordings.figures ?? [])],
    );
    expect(other?.text).toBe('Each Property Owner must keep 2 keys.');
    expect(other && wordsOf(other)).toEqual(['Each', 'Property', 'Owner', 'must', 'keep', '2', 'keys.']);
    expect(other?.lines[0]).toMatchObject({ start: 0, end: other?.text.length });
  });

  it('puts words before a sentence into its line', () => {
    const other = changed(page('Dogs bark. Cats purr.'), [{ start: 11, end: 11, words: 'We hope that ' }]);
    expect(other.text).toBe('Dogs bark. We hope that Cats purr.');
    expect(wordsOf(other)).toEqual(['Dogs', 'bark.', 'We', 'hope', 'that', 'Cats', 'purr.']);
    expect(changed(page('Cats purr.'), [{ start: 0, end: 0, words: 'Say that ' }]).lines[0]).toMatchObject({
      start: 0,
      end: 19,
    });
  });
});
