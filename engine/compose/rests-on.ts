import type { FactValue } from '#contract/analysis.ts';
import type { Citation } from '#contract/page.ts';
import type { Citations, Doc } from '../model.ts';
import type { Facts } from '../say/saying.ts';
import { cite } from '../structure/source.ts';
import { sectionAt } from './where.ts';

const figures = (text: string) => text.match(/\d[\d.,]*/g) ?? [];

/**
 * Says something, and tells by their ids which other facts the figures of the words rest on: those without which a figure
 * of them would not be there. 'Enough for about 3 months of costs' rests on the costs.
 */
export function sayWith<T extends { readonly text: string }>(
  facts: ReadonlyMap<string, FactValue>,
  say: (facts: Facts) => T | null,
): { readonly saying: T | null; readonly restsOn: readonly string[] } {
  const asked = new Set<string>();
  const saying = say({
    get: (id) => {
      asked.add(id);
      return facts.get(id);
    },
    has: (id) => facts.has(id),
  });
  if (!saying) return { saying, restsOn: [] };
  const restsOn = [...asked].filter((id) => {
    if (!facts.has(id)) return false;
    const without = say({
      get: (other) => (other === id ? undefined : facts.get(other)),
      has: (other) => other !== id && facts.has(other),
    });
    const left = new Set(figures(without?.text ?? saying.text));
    return figures(saying.text).some((one) => !left.has(one));
  });
  return { saying, restsOn };
}

/** Names inside a sentence: 'Townhome' in 'This is said of Townhome Lots alone.' */
const names = (text: string) => text.match(/(?<=[a-z,(] \(?|\()[A-Z][a-z]{3,}/g) ?? [];
/** Every heading may bear these. */
const common = /^(?:lots?|units?|homes?|owners?)$/;
const holds = (citations: Citations, word: string) =>
  citations.some(({ quote }) => quote.toLowerCase().includes(word));

/**
 * The headings over a statement's place that bear names of its words which none of its quotes holds, innermost first:
 * under 'USE RESTRICTIONS: TOWNHOME LOTS' a sentence speaks of townhomes without naming them.
 */
export function headingsNamed(doc: Doc, at: number, text: string, citations: Citations): Citation[] {
  let missing = [...new Set(names(text))]
    .map((name) => name.toLowerCase())
    .filter((name) => !common.test(name))
    .map((name) => name.replace(/s$/, ''))
    .filter((name) => !holds(citations, name));
  const cited: Citation[] = [];
  const { sections } = doc;
  for (let own = sections[sectionAt(sections, at)]; own && missing.length > 0; own = sections[own.parent]) {
    const title = own.title.toLowerCase();
    if (!missing.some((name) => title.includes(name))) continue;
    cited.push(...(cite(doc.source, own.headingStart, own.headingEnd) ?? []));
    missing = missing.filter((name) => !title.includes(name));
  }
  return cited;
}

/** Where a paper is dated, for a statement whose year stands there and not in its quotes: 'Next meeting: August 13th'. */
export function datedBy(text: string, citations: Citations, dates: readonly Citation[]): readonly Citation[] {
  const years = text.match(/\b(?:19|20)\d\d\b/g) ?? [];
  return years.some((year) => !holds(citations, year))
    ? dates.filter(({ quote }) => /\b(?:19|20)\d\d\b/.test(quote))
    : [];
}

/** Citations with further ones, without those that quote what is quoted already. */
export function withFurther(own: Citations, further: readonly Citation[]): Citations {
  const all: Citations = [...own];
  for (const one of further) {
    const quoted = all.some(
      ({ page, start, end }) => page === one.page && start <= one.start && one.end <= end,
    );
    if (!quoted) all.push(one);
  }
  return all;
}
