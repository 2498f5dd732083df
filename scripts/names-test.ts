import { readFileSync } from 'node:fs';

/** Whether a test of the file, or a group of them, has the words in its name. */
export function namesTest(file: string, words: string): boolean {
  const names = readFileSync(file, 'utf8').matchAll(
    /\b(?:\w*[Tt]est|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])(.+?)\1/g,
  );
  return [...names].some(([, , name]) => name?.includes(words));
}
