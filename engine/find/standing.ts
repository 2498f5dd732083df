import { charter } from '../governing.ts';
import { fold } from '../language/plain.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { regex } from '../regex.ts';
import { recitalsOf } from '../structure/recitals.ts';
import { notesBetween } from './notes-between.ts';
import { silent, withoutOldWords } from './old-words.ts';
import { othersWords } from './other-voices.ts';
import { replaced, replacedText } from './set-beside.ts';
import type { StandingKind } from './standing-kinds.ts';
import { comparedTexts } from './texts-compared.ts';

/** What a document says of its own force, and where. */
export interface Standing {
  readonly kind: StandingKind;
  readonly start: number;
  readonly end: number;
  /** The sentence by which it adds land to what the other document covers. */
  readonly adds?: { readonly start: number; readonly end: number };
}

/** So much of the text is its title page. */
const head = 1500;
const document =
  '(?:declaration|by-?laws|covenants|restrictions|master deed|articles|rules|regulations|indenture|plat)';
const nth =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\d{1,2}(?:st|nd|rd|th))';
const numbered = '(?: (?:no\\.?|number|#) ?\\w{1,6})';
const title = regex`^(?:the )?(?:adopted |approved |(?:certificate|articles|notice) of )?(?:supplement(?:al|ary) )?(?:${nth} (?:supplement(?:al|ary) )?amendment(?:${numbered})?(?: (?:to|of)\b|$)|amendment${numbered}?(?: to\b)|amendment${numbered}$)|^${nth} amended ${document}|^(?:adopted |approved )?amendments to (?:the )?(?:[a-z]+ ){0,4}${document}`;
const operative =
  /\bhereby (?:further |each )*(?:modif(?:y|ied),? (?:and |or )?)?(?:amend(?:ed|s)?|deleted?|replaced?|modified)\b|\bamended (?:as follows|to read|by (?:adding|deleting|replacing|inserting|striking))|\b(?:deleted|stricken)\b[^.;]{0,60}\b(?:replaced|substituted|inserted)\b|\bto (?:amend|change)\b[^.;]{0,160}\breplace\b/;
