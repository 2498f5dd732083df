import type { Doc, Sentence } from '../model.ts';

const notApproved =
  /\b(?:these|the|this) (?:draft )?minutes (?:are|is|have|has)\b[^.]{0,100}\b(?:subject to|not (?:yet )?(?:been )?approved|unapproved|a draft|pending approval)\b|\bnot (?:yet )?(?:been )?approved (?:them|these minutes|these)\b|^\W*(?:draft|unapproved)(?: (?:meeting )?minutes)?\W*$|^\W*minutes (?:are )?(?:not (?:yet )?approved|unapproved|subject to approval)\W*$/;

/** Whether a sentence says of minutes that they were not approved. */
export const saysNotApproved = ({ plain }: Sentence): boolean => notApproved.test(plain);

/** So near its beginning or its end minutes say of themselves that they were not approved. */
const atEdge = 8;
const approvedLater = /^\W*approved\b[^.]{0,30}\d/i;
/** The sentences by which minutes say of themselves that they were not approved yet; none where it is said of others. */
export function asNotApproved(doc: Doc, sentence: Sentence): (readonly [Sentence, ...Sentence[]])[] {
  const { index } = sentence;
  const last = doc.sentences.slice(-atEdge);
  if (doc.type !== 'minutes' || (index >= atEdge && !last.includes(sentence))) return [];
  if (last.some(({ text }) => approvedLater.test(text))) return [];
  if (notApproved.test(doc.sentences[index - 1]?.plain ?? '')) return [];
  const next = doc.sentences[index + 1];
  const goesOn = next && notApproved.test(next.plain) ? [next] : [];
  return [[sentence, ...goesOn]];
}
