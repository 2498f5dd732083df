import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';

/** 'The motion was amended to …' */
const amends =
  /^\W*(?:(?:M(?:r|rs|s)|Dr)\b\.? [\w’'-]+ )?amend(?:ed)?(?: (?:by (?!striking|inserting|adding|substituting)[\w.’'-]+(?: [\w.’'-]+)? )?(?:to|so that)\b|:)|^\W*amendment (?:by [^:]{2,34}|\([^()]{2,40}\)):|^\W*(?:the |this )?motion (?:was |is )?(?:then )?amended\b|\bamend(?:ed)? (?:(?:the|that|this|his|her) (?:motion|proposal|resolution)\b|by (?:striking|inserting|adding|substituting)\b)|\bmoved to amend (?:to|so that)\b|^\W*another amendment\b/i;
/** Whether a sentence puts other words in the place of those of a motion. */
export const isAmendment = (text: string) => amends.test(text);

/** 'The amendment failed.' behind 'Ray moved to amend the raise to $25': it was no motion of its own. */
export const amendsMotion = ({ sentences }: Doc, { text, index, section }: Sentence): boolean =>
  isAmendment(text) ||
  (/\bmov(?:ed|es) to amend\b/i.test(text) &&
    sentences
      .slice(index + 1, index + 4)
      .some((next) => next.section === section && /^\W*(?:the|this|that) amendment\b/i.test(next.text)));

/** What says that an amendment was not taken. */
export const amendmentFailed =
  /(?:^\W*|[;,] )(?:(?:the|this|that) )?amendment (?:was |is )?(?:then )?(?:failed|fails|lost|defeated|rejected|withdrawn|died|voted down)\b/i;
/** An amendment that somebody moved, before its own vote. */
export const byMember =
  /^\W*another amendment\b|\bmoved to amend\b(?![^.]*\b(?:amended motion|as amended)\b)/i;
export const amendmentCarried =
  /^\W*(?:vote on )?(?:(?:the|this|that) )?amendment:? (?:(?:was|has been) )?(?:then )?(?:second|adopted|carried|passed|approved|accepted|vote|\d)/i;
/** 'Vote on the motion as amended: 4-0', behind which the votes before it were on the amendment. */
const onMain =
  /^\W*(?:vote on )?(?:the )?(?:(?:main|original|amended) motion\b|(?:motion|budget|proposal|resolution|question),? as amended\b)|^\W*vote on (?:the )?motion\b|^\W*as amended\b/i;
/** Whether a sentence tells the vote on a motion for which an amendment was moved. */
export const isOnMain = (text: string) => onMain.test(text);
/** What an amendment says besides that it is one: 'amend the motion by striking …' is not the whole of what was moved. */
const amendWord =
  /^\W*(?:(?:M(?:r|rs|s)|Dr)\b\.? [\w’'-]+ )?(?:to )?amend(?:ed(?: by [\w.’'-]+(?: [\w.’'-]+)?(?= (?:to|so that)\b))?|ment (?:by [^:]{2,34}|\([^()]{2,40}\)))?(?:: | (?:(?:(?:the|that|this|it) )?(?:motion )?)(?=(?:to|by|so that)\b))/i;
/** An amendment's own vote. */
const itsVote = /,? (?:by consent|(?:vote )?\d{1,2} ?[-–] ?\d{1,2}(?: \([^()]*\))?)?\W*$/;
export const amendedTo = (what: string) =>
  what.replace(amendWord, '').replace(itsVote, '').replace(/\.$/, '');
/** A motion with what it was amended to. */
export const withAmendment = (what: string, amended: string) =>
  /^at\b/.test(amended)
    ? `${what} (carried ${amended})`
    : `${what} (amended${/^(?:to|by|so that)\b/.test(amended) ? '' : ':'} ${amended})`;

/** Where the words that were put in end, and those about who took them or of the vote begin. */
const taken =
  ',? (?:and|which|but) (?:that|this|it|he|she|they|was|is|were|all|the motion|(?:[A-Z][\\w.]+ ){1,2}(?:accept(?:ed|s)|agreed|took|said))\\b|,? (?:was |were )?accepted\\b|[.;(]|$';
const other = '(?:to|of|that|for|adding|limiting|at)';
/** 'Kim offered a friendly amendment to 48 hours and Lee accepted', 'Kim changed it to $400': taken up by who moved it, without a vote of its own. */
const takenUp = [
  regex.i`\bfriendly amendment (?:(?:was (?:made|offered)|from [a-z.]+|by [a-z.]+),? )?(?<words>${other} [^.;(]+?)(?=${taken})`,
  regex`(?:\b(?:he|she|they|then|and)|\b[A-Z][\w.]+) (?:changed|amended|modified|revised|reworded) (?:it|(?:his|her|the|that|this|their) motion) (?<words>to [^.;(]+?)(?=${taken})`,
];
const accepts = /\b(?:accept(?:ed|s|able)|agreed|agreeable|took it)\b/i;
const declines = /\b(?:declin|refus|reject|withdr|object)|\b(?:not|n[’']t) (?:accept|agree|take)/i;
/** What whoever moved something took up in the place of his words; empty where nothing was. */
export function takenUpIn({ sentences }: Doc, { text, index }: Sentence): string {
  const [friendly, changed] = takenUp.map((form) => form.exec(text)?.groups?.words ?? '');
  const next = sentences[index + 1]?.text ?? '';
  const said = accepts.test(text) ? text : next;
  const isTaken = accepts.test(said) && !declines.test(text) && !declines.test(said);
  return (friendly && isTaken ? friendly.replace(/^of /, '') : changed) ?? '';
}
