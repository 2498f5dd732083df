import { expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { factsIn } from '../../testing/facts-in.ts';
import { documentDate } from './document-date.ts';

const date = (type: DocumentType, line: string) =>
  factsIn(`Elm Court HOA\n\n${line}`, [documentDate], type)['document.date'];

it.each<[DocumentType, string]>([
  // Another paper, cited or listed.
  ['other', 'Based on the Restated Declaration dated May 9, 2031.'],
  ['other', 'See the Bylaws adopted May 9, 2031'],
  ['other', 'Under the policy adopted May 9, 2031, owners may plant trees.'],
  ['rules', 'Owners must follow the Declaration dated May 9, 2031.'],
  ['cc_and_r', 'The Declaration dated May 9, 2031 is amended as follows.'],
  ['other', 'Notice of the county May 2031 3.58 MB 8'],
  ['other', 'Fence rules (May 9, 2031).pdf'],
  ['other', 'Download: Pool rules May 2031'],
  // What is to come, or came.
  ['other', 'Timeline: talk and possible budget vote scheduled for May 9, 2031'],
  ['rules', 'Replaces the fine resolution dated May 2031'],
  ['rules', 'Rules hearing slated for May 9, 2031'],
  ['other', 'The pool opens May 9, 2031.'],
  ['rules', 'The pool opened May 9, 2031.'],
  ['other', 'Construction began May 9, 2031'],
  ['other', 'Board meeting May 9, 2031 at the clubhouse'],
  ['other', 'The covenants were amended May 9, 2031.'],
  ['other', 'The board adopted a new fence policy on May 9, 2031.'],
  ['other', 'Incorporated May 9, 2031'],
  ['other', 'As of May 9, 2031, all mail of the owners goes to the new manager (this page is new).'],
  ['minutes', 'Owners pay in parts, and all of it no later than May 9, 2031.'],
  ['minutes', 'The rest of it is to be paid before May 9, 2031.'],
  // A page of several items.
  [
    'other',
    'Board meeting\nFriday, May 9, 2031 7:00 pm\n\nPicnic\nTuesday, June 3, 2031\nBring chairs.\n\nAnnual meeting\nTuesday, June 10, 2031\nAll are welcome.',
  ],
  ['other', 'May 9, 2031\nThe gate\n\nJune 3, 2031\nThe pool\n\nMarch 4, 2031\nDues'],
])('no date of the paper in %s: %s', (type, line) => expect(date(type, line)).toBeUndefined());

it.each<[DocumentType, string]>([
  ['other', 'May 9, 2031\n\nDear owners,'],
  ['other', 'Salem, May 9, 2031\n\nDear owners,'],
  ['other', '12 Alder Way, Salem, OR Friday, May 9, 2031'],
  ['other', 'Board approved: May 9, 2031'],
  ['other', 'Notice to owners, May 9, 2031'],
  ['other', 'This plan was adopted by the board on May 9, 2031.'],
  ['other', 'Adopted by the board of directors May 9, 2031.'],
  ['other', 'EFFECTIVE FALL MAY 9, 2031'],
  ['other', 'Fees as of May 9, 2031'],
  ['minutes', 'The owners met on May 9, 2031.'],
  [
    'other',
    'Friday, May 9, 2031\n\nDear owners,\n\nThe picnic is on\nTuesday, June 3, 2031\n\nThe fair\nTuesday, June 10, 2031\n\nPainting\nFriday, June 13, 2031',
  ],
  ['other', 'May 9, 2031\nThe gate\n\nJune 3, 2031\nThe pool'],
  ['other', 'May 9, 2030\nThe gate\n\nJune 3, 2031\nThe pool\n\nMarch 4, 2031\nDues\n\nRevised May 9, 2031'],
  ['cc_and_r', 'Suite 310 EDP: 2.00 5/9/2031 at 10:00 am'],
  ['cc_and_r', 'Declaration dated May 9, 2031'],
  [
    'bylaws',
    `${'The board keeps the books. '.repeat(80)}\n\nADOPTED AND RATIFIED\n\nthis 9th day of May, 2031, by the members.`,
  ],
  ['rules', `${'No diving is allowed here. '.repeat(80)}\n\nRevised May 9, 2031`],
])('the date of the paper in %s: %s', (type, line) => expect(date(type, line)).toMatch(/^2031-05-09$/));
