import type { Heading } from './headings.ts';
import type { Label, LabelKind } from './labels.ts';
import { isCapitals } from './layout.ts';
import { runInStyle } from './unnumbered-titles.ts';

/** How far in a kind of number usually stands. */
const usualRank: Record<LabelKind, number> = {
  exhibit: 10,
  part: 20,
  article: 30,
  roman: 40,
  section: 50,
  decimal: 50,
  upper: 60,
  arabic: 70,
  lower: 80,
  lower_roman: 85,
  paren_upper: 90,
  paren_lower: 90,
  paren_arabic: 100,
  paren_roman: 110,
  bullet: 120,
};
const unnumberedRank = 35;
/** A title that its paragraph goes on from holds lists alone. */
const underAll = 115;
const listKinds: ReadonlySet<LabelKind> = new Set([
  'roman',
  'upper',
  'arabic',
  'lower',
  'lower_roman',
  'paren_upper',
  'paren_lower',
  'paren_arabic',
  'paren_roman',
]);

/** Among centered headings 'ARTICLE I' may stand over 'Definitions': what is in capitals is told by the title. */
const look = (style: string, capitals: boolean) =>
  style.includes('m') ? `s${style.replace('c', '')}${capitals ? 'c' : ''}` : `s${style}`;

/** The title of a paper: where one begins, what was numbered in the paper before it is closed. */
const ofPaper =
  /\b(?:polic(?:y|ies)|resolution|by-?laws|declaration|rules and regulations|guidelines|procedures?|articles of incorporation)\b.*\b(?:for|of)\b.*\b(?:association|condominiums?|homeowners|owners|inc)\b/i;

interface Open {
  readonly index: number;
  readonly rank: number;
  readonly numbered: boolean;
  /** The '4' of a heading '4.'; null for other headings. */
  readonly arabic: number | null;
  /** The 4 of 'ARTICLE IV'; 0 for other headings. */
  readonly article: number;
  /** The 2 of 'Section 2' or 'ARTICLE II', and the kind of its number; null for other headings. */
  readonly chapter: { readonly kind: LabelKind; readonly value: number } | null;
  /** 'XIX' before a heading. */
  readonly isRoman: boolean;
}

/** Gives each heading of a document, in order, its parent and level. Headings alike in number and print are of one level. */
export class Levels {
  private readonly stack: Open[] = [];
  private readonly ranks = new Map<string, number>();
  private readonly last = new Map<LabelKind, number>();
  /** The rank of '4.1' where it stands under '4.'; null where decimals stand for themselves. */
  private underArabic: number | null = null;

  /** Whether a section has stood under the article of its own number: '4.1' under 'ARTICLE IV'. */
  private ofItsArticle = false;

  /** `level` is 1 for the outermost; `parent` the index of the section it lies in, -1 for none. */
  place(index: number, heading: Heading, title = heading.title): { parent: number; level: number } {
    if (!heading.label && ofPaper.test(title)) this.stack.length = 0;
    const rank = this.rankOf(heading);
    this.leaveOtherArticle(heading);
    this.standUnderChapter(heading, rank);
    for (let top = this.stack.at(-1); top && top.rank >= rank; top = this.stack.at(-1)) this.stack.pop();
    const parent = this.stack.at(-1)?.index ?? -1;
    const numbered = heading.label !== null;
    if (numbered && rank <= usualRank.article) {
      this.remember(look(heading.style, true), rank);
      if (!isCapitals(title)) this.remember(look(heading.style, false), rank);
    }
    const { kind = null, value = null } = heading.label ?? {};
    this.stack.push({
      index,
      rank,
      numbered,
      arabic: kind === 'arabic' ? value : null,
      article: kind === 'article' ? (value ?? 0) : 0,
      chapter: (kind === 'section' || kind === 'article') && value ? { kind, value } : null,
      isRoman: kind === 'roman',
    });
    return { parent, level: this.stack.length };
  }

