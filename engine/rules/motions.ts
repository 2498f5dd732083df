import type { Candidate, ScanRule } from '../find/pattern.ts';
import { namesIn, withoutNames } from '../language/person-names.ts';
import type { Doc, Sentence } from '../model.ts';
import { putForward, settledBefore } from './motion-alone.ts';
import { motionsInTables } from './motion-tables.ts';
import {
  goesOn,
  type Opening,
  type Outcome,
  ofMotion,
  openingOf,
  outcomeOf,
  second,
} from './motion-words.ts';

const settled = /^\W*it was (?:then |also )?(?:decided|agreed)\b/i;

/** 'The motion was amended to …' */
const amends = /^\W*(?:the |this )?motion (?:was |is )?(?:then )?amended\b/i;

/** The sentences after a motion that tell of its second and its vote, and what they say. */
function aftermath(doc: Doc, sentence: Sentence, openings: readonly (Opening | null)[]) {
  const told: Sentence[] = [];
  let seconded = false;
  let amended = '';
  for (const next of doc.sentences.slice(sentence.index + 1, sentence.index + 9)) {
    const { text } = next;
    const opening = openings[next.index];
    // 'Minutes approved' after the motion to approve them is its outcome, not a decision of its own.
    // 'It was decided to …' between a motion and its vote tells more of the same.
    if (opening && settled.test(text)) continue;
    if (opening && !amends.test(text) && !(opening.decided && goesOn.test(text))) break;
    const near = next.index - sentence.index <= 2 + told.length;
    const speaks = ofMotion.test(text) || (near && (goesOn.test(text) || second.test(text)));
    if (!speaks) continue;
    told.push(next);
    seconded ||= second.test(text);
    if (opening && amends.test(text)) amended = opening.what;
    const outcome = outcomeOf(text);
    if (outcome) return { outcome, seconded, told, amended };
  }
  return { outcome: null, seconded, told, amended };
}

const stems = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[a-z]{2,}|\d+/g) ?? [])
      .filter(
        (word) =>
          !/^(?:the|to|of|and|be|is|are|as|it|in|on|at|by|for|an|or|that|this|with|from|was|were|have|been|they|so|board|meeting)$/.test(
            word,
          ),
      )
      .map((word) => word.slice(0, 6)),
  );

const shares = (a: Set<string>, b: Set<string>) => [...a].some((word) => b.has(word));

function same(a: Set<string>, b: Set<string>): boolean {
  const both = [...a].filter((word) => b.has(word)).length;
  // 'Approve the minutes' is the motion to approve the minutes of May that was told before.
  if (a.size === 2 && both === 2 && a.has('minute')) return true;
  return both > 0 && both / (a.size + b.size - both) >= 0.6;
}

/** What the sentences before a bare motion put to the vote; null where none of the four before it does. */
function subjectBefore(doc: Doc, sentence: Sentence): string | null {
  const before = doc.sentences.slice(Math.max(0, sentence.index - 4), sentence.index).toReversed();
  const found = before.find(({ text, section }) => section === sentence.section && putForward.test(text));
  if (!found || found.text.length >= 160) return null;
  const text = found.text.replace(/^[^A-Za-z]+|[.\s]+$/g, '');
  const approved = /\b(?:review and )?approve (.+)$/.exec(text)?.[1];
  return approved ? `Approve ${approved}` : text;
}

/** 'Report' alone is the one that the sentence before tells of: 'Treasurer’s report was given.' */
function named(what: string, before: readonly Sentence[]): string {
  const noun = /^(?:the )?(report|minutes|budget|financials)$/i.exec(what)?.[1];
  const full = noun && new RegExp(`\\b[A-Z][\\w’']+ (?:[a-z]+ )?${noun}\\b`, 'i');
  const told = full && before.map(({ text }) => full.exec(text)).findLast((m) => m !== null);
  return told && !/\bmeeting minutes$/i.test(told[0]) ? told[0] : what;
}

