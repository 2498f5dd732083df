import { type Clause, mayHoldClause } from '../clauses/clause.ts';
import { toldOfAnother } from '../find/another-association.ts';
import { citeRanges } from '../find/decide.ts';
import { sectionPaths } from '../find/section-paths.ts';
import { inForce } from '../find/standing.ts';
import { isTextbook } from '../find/textbook.ts';
import { asksForVote } from '../language/asks-for-vote.ts';
import type { Doc, Sentence } from '../model.ts';
import type { Saying } from '../say/saying.ts';
import { nextIn, toldAside } from '../setting/told-aside.ts';
import { toPrograms } from '../structure/addresses-ai.ts';
import type { Warning } from '../weigh/risk-rule.ts';
import type { Dropped } from './check-answer.ts';
import { type Kind, kindOf } from './kinds.ts';
import { lineWith } from './line-with.ts';
import { statesNothing } from './not-a-rule.ts';
import type { FoundPoint } from './read-answers.ts';
import { asksForLeave, denies } from './signs-of-choice.ts';
import { headingOver } from './windows.ts';

/** A point or a risk that stands in the document, with what asks for its confirmation. */
export interface PointProposal {
  readonly kind: Kind;
  readonly sentence: Sentence;
  /** What is told, in words of ours; null where the document's own sentence is shown. */
  readonly saying: Saying | null;
  /** The same of a risk. */
  readonly warning: Warning | null;
  readonly heading: string;
  readonly quote: string;
  readonly statement: string;
}

/** A longer sentence than this says more than one thing: it is no point to be shown as it stands. */
const longestOwn = 600;
/** So many sentences before a line may name what it is about. */
const before = 2;

/** 'You may not', 'No one may': what needs a word that denies, or else says more than the sentence. */
const forbidding = /\b(?:may not|not allowed|cannot|must not|no one may|is not)\b|^no\b/i;

/** 'Don't leave trash beside the door': what rules say without a verb that ordains. */
const orders = /^(?:please )?(?:do not|don't|never) .{12}/;

/** Why a sentence cannot be told as a point or a risk of a kind; null where nothing is against it. */
function barOf(whole: Doc, id: string, sentence: Sentence): Dropped | null {
  const doc = inForce(whole);
  const { plain } = doc.sentences[sentence.index] ?? sentence;
  if (plain === '' || asksForVote(plain)) return 'not_in_force';
  const path = sectionPaths(doc)[sentence.section] ?? '';
  const isAside =
    statesNothing(doc, id, sentence) ||
    toldAside(id, plain, path, nextIn(doc, sentence)) ||
    toldOfAnother(doc, id, { ...sentence, plain }) ||
    isTextbook(doc, { fact: id, ranges: [sentence] });
  return isAside ? 'aside' : null;
}

/** The words for a clause in a sentence; null where they would say more than it does. */
function wordsFor({ says }: Clause, sentence: Sentence): Saying | null {
  // What picks its words by the sentence knows only sentences of the rules' forms, which the rules find by themselves.
  if (typeof says === 'function') return null;
  const isDenied = denies(sentence.text) && !asksForLeave(sentence.text);
  return isDenied || !forbidding.test(says.text) ? says : null;
}

/** Whether a sentence, its headings or what stands right before it speak of what a clause is about. */
function speaksOf(doc: Doc, { cue }: Clause, sentence: Sentence): boolean {
  const near = doc.sentences.slice(Math.max(0, sentence.index - before), sentence.index + 1);
  const said = [headingOver(doc, sentence).toLowerCase(), ...near.map(({ plain }) => plain)];
  return cue.some((word) => said.some((words) => words.includes(word)));
}

/** What a proposal would tell, before the vetoes: the words of ours and what the confirmation is asked; else why it tells nothing. */
function toldAs(
  doc: Doc,
  kind: Kind,
  sentence: Sentence,
): (Pick<PointProposal, 'saying' | 'warning' | 'statement'> & { vetoedAs: string }) | Dropped {
  if (kind.of === 'risk') {
    const { sign, vetoedAs, asks } = kind.risk;
    const isTold = sign?.test(sentence.plain) && !denies(sentence.text);
    const warning = isTold ? kind.risk.warning : null;
    return { saying: null, warning, statement: `This tells of ${asks}.`, vetoedAs };
  }
  if (!mayHoldClause(sentence) && !orders.test(sentence.plain)) return 'aside';
  if (kind.of === 'own') {
    const { statement } = kind.own;
    return { saying: null, warning: null, statement, vetoedAs: kind.id };
  }
  // Where words of ours might say something else, the sentence speaks for itself.
  const isOfKind = speaksOf(doc, kind.clause, sentence) && !kind.clause.unless?.test(sentence.plain);
  const saying = isOfKind ? wordsFor(kind.clause, sentence) : null;
  return {
    saying,
    warning: null,
    statement: saying?.text ?? `This is a rule about: ${kind.id.replace(/^.*\./, '').replaceAll('_', ' ')}.`,
    vetoedAs: kind.id,
  };
}

/** What a model found in a window as a proposal that may be confirmed, or why it is none. */
export function checkPoint(doc: Doc, lines: readonly Sentence[], said: FoundPoint): PointProposal | Dropped {
  const kind = kindOf(doc.type, said.kind);
  if (!kind) return 'not_asked';
  if (said.line < 1 || said.line > lines.length) return 'no_such_line';
  const sentence = lineWith(said, lines)?.sentence;
  if (!sentence) return 'not_in_the_text';
  if (toPrograms(doc).has(sentence.index)) return 'speaks_to_programs';
  const told = toldAs(doc, kind, sentence);
  if (typeof told === 'string') return told;
  const { vetoedAs, ...says } = told;
  const bar = barOf(doc, vetoedAs, sentence);
  if (bar !== null) return bar;
  const isOwn = says.saying === null && says.warning === null;
  if (isOwn && sentence.text.length > longestOwn) return 'too_long';
  if (!citeRanges(doc.source, [sentence])) return 'not_in_the_text';
  return { kind, sentence, ...says, heading: headingOver(doc, sentence), quote: sentence.text };
}
