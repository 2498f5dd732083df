import { regex } from '../regex.ts';
import type { PrintedLine } from './printed-line.ts';

const rest = String.raw`[\s\t|•.~_–—-]*`;
const paged = regex.i`^${rest}(?:page|pg\.?|p\.)\s*[#]?\s*[\dIlOo]{1,4}(?:\s*(?:of|/)\s*[\dIlOo]{1,4})?${rest}$`;
const fraction = /^[\s|•._–—-]*\d{1,4}\s*(?:of|\/)\s*\d{1,4}[\s|•._–—-]*$/i;
const bare = /^[\s|•._~–—-]*(\d{1,4}|[ivxl]{1,6})[\s|•._~–—-]*$/i;
/** What a browser prints over and under a page. */
const browser =
  /^(?:(?:https?:\/\/|about:|file:\/\/)\S+(?:[\s\t]+[\d/: APMapm,]+)?|\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d\d.{0,120})$/;

/** A line that says which page it stands on and no more. Only a line at a page's edge may be set aside for it. */
export function isPageNumber(line: PrintedLine, page: number, pages: number): boolean {
  const text = line.text;
  if (text.length > 160) return false;
  if (paged.test(text) || browser.test(text)) return true;
  if (fraction.test(text)) return /of/i.test(text) || atEdge(line);
  const number = bare.exec(text)?.[1];
  if (!number) return false;
  if (!/^\d/.test(number)) return number === number.toLowerCase() && (atEdge(line) || /-/.test(text));
  // Page numbers may count on from the volume before, but 2024 is a year.
  return Number(number) <= Math.max(page, pages) + 300 && (line.box === null || atEdge(line));
}

/** In the outer ninth of the page, above or below. */
export function atEdge(line: PrintedLine): boolean {
  return line.box !== null && (line.box[3] < 0.11 || line.box[1] > 0.89);
}
