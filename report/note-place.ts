import type { Note } from './report.ts';

/** Where the words of a note stand: 'Page 12'; of several documents 'Bylaws.pdf, page 12'. */
export const notePlace = ({ page, document }: Pick<Note, 'page' | 'document'>): string =>
  document ? `${document}, page ${page}` : `Page ${page}`;
