import { catalogueFact, type FactId } from '../catalogue.ts';
import { toldOfAnother } from '../find/another-association.ts';
import { answeredIn } from '../find/answered.ts';
import { isAnsweredNo } from '../find/answered-no.ts';
import { caughtIn } from '../find/caught-in.ts';
import { sentenceAt, sentenceFrom } from '../find/cited-sentences.ts';
import { speaksOf } from '../find/context.ts';
import { isFootnoteOfOther } from '../find/footnotes.ts';
import { isLabelOfPaper } from '../find/labels-of-papers.ts';
import { citedWith, inList } from '../find/lead-in.ts';
import { isOneOption } from '../find/options.ts';
import type { Candidate, FactRule, Pattern, Rule } from '../find/pattern.ts';
import { questionOver } from '../find/question-over.ts';
import { sectionPaths } from '../find/section-paths.ts';
import { inForce } from '../find/standing.ts';
import { isTextbook } from '../find/textbook.ts';
import { charter } from '../governing.ts';
import { asksForVote } from '../language/asks-for-vote.ts';
import { withoutTalkBeside } from '../meeting/became-of.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { isOfOtherTime, ofToday } from '../scope/roles-of-time.ts';
import { isShareInRole } from '../scope/shares-in-role.ts';
import { isAllDenied } from '../setting/all-denied.ts';
import { ownClause } from '../setting/own-clause.ts';
import { mayBeAside, nextIn, toldAside } from '../setting/told-aside.ts';
import { isRecital } from '../structure/recitals.ts';
import { inItsColumn, inNewColumn } from '../tables/in-its-column.ts';
import { lower } from '../tiers.ts';
import { agreedTo, isNotAgreed, isPartOff } from './agreed-to.ts';
import { isEarlierDues } from './dues/dues-lines.ts';
import { withPeriod } from './dues/period-elsewhere.ts';
import { isShareOfBudget } from './reserves/share-of-budget.ts';
import { isInRole } from './sum-in-role.ts';
import { isNoSumOfToday } from './sum-of-today.ts';

function tryPattern(pattern: Pattern, sentence: Sentence, path: string, doc: Doc, past = 0) {
  if (pattern.under && !pattern.under.test(path)) return null;
  const match = pattern.match.exec(sentence.plain);
  if (!match || match.index + match[0].length <= past) return null;
  if (pattern.unless?.test(ownClause(sentence.plain, match.index, match.index + match[0].length)))
    return null;
  if (pattern.needs?.test(sentence.plain) === false) return null;
  if (pattern.about && !speaksOf(pattern.about, { doc, sentence })) return null;
  if (typeof pattern.value !== 'function') return pattern.value;
  return pattern.value({ match, sentence, doc, quantities: caughtIn({ match, sentence }) });
}

/** Words in brackets that part what belongs together: 'We have 27 homes (25% of all) that are behind'. */
const aside = / \([^()]{1,80}\)/g;

const withoutAsides = (sentence: Sentence): Sentence | null =>
  /[a-z}] \([^()]{1,80}\) [a-z]/.test(sentence.plain)
    ? { ...sentence, plain: sentence.plain.replace(aside, '') }
    : null;

function* runFactRule(rule: FactRule, doc: Doc, paths: readonly string[]): Generator<Candidate> {
  for (const sentence of cued(rule, doc)) {
    const listed = rule.inLists ? inList(doc, sentence) : sentence;
    const today = ofToday(rule.fact, listed);
    const read = rule.readAs ? { ...today, plain: rule.readAs(today.plain) } : today;
    const path = paths[sentence.section] ?? '';
    const plainer = rule.asides ? withoutAsides(read) : null;
    for (const pattern of rule.patterns) {
      const value =
        tryPattern(pattern, read, path, doc) ?? (plainer && tryPattern(pattern, plainer, path, doc));
      if (value === null) continue;
      // Asked last: few of the sentences with a cue fit a pattern.
      if (toldAside(rule.fact, read.plain, path, nextIn(doc, sentence))) break;
      if (toldOfAnother(doc, rule.fact, read)) break;
      const cited = rule.inLists ? citedWith(doc, sentence) : [sentence];
      yield { fact: rule.fact, value, tier: pattern.tier, ranges: cited };
      // The first pattern of a rule that fits a sentence speaks for it.
      break;
    }
  }
}

