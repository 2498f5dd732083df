import { regex } from '../regex.ts';
import { letterValue, numeralValue, ordinals, romanValue } from './numerals.ts';

/** What kind of number opens a paragraph. */
export type LabelKind =
  | 'part'
  | 'article'
  | 'exhibit'
  | 'section'
  | 'decimal'
  | 'roman'
  | 'lower_roman'
  | 'upper'
  | 'lower'
  | 'arabic'
  | 'paren_roman'
  | 'paren_upper'
  | 'paren_lower'
  | 'paren_arabic'
  | 'bullet';

export interface Label {
  readonly kind: LabelKind;
  /** As printed, without closing punctuation: 'Section 4.1', 'ARTICLE IV', '(a)', 'B'. */
  readonly number: string;
  /** Place in its sequence: 4 for 'IV', 3 for '(c)', the last part of '4.1'; 0 where it cannot be told. */
  readonly value: number;
  /** 2 for '4.1', 3 for '4.1.2', else 1. */
  readonly depth: number;
  /** Where the words after it begin. */
  readonly length: number;
  /** The other way to read a letter that is a Roman numeral too: '(i)' after '(h)'. */
  readonly other?: { readonly kind: LabelKind; readonly value: number };
}

const decimals = String.raw`\d{1,3}(?:\s?[.,-]\s?\d{1,3}){0,3}`;
const number = `(?:${decimals}[a-z]?|[ivxlc]{1,7}|${ordinals.join('|')}|[a-z])`;
// Scans turn 'ARTICLE' into 'ARl'ICLE' and 'Section' into 'S~ction'.
const wide = String.raw`(article|art\.|a[rm]\S{1,4}[il1]c[l1i][ef]|art[a-z]c[a-z.]{1,2}e|part|chapter|division|topic)`;
/** 'ARTICLEV', 'ARTICLE ID' (III) and 'A R T I C L E  I X'. */
const scanned =
  /^(A\s?R\s?T\s?I\s?C\s?L\s?E)\s*([IVXLCDJlT1|](?:\s?[IVXLCDJlT1|]){0,6})(?=\s*(?:[-–—:.]|$)|\s+[A-Z])\s?[.:)]?(?:\s*[-–—]{1,2})?\s*/;
const narrow = String.raw`(section|sec\.|sect\.|s[e~]ct[il1]on|§{1,2})`;
const annex = `(exhibit|appendix|schedule|attachment|addendum|annex)`;
const close = String.raw`(?![\w%$])\s?[.:)]?(?:\s*[-–—]{1,2}(?=\s|[A-Z]))?\s*[.:]?\s*`;

