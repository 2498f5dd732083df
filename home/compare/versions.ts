import { compareWords } from '#content/compare-words.ts';
import type { Citation } from '#contract/page.ts';
import type { Doc, Sentence } from '#engine/model.ts';
import { cite } from '#engine/structure/source.ts';

/** A sentence of one version, where it stands. */
export interface VersionSentence {
  readonly text: string;
  readonly citations: readonly Citation[];
}

/** What became of a sentence: one side is null where it was added or removed. */
export interface VersionChange {
  readonly before: VersionSentence | null;
  readonly after: VersionSentence | null;
}

/** The changes under one heading. */
export interface ChangedSection {
  readonly title: string;
  readonly changes: readonly VersionChange[];
}

export interface VersionChanges {
  readonly sections: readonly ChangedSection[];
  /** Changes that are not shown: too many. */
  readonly more: number;
  /** The two have too little in common. */
  readonly tooDifferent: boolean;
}

/** A run of sentences in both, or in one of them. */
export interface Run {
  readonly of: 'both' | 'before' | 'after';
  readonly count: number;
}

/** Aligns two lists of equal and other texts; null where they have too little in common to be aligned in time. */
export type Align = (before: readonly string[], after: readonly string[]) => readonly Run[] | null;

/** Changes that a person may read. */
const mostChanges = 500;
/** Of two sentences one of which may be a change of the other: this share of their words is the same. */
const leastAlike = 0.4;
/** How far ahead the other side of a changed sentence is looked for. */
const lookAhead = 6;

/** A sentence as it is compared: spaces, quotation marks and capitals are no change. */
const comparable = ({ text }: Sentence) =>
  text
    .toLowerCase()
    .replace(/[\u2018\u2019\u201c\u201d"']/g, "'")
    .replace(/[\u2013\u2014-]+/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** More than the number of a section. */
const saysSomething = ({ text }: Sentence) => /[A-Za-z]{2}/.test(text);
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z0-9$.,]+/g) ?? []);

function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const one of a) if (b.has(one)) both += 1;
  return (2 * both) / Math.max(1, a.size + b.size);
}

interface Side {
  readonly doc: Doc;
  readonly sentences: readonly Sentence[];
}

const sideOf = (doc: Doc): Side => ({ doc, sentences: doc.sentences.filter(saysSomething) });

const present = ({ doc }: Side, { text, start, end }: Sentence): VersionSentence => ({
  text: text.replace(/\s+/g, ' ').trim(),
  citations: cite(doc.source, start, end) ?? [],
});

/** The heading over a sentence; where that is a number alone, with the one above it. */
function titleOf({ doc }: Side, { section }: Sentence): string {
  const own = doc.sections[section];
  const over = own && !own.title ? doc.sections[own.parent] : undefined;
  const written = [over, own].map((one) => [one?.number, one?.title].filter(Boolean).join(' ').trim());
  return written.filter(Boolean).join(', ') || compareWords.versions.outside;
}

/** Sentences that went and came at one place, those in pairs that are alike. In the order in which they are read. */
function pairs(
  gone: readonly Sentence[],
  came: readonly Sentence[],
): (readonly [Sentence | null, Sentence | null])[] {
  const words = came.map(({ text }) => wordsOf(text));
  const paired: (readonly [Sentence | null, Sentence | null])[] = [];
  let next = 0;
  for (const before of gone) {
    const own = wordsOf(before.text);
    let best = -1;
    let most = leastAlike;
    for (let at = next; at < Math.min(came.length, next + lookAhead); at += 1) {
      const share = alike(own, words[at] ?? new Set());
      if (share > most) [best, most] = [at, share];
    }
    if (best < 0) {
      paired.push([before, null]);
      continue;
    }
    for (; next < best; next += 1) paired.push([null, came[next] ?? null]);
    paired.push([before, came[best] ?? null]);
    next = best + 1;
  }
  for (; next < came.length; next += 1) paired.push([null, came[next] ?? null]);
  return paired;
}

/** What changed from one version of a document to another, sentence by sentence, under the newer one's headings. */
export function versionChanges(older: Doc, newer: Doc, align: Align): VersionChanges {
  const [before, after] = [sideOf(older), sideOf(newer)];
  const runs = align(before.sentences.map(comparable), after.sentences.map(comparable));
  if (!runs) return { sections: [], more: 0, tooDifferent: true };
  const all: { title: string; change: VersionChange }[] = [];
  let [from, to] = [0, 0];
  let [gone, came]: [Sentence[], Sentence[]] = [[], []];
  const settle = () => {
    for (const [was, is] of pairs(gone, came)) {
      const title = is ? titleOf(after, is) : was ? titleOf(before, was) : '';
      const change = { before: was && present(before, was), after: is && present(after, is) };
      all.push({ title, change });
    }
    [gone, came] = [[], []];
  };
  for (const { of, count } of runs) {
    if (of === 'both') settle();
    else if (of === 'before') gone.push(...before.sentences.slice(from, from + count));
    else came.push(...after.sentences.slice(to, to + count));
    if (of !== 'after') from += count;
    if (of !== 'before') to += count;
  }
  settle();
  const sections: { title: string; changes: VersionChange[] }[] = [];
  for (const { title, change } of all.slice(0, mostChanges)) {
    const last = sections.at(-1);
    if (last?.title === title) last.changes.push(change);
    else sections.push({ title, changes: [change] });
  }
  return { sections, more: Math.max(0, all.length - mostChanges), tooDifferent: false };
}

const pagesOf = ({ citations }: VersionSentence) =>
  citations.length > 0 ? ` (p. ${[...new Set(citations.map(({ page }) => page))].join(', ')})` : '';
/** As plain words: what a document holds is no Markdown. */
const escaped = (text: string) => text.replace(/[\\`*_{}[\]<>#|~!]/g, '\\$&');

/** The changes as a text to take along, in Markdown. */
export function changesAsMarkdown(
  { sections, more }: VersionChanges,
  names: { readonly older: string; readonly newer: string },
): string {
  const { versions: words } = compareWords;
  const lines = [`# ${escaped(names.newer)}`, '', `${words.older}: ${escaped(names.older)}`];
  if (sections.length === 0) lines.push('', words.none);
  for (const { title, changes } of sections) {
    lines.push('', `## ${escaped(title)}`);
    for (const { before, after } of changes) {
      if (before) {
        lines.push(
          '',
          `**${after ? words.before : words.removed}**${pagesOf(before)}: ${escaped(before.text)}`,
        );
      }
      if (after) {
        lines.push('', `**${before ? words.after : words.added}**${pagesOf(after)}: ${escaped(after.text)}`);
      }
    }
  }
  if (more > 0) lines.push('', words.more.replace('{count}', String(more)));
  return `${lines.join('\n')}\n`;
}
