import type { Paragraph } from './clean.ts';
import { type Label, labelOf } from './labels.ts';
import { isCapitals, type Layout } from './layout.ts';
import { leadsToOutcome } from './leaders.ts';
import { runInTitle } from './run-in-title.ts';
import { titleCase } from './title-case.ts';

/** A paragraph that is, or begins with, a heading. */
export interface Heading {
  readonly label: Label | null;
  readonly title: string;
  /** Characters of the paragraph that are the heading: all of them, or a run-in title with its number. */
  readonly length: number;
  readonly whole: boolean;
  readonly declared: number;
  /** How it is printed: headings alike are of one level. */
  readonly style: string;
  readonly strong: boolean;
}

const longestTitle = 140;
const mostWords = 20;
/** Words after a number that show it to be a reference: 'Section 4 of the Bylaws', 'Section 4.1(a) and (b) of the covenants', 'Article V above'. */
const reference =
  /^(?:(?:of|above|below|hereof|herein|and|or|shall|may|is|are|as|in|to|the|this|that|which|was|will|through)\b|(?:\([a-z\d]{1,3}\)(?:,? (?:and|or) )?)+ (?:of|above|below)\b|[,;](?!\s[A-Z]{3}))/;
const notHeading =
  /^(?:(?:results?|outcome) ?:|state of|county of|city of|by:|its:|dated|date:|name:|title:|signature|signed|notary|my commission|sworn|ss\.?$|to wit)|(?:pmb|ste\.?|apt\.?|suite|room|box|floor) ?(?:no\. ?|# ?)?\d+[a-z]?$|[_]{4,}|@|https?:|\bwww\.|\(\d{3}\) ?\d{3}-\d{4}|\b(?:esq(?:uire)?|attorneys? at law|p\.? ?o\.? box|electronically recorded|recording fee)\b|\[corporate seal|\b\d{3}[-.]\d{3}[-.]\d{4}\b|, (?:[a-z]+ ){1,2}\d{5}(?:-\d{4})?\b|\d{1,2}:\d\d(?::\d\d)? ?[ap]m\b.*\bfee\b/i;

/** 'On July 1, 1974.' is an item of a list. */
const sentenceStart =
  /^(?:on|in|at|by|for|from|to|upon|when|if|until|all|any|each|no|not|a|an|the)\b|\b(?:19|20)\d\d\b/i;

/** 'Parking on grass - Guests $40.00 minimum/day': an item of a list of prices names all up to its sum, and heads nothing. */
const pricedItem =
  /^(?!.*\b(?:shall|is|are|was|will|must|may|pays?)\b)[A-Z][^$.;:?!]{2,80} \$\d[\d,.]*(?:[ /][^$.;:?!]{0,40})?$/;

/** The heading that a paragraph is or begins with; null for running text. */
export function headingOf(paragraph: Paragraph, text: string, layout: Layout): Heading | null {
  const [line] = paragraph.lines;
  if (
    paragraph.row ||
    text.length === 0 ||
    leadsToOutcome(text) ||
    (line?.tabled && line.text.includes('\t'))
  )
    return null;
  const declared = line?.heading ?? 0;
  const label = labelOf(text);
  const rest = label ? text.slice(label.length) : text;
  const look = lookOf(paragraph, text, layout);
  const make = (title: string, length: number, kindLabel: Label | null = label): Heading => ({
    label: kindLabel,
    title: title
      .replace(/\s+/g, ' ')
      .replace(/^[\s.,:;_–—-]+/, '')
      .replace(/[\s.:;,–—-]+$/, '')
      .trim(),
    length,
    whole: length >= text.length,
    declared,
    style: look.style,
    strong: look.strong,
  });
  if (declared > 0) return label?.kind === 'bullet' ? make(text, text.length, null) : make(rest, text.length);
  if (label && label.kind !== 'bullet') return numbered(label, text, rest, look, make);
  return look.strong && !label && isTitle(text) && isShort(text) ? make(text, text.length) : null;
}

function numbered(
  label: Label,
  text: string,
  rest: string,
  look: Look,
  make: (title: string, length: number) => Heading,
): Heading | null {
  const named = /^(?:article|part|exhibit|section)$/.test(label.kind);
  // '(*)' points to a note.
  if (!/[A-Za-z]/.test(rest)) return named && rest.length < 8 ? make('', text.length) : null;
  if (reference.test(rest)) return null;
  const whole = isTitle(rest) && (look.strong || !/[.!?]$/.test(rest) || rest.length < 80);
  if (label.kind === 'article' || label.kind === 'part' || label.kind === 'exhibit') {
    if (whole) return make(rest, text.length);
    const title = runInTitle(rest);
    return title ? make(title.title, label.length + title.length) : null;
  }
  if (!look.strong && pricedItem.test(rest)) return null;
  const title = runInTitle(rest);
  if (title && label.length + title.length < text.length)
    return make(title.title, label.length + title.length);
  if (whole && (look.strong || (titleCase(rest) && !(sentenceStart.test(rest) && /\.$/.test(rest)))))
    return make(rest, text.length);
  if (label.kind === 'section' || label.kind === 'decimal') {
    return /^["“‘'([A-Z0-9*]/.test(rest) ? make('', text.slice(0, label.length).trimEnd().length) : null;
  }
  return null;
}

/** Few words, or words printed as a title's. */
const isShort = (text: string) => text.split(/\s+/).length <= 8 || titleCase(text) || isCapitals(text);

/** Short enough, and no sentence. */
function isTitle(text: string): boolean {
  if (text.length > longestTitle || !/[A-Za-z]{3}/.test(text) || notHeading.test(text)) return false;
  if (/^[a-z]/.test(text) || /(?:[;,]|(?<!,)\s(?:and|or))$/.test(text)) return false;
  const words = text.split(/\s+/).length;
  return words <= mostWords && !(words > 4 && /[a-z][.!?]$/.test(text) && !titleCase(text));
}

interface Look {
  readonly style: string;
  readonly strong: boolean;
}

function lookOf(paragraph: Paragraph, text: string, layout: Layout): Look {
  const bold = layout.bold < 0.4 && paragraph.lines.every((line) => line.bold);
  const capitals = isCapitals(text);
  const { centered, lines } = paragraph;
  const large = layout.size > 0 && lines.every(({ size }) => size > layout.size * 1.15);
  const style = `${bold ? 'b' : ''}${capitals ? 'c' : ''}${centered ? 'm' : ''}${large ? Math.round(lines[0]?.size ?? 0) : ''}`;
  // Centered words may be a signature or a form's blank: in running type they are a heading only as a title.
  const strong = bold || capitals || large || (centered && text.length < 80 && titleCase(text));
  return { style, strong: strong && lines.length <= 4 };
}