  /**
   * '8.1' is no section of Article 5, where sections bear their article's number: the heading between was lost. Nor is 'XIX' the
   * first of a list in Article XVII: the word 'ARTICLE' was.
   */
  private leaveOtherArticle({ label }: Heading): void {
    const article = this.stack.findLast((open) => open.article > 0);
    if (!article || !label) return;
    const isFirst = !this.stack.slice(this.stack.indexOf(article)).some(({ isRoman }) => isRoman);
    if (label.kind === 'roman' && isFirst && label.value >= Math.max(2, article.article)) {
      this.stack.length = this.stack.indexOf(article);
      return;
    }
    if (label.kind !== 'decimal') return;
    const chapter = Number(label.number.split('.')[0]);
    if (chapter === article.article) this.ofItsArticle = true;
    else if (this.ofItsArticle && chapter > article.article) {
      while (this.stack.length > 0 && this.stack.includes(article)) this.stack.pop();
    }
  }

  /** '2.1' that is marked as a heading stands under a 'Section 2' that is not, and so does what follows under 'Section 3'. */
  private standUnderChapter({ label, declared }: Heading, rank: number): void {
    if (declared === 0 || label?.kind !== 'decimal') return;
    const chapter = Number(label.number.split('.')[0]);
    const at = this.stack.findLastIndex((open) => open.chapter?.value === chapter);
    const open = this.stack[at];
    if (!open?.chapter || open.rank < rank) return;
    this.stack[at] = { ...open, rank: rank - 1 };
    this.ranks.set(open.chapter.kind, rank - 1);
  }

  private rankOf(heading: Heading): number {
    if (heading.declared > 0) return this.remember(`h${heading.declared}`, heading.declared * 10 + 5);
    const { label } = heading;
    if (!label) return this.unnumbered(heading);
    const kind = this.kindOf(heading);
    if (kind === 'decimal') return this.decimalRank(label);
    if (!listKinds.has(kind)) return this.ranks.get(kind) ?? usualRank[kind];
    const known = this.ranks.get(kind);
    if (known !== undefined) return known;
    // The first of its kind goes into whatever list is open: '1.' holds 'A.' here and stands in it there.
    const top = this.stack.at(-1);
    return this.remember(kind, top && top.rank >= usualRank[kind] ? top.rank + 1 : usualRank[kind]);
  }

  /** '4.1' right after '4.' stands under it, and so do all that follow. */
  private decimalRank({ number, depth }: Label): number {
    const [chapter, first] = number.split('.').map(Number);
    const top = this.stack.at(-1);
    if (this.underArabic === null && first === 1 && top && top.arabic !== null && top.arabic === chapter) {
      this.underArabic = top.rank + 5;
    }
    return (this.underArabic ?? usualRank.decimal) + (depth - 2) * 12;
  }

  /** A letter that is a Roman numeral too is read as what goes on. */
  private kindOf({ label }: Heading): LabelKind {
    if (!label) return 'bullet';
    const { kind, value, other } = label;
    const follows = (k: LabelKind, v: number) => v > 1 && this.last.get(k) === v - 1;
    const read = other && follows(other.kind, other.value) && !follows(kind, value) ? other : { kind, value };
    this.last.set(read.kind, read.value);
    return read.kind;
  }

  /** The innermost section ends where another has not begun. */
  leave(): void {
    this.stack.pop();
  }

  /** An unnumbered heading stands beside the articles when it is printed like them, else under what is numbered. */
  private unnumbered({ style }: Heading): number {
    if (style === runInStyle) return underAll;
    const key = look(style, style.includes('c'));
    const known = this.ranks.get(key);
    if (known !== undefined) return known;
    const over = this.stack.findLast(({ numbered }) => numbered);
    if (over) return this.remember(key, over.rank + 2);
    return this.remember(key, style.includes('m') ? usualRank.article : unnumberedRank);
  }

  private remember(key: string, rank: number): number {
    const known = this.ranks.get(key);
    if (known !== undefined) return known;
    this.ranks.set(key, rank);
    return rank;
  }
}
