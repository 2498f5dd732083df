import type { Citation } from '#contract/page.ts';
import { blocksOf } from '../blocks-of.ts';
import { titleWords } from '../find/captions.ts';
import { inOneNote, titleOver } from '../find/dated-posts.ts';
import { bansItems } from '../find/lead-in.ts';
import {
  agendaRowsWorthQuoting,
  comparedWorthQuoting,
  rowsWorthQuoting,
} from '../find/rows-worth-quoting.ts';
import { isQuestion } from '../find/use-answered.ts';
import { type Worth, worthQuoting } from '../find/worth-quoting.ts';
import { fold } from '../language/plain.ts';
import { citeWhole, opensItem } from '../meeting/one-item.ts';
import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { inQuotes, overlap, type Place } from '../say/quoting.ts';
import { isSaidIn } from './in-own-words.ts';
import type { PlacedPoint } from './points.ts';
import { isTold, labeled, quotesOf } from './quotes-of.ts';
import { namesMatter, reference } from './where.ts';

const fact = 'rest.in_own_words';

/** So many are quoted of a paper, a list of bans for one, with so many items; in one statement so many, or about so many characters. */
const mostOfAll = 12;
const mostOfList = 6;
const [mostTogether, roomTogether] = [3, 450];

interface Quotable {
  readonly worth: Worth;
  readonly citation: Citation;
}

const sizeOf = (group: readonly Quotable[]) =>
  group.reduce((size, { citation }) => size + citation.quote.length, 0);

const isBan = ({ plain }: Sentence) => bansItems.test(plain);

/** A heading farther off than so many characters says nothing of what is quoted. */
const farthest = 2500;

/** 'Color Requirements:', under which something stands, and no longer under the heading; 'After Recording Return To:' names no matter. */
const caption = regex.g`(?<=\n[^\w\n]*)${titleWords}(?=:[^\S\n]*\n)(?<!\b(?:[Bb]y|[Ff]or|[Ff]rom|[Oo]f|[Tt]o|BY|FOR|FROM|OF|TO))`;

/** '- Open floor', or a title without a colon over its paragraph: a further item, under which something stands rather than under the caption before. */
const nextItem = regex`\n[-•*▪●] ?[A-Z][\w’'-]+(?: [\w’'&-]+){1,3}(?=\n)|\n\W*(?:${titleWords}(?: \([A-Z]+\))?|[A-Z][a-z]{3,}:?)[^\S\n]*\n`;

/** The heading or, nearer, the caption that something stands under, where it names a matter; null where none does. */
function over(
  doc: Doc,
  { start, text, section }: Sentence,
): { readonly title: string; readonly citation: Citation } | null {
  const head = doc.sections[section];
  if (!head || start - head.headingEnd > farthest) return null;
  const captions = labeled.test(text)
    ? []
    : [...doc.source.text.slice(head.headingEnd, start).matchAll(caption)];
  const last = captions.at(-1);
  const nearer = nextItem.test(doc.source.text.slice(head.headingEnd + (last?.index ?? 0), start))
    ? undefined
    : last;
  const at = head.headingEnd + (nearer?.index ?? 0);
  const title = nearer?.[0] ?? head.title;
  const citation = nearer
    ? citeWhole(doc, at, at + title.length)
    : namesMatter(doc, head, start)
      ? citeWhole(doc, head.headingStart, head.headingEnd)
      : null;
  return citation && { title, citation };
}

/** The words over a quote, a day with the title of its note. */
const openedBy = (doc: Doc, over: Sentence | undefined): readonly Sentence[] =>
  over ? [titleOver(doc, over) ?? [], over].flat() : [];

/** Whether a quote goes on with another in its paragraph or its list. */
function goesOnWith(doc: Doc, { worth: { sentences: said } }: Quotable, { worth }: Quotable): boolean {
  const [last, next] = [said.at(-1) ?? said[0], worth.sentences[0]];
  const [before, own] = [blocksOf(doc).get(last.index), blocksOf(doc).get(next.index)];
  if (!before || !own || before === own) return before === own;
  return opensItem.test(next.text) && doc.blocks.indexOf(own) === doc.blocks.indexOf(before) + 1;
}

/** Whether a quote stands in the section of a group and under its heading or caption, or, without one, in its list or paragraph. */
function isUnderSame(doc: Doc, group: readonly [Quotable, ...Quotable[]], other: Quotable): boolean {
  const [one] = group;
  const [a, b] = [one, other].map(({ worth }) => worth.over ?? worth.sentences[0]);
  const [first, second] = [one.worth.sentences[0], other.worth.sentences[0]];
  if (!a || !b || first.section !== second.section || !inOneNote(doc, first, second)) return false;
  const [head, next] = [over(doc, a), over(doc, b)];
  if (head || next) return head?.title === next?.title;
  const last = group.at(-1) ?? one;
  const isOneList = last.worth.over !== undefined && last.worth.over === other.worth.over;
  return isOneList || goesOnWith(doc, last, other);
}

/**
 * What a short paper says that no other statement tells, under its own headings and in its own words; nothing is concluded
 * from it. `told` are the places that statements quote or show.
 */