/** An annexation changes the covenants that it puts land under; one to a city does not. */
const annexation = regex`^(?:the )?(?:${nth} |supplement(?:al|ary) )*(?:(?:declaration|certificate|notice|instrument|amendment) of )?annexation\b(?! (?:agreement|ordinance|petition|plat))`;
const land = '(?:lots?|land|(?:real )?property|real estate|tracts?|parcels?|phases?)';
const annexes = regex`\bhereby (?:further )?annex(?:es|ed)?\b|\bfor the purpose of annexing\b|\bamends?\b[^.;]{0,100}\b(?:to|by) add(?:ing)?\b[^.;]{0,60}\b${land}\b`;
/** 'Does hereby declare that the Lots shall be held subject to all covenants contained in the Original Declaration', without a title of its own. */
const putsUnder = regex`\bhereby (?:declares?|subjects?|submits?)\b[^.;]{0,300}\b(?:contained|set forth|described|provided) in the (?:original|existing|initial|aforesaid) ${document}\b`;
const marked =
  /^\W*(?:(?:\w+[\s-]+){0,6}?)\(?(draft|proposed)\b(?![a-z ]{0,30}\b(?:minutes (?:of|were)|by the))[\w\s,/:().-]{0,60}$/;
/** 'PRELIMINARY BUDGET 2031', printed over a plan or below it. */
const planTitle =
  /^\W*(?:(?:19|20)\d\d )?(?:preliminary|proposed|tentative|draft) (?:(?:annual|operating) )?budget\b(?! (?:notes?|items?|increases?|changes?|comments?))/;
/** Talk of drafts, items of a list, and things other than the document that are proposed. */
const notMarked =
  /\b(?:we|they|(?:review|present|discuss|distribut|circulat|examin)ed (?:the|a|an|our)|went over|looked at|draft(?:s|ed|ing)|to draft|proposed by|section|shall|will|was|were|is|are)\b|\.{4}|^[-•*·] (?!.*[-•*·]$)/;

/** The title of a paper that was agreed to. */
const agreedTitle = regex`^(?!.*\b(?:draft|proposed|not|until|when|if|be)\b)[^\t]{0,60}\b(?:approved|adopted|ratified)(?: [a-z]+){0,2} (?:budget|${document})\b[^\t]{0,30}$`;
/** Below the first row of a table, and of what is proposed, only words that name the paper, or stand alone, speak of the whole. */
const ofWhole = regex`^\W*(?:draft|proposed)\W*$|\bdraft\b|\b(?:budget|dues|assessments?|amendments?|polic(?:y|ies)|resolution|guidelines|changes|${document})\b`;

const lines = (doc: Doc) => doc.blocks.filter(({ kind }) => kind !== 'row');

/** Where amendments to a document begin in the same file; empty where it holds but one document. */
function titlesOfAmendments(doc: Doc): { start: number; end: number }[] {
  return lines(doc)
    .filter(({ start, end }) => end - start < 160 && title.test(fold(doc.source.text.slice(start, end))))
    .filter(({ start }) => {
      const text = fold(doc.source.text.slice(start, start + 6000));
      return operative.test(text) || annexes.test(text);
    });
}

/**
 * Where the text that amends the rest of the file begins; null where nothing does. What is told from there on is in
 * force, and what it contradicts is superseded.
 */
export function amendedFrom(doc: Doc): number | null {
  const [first] = titlesOfAmendments(doc).filter(({ start }) => start > head);
  return first && first.start > doc.source.text.length * 0.25 && !isAmendment(doc) ? first.start : null;
}

/** 'This Second Amendment to the Declaration is made …', where the title itself cannot be told from what surrounds it. */
const made = regex`^this (?:${nth} )?(?:supplement(?:al|ary) )?(?:amendment (?:no\.? ?\w{1,4} )?(?:to|of)|amended ${document})\b`;

/** The document with nothing said where text stands that is to be replaced, or others speak; places and numbers stay as they are. */
export const inForce = oncePerDoc((doc): Doc => {
  const tables = comparedTexts(doc);
  // What a paper proposes is told as such.
  const isProposal = tables.length > 0 && standingOf(doc).some(({ kind }) => kind === 'proposed');
  const compared = isProposal ? [] : tables;
  const gone = [...replaced(doc), ...othersWords(doc), ...compared, ...notesBetween(doc).keys()];
  const sentences = withoutOldWords(doc);
  if (gone.length === 0) return sentences === doc.sentences ? doc : { ...doc, sentences };
  const old = (place: { start: number; end: number }) =>
    gone.some(({ start, end }) => place.start >= start && place.end <= end);
  return {
    ...doc,
    sentences: sentences.map((sentence) => (old(sentence) ? silent(sentence) : sentence)),
    rows: doc.rows.filter((row) => !old(row)),
  };
});

/** 'The Declaration may be amended by two-thirds of the owners': by this power the paper changes it. */
const power = /\bmay (?:only )?be (?:[a-z]+,? (?:or )?){0,4}(?:amended|changed|modified)\b/;
const byVote = /\b(?:amend(?:ed|ments?)?|changed|modified)\b[^.;]*(?:\{p\d|\btwo[- ]thirds|\bmajority\b)/;
/** What the association's own papers provide holds whoever recites it. */
const ofOwnPapers = regex`\b(?:${document}|cc&?rs?|governing documents|currently)\b(?!.*\b(?:presently|previously|formerly|in the past)\b)`;

/**
 * Recitals that tell nothing of what holds: those of a paper that changes what they recite, but for the power by which it does,
 * and those that recite what is no paper of the association's own. A new declaration recites how an older one could be changed.
 */
const idleRecitals = oncePerDoc((doc): ReadonlySet<Sentence> => {
  const { told } = recitalsOf(doc);
  if (told.size === 0) return told;
  const isCharter = charter.includes(doc.type);
  const changes = standingOf(doc).some(({ kind }) => /^(?:amendment|restatement|proposed)$/.test(kind));
  const isNew = doc.sentences.some((one) => !told.has(one) && byVote.test(one.plain));
  const holds = ({ plain }: Sentence) =>
    changes ? !isNew && power.test(plain) : isCharter ? !power.test(plain) : ofOwnPapers.test(plain);
  return new Set([...told].filter((one) => !holds(one)));
});

/** The document in force without recitals that tell nothing of it. */
export const ordained = oncePerDoc((doc): Doc => {
  const current = inForce(doc);
  const idle = idleRecitals(current);
  if (idle.size === 0) return current;
  return { ...current, sentences: current.sentences.map((one) => (idle.has(one) ? silent(one) : one)) };
});

/** The title of an annexation at the head of the text, where a sentence annexes. */
const annexationAtHead = (doc: Doc) =>
  annexesAt(doc) &&
  lines(doc).find(
    ({ start, end }) =>
      start <= head && end - start < 160 && annexation.test(fold(doc.source.text.slice(start, end))),
  );

/** The sentence that adds land to what another document covers. */
const annexesAt = ({ sentences }: Doc) =>
  sentences.find(
    ({ start, plain }) =>
      start <= head * 3 && (annexes.test(plain) || putsUnder.test(plain)) && !/\bwhereas\b/.test(plain),
  );

/** The title of an amendment, or the sentence that makes it, at the head of the text. */
function amendmentAtHead(doc: Doc) {
  const sentence = doc.sentences.find(({ start, plain }) => start <= head * 2 && made.test(plain));
  return (
    titlesOfAmendments(doc).find(({ start }) => start <= head) ??
    sentence ??
    annexationAtHead(doc) ??
    doc.sentences.find(({ start, plain }) => start <= head * 3 && putsUnder.test(plain)) ??
    replacedText(doc)[0]
  );
}

const whole = `(?:this|the|said|such|its)? ?(?:[a-z]+ ){0,3}${document}s?`;
/** The whole of the older document gives way, not a section of it. */
const restates = regex`\b${whole}\b[^.;]{0,120}\b(?:fully amended|amended and restated in (?:its|their) entirety|(?:amended|replaced|superseded)(?: and [a-z]+)? in (?:its|their) entirety)\b|\b(?:amend|restate|replace|supersede)s?(?: and (?:restate|replace)s?)? ${whole}(?: [a-z]+){0,3} in (?:its|their) entirety\b`;
const ofPart =
  /\b(?:article|section|paragraph|exhibit|subsection|sentence|provision|clause)s? \S+(?: \S+){0,12} in (?:its|their) entirety\b/;
const isRestatement = ({ sentences }: Doc) =>
  sentences.some(({ start, plain }) => start <= head * 2 && restates.test(plain) && !ofPart.test(plain));

const isAmendment = (doc: Doc) => amendmentAtHead(doc) !== undefined;

/** New text that is only set beside the old one is a proposal, until something says that it was passed or signed. */
const passed =
  /\b(?:hereby(?! consent)|adopted|ratified|duly (?:adopted|passed|approved)|in witness whereof|effective (?:as of|on|date))\b|\b(?:approved|recorded|signed)\b[^.;]{0,60}\{t\d/;
const isAdopted = (doc: Doc, amendment: { start: number }) =>
  amendment !== replacedText(doc)[0] || doc.sentences.some(({ plain }) => passed.test(plain));

/** 'While the plat restrictions have expired, residents are encouraged …' */
const expired =
  /\b(?:restrictions?|covenants|declaration|cc&?rs?)\b[^.;]{0,80}\b(?:(?:have|has) (?:now |since |long |already |all )?(?:expired|lapsed)|expired (?:in|on)|(?:is|are) no longer (?:in (?:force|effect)|enforceable|binding|valid))\b/;
const notExpired = /\b(?:if|unless|until|when|after|once|upon|shall|may|not|never|before|any)\b/;
const saysExpired = (doc: Doc) =>
  doc.sentences.find(
    ({ start, plain }) => start <= head * 2 && expired.test(plain) && !notExpired.test(plain),
  );

/** 'Adopted at the meeting held on ______, 2031', 'There were ____ votes in favor': the clause that a resolution's adoption is filled into. */
const unfilled =
  /\b(?:adopted|enacted|considered|passed)\b[^.;_]{0,90}\b(?:on|this|the)(?: the)? ?_{3,}[^.;]{0,120}|_{3,} votes? (?:in favor|for|against|opposed)\b[^.;]{0,80}/i;
const resolves = /\b(?:be it|is hereby|it is|has) (?:further )?resolved\b|\bresolved(?: further)?,? that\b/i;

function unfilledIn({ source: { text }, type }: Doc) {
  const found = type !== 'minutes' && resolves.test(text) ? unfilled.exec(text) : null;
  return found && { start: found.index, end: found.index + found[0].length };
}

/** 'Draft budget has no raise', '2032 budget draft: …': what a meeting looked at, and not its minutes. */
const ofMeeting = '(?:budget|rules?|polic(?:y|ies)|letter|contract|amendments?)';
const draftSeen = regex`\bdraft ${ofMeeting}\b|\b${ofMeeting} draft\b`;

/** What the document says of its own force: that it changes another, that it is a draft or a proposal. */
export function standingOf(doc: Doc): Standing[] {
  const found: Standing[] = [];
  const amendment = amendmentAtHead(doc);
  if (amendment && doc.type !== 'minutes') {
    const inForceNow = isRestatement(doc) ? 'restatement' : 'amendment';
    const kind = isAdopted(doc, amendment) ? inForceNow : 'proposed';
    const adds = kind === 'amendment' ? annexesAt(doc) : undefined;
    found.push({ kind, ...rangeOf(firstLine(doc, amendment)), ...(adds ? { adds: rangeOf(adds) } : {}) });
  }
  const ended = doc.type === 'minutes' ? undefined : saysExpired(doc);
  if (ended) found.push({ kind: 'expired', ...rangeOf(ended) });
  const open = unfilledIn(doc);
  if (open) found.push({ kind: 'unfilled', ...open });
  const firstRow = doc.rows[0]?.start ?? Number.POSITIVE_INFINITY;
  const atHead = lines(doc)
    .flatMap((block) => printedIn(doc, block))
    .filter(({ start }) => start <= head)
    .map((range) => ({ ...range, text: fold(doc.source.text.slice(range.start, range.end)) }));
  const agreed = atHead.some(({ start, text }) => start < firstRow && agreedTitle.test(text));
  for (const { start, end, text } of atHead) {
    const mark = text.length < 90 && !notMarked.test(text) ? marked.exec(text)?.[1] : undefined;
    if (!mark || ((start > firstRow || mark === 'proposed') && !ofWhole.test(text))) continue;
    if (agreed && mark === 'proposed') continue;
    if (doc.type === 'minutes' && draftSeen.test(text)) continue;
    const kind = mark === 'draft' ? 'draft' : 'proposed';
    if (!found.some((one) => one.kind === kind)) found.push({ kind, start, end });
    break;
  }
  const ofPlan = doc.type === 'budget' && !agreed && found.length === 0 ? titleOfPlan(doc) : undefined;
  return ofPlan ? [{ kind: 'proposed', ...ofPlan }] : found;
}

function titleOfPlan(doc: Doc) {
  const title = doc.blocks.find(({ start, end, kind }) => {
    const text = kind === 'heading' && end - start < 90 ? fold(doc.source.text.slice(start, end)) : '';
    return planTitle.test(text) && !notMarked.test(text);
  });
  return title && { start: title.start, end: title.end };
}

/** The lines of a title that is printed over several. */
function printedIn({ source }: Doc, { start, end }: { start: number; end: number }) {
  let at = start;
  return source.text
    .slice(start, end)
    .split('\n')
    .map((line) => {
      const range = { start: at, end: at + line.length };
      at = range.end + 1;
      return range;
    });
}

/** A passage is cited by the line that opens it. */
function firstLine(doc: Doc, { start, end }: Pick<Sentence, 'start' | 'end'>) {
  const stop = doc.source.text.indexOf('\n', start);
  return { start, end: stop > start && end - start > 600 ? Math.min(end, stop) : end };
}

const rangeOf = ({ start, end }: Pick<Sentence, 'start' | 'end'>) => ({ start, end });
