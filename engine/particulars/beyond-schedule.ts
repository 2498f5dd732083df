import { fold } from '../language/plain.ts';
import type { Doc, Sentence } from '../model.ts';
import { shortened } from '../setting/qualifiers.ts';
import { sentencesAfter } from './particulars.ts';

const more =
  /\b(?:reserves?|retains?|may|authorized|has|have)\b[^.;]{0,120}\b(?:in excess of|exceed\w*|(?:greater|higher|more|larger) than|increas\w*|beyond|without (?:a |prior )?warning|for (?:a )?first (?:violations?|offen[cs]es?))\b/;
const ofFines = /\bfin(?:e|es|ed|ing)\b|\bpenalt/;
/** So many steps of a schedule and sentences on, what goes beyond it still speaks of it. */
const soon = 12;

/** The sentence after a schedule of fines that lets the board go beyond it: its sums are no ceiling. */
export const beyondSchedule = (doc: Doc, sentence: Sentence): Sentence | null =>
  sentencesAfter(doc, sentence, soon).findLast(({ plain }) => more.test(plain) && ofFines.test(plain)) ??
  null;

/** Whether a text lets the board go beyond a schedule. */
export const goesBeyond = (text: string): boolean => more.test(fold(text));

/** The words of such a sentence from the one who may: 'the Board reserves the right to …'. */
export function wordsBeyond(text: string): string {
  const said = text.replace(/\s+/g, ' ').replace(/[.\s]+$/, '');
  const at = fold(said).search(
    /\b(?:the )?(?:board|association|committee|directors)\b(?=[^.;]{0,60}\b(?:reserves?|retains?|may|is|has)\b)/,
  );
  return shortened(at < 0 ? said : said.slice(at));
}
