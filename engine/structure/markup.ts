import { regex } from '../regex.ts';
import { labelOf } from './labels.ts';
import { type Piece, type PrintedLine, partOf } from './printed-line.ts';

const tag = String.raw`<\/?(?:a|abbr|b|blockquote|body|br|center|code|div|em|font|h[1-6]|head|hr|html|i|img|li|ol|p|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul)\b[^<>]*>`;
/** What is set aside of a line: comments, tags, pictures, the address of a link, marks of emphasis and of code. */
const mark = regex.gi`<!--[^<>]*-->|${tag}|!\[[^[\]]*\]\([^()]*\)|\[([^[\]]*)\](?:\(| \((?=[/#]|https?:|mailto:))[^()]*\)|(?<!\w)\x60([^\x60]{1,80})\x60(?!\w)|\*\*|(?<=\d)\^(?=(?:st|nd|rd|th)\^)|(?<=\d\^(?:st|nd|rd|th))\^|(?<![\w*])\*(?=[^\s*])(?=[^*]{1,200}\S\*(?![\w*]))|(?<=[^\s*])\*(?![\w*])`;
const anyMark = /[<*[`^]/;
/** Signs of a heading, a quotation or a list item. */
const prefix = /^[#>+-]/;
const rowEdge = /^<\/?(?:tr|table|thead|tbody|tfoot)\b/i;
/** A row whose cells are parted by strokes though none stands before the first: 'Dues | 4,000 |'. */
const openRow = /^[^|]*\w[^|]*\|(?:.*\||.*?(?:\$ ?\d|\d,\d{3}|\d\.\d\d)[\d.,]*[)-]?)$/;
/** 'Topic | Talk | Action' over lines of as many cells: so many together are a table that was typed out. */
const fewestRows = 3;
const strokesIn = ({ text, page }: PrintedLine) =>
  /^[^|]*[\w#][^|]* \| /.test(text) ? `${page}:${text.split('|').length}` : '';
function typedRows(lines: readonly PrintedLine[]): ReadonlySet<PrintedLine> {
  const found = new Set<PrintedLine>();
  let run: PrintedLine[] = [];
  for (const line of [...lines, undefined]) {
    if (line && run[0] && strokesIn(line) === strokesIn(run[0])) run.push(line);
    else {
      if (run.length >= fewestRows) for (const one of run) found.add(one);
      run = line && strokesIn(line) ? [line] : [];
    }
  }
  return found;
}
const cellEdge = /^<\/?t[dh]\b/i;

interface Token {
  /** A range of the line's text, or a tag. */
  readonly from: number;
  readonly to: number;
  readonly tag: string | null;
}

const rule = /^-{3,}$/;
const frontKey = /^[A-Za-z_][\w -]{0,30}:(?:\s|$)/;
/** So many lines at most may stand between the two rules of a Markdown file's head. */
const frontLines = 60;

/** The index of the line that closes a Markdown file's head of keys and values; 0 where it has none. */
function endOfFront(lines: readonly PrintedLine[]): number {
  if (!rule.test(lines[0]?.text ?? '') || !frontKey.test(lines[1]?.text ?? '')) return 0;
  return 1 + lines.slice(1, frontLines).findIndex(({ text }) => rule.test(text));
}

/** Without the comments of more than one line, which no reader of the page sees. */
function withoutComments(lines: readonly PrintedLine[]): readonly PrintedLine[] {
  if (!lines.some(({ text }) => text.startsWith('<!--'))) return lines;
  const shown: PrintedLine[] = [];
  const lastClose = lines.findLastIndex(({ text }) => text.endsWith('-->'));
  let inComment = false;
  for (const [index, line] of lines.entries()) {
    const { text } = line;
    if (inComment) {
      inComment = !text.endsWith('-->');
      continue;
    }
    inComment = index < lastClose && text.startsWith('<!--') && !text.includes('-->');
    if (!inComment) shown.push(line);
  }
  return shown;
}

/** Lines of Markdown or HTML without their marks: headings, table rows and rules as what they mean. */
export function markupLines(all: readonly PrintedLine[]): PrintedLine[] {
  const lines = withoutComments(all);
  const front = endOfFront(lines);
  const typed = typedRows(lines);
  const printed: PrintedLine[] = [];
  let row: PrintedLine[][] | null = null;
  let inCell = false;
  let apart = false;
  const closeRow = () => {
    const cells = row ?? [];
    const made = rowOf(cells.map((parts) => joined(parts, ' ')));
    // A table that only lays out a page holds paragraphs.
    if (made && cells.some(isProse))
      for (const parts of cells)
        printed.push(
          ...parts.flatMap((part, at) => {
            const plain = withoutPrefix(part);
            return plain ? [{ ...plain, apart: at === 0 || plain.apart }] : [];
          }),
        );
    else if (made) printed.push({ ...made, row: true });
    row = null;
    inCell = false;
  };
  for (const [index, line] of lines.entries()) {
    apart ||= line.apart;
    if (index < front && frontKey.test(line.text)) {
      // A key and its value stand alone, though they begin like a sentence that goes on.
      printed.push({ ...line, row: true });
      continue;
    }
    if (row?.[0]?.[0] && row[0][0].page !== line.page) closeRow();
    if (/^(?:[-=_*]\s?){3,}$/.test(line.text)) {
      const last = printed.at(-1);
      if (last && !line.apart && /^[-=]{4,}$/.test(line.text) && last.page === line.page && !last.row) {
        printed[printed.length - 1] = { ...last, heading: line.text.startsWith('=') ? 1 : 2 };
      }
      apart = true;
      continue;
    }
    if (line.text.startsWith('|')) {
      const made = /[^|\s:-]/.test(line.text) ? pipeRow(line) : null;
      if (made) printed.push(made);
      continue;
    }
    const isRow = line.text.includes('|') && (typed.has(line) || openRow.test(line.text));
    const open = isRow ? pipeRow(line) : null;
    if (open && !row) {
      // '2031 BUDGET |' is a title over the cells of a row.
      printed.push(open.text.includes('\t') ? open : { ...open, row: false, apart: true });
      continue;
    }
    if (!row && line.heading === 0 && !anyMark.test(line.text) && !prefix.test(line.text)) {
      printed.push(apart === line.apart ? line : { ...line, apart });
      apart = false;
      continue;
    }
    // '# of units' is no heading.
    let heading = /^#+\s+[a-z]/.test(line.text)
      ? 0
      : line.heading || (/^#{1,6}(?=\s+[^\sa-z])/.exec(line.text)?.[0].length ?? 0);
    const prose: Token[] = [];
    for (const token of tokens(line.text)) {
      const { tag } = token;
      if (tag === null) {
        if (inCell) row?.at(-1)?.push(...kept(line, [token]));
        else prose.push(token);
      } else if (rowEdge.test(tag)) {
        closeRow();
        if (/^<tr\b/i.test(tag)) row = [];
      } else if (cellEdge.test(tag)) {
        inCell = row !== null && !tag.startsWith('</');
        if (inCell) row?.push([]);
      } else if (/^<\/?(?:br|p|div|li)\b/i.test(tag)) {
        if (!inCell) prose.push(token);
      } else if (/^<h[1-6]/i.test(tag)) heading = Number(tag.charAt(2));
    }
    const [own] = kept(line, prose);
    const plain = own && withoutPrefix(own);
    if (plain) {
      printed.push({ ...plain, heading, apart });
      apart = false;
    }
  }
  closeRow();
  return printed;
}

function tokens(text: string): Token[] {
  if (!anyMark.test(text)) return [{ from: 0, to: text.length, tag: null }];
  const found: Token[] = [];
  let at = 0;
  for (const match of text.matchAll(mark)) {
    const words = match[1] ?? match[2];
    found.push({ from: at, to: match.index, tag: null });
    at = match.index + match[0].length;
    if (words !== undefined)
      found.push({ from: match.index + 1, to: match.index + 1 + words.length, tag: null });
    else if (match[0].startsWith('<')) found.push({ from: match.index, to: at, tag: match[0] });
  }
  found.push({ from: at, to: text.length, tag: null });
  return found;
}

/** The line with only these ranges of its text, which keep their own white space, and a space for a tag. None if nothing is left. */
function kept(line: PrintedLine, ranges: readonly Token[]): PrintedLine[] {
  let text = '';
  const pieces: Piece[] = [];
  for (const { from, to, tag } of ranges) {
    if (tag) {
      text += ' ';
      continue;
    }
    for (const piece of line.pieces) {
      const start = Math.max(piece.at, from);
      const end = Math.min(piece.at + piece.length, to);
      if (start >= end) continue;
      pieces.push({
        at: text.length + start - from,
        start: piece.start + start - piece.at,
        length: end - start,
      });
    }
    text += line.text.slice(from, to);
  }
  const made = partOf({ ...line, text, pieces }, 0, text.length);
  return made ? [made] : [];
}

function pipeRow(line: PrintedLine): PrintedLine | null {
  const made = rowOf(
    [...line.text.matchAll(/[^|]+/g)].map(({ index, 0: text }) => {
      const cell = partOf(line, index, index + text.length);
      return (cell && kept(cell, tokens(cell.text))[0]) ?? null;
    }),
  );
  return made && { ...made, row: true };
}

/** Cells with a tab between each two, the empty ones among them too; empty ones at the edges are margins. */
function rowOf(cells: readonly (PrintedLine | null)[]): PrintedLine | null {
  const own = cells.slice(cells.findIndex(Boolean), cells.findLastIndex(Boolean) + 1);
  const [first] = own;
  return first
    ? joined(
        own.map((cell) => cell ?? { ...first, text: '', pieces: [] }),
        '\t',
      )
    : null;
}

/** Several lines of a cell, of which one is longer than any entry of a table. */
const isProse = (parts: readonly PrintedLine[]) =>
  parts.length > 1 && parts.some(({ text }) => text.length > longestEntry);
const longestEntry = 300;

/** Lines of one page as one line. */
export function joined(lines: readonly PrintedLine[], separator: string): PrintedLine | null {
  const [first] = lines;
  if (!first) return null;
  let text = '';
  const pieces: Piece[] = [];
  for (const line of lines) {
    if (line.page !== first.page) break;
    if (text) text += separator;
    for (const piece of line.pieces) pieces.push({ ...piece, at: piece.at + text.length });
    text += line.text;
  }
  return { ...first, text, pieces };
}

/** Without the signs of a heading or quotation, or a bullet before a number of the list's own. */
function withoutPrefix(line: PrintedLine): PrintedLine | null {
  const sign = /^(?:#{1,6}\s+(?=[^\sa-z])|(?:>\s?)+)/.exec(line.text)?.[0].length ?? 0;
  const own = sign > 0 ? partOf(line, sign, line.text.length) : line;
  const bullet = own && /^[-*+]\s+/.exec(own.text);
  if (!own || !bullet) return own;
  const inner = labelOf(own.text.replace(/^\+/, '-'));
  return inner && inner.kind !== 'bullet' ? partOf(own, bullet[0].length, own.text.length) : own;
}
