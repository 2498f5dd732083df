import { blocksOf } from '../blocks-of.ts';
import { capital } from '../language/capital.ts';
import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { actBefore, withSumsBefore } from './act-before.ts';
import { isMatter, putForward } from './bare-votes.ts';
import type { Opening } from './openings.ts';
import type { Settled } from './outcome.ts';
import { isReferral } from './predicate.ts';
import { complete, isBare } from './tell.ts';

interface Subject {
  readonly what: string;
  /** Where it stands, if not in the sentence itself. */
  readonly from?: Sentence;
}

/** No subject is longer, in characters. */
const longest = 160;

/** What the sentences before a bare motion put to the vote; null where none of the four before it does. */
function putBefore(doc: Doc, sentence: Sentence): Subject | null {
  const before = doc.sentences.slice(Math.max(0, sentence.index - 4), sentence.index).toReversed();
  const from = before.find(({ text, section }) => section === sentence.section && putForward.test(text));
  if (!from || from.text.length >= longest) return null;
  const text = from.text.replace(/^[^A-Za-z]+|[.\s]+$/g, '');
  const approved = /\b(?:review and )?approve (.+)$/.exec(text)?.[1];
  return { what: approved ? `Approve ${approved}` : text.replace(talkOf, ''), from };
}

/** How a discussion is told: 'Lee presented an option to …', 'Discussed pool hours'. */
const talkOf =
  /^(?:(?:(?:[A-Z][\w.’'-]*,? (?:and |& )?){1,4}|(?:[Tt]he|[Oo]ur) (?:board|manager|committee|president|treasurer|secretary|association) )(?:then |also )?(?:presented|proposed|suggested|raised|brought up|discussed|introduced|recommended|reported on)(?: that| to(?= [a-z]))?|(?:There was (?:a )?)?[Dd]iscuss(?:ed|ion)(?: was held| followed)?(?: (?:on|of|about|regarding|over))?) (?=\S)/;

/** What was put off, where its own words do not name it: what the sentence or the heading before it speaks of. */
function putOffBefore(doc: Doc, sentence: Sentence, { before }: Opening): Subject | null {
  const own = before.replace(/^[^A-Za-z]+|[\s.,;:–—-]+$/g, '');
  if (own.length > 8 && own.length < longest && /\s/.test(own) && !/\b(?:it was|board|members)$/i.test(own))
    return { what: own.replace(talkOf, '') };
  const from = doc.sentences[sentence.index - 1];
  if (!from || from.section !== sentence.section || from.text.length >= longest) return null;
  if (onlyAsked.test(from.text)) return null;
  const what = from.text.replace(/^[^A-Za-z]*|[\s.,;:]+$/g, '').replace(talkOf, '');
  return what.length > 4 ? { what, from } : null;
}

/** A question, which is not what is put off. */
const onlyAsked = /\b(?:ask(?:ed|s)|wonder(?:ed|s)) (?:why|if|whether|how|what|who|when)\b/i;

/** 'Lee motioned to approve.' under 'Approval of the May Minutes' approves those. */
function minutesUnder(doc: Doc, { index }: Sentence): Subject | null {
  const from = doc.sentences
    .slice(Math.max(0, index - 3), index)
    .findLast(({ text }) => ofMinutes.test(text) && text.length < 70);
  const what = from && ofMinutes.exec(from.text)?.[1];
  return what ? { what: `Approve the ${what}`, from } : null;
}
const ofMinutes =
  /^\W*(?:\w{1,4}[.)]\s*)?(?:(?:Review|Reading) (?:and|&) )?Approv(?:al|e|ing)(?: of)? (?:the )?((?:(?:[A-Z\d][\w’',]*|and|&|of) )*[Mm]inutes\b[^.;:]{0,40})\W*$/;

/** 'Motion to accept as posted.' behind 'The minutes of May 4 are on the site.' */
function paperBefore(doc: Doc, { index, section }: Sentence, what: string): Subject | null {
  const verb = /^(?:to )?(approve|accept|adopt)\b/i.exec(what)?.[1];
  const from = doc.sentences[index - 1];
  const paper =
    from?.section === section && from.text.length < longest ? papers.exec(from.text)?.[1] : undefined;
  if (!verb || !from || !paper) return null;
  return { what: `${capital(verb)} the ${paper}`, from };
}
const papers =
  /\b(?:[Tt]he )?((?:[Tt]reasurer|[Ff]inancial|[Ss]ecretary|[Pp]resident|[Mm]anager|[Cc]ommittee)[’']?s?[’']? [Rr]eport|[Mm]inutes (?:of|from|for) the [^.;]{3,60}? [Mm]eeting|[Bb]udget for (?:19|20)\d\d|(?:19|20)\d\d [Bb]udget)\b/;

/** A paper or a rule that a sentence speaks of, and a bare motion behind it adopts. */
const adoptable = /\b(?:resolution|policy|rules?|amendment|budget|contract|plan|proposal)\b/i;
/** 'It was agreed to refer it to the attorney.': the matter is what the sentence before tells. */
function toldBefore(doc: Doc, { index, section }: Sentence, what: string): Subject | null {
  const before = doc.sentences[index - 1];
  const from = isReferral(what) || (isBare(what) && adoptable.test(before?.text ?? '')) ? before : undefined;
  if (from?.section !== section || !isMatter(from.text)) return null;
  return { what: !isReferral(what) ? from.text.replace(/\.\s*$/, '') : what, from };
}

const shortName =
  /^(?:the )?(?:proposed )?((?:special )?assessment|amendment|increase|resolution|measure|proposal|loan)$/i;
/** 'The amendment failed.' behind 'The amendment to allow two dogs received …': the matter by its whole name. */
export function wholeName(doc: Doc, { index, section }: Sentence, what: string): Subject | null {
  const noun = shortName.exec(what)?.[1]?.toLowerCase();
  if (!noun) return null;
  const full = regex.i`\b(?:(?:the|an?|this) )?(?:(?:proposed|first|second|third|fourth|fifth) )?${noun} (?:to|of|for|on|about|concerning|regarding) [^.;?!]{3,120}?(?= (?:received|got|was|were|is|are|has|had|would|will|required?s?|needs?|needed)\b|, (?![a-z]+ing\b)|[;?!]|\.(?!\d)|$)`;
  const from = doc.sentences
    .slice(Math.max(0, index - 8), index)
    .findLast((one) => one.section === section && full.test(one.text));
  const told = from && full.exec(from.text)?.[0];
  return told ? { what: capital(told), from } : null;
}

/** 'Adopt it with dues of $262': the terms are told, and what 'it' is stands in the title of the paragraph. */
const withTerms = /^(?:to )?(?:approve|accept|adopt|pass) (?:it|this|that) (?:with|at|for) /i;
const longestTitle = 40;
/** The title with which the paragraph of a sentence begins: 'Budget 2032.' */
function titleBefore(doc: Doc, { index }: Sentence): Sentence | null {
  const block = blocksOf(doc).get(index);
  const first = block && doc.sentences.find(({ start }) => start >= block.start);
  const isTitle =
    first !== undefined &&
    first.index < index &&
    first.text.length <= longestTitle &&
    /^\W*[A-Z]/.test(first.text) &&
    !/\b(?:is|are|was|were|will|ha[sd]|have|moved|made|reported|said|brought|seconded|passed|carried)\b/.test(
      first.plain,
    );
  return isTitle ? first : null;
}

/** What an opening is about; null where neither its own words nor those before it say so. */
export function subjectOf(
  doc: Doc,
  sentence: Sentence,
  opening: Opening,
  what: string,
  { outcome }: Settled,
): Subject | null {
  if (what === '')
    return outcome === null ? null : (putOffBefore(doc, sentence, opening) ?? putBefore(doc, sentence));
  const whole = outcome === null ? null : wholeName(doc, sentence, what);
  if (whole) return whole;
  const heading = isBare(what) ? minutesUnder(doc, sentence) : null;
  if (heading) return heading;
  const paper = isBare(what) ? paperBefore(doc, sentence, what) : null;
  if (paper) return paper;
  const titled = withTerms.test(what) ? titleBefore(doc, sentence) : null;
  if (titled) return { what: `${titled.text.replace(/[.:\s]+$/, '')}: ${what}`, from: titled };
  const act = isBare(what) ? actBefore(doc, sentence) : withSumsBefore(doc, sentence, what);
  if (act) return act;
  const last = doc.sentences[sentence.index - 1];
  const told = complete(what, opening.before, last?.text ?? '');
  if (told !== null) {
    const from = told !== what && last?.text.includes(told.slice(0, -what.length - 2)) ? last : undefined;
    return { what: told.replace(talkOf, ''), ...(from && { from }) };
  }
  return putBefore(doc, sentence) ?? (outcome === null ? null : toldBefore(doc, sentence, what));
}
