import type { SourcePattern } from './list-patterns.ts';
import { keyOf, type Measured } from './measured-patterns.ts';

/** Patterns, or all of a file's, that may take longer than in proportion to their text, and what keeps that text short. */
export const shortTexts: readonly {
  readonly source?: string;
  readonly file?: string;
  readonly why: string;
}[] = [
  {
    file: 'contract/statute-address.ts',
    why: 'citations of content/, which the build and the check alone read',
  },
  { file: 'readers/ocr/parse-hocr.ts', why: "Tesseract's own markup of one page: what it quotes is escaped" },
  { file: 'readers/ocr/text-quality.ts', why: 'a word of at most 60 characters' },
  { source: String.raw`\bVersion\/\S+ .*Safari\/`, why: 'the first 500 characters of a header' },
];

/**
 * What is wrong with patterns, a sentence each. The engine asks sentences, whose length has a limit, and `npm run fuzz --
 * --patterns` holds it to its time on the worst of them: only exponential growth is refused there.
 */
export function faultsOfPatterns(
  patterns: readonly SourcePattern[],
  measured: ReadonlyMap<string, Measured>,
): string[] {
  return patterns.flatMap((pattern) => {
    const { at, source } = pattern;
    const growth = measured.get(keyOf(pattern))?.growth;
    if (growth === undefined) return [`${at}: a pattern that was not measured. Run npm run patterns.`];
    if (growth === 'linear' || at.startsWith('engine/')) {
      return growth === 'exponential' ? [`${at}: takes exponential time: ${source}`] : [];
    }
    const isShort = shortTexts.some(
      (short) => short.source === source || (short.file !== undefined && at.startsWith(`${short.file}:`)),
    );
    return isShort ? [] : [`${at}: takes ${growth} time, and nothing keeps its text short: ${source}`];
  });
}
