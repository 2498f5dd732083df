import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import {
  amendedTo,
  amendmentCarried,
  amendmentFailed,
  byMember,
  isAmendment,
  isOnMain,
  takenUpIn,
} from './amendments.ts';
import { isBareVote, isHowVoted } from './bare-votes.ts';
import { opensItem } from './one-item.ts';
import { asRead, goesOn, type Opening, ofMotion, openingOf, second } from './openings.ts';
import { countsVotes, type Outcome, outcomeOf } from './outcome.ts';
import { shares, stems } from './same-matter.ts';
import { isBare, leadIn } from './tell.ts';

const settled = /^\W*it was (?:then |also )?(?:decided|agreed)\b/i;

/** 'The president declared the resolution adopted.' */
const declares =
  /\bdeclared (?:that )?(?:the|this) (?:motion|resolution|question|proposal|measure|vote) (?:was |to (?:be|have) |had |has )?(?:duly )?(?:adopted|carried|passed|approved|failed|lost|defeated)\b/i;

const came =
  '(?:not )?(?:carrie[sd]|passe[sd]|fail(?:s|ed)|approved|adopted|rejected|defeated|lost|dies|died|tabled|withdrawn)';
/** 'Motion carried.', 'Not approved.', 'Result: Fails (tie)', behind the count of the vote on it, and how many votes it needed. */
const declaresBare = regex.i`^\W*(?:(?:(?:the )?motion (?:is |was )?)?${came}\W*$|(?:result|outcome|disposition)\s*[:–-]\s*(?:motion )?${came}\b)`;
/** 'Result: Carries at $38,000': at what sum it was agreed to. */
const carriedAt =
  /^\W*(?:result|outcome|disposition)\s*[:–-]\s*(?:motion )?(?:carrie[sd]|passe[sd]|approved|adopted) (at \$[\d,.]*\d)/i;
/** 'For 41, against 16.' */
const countsAlone =
  /^\W*(?:for|yes|in favor|ayes?)\W{0,2}\d{1,4}\W{1,3}(?:against|no|opposed|nays?|noes)\W{0,2}\d{1,4}\b/i;
const needed = /\b(?:needed|needs|required?s?|necessary)\b/i;
/** In sentences: so far behind the count the chair says what it came to. */
const toDeclaration = 3;
/** What the chair says that a count comes to, with the sentences before it. */
function declaredBehind({ sentences }: Doc, { index, section }: Sentence): readonly Sentence[] {
  const after = sentences.slice(index + 1, index + 1 + toDeclaration);
  const at = after.findIndex(({ text }) => declares.test(text) || declaresBare.test(text));
  const told = after.slice(0, at + 1);
  return told.every(
    (one, place) =>
      one.section === section && (place === at || (needed.test(one.text) && !openingOf(one.text))),
  )
    ? told
    : [];
}

/** What the chair declared of what was voted, before anything else was moved. */
export function declaredOf(doc: Doc, { index, section }: Sentence): Sentence | undefined {
  const after = doc.sentences.slice(index + 1, index + 1 + near);
  const next = after.find(
    ({ text, section: own }) => own !== section || declares.test(text) || openingOf(text),
  );
  return next?.section === section && declares.test(next.text) ? next : undefined;
}

/** In sentences: a vote is read so far behind what was moved, and one that says so of the motion farther on. */
const near = 8;
const farthest = 30;
/** Whether another item begins, behind the talk of what was moved. */
const opensOther = ({ text }: Sentence) =>
  opensItem.test(text) && !ofMotion.test(text) && !tellsCount.test(text);
const tellsCount = /\b(?:for|yes|in favor|ayes?)\b\W{0,2}\d/i;

/** 'Barb seconded the motion and all were in favor', some sentences on. */
const secondedIt =
  /^\W*(?:[A-Z]\w+ ){1,3}second(?:ed|s) (?:the|this|that) (?:motion|proposal|resolution|amendment)\b/;

/** Words that every motion has. */
const common = /^(?:approv|accept|adopt|author|ratify|motion|vote)/;

