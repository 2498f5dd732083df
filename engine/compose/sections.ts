import type { ChunkAnalysis, SpecialAssessment } from '#contract/analysis.ts';
import { firstWhere } from '../first-where.ts';
import type { Doc, Section } from '../model.ts';
import { cite, pageAt } from '../structure/source.ts';
import { gatherPoints } from './gather-points.ts';
import type { PlacedPoint } from './points.ts';
import { clausesOnce } from './say-clauses.ts';

const mostTitles = 6;
const openingLength = 240;

/** The level of the outline to cut at: the outermost that has more than one section. */
function cutLevel(sections: readonly Section[]): number {
  const levels = [...new Set(sections.map(({ level }) => level))].toSorted((a, b) => a - b);
  return (
    levels.find((level) => sections.filter((section) => section.level === level).length > 1) ?? levels[0] ?? 1
  );
}

/** What is asked of every section, worked out once: a document may have hundreds of thousands. */
interface Outline {
  readonly doc: Doc;
  readonly children: ReadonlyMap<number, readonly Section[]>;
  /** How many sections bear a title. */
  readonly titles: ReadonlyMap<string, number>;
}

function outlineOf(doc: Doc): Outline {
  const titles = new Map<string, number>();
  for (const { title } of doc.sections) titles.set(title, (titles.get(title) ?? 0) + 1);
  return { doc, children: Map.groupBy(doc.sections, ({ parent }) => parent), titles };
}

/** The index of the first item that begins at or after an offset; items in order of their start. */
const firstFrom = (items: readonly { readonly start: number }[], offset: number) =>
  firstWhere(items, ({ start }) => start >= offset);

/** A section that holds so much of a document is its title rather than a part of it. */
const almostAll = 0.7;
const fewestParts = 3;

/** The sections to tell of: those of one level, but the parts of a section that holds nearly all of the document. */
function parts(outline: Outline): Section[] {
  const { doc, children } = outline;
  const level = cutLevel(doc.sections);
  const whole = doc.source.text.length;
  const split = (section: Section): Section[] => {
    const own = children.get(section.index) ?? [];
    const [first] = own;
    const article = /^article/i.test(section.number);
    if (
      !first ||
      article ||
      own.length < fewestParts ||
      section.end - section.headingStart < whole * almostAll
    )
      return [section];
    const before = { ...section, end: first.headingStart };
    return [...(firstSentence(doc, before) ? [before] : []), ...own.flatMap(split)];
  };
  return doc.sections.filter((section) => section.level === level).flatMap(split);
}

const heading = ({ number, title }: Section) => [number, title].filter(Boolean).join(' ').trim();

const contents = /^(?:table of )?contents$|^index\b/i;
/** Signatures, notary's words and land described by its bearings. */
const formal =
  /_{3,}|^(?:by|its|attest|name|title|date|notary)\b ?:|\bnotary public\b|\bin witness whereof\b|\bsworn to\b|\bmy commission\b|\bthence\b|\bpoint of beginning\b|\bpersonally (?:appeared|came)\b|\.{5}/i;

/** The first sentence of a section that has so many words of running text. */
function firstSentence(doc: Doc, { headingEnd, end }: Section, leastWords = 8): string | null {
  for (let i = firstFrom(doc.sentences, headingEnd); i < doc.sentences.length; i++) {
    const sentence = doc.sentences[i];
    if (!sentence || sentence.start >= end) return null;
    const { text } = sentence;
    if (!formal.test(text) && (text.match(/\b[a-z]{2,}/g)?.length ?? 0) >= leastWords)
      return text.replace(/\s+/g, ' ').trim();
  }
  return null;
}

/** The document's title, printed again over nothing. */
function isTitlePage({ doc, titles }: Outline, section: Section): boolean {
  const same = (titles.get(section.title) ?? 0) > 1;
  return same && section.title !== '' && !firstSentence(doc, section);
}

/** What a section without points is about: its own subheadings, else its first words, both as written. */
function contentsOf({ doc, children }: Outline, section: Section): string {
  const titles = (children.get(section.index) ?? [])
    .filter(({ title }) => title)
    .map(({ title }) => title.replace(/[.:]$/, ''));
  if (titles.length > 0) {
    const more = titles.length > mostTitles ? '; and more' : '';
    return `It covers: ${titles.slice(0, mostTitles).join('; ')}${more}.`;
  }
  const body = firstSentence(doc, section) ?? firstSentence(doc, section, 2);
  if (!body) {
    const written = /[\p{L}\d]/u.test(doc.source.text.slice(section.headingEnd, section.end));
    return written
      ? 'It has no sentence to sum up: names, signatures, figures, lists or drawings.'
      : 'It is a heading with nothing under it.';
  }
  const said = body.replace(/^\(?\d{1,2}[.)] /, '');
  const words =
    said.length > openingLength ? `${said.slice(0, said.lastIndexOf(' ', openingLength))} …` : said;
  return `It begins: “${words}”`;
}

/** The pages that a section's words stand on. The break after its last line belongs to the page after it. */
function pagesOf({ source }: Doc, section: Section): number[] {
  const first = pageAt(source, section.headingStart);
  const written = source.text.slice(section.headingStart, section.end).trimEnd().length;
  const last = pageAt(source, section.headingStart + Math.max(0, written - 1));
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, i) => first + i);
}

/** The document's own sections, each with the points that stand in it. `monthly` is the dues' place and amount. */
export function analyzeSections(
  doc: Doc,
  points: readonly PlacedPoint[],
  assessments: readonly (SpecialAssessment & { start: number })[],
  monthly: { start: number; amount: number } | null,
): ChunkAnalysis[] {
  const chunks: ChunkAnalysis[] = [];
  const outline = outlineOf(doc);
  const inOrder = points.toSorted((a, b) => a.start - b.start);
  const place = new Map(points.map((point, i) => [point, i]));
  for (const section of parts(outline)) {
    if (contents.test(section.title.trim()) || isTitlePage(outline, section)) continue;
    const within = ({ start }: { start: number }) => start >= section.headingStart && start < section.end;
    const citations = cite(
      doc.source,
      section.headingStart,
      Math.max(section.headingEnd, section.headingStart + 1),
    );
    if (!citations) continue;
    const here = inOrder
      .slice(firstFrom(inOrder, section.headingStart), firstFrom(inOrder, section.end))
      .toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
    const own = gatherPoints(doc, clausesOnce(here));
    // A section is summed up by what the rules found.
    const ruled = own.filter(({ point }) => point.found_by !== 'model');
    const said = ruled.filter(({ point }) => point.severity !== 'low').slice(0, 3);
    const summary = (said.length > 0 ? said : ruled.slice(0, 2)).map(({ point }) => point.text).join(' ');
    const id = `section-${chunks.length + 1}`;
    const pick = (about: PlacedPoint['about']) =>
      own.filter((p) => p.about === about).map(({ point }) => ({ ...point, id: `${id}.${point.id}` }));
    chunks.push({
      id,
      section: heading(section),
      pages: pagesOf(doc, section),
      summary: summary || contentsOf(outline, section),
      key_points: pick('key_point'),
      restricted_activities: pick('restriction'),
      monthly_fees: monthly && within(monthly) ? monthly.amount : null,
      special_assessments: assessments
        .filter(within)
        .map(({ start: _, ...entry }) => ({ ...entry, id: `${id}.${entry.id}` })),
      citations,
    });
  }
  return chunks;
}
