import type { DocumentType } from '#contract/document-type.ts';
import { firstWhere } from '../first-where.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { type Apart, clausesApart } from '../setting/own-clause.ts';
import { isOfEarlierYear } from './earlier-years.ts';
import { meetingItems } from './items.ts';
import { fallsShort, type Outcome, outcomeOf, passesOn, undoes } from './outcome.ts';
import { isPut, isPutToVoteAfter } from './put-to-vote.ts';
import { isUndoneAfter } from './undone-after.ts';
import { refusedBy, votedLater } from './voted-later.ts';
import { waysIn, waysTaken } from './ways.ts';

/** What became of the matter that a sentence speaks of; 'talk' where the paper tells no outcome. */
export type Became = Outcome | 'undone' | 'talk';

const who =
  '(?:board|directors?|trustees|committee|association|hoa|members?(?:hip)?|owners?|homeowners?|residents?|president|treasurer|secretary|manager|management|attorney|developer|we|he|she|they|[a-z]+)';
/** How something is brought up, and not decided. */
const broughtUp =
  '(?:discuss(?:es|ed|ing)?|suggest(?:s|ed|ing)?|propos(?:es|ed|ing)|(?:is |are )?recommend(?:s|ed|ing)?|considering|consider(?!ed\\b)s?|talked (?:about|of|over)|talking (?:about|of)|rais(?:es|ed) the (?:idea|question|issue|possibility)|brought up|floated|asked (?:if|whether|about|for|(?:that )?(?:the|our) (?:board|association|committee|hoa))|wonder(?:s|ed)|inquired|question(?:s|ed)|debat(?:es|ed)|presented|explor(?:es|ed|ing)|look(?:s|ed|ing) (?:at|into)|in favor of (?:looking|exploring))';
/** What bodies do to bring something into force. */
const enact =
  '(?:adopt|approve|raise|increase|lower|reduce|levy|impose|charge|introduce|establish|institute|implement|take (?:out|on|a loan)|borrow|pass|enact|vote|decide|set|limit|ban|prohibit|allow|pay|add|require|change|amend|discuss|consider|revisit|review|look|propose)';

