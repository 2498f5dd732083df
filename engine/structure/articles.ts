import type { Doc } from '../model.ts';

/** So much of a text names what it is, in a line no longer than this. */
const head = 700;
const longestTitle = 120;
/** Scans tear the name: 'ARTICT ES OF INCORPORATION'. */
const named = /\bart\w{2,6}(?: \w{1,2})?\s+of\s+incorporation\b/i;

/** Whether a paper of no kind of its own is an association's articles of incorporation. */
export const isArticles = ({ type, source }: Doc): boolean =>
  type === 'other' &&
  source.text
    .slice(0, head)
    .split('\n')
    .some((line) => line.length <= longestTitle && named.test(line) && !/[a-z]\.\s*$/.test(line));