const label =
  /^\W*(?:proposal|question|ballot (?:item|question|measure)|resolution) (?:no\. ?|#)?\d{1,2}\W*$/i;

/** Under the heading 'Minutes': 'April 8, 2031 - unanimously approved'. */
const approvedDay = /^\W*([A-Z][a-z]+ \d{1,2}, \d{4})\s*[-–—:]\s*(?:unanimously )?approved\b/;

/** What a sentence tells of; one under 'Proposal 2.' is what that proposal asks for. */
function openingIn(doc: Doc, { text, index }: Sentence): Opening | null {
  const before = doc.sentences[index - 1]?.text ?? '';
  const day = /\bminutes\W*$/i.test(before) ? approvedDay.exec(text)?.[1] : undefined;
  if (day) return { what: `Minutes of ${day}`, before: '', rest: 'approved', decided: true };
  if (!label.test(before)) return openingOf(text);
  return { what: text.replace(/[.\s]+$/, ''), before: '', rest: '', decided: false };
}

/** '71 % passed proposal 1', 'Proposal 1 failed': the vote of a proposal told by its number. */
function voteByNumber(doc: Doc, { index }: Sentence): { outcome: Outcome; from: Sentence } | null {
  const number = label.test(doc.sentences[index - 1]?.text ?? '')
    ? /\d+/.exec(doc.sentences[index - 1]?.text ?? '')?.[0]
    : /^\W*(?:proposal|question) (?:no\. ?|#)?(\d{1,2})\b/i.exec(doc.sentences[index]?.text ?? '')?.[1];
  if (number === undefined) return null;
  const told = new RegExp(
    `\\b(?:passe[ds]|approved|carried|rejected|defeated) (?:proposal|question) (?:no\\. ?|#)?${number}\\b|\\b(?:proposal|question) (?:no\\. ?|#)?${number}\\b[^.;]{0,30}\\b(?:passed|approved|carried|failed|rejected|defeated)\\b`,
    'i',
  );
  const from = doc.sentences.slice(index + 1).find(({ text }) => told.test(text));
  const outcome = from && outcomeOf(told.exec(from.text)?.[0] ?? '');
  return from && outcome ? { outcome, from } : null;
}

/** What a motion without an object says. */
const bare = new RegExp(
  [
    '^(?:to )?(?:fund|proceed|purchase|renew|pay|deny|reject)$',
    '^(?:to )?(?:go|move|proceed) (?:forward |ahead )?with (?:this|it|that)$',
    '^(?:to )?(?:approve|accept|adopt|pass)(?:$|,| it\\b| them\\b| as\\b| with\\b| both\\b)',
    '^(?:not )?(?:to )?[a-z]+ (?:it|them)$',
    '^(?:to )?(?:table|defer|postpone)(?: (?:it|this|that))?(?: (?:until|till|to) [^.;]{3,40})?$',
    '^(?:to )?refer (?:it |this )?to (?:the |our )?(?:attorney|lawyer|counsel|committee|board)$',
  ].join('|'),
  'i',
);
/** Who moved, which is not what was moved: 'After discussion, Kim Ray made the' */
const mover =
  /^(?:[Aa]fter (?:[a-z]+ ){0,3}discussion(?: (?:by|of|from) [^,.;]{3,30})?,? ?)?(?:it was |(?:[A-Z][\w.’'-]+ ?){1,4}(?:(?:then |also )?(?:made|makes)(?: (?:a|the))?)?)?$/;

/** A motion that names nothing ('motion to approve') is about what was said before it; null where that is not told. */
function complete(what: string, before: string, previous: string): string | null {
  if (!bare.test(what)) return what;
  const heading = /[.?!]$/.test(previous) ? '' : previous;
  const subject = ((mover.test(before.trim()) ? '' : before) || heading)
    .replace(/(?:,? and)?(?: (?:the|a))?[\s.,;:•–-]*$/, '')
    .replace(/^[^A-Za-z]+/, '');
  return subject.length > 8 && subject.length < 160 ? `${subject}: ${what}` : null;
}

/** What the body did, as what was moved: 'Approved the budget' is told as 'Approve the budget'. */
const moved: Readonly<Record<string, string>> = {
  approved: 'Approve',
  approves: 'Approve',
  accepted: 'Accept',
  appointed: 'Appoint',
  authorized: 'Authorize',
  ratified: 'Ratify',
  adopted: 'Adopt',
  rejected: 'Reject',
  denied: 'Deny',
  upheld: 'Uphold',
  waived: 'Waive',
  awarded: 'Award',
  engaged: 'Engage',
  retained: 'Retain',
  hired: 'Hire',
  renewed: 'Renew',
  granted: 'Grant',
  selected: 'Select',
  levied: 'Levy',
  imposed: 'Impose',
  terminated: 'Terminate',
};
const did = new RegExp(`^(${Object.keys(moved).join('|')}) `, 'i');
const turnedDown = /^(?:rejected|denied) /i;

/** What a ballot puts to the vote under a number may have a name of one word. */
const numberedItem = /^\W*(?:item|measure|proposal|question|ballot|amendment) \W?\d/i;

/** How a meeting goes about its votes is no decision. */
const procedural = /^(?:to )?(?:vote on|call the question|open the floor|proceed to (?:a )?vote)\b/i;

/** 'With no further discussion, …' is how it came about. */
const leadIn =
  /^(?:with no|there being no|hearing no|having no|after|following|upon)\b[^,;.]{0,50}?\b(?:discussion|questions?|comments?|corrections?|objections?|changes?|review|business)\b(?: (?:by|of|from) the (?:board|members|owners))?,? (?=\S)/i;

/** 'against using reserves as …' is a decision not to. */
const positive = (what: string | null) =>
  what
    ?.replace(leadIn, '')
    .replace(/ (?:(?:was|were) made|made|was|were|by|with|and)$/, '')
    .replace(/^(?:the )?minutes$/i, 'Approve the minutes')
    // 'Budget and dues: The budget was …'
    .replace(/^(?!Approv)[A-Z][\w ’'&,/-]{2,40}: (?=(?:The|An?|Our|All) )/, '')
    .replace(
      /^[^.;]{3,80}? (?:was|were) (?:reviewed|presented|discussed|distributed) and (?=(?:the|an?) )/i,
      '',
    )
    .replace(/[\s–—-]+(?:(?:was|were) )?(?:read|reviewed|presented|discussed),? and$/i, '')
    .replace(/^against (\w+ing\b.*?)(?:,? (?:as|because|since)\b.*)?$/i, 'Not $1')
    .replace(/^\(([^()]+)\)$/, '$1')
    .replace(did, (_, verb: string) => `${moved[verb.toLowerCase()] ?? verb} `)
    .replace(/^tabled (?=\S)/i, '') ?? null;

/** A decision is told in so many characters; what was said of its reasons stands on the page. */
const longest = 200;

/** Cut where a clause ends, else where a word does. */
function short(what: string): string {
  if (what.length <= longest) return what;
  const cut = what.slice(0, longest);
  const clause = /^.{80,}(?=[,;] | [–—-] )/s.exec(cut)?.[0];
  return `${clause ?? cut.slice(0, cut.lastIndexOf(' '))} …`;
}

function* motionsIn(doc: Doc): Generator<Candidate> {
  const seen: Set<string>[] = [];
  const used = new Set<Sentence>();
  const people = namesIn(doc.source.text);
  const openings = doc.sentences.map((sentence) => openingIn(doc, sentence));
  yield* motionsInTables(doc, people);
  for (const sentence of doc.sentences) {
    const opening = openings[sentence.index];
    const alone = opening ? null : settledBefore(doc, sentence);
    if (alone && !openings[alone.from.index]) {
      const what = withoutNames(alone.what.charAt(0).toUpperCase() + alone.what.slice(1), people);
      seen.push(stems(what));
      const value = { what, outcome: alone.outcome };
      yield { fact: 'minutes.motions', value, weight: 7, ranges: [alone.from, sentence] };
    }
    if (!opening || used.has(sentence)) continue;
    let outcome =
      outcomeOf(opening.rest) ?? (opening.decided ? (outcomeOf(opening.what) ?? 'carried') : null);
    const ranges = [sentence];
    let amended = '';
    if (!outcome) {
      const after = aftermath(doc, sentence, openings);
      const byNumber = after.outcome ? null : voteByNumber(doc, sentence);
      if (byNumber) ranges.push(byNumber.from);
      outcome = after.outcome ?? byNumber?.outcome ?? null;
      ranges.push(...after.told);
      if (after.amended)
        after.told.forEach((told) => {
          used.add(told);
        });
      amended = after.amended;
      if (!outcome && !after.seconded && !second.test(opening.rest)) continue;
    }
    const previous = doc.sentences[sentence.index - 1]?.text ?? '';
    const near = doc.sentences.slice(Math.max(0, sentence.index - 5), sentence.index);
    const told = complete(named(opening.what, near), opening.before, previous);
    const subject = told === null ? subjectBefore(doc, sentence) : null;
    const what = positive(told ?? subject);
    if (!what || procedural.test(what)) continue;
    // A body that rejected a bid decided to reject it.
    if (opening.decided && turnedDown.test(told ?? '')) outcome = 'carried';
    const words = stems(what);
    if (
      words.size === 0 ||
      (words.size < 2 && !words.has('adjour') && !words.has('agenda') && !numberedItem.test(sentence.text)) ||
      seen.some((other) => same(words, other))
    )
      continue;
    seen.push(words);
    const full =
      amended && !shares(words, stems(amended)) ? `${what} (amended: ${amended})` : amended || what;
    const shown = withoutNames(short(full.charAt(0).toUpperCase() + full.slice(1)), people);
    const value = { what: shown, ...(outcome && { outcome }) };
    yield { fact: 'minutes.motions', value, weight: 8, ranges };
  }
}

/** What a meeting decided. A motion without a second or a result is talk, and left out. */
export const minutesMotions: ScanRule = { facts: ['minutes.motions'], scan: motionsIn };

export const motions = [minutesMotions];
