import PostalMime, { type Address, type Email } from 'postal-mime';
import type { Page } from '#contract/page.ts';
import { linesOfHtml } from '../html/read-html.ts';
import { TooLarge } from '../limits.ts';
import { pagesOfText } from '../pages-of-text.ts';
import { type TextLine, tidyLine } from '../write-text-page.ts';

const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 } as const;
const LONGEST_NAME = 200;
/** Lines that may begin a part. The parser's time grows with their square. */
const MOST_PARTS = 3000;

/** A mail's head, its text and the names of the files that came with it, which are not opened. Rejects with TooLarge, or where it is not sound. */
export async function readEml(bytes: Uint8Array): Promise<Page[]> {
  if (startsOfParts(bytes) > MOST_PARTS) throw new TooLarge();
  const mail = await PostalMime.parse(bytes, LIMITS);
  const [first = [], ...rest] = textOf(mail);
  const whole = [[...headOf(mail), ...first], ...rest];
  whole.at(-1)?.push(...namesOf(mail));
  return pagesOfText(whole);
}

function startsOfParts(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1))
    if (bytes[at + 1] === 0x2d && bytes[at + 2] === 0x2d) count += 1;
  return count;
}

const line = (text: string, heading = 0): TextLine => ({ text: tidyLine(text), heading, bold: heading > 0 });
const blank = line('');

function headOf({ subject, from, to, date }: Email): TextLine[] {
  const people = (list: readonly (Address | undefined)[]) =>
    list.map((one) => (one ? one.name || one.address || '' : '')).join(', ');
  const head = [
    ...(subject ? [line(subject, 1)] : []),
    ...(from ? [line(`From: ${people([from])}`)] : []),
    ...(to?.length ? [line(`To: ${people(to)}`)] : []),
    ...(dayOf(date) ? [line(`Date: ${dayOf(date)}`)] : []),
  ];
  return head.length > 0 ? [...head, blank] : [];
}

/** 'November 24, 2026', in the time zone of nobody: the day that the mail's own clock had is not kept. */
function dayOf(date: string | undefined): string | undefined {
  const at = new Date(date ?? '');
  if (Number.isNaN(at.getTime())) return date;
  return at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** Its text, or that of the web page that it is where it has none. */
function textOf({ text, html }: Email): TextLine[][] {
  if (text?.trim())
    return [
      text
        .trim()
        .split(/\r\n?|\n/)
        .map((row) => line(row)),
    ];
  return linesOfHtml(html ?? '');
}

function namesOf({ attachments }: Email): TextLine[] {
  const names = attachments.flatMap(({ filename, disposition }) =>
    filename && disposition !== 'inline' ? [filename.replace(/\s+/g, ' ').slice(0, LONGEST_NAME)] : [],
  );
  return names.length > 0 ? [blank, ...names.map((name) => line(`Attached file: ${name}`))] : [];
}