/** 'The board voted unanimously to raise the dues', behind the motion to raise them, is its vote. */
function isVoteOn(own: Opening, { text }: Sentence, next: Opening): boolean {
  if (!next.decided || !/\bvoted\b/i.test(text)) return false;
  const words = new Set([...stems(own.what)].filter((word) => !common.test(word)));
  return isBare(own.what) || shares(words, stems(next.what));
}

/** Whether a motion names nothing, so that it is the one just told. */
const isAgain = (own: Opening, next: Opening) =>
  !own.decided &&
  !next.decided &&
  ((!isBare(own.what) && isBare(next.what)) || bySame(own.what) === bySame(next.what));
/** Without who moved it. */
const bySame = (what: string) =>
  what
    .toLowerCase()
    .replace(/,? by [a-z .]+$/, '')
    .trim();

interface Aftermath {
  readonly outcome: Outcome | null;
  readonly seconded: boolean;
  readonly told: readonly Sentence[];
  /** What the motion was amended to; empty where it was not. */
  readonly amended: string;
  /** The vote is told by a sentence that says what was decided, and is told for itself. */
  readonly toldAgain?: true;
}

/** What the chair did not let come to a vote. */
const ruledOut = /\bruled (?:[a-z]+ )?out of order\b/i;
/** 'Lee asked the board to waive his fees.': what follows answers that. */
const requests =
  /\b(?:ask(?:s|ed)|requests?|requested|petition(?:s|ed)) (?:(?:the|our) (?:board|association|committee|members)|permission|approval|(?:for )?an? (?:waiver|variance|refund|extension))\b/i;

/** The end of a meeting is no outcome of what was moved before it. */
const adjourns = /\badj(?:ourn\w*|\.)/i;

/** The sentences after a motion that tell of its second and its vote, and what they say. */
export function aftermath(
  doc: Doc,
  sentence: Sentence,
  own: Opening,
  openings: readonly (Opening | null)[],
): Aftermath {
  const told: Sentence[] = [];
  const between: Sentence[] = [];
  let seconded = false;
  let amended = '';
  let isAsked = false;
  for (const next of doc.sentences.slice(sentence.index + 1, sentence.index + 1 + farthest)) {
    const isFar = next.index > sentence.index + near;
    if (isFar && (next.section !== sentence.section || opensOther(next))) break;
    const text = asRead(next.text).replace(leadIn, '');
    const opening = openings[next.index];
    const toMain = doc.sentences
      .slice(next.index + 1, next.index + 4)
      .some((later) => later.section === next.section && isOnMain(later.text));
    if ((adjourns.test(text) && !adjourns.test(own.what)) || ruledOut.test(text)) break;
    if (requests.test(next.text)) {
      isAsked = true;
      continue;
    }
    // 'Minutes approved' after the motion to approve them is its outcome, not a decision of its own.
    // 'It was decided to …' between a motion and its vote tells more of the same.
    if (opening && settled.test(text)) {
      between.push(next);
      continue;
    }
    if (opening && next.index - sentence.index <= 2 && isVoteOn(own, next, opening)) {
      const outcome = outcomeOf(opening.rest) ?? 'carried';
      return { outcome, seconded, told, amended, toldAgain: true };
    }
    // 'Motion to approve the minutes. Ray made a motion to approve with one correction; …'
    if (opening && next.index - sentence.index === 1 && isAgain(own, opening)) {
      told.push(next);
      seconded ||= second.test(text);
      const outcome = outcomeOf(opening.rest);
      if (outcome) return { outcome, seconded, told, amended };
      continue;
    }
    if (amendmentFailed.test(text) || (amended && amendmentCarried.test(text))) {
      if (amendmentFailed.test(text) || outcomeOf(text) === 'failed') amended = '';
      told.push(next);
      continue;
    }
    // 'Another amendment, to do it by halves, failed, 12-40.': a vote on the amendment alone.
    if (isAmendment(text) && byMember.test(text) && outcomeOf(text) === 'failed') {
      told.push(next);
      continue;
    }
    const taken = opening?.decided ? '' : takenUpIn(doc, next);
    if (taken && !outcomeOf(text.slice(text.indexOf(taken) + taken.length).replace(/^[^.;,]*/, ''))) {
      amended = taken;
      told.push(next);
      continue;
    }
    if (toMain && isAmendment(text)) {
      amended = amendedTo(opening?.what ?? text);
      told.push(next);
      continue;
    }
    const declared = declares.test(text);
    if (opening && !isAmendment(text) && !declared && !(opening.decided && goesOn.test(text))) break;
    const isNext = next.index - sentence.index <= 2 + told.length || told.at(-1)?.index === next.index - 1;
    const counts =
      declared ||
      declaresBare.test(text) ||
      countsAlone.test(text) ||
      isHowVoted(/^[^:,]*/.exec(text)?.[0] ?? '') ||
      (!opening && countsVotes(text));
    if (isFar && !counts) continue;
    const speaks =
      counts ||
      ofMotion.test(text) ||
      secondedIt.test(text) ||
      (!isAsked && isBareVote(text)) ||
      isOnMain(text) ||
      (opening && isAmendment(text)) ||
      (isNext && !isAsked && (goesOn.test(text) || second.test(text)));
    if (!speaks) continue;
    told.push(next);
    // A vote before the one on the motion as amended was on the amendment.
    if (toMain && amended && !isOnMain(text)) {
      if (outcomeOf(text) === 'failed') amended = '';
      continue;
    }
    seconded ||= second.test(text);
    if (opening && isAmendment(text)) amended = amendedTo(opening.what);
    const outcome = outcomeOf(text);
    if (!outcome) continue;
    // What the count came to, the chair says.
    const chair = declared ? [] : declaredBehind(doc, next);
    told.push(...chair);
    const last = chair.at(-1)?.text ?? '';
    amended = carriedAt.exec(last || text)?.[1] ?? amended;
    const said = outcomeOf(last) ?? outcome;
    return { outcome: said, seconded, told: [...between, ...told], amended };
  }
  return { outcome: null, seconded, told, amended };
}

