import type { Citation } from '#contract/page.ts';
import { furtherRules, furtherRule as id } from '../find/further-rules.ts';
import { termsOfArticles } from '../find/terms-of-articles.ts';
import { citeWhole } from '../meeting/one-item.ts';
import type { Doc } from '../model.ts';
import { reachOf } from '../scope/facilities.ts';
import { lotsOf } from '../scope/lot-classes.ts';
import type { PlacedPoint } from './points.ts';
import { inQuotes, overlap, type Place } from './quoting.ts';
import { reference } from './where.ts';

/** So many are told of a paper that is made of rules, and of one that has others beside them. */
const most = { rules: 12, others: 6 };
/** Of one section, so that the others are heard as well. */
const mostOfSection = 2;

/** 'At the pool, the text', 'The text'. */
const opening = (place: string | null) =>
  place ? `${place[0]?.toUpperCase()}${place.slice(1)}, the text` : 'The text';

/**
 * Rules that no statement tells, each in the words of the text: those that forbid first, few of one section. `told` are the
 * places that statements quote or show.
 */
export function placeFurtherRules(doc: Doc, told: readonly Place[]): PlacedPoint[] {
  const room = doc.type === 'rules' ? most.rules : most.others;
  const placed: PlacedPoint[] = [];
  const ofSection = new Map<number, number>();
  const said = new Set<string>();
  for (const { sentence } of furtherRules(doc).toSorted((a, b) => a.rank - b.rank)) {
    if (placed.length === room) break;
    const { start, end, text, section } = sentence;
    const citation = citeWhole(doc, start, end);
    const already = ofSection.get(section) ?? 0;
    const words = inQuotes(text);
    if (
      !citation ||
      said.has(words) ||
      already === mostOfSection ||
      told.some((one) => overlap(one, citation))
    )
      continue;
    said.add(words);
    ofSection.set(section, already + 1);
    const reach = reachOf(doc, id, [sentence]);
    const place = typeof reach === 'object' ? reach.tell : null;
    const lots = lotsOf(doc, [sentence]);
    const point = {
      id: placed.length === 0 ? id : `${id}-${placed.length + 1}`,
      text: `${opening(place)} also says: “${words}.”${lots ? ` This is said of ${lots} alone.` : ''}`,
      reference: reference(doc, start, [citation]),
      severity: 'low' as const,
      citations: [citation] as [Citation],
    };
    placed.push({ fact: id, value: true, start, about: 'restriction', point });
  }
  return placed;
}

const ofArticles = 'association.in_own_words';

/** What articles of incorporation alone settle, in the words of the text. `told` are the places that statements quote or show. */
export function placeTermsOfArticles(doc: Doc, told: readonly Place[]): PlacedPoint[] {
  return termsOfArticles(doc)
    .flatMap(({ start, end, text }) => {
      const citation = citeWhole(doc, start, end);
      return citation && !told.some((one) => overlap(one, citation)) ? [{ start, text, citation }] : [];
    })
    .map(({ start, text, citation }, index) => ({
      fact: ofArticles,
      value: true,
      start,
      about: 'key_point',
      point: {
        id: index === 0 ? ofArticles : `${ofArticles}-${index + 1}`,
        text: `The text also says: “${inQuotes(text)}.”`,
        reference: reference(doc, start, [citation]),
        severity: 'low',
        citations: [citation],
      },
    }));
}
