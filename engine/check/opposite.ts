import type { FactValue } from '#contract/analysis.ts';
import type { FactId } from '../catalogue.ts';
import type { Decided } from '../find/decide.ts';
import { inForce } from '../find/standing.ts';
import { wordsOfFacts } from '../look/words-of-facts.ts';
import type { Citations, Doc, Sentence } from '../model.ts';
import { toldAside } from '../scope/told-aside.ts';
import { cite } from '../structure/source.ts';

/** How a sentence says the contrary of an answer that tells of no duty, no ban, or no right. */
type Contrary = 'duty' | 'ban' | 'grant';

/** What the answers that tell of an absence or a permission are held against. */
const contraryOf: Readonly<
  Partial<Record<FactId, { readonly said: readonly FactValue[]; readonly by: Contrary }>>
> = {
  'insurance.owner_must_carry': { said: [false], by: 'duty' },
  'rental.approval_required': { said: [false], by: 'duty' },
  'architecture.approval_required': { said: [false], by: 'duty' },
  'dispute.arbitration': { said: [false], by: 'duty' },
  'rental.allowed': { said: ['yes'], by: 'ban' },
  'pets.allowed': { said: ['yes'], by: 'ban' },
  'use.home_business': { said: ['allowed'], by: 'ban' },
  'use.smoking': { said: ['allowed'], by: 'ban' },
  'vehicles.rv_boat_trailer': { said: ['allowed'], by: 'ban' },
  'vehicles.commercial': { said: ['allowed'], by: 'ban' },
  'vehicles.street_parking': { said: ['allowed'], by: 'ban' },
  'exterior.fences': { said: ['allowed'], by: 'ban' },
  'exterior.satellite_dishes': { said: ['allowed'], by: 'ban' },
  'exterior.solar': { said: ['allowed'], by: 'ban' },
  'exterior.signs': { said: ['allowed'], by: 'ban' },
  'exterior.outbuildings': { said: ['allowed'], by: 'ban' },
  'exterior.clotheslines': { said: ['allowed'], by: 'ban' },
  'exterior.flags': { said: ['allowed'], by: 'ban' },
  'voting.cumulative': { said: [false], by: 'grant' },
  'records.inspection': { said: [false], by: 'grant' },
};

const owner = '(?:owners?|homeowners?|co-?owners?|residents?|members?|lessees?|you)';
/** What an owner does who is bound to have something, or to ask for it. */
const has =
  '(?:obtain|maintain|carry|keep|provide|purchase|procure|secure|insure|buy|have|get|submit|receive|request|seek)';
const others = '(?:association|board|committee|declarant|developer|builder|trustees?|insurer)';
/** Words of one clause, in which nobody else comes to act. */
const onward = (longest: number) => `(?:(?!\\b${others}\\b)[^.;:]){0,${longest}}?`;
/** A name stands for its forms: 'insurance', 'leased'. */
const formOf = (names: readonly string[]) => `\\b(?:${names.join('|')})`;

/** How each contrary is worded about the things named. */
const wordings: Readonly<Record<Contrary, (thing: string) => string>> = {
  duty: (thing) =>
    `(?<!\\bno (?:[a-z]{1,12} )?)\\b${owner}\\b${onward(60)}\\b(?:must|shall|should|needs? to|(?:is|are) (?:required|obligated|responsible))\\b(?! (?:not|have the right|be (?:entitled|permitted|allowed)))${onward(40)}\\b${has}\\b${onward(80)}${thing}`,
  ban: (thing) =>
    `(?:\\bno (?:[a-z-]+,? (?:or )?){0,3}${thing}|${thing}[a-z]*(?: [a-z-]+){0,3} (?:(?:is|are) (?:strictly )?(?:not (?:permitted|allowed)|prohibited|forbidden)|(?:shall|may|must) not be (?:permitted|allowed|kept|leased|rented|parked|stored|erected|installed|displayed|used)\\b))`,
  grant: (thing) =>
    `(?:${thing}[a-z]*(?: [a-z-]+){0,3} (?:(?:is|are|shall be) (?:permitted|allowed|in effect)|may be used)|\\b${owner}\\b${onward(40)}\\b(?:may|(?:is|are) entitled to|has the right to|have the right to)\\b(?! not)${onward(80)}${thing})`,
};

/** What leaves such a sentence without force: a denial of it, or terms that are none without their case. */
const denied =
  /\b(?:nothing|not (?:be )?(?:required|obligated|responsible|construed|deemed|necessary)|no (?:[a-z]+ )?(?:owner|member) (?:is|shall be) (?:required|obligated)|need not|if (?:permitted|allowed|required))\b/;

const contraries = new Map<FactId, RegExp>();

function contraryFor(fact: FactId, by: Contrary): RegExp | null {
  const names = wordsOfFacts[fact]?.names;
  if (!names) return null;
  const known = contraries.get(fact) ?? new RegExp(wordings[by](formOf(names)));
  contraries.set(fact, known);
  return known;
}

/** The sentence that says the contrary of an answer, which tells of an absence or a permission; null where none does. */
export function contraryTo(doc: Doc, { fact, value, ranges, conflicts }: Decided): Sentence | null {
  const held = contraryOf[fact];
  const wording = held?.said.includes(value) && conflicts.length === 0 ? contraryFor(fact, held.by) : null;
  if (!wording) return null;
  const isCited = ({ start, end }: Sentence) =>
    ranges.some((range) => range.start < end && start < range.end);
  return (
    inForce(doc).sentences.find(
      (sentence) =>
        wording.test(sentence.plain) &&
        !denied.test(sentence.plain) &&
        // A duty is none of its own sentence's permissions; a ban may stand beside what it leaves free.
        (held?.by === 'duty' || !isCited(sentence)) &&
        !toldAside(fact, sentence.plain),
    ) ?? null
  );
}

/** A question that a document answers with both a permission and its contrary, and where it says either. */
export interface Doubted {
  readonly id: FactId;
  readonly citations: Citations;
}

/** The answers without those whose contrary the document says too; these are told as open, with both passages. */
export function partDoubted(
  doc: Doc,
  decided: readonly Decided[],
): { readonly kept: readonly Decided[]; readonly doubted: readonly Doubted[] } {
  const kept: Decided[] = [];
  const doubted: Doubted[] = [];
  for (const one of decided) {
    const contrary = contraryTo(doc, one);
    const against = contrary && cite(doc.source, contrary.start, contrary.end);
    if (!against) {
      kept.push(one);
      continue;
    }
    const [first] = one.citations;
    const others = against.filter(({ page, start }) => page !== first.page || start !== first.start);
    doubted.push({ id: one.fact, citations: [first, ...others] });
  }
  return { kept, doubted };
}