const properNames = (text: string) =>
  new Set((text.match(/\b[A-Z][a-z]{4,}/g) ?? []).map((word) => word.slice(0, 6)));

/** Whether what was agreed on is moved in the very next sentence: it names the same firm or place. */
export function isMovedNext(own: Opening, next: Opening | null): boolean {
  if (!own.decided || !next || next.decided) return false;
  return shares(properNames(own.what.slice(1)), properNames(next.what.slice(1)));
}

const label =
  /^\W*(?:proposal|question|ballot (?:item|question|measure)|resolution) (?:no\. ?|#)?(?:\d{1,2}|[A-H])\W*$/i;
/** 'Resolution A: authorize the overlay.' */
const labeled =
  /^\W*(?:proposal|question|resolution|measure) (?:no\. ?|#)?(?:\d{1,2}|[A-H])\s*[:–-]\s*(?=[a-z])/i;

/** Under the heading 'Minutes': 'April 8, 2031 - unanimously approved'. */
const approvedDay = /^\W*([A-Z][a-z]+ \d{1,2}, \d{4})\s*[-–—:]\s*(?:unanimously )?approved\b/;

/** 'A motion was made by Ray.', before what he moved and 'Seconded by Kim, motion carried.' */
const movedNext =
  /\b(?:led to|[Tt]here was|came) a motion (?:from|by) [A-Z][\w.]+(?: [A-Z][\w.]+)?\W*$|^\W*(?:[Aa] )?[Mm]otion (?:was )?(?:made )?(?:by|from) [A-Z][\w.]+(?: [A-Z][\w.]+)?\s*[.:]\s*$/;
const secondedNext =
  /^\W*(?:second(?:ed)?|2nd(?:ed)?)\b[^.;]{0,60}\b(?:carried|passed|approved|failed|unanimous\w*)\b/i;

/** 'Motion: Dana Roe' over 'Second: Lee Day' tells who moved, and not what. */
const mover = /^\W*(?:[Mm]otion|MOTION|[Mm]oved)(?: by)?\s*[:–-]\s*(?:[A-Z][\w.'’-]* ?){1,3}\W*$/;
const seconder = /^\W*(?:second(?:ed)?|2nd)(?: by)?\s*[:–-]/i;

/** 'Motion: Roe  Second: Day  Vote: 4-0' under what was moved. */
const fieldsOfVote =
  /^\W*(?:motion|moved)(?: by)?\s*[:–-]\s*(?:[A-Z][\w.'’-]*\s+){1,3}(?:second(?:ed)?|2nd)(?: by)?\s*[:–-]\s*(?:[A-Z][\w.'’-]*\s+){1,3}(?:vote|result|all|ayes?)\b/i;

/** What was moved behind 'a motion from Ray' is told in no more sentences. */
const longestMotion = 4;

/** 'Lee proposed that we should lower the quorum', which others second behind it. */
const proposes =
  /(?<!\b(?:not|never|had|who|which|that|as|was|were|is|are|be|been) )\bproposed (?:that (?:we|the (?:association|board|members(?:hip)?|owners)) (?:should )?|to )(?<what>[a-z][^.;]{7,220})/;

/** What a sentence tells of; one under 'Proposal 2.' is what that proposal asks for. */
export function openingIn(doc: Doc, { text, index }: Sentence): Opening | null {
  const before = doc.sentences[index - 1]?.text ?? '';
  if (fieldsOfVote.test(text)) return null;
  if (mover.test(text) && seconder.test(doc.sentences[index + 1]?.text ?? '')) return null;
  const after = doc.sentences.slice(index + 1, index + 1 + longestMotion);
  if (movedNext.test(before) && after.some((next) => secondedNext.test(next.text)))
    return { what: text.replace(/[.\s]+$/, ''), before: '', rest: '', decided: false };
  const proposed = proposes.exec(text)?.groups?.what;
  if (proposed) {
    const other = after.findIndex((next) => openingOf(next.text) !== null);
    const support = after.findIndex((next) => secondedIt.test(next.text));
    if (support >= 0 && (other < 0 || other > support))
      return { what: proposed.trim(), before: '', rest: '', decided: false };
  }
  const day = /\bminutes\W*$/i.test(before) ? approvedDay.exec(text)?.[1] : undefined;
  if (day) return { what: `Minutes of ${day}`, before: '', rest: 'approved', decided: true };
  const own = text.replace(labeled, '');
  if (own !== text && !outcomeOf(own))
    return { what: own.replace(/[.\s]+$/, ''), before: '', rest: '', decided: false };
  if (!label.test(before)) return openingOf(text);
  return { what: text.replace(/[.\s]+$/, ''), before: '', rest: '', decided: false };
}

/** '71 % passed proposal 1', 'Proposal 1 failed': the vote of a proposal told by its number. */
export function voteByNumber(doc: Doc, { index }: Sentence): { outcome: Outcome; from: Sentence } | null {
  const number = label.test(doc.sentences[index - 1]?.text ?? '')
    ? /\d+/.exec(doc.sentences[index - 1]?.text ?? '')?.[0]
    : /^\W*(?:proposal|question) (?:no\. ?|#)?(\d{1,2})\b/i.exec(doc.sentences[index]?.text ?? '')?.[1];
  if (number === undefined) return null;
  const told = regex.i`\b(?:passe[ds]|approved|carried|rejected|defeated) (?:proposal|question) (?:no\. ?|#)?${number}\b|\b(?:proposal|question) (?:no\. ?|#)?${number}\b[^.;]{0,30}\b(?:passed|approved|carried|failed|rejected|defeated)\b`;
  const from = doc.sentences.slice(index + 1).find(({ text }) => told.test(text));
  const outcome = from && outcomeOf(told.exec(from.text)?.[0] ?? '');
  return from && outcome ? { outcome, from } : null;
}
