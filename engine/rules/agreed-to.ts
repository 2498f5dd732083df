import type { FactId } from '../catalogue.ts';
import { sentenceAt } from '../find/cited-sentences.ts';
import { silent } from '../find/old-words.ts';
import { ordained } from '../find/standing.ts';
import { type Became, becameOf, withoutTalkBeside } from '../meeting/became-of.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { weighedDues } from './dues/sums-of-dues.ts';

/** What stands whatever the vote: whose paper it is, what is there, what must be mended; and what is told with its own outcome. */
const standsAnyway =
  /^(?:document|association|minutes|community|reserves)\.|^(?:special_assessment|litigation|repairs\.critical|assessment\.frequency|budget\.year)$|^financial\.(?!loan$)/;

/** Whether a fact may be told of what a meeting did not agree to. */
const tellsTalk = (fact: FactId) => standsAnyway.test(fact);

/** What is told as proposed where it is only talked of: a raise that is coming matters to whoever buys. */
const toldAsProposed: ReadonlySet<FactId> = new Set(['budget.dues_change']);

/** The document with nothing said in sentences of whose matters this became; places and numbers stay as they are. */
const without = (
  isOff: (became: Became) => boolean,
  keeps: (doc: Doc) => ReadonlySet<Sentence> = () => new Set(),
) =>
  oncePerDoc((whole): Doc => {
    const doc = isOff('talk') ? withoutTalkBeside(ordained(whole)) : ordained(whole);
    const kept = keeps(doc);
    const off = new Set(
      [...becameOf(doc)].flatMap(([sentence, became]) =>
        isOff(became) && !kept.has(sentence) ? sentence : [],
      ),
    );
    if (off.size === 0) return doc;
    const sentences = doc.sentences.map((one) => (off.has(one) ? silent(one) : one));
    return { ...doc, sentences, rows: doc.rows.filter(({ start }) => !saysNothing({ sentences }, start)) };
  });
/** Without what a meeting only talked of, put off, refused or did away with. */
const inForceOnly = without((became) => became !== 'carried');
/** Of dues also what a letter proposes or was refused, where each of its sums says which it is. */
const withWeighedDues = without((became) => became !== 'carried', weighedDues);
const open = without((became) => became !== 'carried' && became !== 'talk');

/**
 * What the rules of a fact may read: all of the document for what stands whatever the vote; else what was agreed to, or, for
 * what is told as proposed, what nobody has refused or put off. They cannot see the rest.
 */
export function agreedTo(doc: Doc, fact: FactId): Doc {
  if (tellsTalk(fact)) return doc;
  if (fact === 'assessment.regular') return withWeighedDues(doc);
  return toldAsProposed.has(fact) ? open(doc) : inForceOnly(doc);
}

const saysNothing = (doc: Pick<Doc, 'sentences'>, at: number): boolean => sentenceAt(doc, at)?.text === '';

/** Whether what is told as being in force stands on words that a meeting did not agree to. */
export const isNotAgreed = (
  doc: Doc,
  fact: FactId,
  ranges: readonly { readonly start: number; readonly end: number }[],
): boolean =>
  ranges.some(({ start }) =>
    // What is paid is read with what was refused, and how often not told of that.
    saysNothing(fact === 'assessment.frequency' ? withWeighedDues(doc) : agreedTo(doc, fact), start),
  );

/** Whether a clause of what is told so was only talked of. */
export const isPartOff = (
  doc: Doc,
  fact: FactId,
  ranges: readonly { readonly start: number; readonly end: number }[],
): boolean =>
  ranges.some(({ start }) => sentenceAt(agreedTo(doc, fact), start)?.plain !== sentenceAt(doc, start)?.plain);