/** What a question and its answer say together, and neither by itself. */
function* runOverAnswers(rule: FactRule, doc: Doc, paths: readonly string[]): Generator<Candidate> {
  if (rule.list || charter.includes(doc.type)) return;
  for (const { read, asked, yes, cited } of answeredIn(doc)) {
    const path = paths[read.section] ?? '';
    if (!rule.cue.test(read.plain) || toldAside(rule.fact, read.plain, path)) continue;
    for (const pattern of rule.patterns) {
      const value = tryPattern(pattern, read, path, doc, yes ? 0 : asked);
      if (value === null || toldOfAnother(doc, rule.fact, read)) continue;
      yield { fact: rule.fact, value, tier: lower(pattern.tier, lessSure), ranges: cited };
      break;
    }
  }
}

/** An answer read with its question is a weaker witness than a sentence that says all by itself. */
const lessSure = 2;

/** The sentences by what they say: a table's rows say the same many times over, and are asked once. */
const wordings = oncePerDoc((doc) => Map.groupBy(doc.sentences, ({ plain }) => plain));

/** The sentences in which a rule's cue stands, in the document's order. */
function cued(rule: FactRule, doc: Doc): readonly Sentence[] {
  if (rule.inLists) return doc.sentences.filter((sentence) => rule.cue.test(inList(doc, sentence).plain));
  const found: Sentence[] = [];
  for (const [plain, list] of wordings(doc)) {
    if (rule.cue.test(plain)) for (const sentence of list) found.push(sentence);
  }
  return found.sort((a, b) => a.index - b.index);
}

/** Whether one of the sentences that a scan cites speaks of another association, or of something narrower. */
function citesAside({ fact, ranges }: Candidate, doc: Doc, paths: readonly string[]): boolean {
  const narrower = mayBeAside(fact);
  return ranges.some(({ start }) => {
    const sentence = sentenceAt(doc, start);
    if (sentence === undefined) return false;
    return (
      toldOfAnother(doc, fact, sentence) ||
      (narrower && toldAside(fact, sentence.plain, paths[sentence.section] ?? '', nextIn(doc, sentence)))
    );
  });
}

const applies = (fact: FactId, doc: Doc) => catalogueFact(fact)?.documents.includes(doc.type) ?? false;

/** What a scan for several facts may read: what the least bound of them may, without talk of other matters where one is bound. */
function readFor(facts: readonly FactId[], doc: Doc): Doc {
  const read = new Set(facts.map((fact) => agreedTo(doc, fact)));
  const [first = doc] = read;
  return read.has(doc) && read.size > 1 ? withoutTalkBeside(doc) : first;
}

function* runEach(rules: readonly Rule[], doc: Doc): Generator<Candidate> {
  const paths = sectionPaths(doc);
  for (const rule of rules) {
    if ('scan' in rule) {
      if (!rule.facts.some((fact) => applies(fact, doc))) continue;
      for (const found of rule.scan(readFor(rule.facts, doc))) {
        const candidate = inNewColumn(doc, found);
        if (candidate && applies(candidate.fact, doc) && !citesAside(candidate, doc, paths)) yield candidate;
      }
    } else if (applies(rule.fact, doc)) {
      const read = agreedTo(doc, rule.fact);
      for (const found of [runFactRule(rule, read, paths), runOverAnswers(rule, read, paths)])
        for (const candidate of found) {
          const own = inNewColumn(read, candidate);
          const told = own && inItsColumn(read, own);
          if (told) yield told;
        }
    }
  }
}

type Bar = 'ballot' | 'not_agreed' | 'aside' | 'example';

/** What is told with how it stands, or is not made so by a vote. */
const toldAsProposed: ReadonlySet<FactId> = new Set([
  'special_assessment',
  'minutes.motions',
  'association.name',
  'association.state',
  'document.date',
]);

