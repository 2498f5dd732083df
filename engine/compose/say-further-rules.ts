import type { Severity } from '#contract/analysis.ts';
import type { Citation } from '#contract/page.ts';
import { endedBySale } from '../find/ended-by-sale.ts';
import { furtherRules, furtherRule as id } from '../find/further-rules.ts';
import { termsOfArticles } from '../find/terms-of-articles.ts';
import { capital } from '../language/capital.ts';
import { citeWhole } from '../meeting/one-item.ts';
import type { Citations, Doc, Section, Sentence } from '../model.ts';
import { inQuotes, overlap, type Place } from '../say/quoting.ts';
import { ofHomes } from '../say/saying.ts';
import { reachOf } from '../scope/facilities.ts';
import { lotsOf } from '../scope/lot-classes.ts';
import type { PlacedPoint } from './points.ts';
import { goesOn } from './say-conditions.ts';
import { reference } from './where.ts';

/** So many are told of a paper that is made of rules, and of one that has others beside them. */
const most = { rules: 12, others: 6 };
/** So many of one section come before those of all others are told. */
const firstOfSection = 2;
/** So many limits under headings of their own are told when there was no room for them. */
const mostUnderHeads = 4;

/** 'At the pool, the text', 'The text'. */
const opening = (place: string | null) => (place ? `${capital(place)}, the text` : 'The text');

/** The citation of a sentence that stands on one page and that nothing quotes yet; null where it can't be told. */
function citeUntold(doc: Doc, { start, end }: Sentence, told: readonly Place[]): Citation | null {
  const citation = citeWhole(doc, start, end);
  return citation && !told.some((one) => overlap(one, citation)) ? citation : null;
}

interface Quotable {
  readonly sentence: Sentence;
  readonly citation: Citation;
  readonly words: string;
  /** The heading without which it can't be read. */
  readonly under?: Section;
}

/**
 * Rules that can be quoted and stand nowhere yet: those that forbid first, each once; further ones of a section after all others.
 * Behind the room of the paper, limits in figures under headings of their own, one of each.
 */
function quotable(doc: Doc, told: readonly Place[]): Quotable[] {
  const said = new Set<string>();
  const ofSection = new Map<number, number>();
  const [first, later]: [Quotable[], Quotable[]] = [[], []];
  const underHeads = new Map<Section, Quotable>();
  for (const { sentence, head, leans } of furtherRules(doc).toSorted((a, b) => a.rank - b.rank)) {
    const citation = citeUntold(doc, sentence, told);
    const words = inQuotes(sentence.text);
    if (!citation || said.has(words)) continue;
    said.add(words);
    const one = { sentence, citation, words };
    if (head && !underHeads.has(head)) underHeads.set(head, leans ? { ...one, under: head } : one);
    if (leans) continue;
    const before = ofSection.get(sentence.section) ?? 0;
    ofSection.set(sentence.section, before + 1);
    (before < firstOfSection ? first : later).push(one);
  }
  const rules = [...first, ...later].slice(0, doc.type === 'rules' ? most.rules : most.others);
  const isTold = ({ words }: Quotable) => rules.some((rule) => rule.words === words);
  const limits = [...underHeads.values()].filter((limit) => !isTold(limit));
  return [...rules, ...limits.slice(0, mostUnderHeads)];
}

/** Rules that no statement tells, each in the words of the text. `told` are the places that statements quote or show. */
export function placeFurtherRules(doc: Doc, told: readonly Place[]): PlacedPoint[] {
  return quotable(doc, told).flatMap(({ sentence, citation, words, under }, index) => {
    const reach = reachOf(doc, id, [sentence]);
    const place = typeof reach === 'object' ? reach.tell : null;
    const lots = lotsOf(doc, [sentence]);
    const over = under && citeWhole(doc, under.headingStart, under.headingEnd);
    if (under && !over) return [];
    const says = under
      ? `Under “${inQuotes(under.title)}”${place ? `, ${place}` : ''}, the text`
      : opening(place);
    const more = goesOn(doc, id, words, [sentence]);
    const after = more && citeWhole(doc, more.sentence.start, more.sentence.end);
    return placedAs(
      { fact: id, about: 'restriction', index },
      { doc, sentence, citations: [citation, ...(over ? [over] : []), ...(after ? [after] : [])] },
      ofHomes(`${says} also says: “${words}.”${after ? more.text : ''}`, lots),
    );
  });
}

function placedAs(
  {
    fact,
    about,
    index,
    severity = 'low',
  }: Pick<PlacedPoint, 'fact' | 'about'> & { index: number; severity?: Severity },
  { doc, sentence: { start }, citations }: { doc: Doc; sentence: Sentence; citations: Citations },
  text: string,
): PlacedPoint {
  const point = {
    id: index === 0 ? fact : `${fact}-${index + 1}`,
    text,
    reference: reference(doc, start, citations),
    severity,
    citations,
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
        { doc, sentence, citations: [citation] },
        `The text also says: “${inQuotes(sentence.text)}.”`,
      ),
    );
}

const endsAtSale = 'sale.ends_what_was_granted';
/** More are no help: a marina's rules say it of every slip. */
const mostEnded = 4;

/** What a sale of the home ends, in the words of the text. `told` are the places that statements quote. */
export function placeEndedBySale(doc: Doc, told: readonly Place[]): PlacedPoint[] {
  const placed: PlacedPoint[] = [];
  for (const { sentence, lead } of endedBySale(doc)) {
    const citation = citeUntold(doc, sentence, told);
    const over = lead && citeWhole(doc, lead.start, lead.end);
    if (!citation || (lead && !over)) continue;
    const words = [...(lead ? [lead] : []), sentence].map(({ text }) => inQuotes(text)).join(' ');
    const text = `Not every right of an owner passes to a buyer. The text says: “${words.replace(/[;,]$/, '')}.”`;
    if (placed.some(({ point }) => point.text === text)) continue;
    placed.push(
      placedAs(
        { fact: endsAtSale, about: 'key_point', index: placed.length, severity: 'medium' },
        { doc, sentence, citations: over ? [over, citation] : [citation] },
        text,
      ),
    );
    if (placed.length === mostEnded) break;
  }
  return placed;
}