const articleLabel = regex.i`^${wide}\s+(${number})${close}`;
const sectionLabel = regex.i`^${narrow}(?:\s+|(?=\d)|(?<=§)\s*)(${number})${close}`;
const exhibitLabel = regex.i`^${annex}\s+["“'‘(]?([a-z]{1,2}|\d{1,2}|[ivx]{1,4})(?:-\d{1,2})?["”'’)]?${close}`;
const decimalLabel = /^([A-Z]?\d{0,3}(?:\.\d{1,3}){1,4})[.:)]?(?:\s+(?:[-–—]\s+)?|(?=["“A-Z(])|$)/;
const dotted =
  /^([ivxl]{2,7}|[IVXL]{2,7}|[A-Za-z]|\d{1,3})(?:\.\)|[.)]|\s[-–—](?=\s))(?![A-Z]\.)(?:\s+(?:[-–—]\s+)?|(?=["“(]?[A-Z])|$)/;
/** 'XIX, CHANGES OF THE COVENANTS': a scan takes the point behind a heading's numeral for a comma. */
const comma = /^([IVXL]{2,7}),\s+(?=[A-Z][A-Z.,;:'’\s-]{4,80}$)/;
const enclosed = /^\(\s?([ivxl]{2,7}|[A-Za-z]{1,2}|\d{1,3})\s?\)[.:]?(?:\s+(?:[-–—]\s+)?|(?=["“A-Z])|$)/;
const bullet = /^(?:[-–•●▪■◦‣*➢✓✔☐❖»·]|o(?=\s+[A-Z$\d]))(?:\s+|$)/;

/** Scans take a small L for the figure 1 or the capital I: 'Section l', 'ARTICLE VIIl'. */
const mended = (written: string) =>
  written === 'l' ? '1' : /^(?=.*[IVX])[IVXLCl]+$/.test(written) ? written.replaceAll('l', 'I') : written;

/** 'Section l' and 'ARl'ICLE VIIl' as they were printed: what a reader of the page would look for. */
function asPrinted(kind: LabelKind, number: string): string {
  if (kind === 'article')
    return number.replace(/^(?!art(?:icle|\.))\S+/i, 'ARTICLE').replace(/[A-Za-z]+$/, mended);
  if (kind === 'section')
    return number
      .replace(/(?<=\d)\s?[.,]\s?(?=\d)/g, '.')
      .replace(/^(?!sec(?:tion|t?\.)|§)[^\s\d]+/i, 'Section')
      .replace(/(?<= )\S+$/, mended);
  return number;
}

function named(kind: LabelKind, match: RegExpExecArray): Label {
  const [all, , written = ''] = match;
  const cut = all.replace(/[\s.:)–—-]+$/, '');
  const depth = written.split(/[.,-]/).length;
  return {
    kind,
    number: asPrinted(kind, cut.replace(/\s+/g, ' ')),
    value: numeralValue(kind === 'exhibit' ? written : mended(written)),
    depth,
    length: all.length,
  };
}

/** 'IL' and '(il)': a scan takes the last strokes of a numeral for an L, which can't stand there. */
const strokes = (written: string) =>
  written
    .replace(/^([IVX]*I)(L+)$/, (_, front: string, back: string) => front + 'I'.repeat(back.length))
    .replace(/^([ivx]*i)(l+)$/, (_, front: string, back: string) => front + 'i'.repeat(back.length));

function lettered(match: RegExpExecArray, paren: boolean): Label {
  const all = match[0];
  const written = strokes(match[1] ?? '');
  const base = {
    number: paren ? `(${written})` : written,
    depth: 1,
    length: all.length,
  };
  if (/^\d/.test(written))
    return { ...base, kind: paren ? 'paren_arabic' : 'arabic', value: Number(written) };
  const roman = romanValue(written);
  const upper = /^[A-Z]/.test(written);
  const letterKind: LabelKind = paren ? (upper ? 'paren_upper' : 'paren_lower') : upper ? 'upper' : 'lower';
  const letter = { kind: letterKind, value: letterValue(written) };
  if (!roman) return { ...base, ...letter };
  const romanKind: LabelKind = paren ? 'paren_roman' : upper ? 'roman' : 'lower_roman';
  const asRoman = { kind: romanKind, value: roman };
  if (written.length > 1) return { ...base, ...asRoman, other: letter };
  return /[iI]/.test(written)
    ? { ...base, ...asRoman, other: letter }
    : { ...base, ...letter, other: asRoman };
}

function scannedArticle([all, , written = '']: RegExpExecArray): Label {
  const roman = written
    .replace(/[\s]/g, '')
    .replace(/[lT1|J]/g, 'I')
    .replace(/D/g, 'II');
  return {
    kind: 'article',
    number: `ARTICLE ${roman}`,
    value: romanValue(roman),
    depth: 1,
    length: all.length,
  };
}

/** A speck of a scan before the heading of a section: '‘Section 7. Date of Commencement'. */
const speck = /^(?!\* )[“"‘'’`´.,*~]{1,2}\s?(?=section\s?\d{1,3}[a-z]?\W)/i;

/** '* Section 2 Map' is an item of a list of papers: its number is in a name, with no point behind it and no sentence. */
const namedPart = /^(?:article|exhibit|part|section) \w{1,4} [A-Z][^.:;]{2,40}$/i;

/** The number, letter or bullet with which a text begins; null where it begins with words. */
export function labelOf(text: string): Label | null {
  const dirt = speck.exec(text)?.[0].length ?? 0;
  if (dirt > 0) {
    const clean = labelOf(text.slice(dirt));
    return clean && { ...clean, length: clean.length + dirt };
  }
  const article = articleLabel.exec(text);
  if (article)
    return named(/^(?:part|chapter|division|topic)/i.test(article[1] ?? '') ? 'part' : 'article', article);
  const spaced = scanned.exec(text);
  if (spaced) return scannedArticle(spaced);
  const section = sectionLabel.exec(text);
  if (section) return named('section', section);
  const exhibit = exhibitLabel.exec(text);
  if (
    exhibit &&
    !/^(?:[a-z]|of|to|in|is|as)$/.test(exhibit[2] ?? '') &&
    !/^(?:OF|TO|IN|IS|AS)$/.test(exhibit[2] ?? '')
  )
    return named('exhibit', exhibit);
  const decimal = decimalLabel.exec(text);
  if (decimal && /\d\.\d|[A-Z]\.\d/.test(decimal[0])) {
    const parts = (decimal[1] ?? '').split('.');
    return {
      kind: 'decimal',
      number: decimal[1] ?? '',
      value: Number(parts.at(-1)),
      depth: parts.length,
      length: decimal[0].length,
    };
  }
  const dot = dotted.exec(text) ?? comma.exec(text);
  // 'b)' is an item of a list as '(b)' is; a scan may have lost its first bracket.
  if (dot) return lettered(dot, dot[0].charAt(dot[1]?.length ?? 0) === ')');
  const paren = enclosed.exec(text);
  if (paren) return lettered(paren, true);
  const mark = bullet.exec(text);
  if (!mark) return null;
  // A speck of the scan may stand where a bullet would.
  const inner = labelOf(text.slice(mark[0].length));
  if (inner && inner.kind !== 'bullet' && !namedPart.test(text.slice(mark[0].length)))
    return { ...inner, length: inner.length + mark[0].length };
  return { kind: 'bullet', number: mark[0].trim(), value: 0, depth: 1, length: mark[0].length };
}