export function placeRest(doc: Doc, told: readonly Place[]): PlacedPoint[] {
  const isQuoted = (one: Sentence) => isTold(doc, told, one);
  const compared = comparedWorthQuoting(doc, isQuoted);
  const ofTexts = new Set(compared.flatMap(({ sentences }) => sentences));
  const isTaken = (one: Sentence) => ofTexts.has(one) || isQuoted(one);
  const rows = [...compared, ...rowsWorthQuoting(doc, isTaken), ...agendaRowsWorthQuoting(doc, isTaken)];
  const ofRows = new Set(rows.flatMap(({ sentences }) => sentences));
  const worthIt = [...worthQuoting(doc, (one) => ofRows.has(one) || isQuoted(one)), ...rows];
  const open = worthIt
    .toSorted((a, b) => a.sentences[0].start - b.sentences[0].start)
    .flatMap((worth): Quotable[] => {
      const [first] = worth.sentences;
      const citation = citeWhole(doc, first.start, worth.sentences.at(-1)?.end ?? first.end);
      return citation && (worth.whole || !told.some((one) => overlap(one, citation)))
        ? [{ worth, citation }]
        : [];
    });
  // A note that is sent again every week is quoted once.
  const said = new Set<string>();
  const once = open.filter(({ worth: { over: asked }, citation }) => {
    const words = fold(`${asked && isQuestion(asked) ? asked.text : ''} ${citation.quote}`);
    // What is said once more without its last words is quoted with them.
    const isSaid = [...said].some((one) => one.startsWith(words.replace(/\W+$/, '')));
    return !isSaid && said.add(words);
  });
  const kept = new Set<Quotable>();
  const lists = new Map<Quotable | Sentence, number>();
  for (const one of once.toSorted((a, b) => a.worth.rank - b.worth.rank)) {
    const { over: opening } = one.worth;
    const list = opening && isBan(opening) ? opening : one;
    const before = lists.get(list) ?? 0;
    if (before === 0 ? lists.size >= mostOfAll : before >= mostOfList) continue;
    lists.set(list, before + 1);
    kept.add(one);
  }
  const groups: [Quotable, ...Quotable[]][] = [];
  for (const one of open) {
    if (!kept.has(one)) continue;
    const last = groups.at(-1);
    const isRoom = last && last.length < mostTogether && sizeOf([...last, one]) <= roomTogether;
    // What has no words over it would be read as of those over the quote before it.
    const above = last?.at(-1)?.worth.over;
    const blockOf = (sentence: Sentence | undefined) => sentence && blocksOf(doc).get(sentence.index);
    const isOfLast =
      !above ||
      one.worth.over ||
      blockOf(above)?.kind === 'heading' ||
      (!above.text.endsWith(':') &&
        blockOf(last?.at(-1)?.worth.sentences[0]) === blockOf(one.worth.sentences[0]));
    // What neither is banned with what stands before it nor answers the same question is not quoted as if it did.
    const lastWorth = last?.at(-1)?.worth;
    const before = lastWorth?.over ?? lastWorth?.sentences[0];
    const isApart = before !== one.worth.over && before && (isBan(before) || isQuestion(before));
    if (isRoom && isOfLast && !isApart && isUnderSame(doc, last, one)) last.push(one);
    else groups.push([one]);
  }
  return groups.flatMap((group, index) => {
    const [first] = group;
    const [{ start }] = first.worth.sentences;
    // A line over a paragraph of minutes is another item than that of the heading.
    const isApart = doc.type === 'minutes' && /[a-z]$/i.test(first.worth.over?.text ?? '');
    const heading = isApart ? null : over(doc, first.worth.over ?? first.worth.sentences[0]);
    const says = heading ? `Under “${inQuotes(heading.title)}”, the text says` : 'The text also says';
    // The words that open a list stand before the first of its items.
    const overs = group.map(({ worth: { over: opening } }, at) =>
      opening === group[at - 1]?.worth.over ||
      (heading && /[a-z]{4}/i.test(opening?.text ?? '') && isSaidIn(fold(heading.title), opening?.text ?? ''))
        ? undefined
        : opening,
    );
    const quotes = group.map(({ worth }, at) => {
      const opening = overs[at];
      return quotesOf(doc, [...openedBy(doc, opening), ...worth.sentences]);
    });
    const openings = overs
      .flatMap((one) => openedBy(doc, one))
      .flatMap(({ start: from, end }) => citeWhole(doc, from, end) ?? []);
    const [citation, ...others] = group.map((one) => one.citation);
    if (!citation) return [];
    const citations: [Citation, ...Citation[]] = [
      citation,
      ...others,
      ...openings,
      ...(heading ? [heading.citation] : []),
    ];
    const point = {
      id: index === 0 ? fact : `${fact}-${index + 1}`,
      text: `${says}: ${quotes.join(' ')}`,
      reference: reference(doc, start, citations),
      severity: 'low' as const,
      citations,
    };
    return { fact, value: true, start, about: 'key_point' as const, point };
  });
}