/** 'What is being proposed? A one-year minimum lease.' */
const asksWhatIsProposed = /\bpropos(?:ed|al|ing)\b/;
const isOnBallot = (doc: Doc, { ranges }: Candidate) =>
  ranges.some(({ start }) => {
    const sentence = sentenceFrom(doc, start);
    return (
      sentence !== undefined &&
      (asksForVote(sentence.plain) ||
        (doc.type === 'other' && asksWhatIsProposed.test(questionOver(doc, sentence))))
    );
  });

const isDeniedWhole = (doc: Doc, { fact, value, ranges }: Candidate) =>
  ranges.some(({ start }) => {
    const sentence = sentenceFrom(doc, start);
    return sentence !== undefined && isAllDenied(fact, value, sentence.plain);
  });

/**
 * Why a candidate cannot be an answer, whoever made it: 'ballot' is asked of those who vote, 'not_agreed' was only talked of or was put off at a meeting, 'aside' is said of
 * others, of another time or of a case that need not come.
 */
function barOf(doc: Doc, candidate: Candidate): Bar | null {
  if (!toldAsProposed.has(candidate.fact) && isOnBallot(doc, candidate)) return 'ballot';
  if (isNotAgreed(doc, candidate.fact, candidate.ranges)) return 'not_agreed';
  const inRole = isInRole(doc, candidate) && isShareInRole(doc, candidate);
  if (isNoSumOfToday(doc, candidate) || isAnsweredNo(doc, candidate) || !inRole) return 'aside';
  if (isOfOtherTime(doc, candidate) || isOneOption(doc, candidate) || isDeniedWhole(doc, candidate))
    return 'aside';
  const apart =
    isShareOfBudget(doc, candidate) ||
    isEarlierDues(doc, candidate) ||
    isFootnoteOfOther(doc, candidate) ||
    isLabelOfPaper(doc, candidate);
  return isTextbook(doc, candidate) || apart ? 'example' : null;
}

/**
 * Why a candidate that no rule made cannot be an answer: what would have kept any rule from it; null where nothing does.
 * 'superseded' text is not in force, 'not_agreed' was only talked of or was put off at a meeting, 'aside' speaks of others, of another time or of a case that need not come.
 */
export function barFrom(whole: Doc, candidate: Candidate): 'kind' | 'superseded' | Bar | null {
  if (!applies(candidate.fact, whole)) return 'kind';
  const doc = inForce(whole);
  const cited = candidate.ranges.map(({ start }) => sentenceFrom(doc, start));
  if (cited.some((sentence) => sentence === undefined || sentence.plain === '')) return 'superseded';
  // Nobody knows in which clause of the sentence it stands.
  const bar =
    barOf(doc, candidate) ?? (isPartOff(doc, candidate.fact, candidate.ranges) ? 'not_agreed' : null);
  return bar !== 'not_agreed' && citesAside(candidate, doc, sectionPaths(doc)) ? 'aside' : bar;
}

/** Whose paper it is, its recitals may say as well as its title. */
const ofWhole = /^(?:association|community)\./;
/** What recitals say is told only where the rest of the paper says nothing of it. */
function withoutRecited(doc: Doc, candidates: readonly Candidate[]): readonly Candidate[] {
  const isRecited = ({ fact, ranges: [first] }: Candidate) => {
    const sentence = first && !ofWhole.test(fact) ? sentenceAt(doc, first.start) : undefined;
    return sentence !== undefined && isRecital(doc, sentence);
  };
  const recited = new Set(candidates.filter(isRecited));
  if (recited.size === 0) return candidates;
  const ordained = new Set(candidates.flatMap((one) => (recited.has(one) ? [] : one.fact)));
  return candidates.filter((one) => !recited.has(one) || !ordained.has(one.fact));
}

/** Everything that may be an answer, in the order of the rules and of the document. */
export function runRules(rules: readonly Rule[], whole: Doc): Candidate[] {
  const doc = inForce(whole);
  const candidates = [...runEach(rules, doc)].filter((candidate) => barOf(doc, candidate) === null);
  return withoutRecited(doc, candidates).map((candidate) => withPeriod(doc, candidate));
}