/** Words by which a matter is only talked of. */
const talk = new RegExp(
  [
    `^(?:[^.;:]{0,60}[.:)] )?(?:[^.;]{0,60}, )?(?:the |our |an? |one |some |several |mrs?\\.? |ms\\.? )?${who}(?: [a-z.]+){0,3}? (?:then |also |again |briefly |further |still |now |currently |is |are |was |were |has |have |been ){0,3}${broughtUp}\\b`,
    `\\b(?:discussions?|talk|mention|idea|suggestion|proposal|possibility|request|recommendation|plans?) (?:was |were |is )?(?:held |made |given )?(?:of|on|about|to|that|for|regarding|concerning|over|includ(?:ed|es|ing))\\b|\\bhas been (?:tasked|charged) with\\b`,
    `^\\W*(?:would like to|wants? to|hop(?:e|es|ing) to|may|might|could) (?:also )?${enact}\\b|^\\W*(?:considering|thinking (?:of|about)|looking (?:at|into))\\b`,
    '\\b(?:was|were|(?:is|are) (?:still |now |currently )?being|has been|have been) (?:also |then |briefly |again |only |merely |first )?(?:(?<=being )considered|discussed|suggested|proposed|recommended|debated|talked about|brought up|mentioned)\\b',
    `\\b(?:board|directors|trustees|association|committee|hoa|we|members|owners) (?:(?:might|could|would) (?:also |then |still |need to |have to )?${enact}|(?:may|will|should|plans? to|intends? to|hopes? to|wants? to|would like to) (?:also |then |still |need to |have to )?(?:consider|discuss|vote|decide|revisit|review|look|propose))\\b`,
    `\\b(?:board|directors|trustees|committee|we) may (?:also |then |still |have to |need to )?${enact}\\b[^.;]{0,120}\\b(?:next|later|future|in the (?:spring|summer|fall|winter)|if)\\b`,
    '\\b(?:will|is to|are to|to) be (?:voted (?:on|upon)|put to (?:a|the) vote|presented|discussed|decided|on the (?:ballot|agenda))\\b',
    '\\b(?:draft|preliminary|tentative) (?:(?:\\{n\\d+\\}|[a-z]+) ){0,2}(?:budget|dues|assessments?|policy|rules?|schedule)\\b|\\bbudget draft\\b|^\\W*(?:the |this )?(?:draft(?: \\w)?|proposal|proposed budget) (?:has|shows|puts|sets|keeps|raises|calls for|includes|assumes|leaves|lowers)\\b',
    '\\bpetition(?:s|ed)?\\b[^.;]{0,80}\\b(?:pray(?:s|ing)|ask(?:s|ing)|request(?:s|ing)|demand(?:s|ing)|call(?:s|ing)|urg(?:es|ing)) (?:that|for|the)\\b',
    '\\b(?:dues|assessments?|fees|maintenance) would (?:then |have to )?(?:go|rise|increase|be|become)\\b',
    '^it is (?:possible|likely|hoped|expected|anticipated)\\b',
    '\\bif (?:it is |it )?(?:approved|passed|adopted|passes)\\b',
    '\\b(?:not yet|has yet to be|have yet to be) (?:been )?(?:approved|adopted|decided|voted)\\b',
  ].join('|'),
);
/** 'Someone asked about the dues; the treasurer said that …': the answer is no talk. */
const askedFirst =
  /^[^;{]{0,60}\b(?:asked|wondered|inquired)\b[^;{]{0,80}; (?=(?:[a-z.]+ ){1,4}(?:said|replied|answered|responded|reported|explained|stated|noted|confirmed|advised)\b)/;
const asTold = /\bas (?:was )?(?:discussed|proposed|presented|recommended|suggested)\b/g;

/** Words by which something is refused or done away with. */
const refused =
  /\b(?:declin(?:ed|es) to|refus(?:ed|es) to|vot(?:ed|es) (?:unanimously )?(?:against|not to|down)|(?:decided|agreed|chose|elected) (?:unanimously )?(?:not to|against)|(?:board|members|owners|directors|trustees|membership|majority) (?:then |also |unanimously )?reject(?:ed|s)|(?:does|do|did) not (?:support|favor|want|approve|pass|carry)|did not (?:adopt|enact|impose|levy)|(?:shall|will|did|does|do) not (?:take|go into|come into) effect|no support|no (?!objections?\b|oppos|nays?\b|noes\b|dissent|further\b)(?:(?!objection|oppos|dissent)[a-z{}\d-]+ ){1,6}?(?:was|were|has been|have been) (?:approved|adopted|passed|levied|imposed))\b/;
/** 'The loan is off the table': what is thought of no more. */
const givenUp =
  /(?<!\b(?:not|nothing|nothing is|never) )\b(?:off the table|no longer (?:(?:being|under) )?(?:consider(?:ed|ation)|proposed|pursued|on the table)|(?:was|were|is|are|been|has|have|board|we) (?:abandoned|scrapped|dropped the (?:idea|plan|proposal)))\b/;
const doneAway =
  /\b(?:repeal(?:ed|s)|rescind(?:ed|s)|abolish(?:ed|es)|d(?:id|oes) away with|(?:board|members|owners|directors|trustees|association|was|were|has been|have been) (?:then |also |unanimously )?(?:eliminated|discontinued|dropped|revoked))\b/;
/** 'If a check is rejected', 'requests that are denied', 'may be denied': what would be, not what became of a matter. */
const supposed =
  /\b(?:if|unless|when|whenever|in case|until|(?:(?<![;:.] )(?<!^)that|which|who) (?:is|are|was|were)|(?:must|shall|may|can|could|should|will) (?:not )?be (?=rejected|denied|deferred|approved|accepted|postponed))\b[^.;,:]{0,60}/g;

/** What the sentence itself says of the matter in it. */
function ownWords({ plain, text }: Sentence): Became | null {
  const said = plain.replace(asTold, '').replace(askedFirst, '');
  const happened = said.replace(supposed, '');
  if (doneAway.test(happened)) return 'undone';
  if (refused.test(happened) || givenUp.test(happened)) return 'failed';
  const voted = outcomeOf(text.toLowerCase().replace(supposed, ''));
  const outcome = voted === 'carried' && fallsShort(text, '') ? 'failed' : voted;
  if (outcome === 'tabled' || outcome === 'failed') return outcome;
  if (talk.test(said)) return outcome ?? 'talk';
  return outcome;
}

/** A sentence of which one clause only talks of another matter than the rest. */
function besideTalk(sentence: Sentence): Apart | null {
  const apart = clausesApart(sentence);
  return apart && ownWords(apart.other) === 'talk' ? apart : null;
}
/** What a clause tells a sum by, or what may be levied. */
const ofSums = /\{|\bassess/;
/** A sentence without a clause that only talks of another matter, and of no sum. */
export function withoutIdleTalk(sentence: Sentence): Sentence {
  const parts = besideTalk(sentence);
  return parts && !ofSums.test(parts.other.plain) ? parts.main : sentence;
}

/** 'The matter was tabled.', 'No decision was made.': what became of what the sentences before it spoke of. */
const ofWhatWasSaid =
  /^(?:[^.;]{0,80}, )?(?:(?:the |this |that |it |her |his |their )?(?:matter|item|issue|topic|request|proposal|question|idea|suggestion|decision|vote|motion|discussion|it|this|that)?\b(?:(?! (?:of|on|about|for|to) )[^.;]){0,40}\b(?:tabled|postponed|deferred|put off|on hold|denied|rejected|defeated|withdrawn|withdrew|fail(?:ed|s)|died|turned down|voted down|not (?:approved|adopted|passed|accepted))\b|(?:[^.;]{0,60})\bno (?:decision|action|vote|motion|second|agreement|consensus)\b|(?:[^.;]{0,40})\b(?:did not|didn't) (?:act|vote|decide|agree|pass|second)\b|(?:[^.;]{0,60})\b(?:revisit|take (?:this|it) up|come back to (?:this|it)|think (?:about|on) (?:this|it)|look into (?:this|it)|discuss (?:this|it|the matter|further)|be (?:discussed|revisited|considered|decided) (?:further|again|later|next|(?:at|in) (?:the|a|our) (?:next|later|future|coming)))\b|(?:the |a )?vote (?:was|is) (?:not|against)\b)/;
/** What is to be put to the vote, or stands to choose, in the words before: 'Two options will be explained:' */
const toChoose =
  /\boptions? ?:? ?(?:\d[.)]?)? ?$|\b(?:vote|ballot)\b[^.;]{0,50}\b(?:will|to) (?:follow|be (?:held|taken)|take place)\b/;
/** Whether a sentence says what is put to a choice. */
function isChoice({ sentences }: Doc, { index, section, plain }: Sentence): boolean {
  if (/^\W*option (?:\{n\d+\}|[a-e1-9])\b/.test(plain)) return true;
  return sentences
    .slice(Math.max(0, index - 2), index)
    .some((before) => before.section === section && toChoose.test(before.plain.replace(/\{n\d+\}/g, '1')));
}

/** What speaks of the matter of the sentence before. */
const goesBack =
  /^\W*(?:[^.;,]{0,60}, )?(?:but |however,? |so |now )?(?:it|this|that|(?:the|this|that) (?:matter|idea|plan|proposal|option|assessment|loan|increase))\b/;
const farthest = 3;

/** What the next sentences say of what this one speaks of; null where they go on to something else. */
function saidAfter(doc: Doc, sentence: Sentence): Became | null {
  for (const next of doc.sentences.slice(sentence.index + 1, sentence.index + 1 + farthest)) {
    if (next.section !== sentence.section) return null;
    if (goesBack.test(next.plain) && givenUp.test(next.plain.replace(supposed, ''))) return 'failed';
    if (ofWhatWasSaid.test(next.plain.replace(supposed, ''))) {
      const own = outcomeOf(next.text);
      return own === 'failed' || own === 'carried' ? own : 'tabled';
    }
    if (next.quantities.length > 0 || outcomeOf(next.text)) return null;
  }
  return null;
}

/** What heads a list of things that are not in force. */
const putUnder =
  /\b(?:tabled|deferred|postponed|on hold|suggestions?|suggested|ideas?|wish list|proposals?|proposed|considered|under consideration|possible|options?|not (?:approved|adopted|passed)|rejected|failed|denied)\b/;
const decidedUnder =
  /\b(?:approved(?<!not approved)|adopted(?<!not adopted)|passed(?<!not passed)|carried|agreed|enacted)\b/;
const listItem = /^\s*(?:[-•▪●◦‣*➢✓✔–]|\(?[a-z0-9]{1,3}[.)])\s|[^.!?]$/i;
/** 'Tabled', '5. Suggestions from the floor': a heading of few words, without a figure. */
const ofHeading = /^\W{0,12}(?:[a-z0-9]{1,3}[.)]\s*)?[a-z/&-]+(?: [a-z/&-]+){0,4} ?$/;
const longestList = 20;

/** Whether each sentence stands in a list, or under a heading, of things that are not in force. */
function underOff(doc: Doc): ReadonlySet<Sentence> {
  const found = new Set<Sentence>();
  const off = (words: string) => putUnder.test(words) && !decidedUnder.test(words) && words.length < 90;
  let left = 0;
  for (const sentence of doc.sentences) {
    const { plain, text } = sentence;
    const opens = /:\s*$/.test(text) || ofHeading.test(plain);
    if (opens && off(plain)) left = longestList;
    else if (/:\s*$/.test(text) || !listItem.test(text)) left = 0;
    if (left-- > 0) found.add(sentence);
  }
  const under: boolean[] = [];
  for (const { title, parent } of doc.sections)
    under.push((under[parent] ?? false) || off(title.toLowerCase()));
  for (const sentence of doc.sentences) if (under[sentence.section]) found.add(sentence);
  return found;
}

/** The sentences that lie in ranges of the text. */
function* sentencesOf(
  { sentences }: Doc,
  ranges: readonly { readonly start: number; readonly end: number }[],
): Generator<Sentence> {
  for (const { start, end } of ranges) {
    for (let at = firstWhere(sentences, (one) => one.end > start); at < sentences.length; at += 1) {
      const sentence = sentences[at];
      if (!sentence || sentence.start >= end) break;
      yield sentence;
    }
  }
}

/** What the motions and decisions of the paper say of their sentences. */
function byItems(doc: Doc): ReadonlyMap<Sentence, Became> {
  const found = new Map<Sentence, Became>();
  for (const { what, outcome, ranges, replaced } of meetingItems(doc)) {
    const open = outcome === 'carried' && passesOn.test(what ?? '');
    const came = outcome === 'withdrawn' ? 'failed' : (outcome ?? 'talk');
    const became = undoes.test(what ?? '') ? 'undone' : open ? 'talk' : came;
    for (const sentence of sentencesOf(doc, ranges)) found.set(sentence, became);
    for (const sentence of sentencesOf(doc, replaced ?? [])) found.set(sentence, 'undone');
  }
  return found;
}

const papers: readonly DocumentType[] = ['minutes', 'other', 'financial'];

/**
 * For each sentence that speaks of a matter, what became of it: the one place that says so. Sentences that merely tell how
 * things are have no entry.
 */
export const becameOf = oncePerDoc((doc): ReadonlyMap<Sentence, Became> => {
  const found = new Map<Sentence, Became>();
  // What a budget proposes is its matter; what its prose says was decided against is not in it.
  if (doc.type === 'budget')
    for (const sentence of doc.sentences)
      if (refused.test(sentence.plain.replace(supposed, ''))) found.set(sentence, 'failed');
  if (!papers.includes(doc.type)) return found;
  const items = byItems(doc);
  const listed = underOff(doc);
  for (const sentence of doc.sentences) {
    if (isOfEarlierYear(doc, sentence)) {
      found.set(sentence, 'undone');
      continue;
    }
    const item = items.get(sentence);
    const own = ownWords(withoutIdleTalk(sentence));
    // What the words themselves refuse, put off or do away with is not in force: that is what was voted.
    if (item === 'carried' && own !== null && own !== 'carried' && own !== 'talk') {
      found.set(sentence, own);
      continue;
    }
    if ((item ?? own) === 'carried' && isUndoneAfter(doc, sentence)) {
      found.set(sentence, 'undone');
      continue;
    }
    const isAsked = isPut(sentence.plain);
    if (isAsked && refusedBy(doc, sentence)) {
      found.set(sentence, 'failed');
      continue;
    }
    const isOpen =
      isAsked || listed.has(sentence) || isChoice(doc, sentence) || isPutToVoteAfter(doc, sentence);
    const became = item ?? own ?? (isOpen ? 'talk' : null);
    const is =
      became === null || became === 'talk'
        ? (votedLater(doc, sentence, items) ?? saidAfter(doc, sentence) ?? became)
        : became;
    if (is) found.set(sentence, is);
  }
  for (const [sentence, became] of byWays(doc, found)) found.set(sentence, became);
  return found;
});

/** Of several ways set out ('Version A keeps the dues', 'Version B raises them') the one decided on is agreed to, and no other. */
function* byWays({ sentences }: Doc, found: ReadonlyMap<Sentence, Became>): Generator<[Sentence, Became]> {
  for (const [, own] of Map.groupBy(sentences, ({ section }) => section)) {
    const taken = waysTaken(own.filter((one) => found.get(one) === 'carried'));
    if (taken.size !== 1) continue;
    for (const sentence of own) {
      const [way, ...others] = waysIn(sentence);
      if (way && others.length === 0 && (found.get(sentence) ?? 'talk') === 'talk')
        yield [sentence, taken.has(way.which) ? 'carried' : 'failed'];
    }
  }
}

/** The document without clauses that only talk of another matter than the rest of their sentence; places stay as they are. */
export const withoutTalkBeside = oncePerDoc((doc): Doc => {
  if (!papers.includes(doc.type)) return doc;
  const sentences = doc.sentences.map((one) => besideTalk(one)?.main ?? one);
  return sentences.every((one, at) => one === doc.sentences[at]) ? doc : { ...doc, sentences };
});
