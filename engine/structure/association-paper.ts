import type { DocumentType } from '#contract/document-type.ts';
import { fold } from '../language/plain.ts';
import {
  associationCues,
  initials,
  landCues,
  meetingCues,
  moneyCues,
  otherPapers,
  type PaperCue,
  placeCues,
} from './association-cues.ts';

/** So much of a text tells what it is. */
const longestText = 120_000;
/** Fewer points than these are no association's paper, unless nothing can be read. */
const least = 2;
/** A paper with so many points is an association's, whatever else it speaks of. */
const enough = 7;
/** A text of which a smaller share are words cannot be judged: its letters were not read. */
const leastWords = 0.5;
const fewestTokens = 12;
const fewWords = 40;
const leastOfOthers = 2;
/** What was uploaded as of a kind with words of its own needs so many points, those words among them, and hardly one of other papers. */
const leastOfKind = 3;
const cuesOfKind: Partial<Record<DocumentType, readonly PaperCue[]>> = {
  budget: moneyCues,
  financial: moneyCues,
  reserves: moneyCues,
  cc_and_r: landCues,
  minutes: meetingCues,
};

/** Initials that end in those of an association. */
const ofInitials = 3;

const pointsOf = (cues: readonly PaperCue[], plain: string) =>
  cues.reduce((sum, { pattern, weight }) => sum + (plain.search(pattern) >= 0 ? weight : 0), 0);

const word = /^[a-z]*[aeiouy][a-z'’]*$/i;

/** Whether the letters of a text make words: a font without its table of letters gives '7UHH WULPPLQJ'. */
function isReadable(text: string): boolean {
  const tokens = text
    .slice(0, 20_000)
    .split(/\s+/)
    .map((token) => token.replace(/^[("'“]+|[)"'”.,;:!?]+$/g, ''))
    .filter((token) => /[A-Z]{3}|[a-z]{3}/i.test(token));
  if (tokens.length < fewestTokens) return true;
  return tokens.filter((token) => word.test(token)).length >= tokens.length * leastWords;
}

/**
 * Whether a text reads like a paper of a homeowners' or condominium association. True in doubt: only what speaks of none of
 * their matters, or of hardly any and plainly of others, is said to be none.
 */
export function readsLikeAssociation(text: string, type: DocumentType | null = null): boolean {
  const plain = fold(text.slice(0, longestText)).replace(/\s+/g, ' ').toLowerCase();
  let points = initials.test(text.slice(0, longestText)) ? ofInitials : 0;
  for (const { pattern, weight } of associationCues) {
    if (plain.search(pattern) >= 0) points += weight;
    if (points >= enough) return true;
  }
  if (points < least && !isReadable(text)) return true;
  const lower = text.slice(0, longestText).toLowerCase();
  const others = otherPapers.map(
    (pattern) => new Set(lower.match(pattern)?.map((found) => found.trim())).size,
  );
  const most = Math.max(...others);
  if (points >= least && most <= points) return true;
  const ofKind = [placeCues, (type && cuesOfKind[type]) ?? []];
  if (most < leastOfOthers && ofKind.some((cues) => points + pointsOf(cues, plain) >= leastOfKind))
    return true;
  if (points >= least) return false;
  // A few lines may happen to name nothing of an association: they must name what others do.
  return plain.split(' ').length < fewWords && most < leastOfOthers;
}
