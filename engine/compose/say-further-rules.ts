import type { Citation } from '#contract/page.ts';
import { furtherRules, furtherRule as id } from '../find/further-rules.ts';
import { termsOfArticles } from '../find/terms-of-articles.ts';
import { citeWhole } from '../meeting/one-item.ts';
import type { Doc, Sentence } from '../model.ts';
import { reachOf } from '../scope/facilities.ts';
import { lotsOf } from '../scope/lot-classes.ts';
import type { PlacedPoint } from './points.ts';
import { inQuotes, overlap, type Place } from './quoting.ts';
import { reference } from './where.ts';

/** So many are told of a paper that is made of rules, and of one that has others beside them. */
const most = { rules: 12, others: 6 };
/** So many of one section come before those of all others are told. */
const firstOfSection = 2;

/** 'At the pool, the text', 'The text'. */
const opening = (place: string | null) =>
  place ? `${place[0]?.toUpperCase()}${place.slice(1)}, the text` : 'The text';

/** The citation of a sentence that stands on one page and that nothing quotes yet; null where it can't be told. */
function citeUntold(doc: Doc, { start, end }: Sentence, told: readonly Place[]): Citation | null {
  const citation = citeWhole(doc, start, end);
  return citation && !told.some((one) => overlap(one, citation)) ? citation : null;
}

interface Quotable {
  readonly sentence: Sentence;
  readonly citation: Citation;
  readonly words: string;
}

/** Rules that can be quoted and stand nowhere yet: those that forbid first, each once; further ones of a section after all others. */
function quotable(doc: Doc, told: readonly Place[]): Quotable[] {
  const said = new Set<string>();
  const ofSection = new Map<number, number>();
  const [first, later]: [Quotable[], Quotable[]] = [[], []];
  for (const { sentence } of furtherRules(doc).toSorted((a, b) => a.rank - b.rank)) {
    const citation = citeUntold(doc, sentence, told);
    const words = inQuotes(sentence.text);
    if (!citation || said.has(words)) continue;
    said.add(words);
    const before = ofSection.get(sentence.section) ?? 0;
    ofSection.set(sentence.section, before + 1);
    (before < firstOfSection ? first : later).push({ sentence, citation, words });
  }
  return [...first, ...later];
}

/** Rules that no statement tells, each in the words of the text. `told` are the places that statements quote or show. */
export function placeFurtherRules(doc: Doc, told: readonly Place[]): PlacedPoint[] {
  const room = doc.type === 'rules' ? most.rules : most.others;
  return quotable(doc, told)
    .slice(0, room)
    .map(({ sentence, citation, words }, index) => {
      const reach = reachOf(doc, id, [sentence]);
      const place = typeof reach === 'object' ? reach.tell : null;
      const lots = lotsOf(doc, [sentence]);
      return placedAs(
        { fact: id, about: 'restriction', index },
        { doc, sentence, citation },
        `${opening(place)} also says: “${words}.”${lots ? ` This is said of ${lots} alone.` : ''}`,
      );
    });
}

function placedAs(
  { fact, about, index }: Pick<PlacedPoint, 'fact' | 'about'> & { index: number },
  { doc, sentence: { start }, citation }: { doc: Doc; sentence: Sentence; citation: Citation },
  text: string,
): PlacedPoint {
  const point = {
    id: index === 0 ? fact : `${fact}-${index + 1}`,
    text,
    reference: reference(doc, start, [citation]),
    severity: 'low' as const,
    citations: [citation] as [Citation],
  };
  return { fact, value: true, start, about, point };
}

const ofArticles = 'association.in_own_words';

/** What articles of incorporation alone settle, in the words of the text. `told` are the places that statements quote or show. */
export function placeTermsOfArticles(doc: Doc, told: readonly Place[]): PlacedPoint[] {
  return termsOfArticles(doc)
    .flatMap((sentence) => {
      const citation = citeUntold(doc, sentence, told);
      return citation ? [{ sentence, citation }] : [];
    })
    .map(({ sentence, citation }, index) =>
      placedAs(
        { fact: ofArticles, about: 'key_point', index },
        { doc, sentence, citation },
        `The text also says: “${inQuotes(sentence.text)}.”`,
      ),
    );
}
