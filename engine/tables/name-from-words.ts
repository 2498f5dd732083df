import { monthBeginnings } from '../language/dates.ts';
import { fold } from '../language/plain.ts';
import { regex } from '../regex.ts';
import { groupsOf } from './name-columns.ts';

const longestLine = 200;
/** Words over the labels: 'Description', 'Income'. */
const mostLeading = 4;
const monthName = `(?:${monthBeginnings})[a-z]{0,6}\\.?`;
/** Words that are one: 'Jan 1 - Jun 12, 31', 'Dec 31, 2031', '$ Over Budget'. */
const phrase = regex.g`\b(?:${monthName} (?:\d{1,2} ?)?(?:,? ?(?:19|20)\d\d ?)?(?:-|to|through) ?)?${monthName} \d{1,2}(?:, (?:(?:19|20)\d\d|\d\d))?(?!\d)|\$ over budget\b|% of budget\b|\b(?:variance|difference|change) (?:to|from) budget\b|\byear end\b`;
const column =
  /^(?:actuals?|budget(?:ed|s)?|variance|var\.?|difference|change|forecast|estimate|est\.?|projection|.*_.*)$/;
const known =
  /^(?:actuals?|budget(?:ed|s)?|variance|difference|change|forecast|estimated?|est\.?|projection|projected|proposed|approved|adopted|revised|amended|final|current|prior|last|next|annual|yearly|monthly|month|quarterly|quarter|year|ytd|fy|period|total|amount|to|date|year-to-date|preliminary|operating|reserves?|combined|var\.?|usd|notes?|comments?|remarks?|(?:fy)?(?:19|20)\d\d(?:[/-](?:19|20)?\d\d)?|[$%]|.*_.*)$/;
const year = /^(?:fy)?(?:19|20)\d\d(?:[/-](?:19|20)?\d\d)?$|_(?:19|20)\d\d$/;
/** A column of words, which has no figures. */
const ofWords = /(?:^| )(?:notes?|comments?|remarks?)$/;
const over =
  /\b(?:current (?:period|month|year)|this month|monthly?|year to date|ytd|(?:prior|last) year|annual|full year|year)\b/g;

/** '2031 Approved Budget' is a title, not the names of three columns. */
const title =
  /^(?:(?:fy|final|proposed|approved|adopted|revised|amended|annual|current|next|year) )*(?:fy)?(?:19|20)\d\d(?: (?:final|proposed|approved|adopted|revised|amended|annual))* budget$|^(?:(?:final|proposed|approved|adopted|revised|amended|annual) )*budget (?:for )?(?:fy ?)?(?:19|20)\d\d$/;

const wordsOf = (line: string) =>
  fold(line)
    .replace(/[|:()]/g, ' ')
    .trim()
    .split(/ +/);

/** The words cut before, or after, each of those that fit; null where that makes another number of columns. */
function cut(words: readonly string[], fits: (word: string) => boolean, count: number): string[] | null {
  const before = fits(words[0] ?? '');
  if (!before && !fits(words.at(-1) ?? '')) return null;
  const names: string[] = [];
  let open = '';
  for (const word of words) {
    if (before && fits(word) && open) {
      names.push(open);
      open = '';
    }
    open = `${open} ${word}`.trim();
    if (!before && fits(word)) {
      names.push(open);
      open = '';
    }
  }
  const all = open ? [...names, open] : names;
  return all.length === count ? all : null;
}

/** The words of a line that holds nothing but names of columns, behind those over the labels; null where others stand among them. */
function namingWords(line: string): string[] | null {
  if (line.length > longestLine) return null;
  const all = wordsOf(fold(line).replace(phrase, (words) => words.replaceAll(' ', '_')));
  const first = all.findIndex((word) => known.test(word));
  const words = all.slice(first);
  if (first < 0 || first > mostLeading || !words.every((word) => known.test(word))) return null;
  return title.test(words.join(' ')) ? null : words;
}

const isYear = (word: string) => year.test(word);
const isColumn = (word: string) => column.test(word);
/** Words that are no name by themselves. */
const noName = /^(?:to|date|[$%]|usd)$/;
const ofFund = /^(?:operating|reserves?)$/;
const ofAll = /^(?:total|combined)$/;

/** Whether each word is the name of a column, and not all of them a title: 'Annual Budget', 'Operating Reserve'. */
function areNames(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  if (words.some((word) => noName.test(word))) return false;
  if (words.some((word) => ofFund.test(word))) return ofAll.test(last);
  return !isColumn(last) || words.slice(0, -1).some((word) => isColumn(word) || isYear(word));
}

/** Words that end the name of a column. */
const ending = /^(?:to|date|[$%]|usd|amount|period)$/;
const difference = /^(?:var|variance|difference|change)/;
const columnsIn = (name: string) =>
  name.split(' ').filter((word) => isColumn(word) && !word.includes('_') && !difference.test(word)).length;

/** The words cut where a year, or what is no more of the name of a column, begins another: '2031 Budget | 2031 Revised Budget | Actual to Date'. */
function cutWhereNamesBegin(words: readonly string[], count: number): string[] | null {
  const names: string[] = [];
  for (const word of words) {
    const last = names.at(-1)?.split(' ') ?? [];
    const isFull = last.some((each) => isColumn(each)) && !ending.test(word);
    const begins = ofWords.test(word) ? isFull && !last.some(isYear) : isYear(word) || isFull;
    if (last.length === 0 || begins) names.push(word);
    else names.push(`${names.pop()} ${word}`);
  }
  const figured = names.filter((name) => !ofWords.test(name));
  return figured.length === count && figured.length > 1 ? figured : null;
}

/** 'Description Actual Budget Variance' as the names of three columns; null where the words name another number. */
function namesIn(words: readonly string[], count: number): string[] | null {
  const own = ofWords.test(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  const ends = [own[0], own.at(-1)].some((word) => isColumn(word ?? ''));
  const found =
    cutWhereNamesBegin(words, count) ??
    cut(own, isYear, count) ??
    (ends ? cut(own, isColumn, count) : null) ??
    (own.length === count && areNames(own) ? own : null);
  return found?.every((name) => columnsIn(name) < 2) ? found.map((name) => name.replaceAll('_', ' ')) : null;
}

const monthWord = regex`^(?:${monthBeginnings})[a-z]*\.?$`;
const shortYear = /^['’]?(\d\d)$/;
const twoYears = /^((?:19|20)\d\d)[/-](?:19|20)?\d\d$/;
const opens = /^(?:actuals?|budget(?:ed|s)?|variance|difference|ytd|forecast|projection)$/;
/** So many lines may hold the names of columns, one below the other. */
const mostStacked = 24;
/** Words of a heading, or of a column of remarks, may stand between the names and the table. */
const mostBetween = 3;

/** The words of a line that tell of columns, years in full ("jul '05" as 'jul 2005'); null where others stand among them. */
function columnWords(line: string): string[] | null {
  const words = wordsOf(line)
    .flatMap((word) => word.replace(/^-+/, '').split(/(?<=[a-z])(?=')/))
    .filter((word) => /[a-z0-9]/.test(word));
  const from = words.findIndex(
    (word) => opens.test(word) || monthWord.test(word) || twoYears.test(word) || known.test(word),
  );
  if (from < 0) return null;
  const told: string[] = [];
  for (const word of words.slice(from)) {
    const short = shortYear.exec(word)?.[1];
    const two = twoYears.exec(word)?.[1];
    if (short && monthWord.test(told.at(-1) ?? '')) told.push(`20${short}`);
    else if (two) told.push(two);
    else if (known.test(word) || monthWord.test(word)) told.push(word);
    else return null;
  }
  return from > 2 ? null : told;
}

/** Names that stand one below the other, as cells lost their places: 'Actual / Jan 31 - Dec 31 / Budget / 2032'. */
function stackedNames(lines: readonly string[], count: number): string[] | null {
  let words: string[] = [];
  let between = 0;
  for (let at = lines.length - 1; at >= Math.max(0, lines.length - mostStacked); at--) {
    const line = lines[at] ?? '';
    if (/^[\s|]*$/.test(line)) continue;
    const told = line.length > longestLine ? null : columnWords(line);
    if (!told && words.length === 0 && between < mostBetween) {
      between++;
      continue;
    }
    if (!told) break;
    words = [...told, ...words];
    if (words.filter((word) => opens.test(word)).length > count) return null;
    const names = cut(words, (word) => opens.test(word), count);
    if (names && opens.test(words[0] ?? '')) return names;
  }
  return null;
}

/** The names with the words of the line over them, where that names groups of columns that come again: 'current period  year to date  annual'. */
export function withGroups(names: readonly string[], line: string): readonly string[] {
  const groups = groupsOf(names);
  const text = fold(line).replace(/-/g, ' ');
  const words = line.length > longestLine ? [] : [...text.matchAll(over)].map(([word]) => word);
  if (groups.length === 0 || words.length !== groups.length) return names;
  return names.map((name, i) => {
    const group = groups.findIndex(({ from, to }) => i >= from && i < to);
    return `${words[group] ?? ''} ${name}`.trim();
  });
}

/**
 * The names of so many columns in the lines of a text over a table that has lost its gaps, so that no place tells which word
 * stands over which column; null where no line names as many.
 */
export function namesInLines(lines: readonly string[], count: number): readonly string[] | null {
  if (count < 2) return null;
  for (let at = lines.length - 1; at >= 0; at--) {
    const words = namingWords(lines[at] ?? '');
    if (!words) continue;
    const names = namesIn(words, count);
    // The names of another number of columns are the nearest all the same.
    if (!names && words.filter((word) => isColumn(word) || isYear(word)).length > 1) break;
    if (!names) continue;
    // '2031 2030 2030' over 'Budget Budget Projected'.
    const over = namesIn(namingWords(lines[at - 1] ?? '') ?? [], count);
    return over ? names.map((name, i) => `${over[i] ?? ''} ${name}`) : withGroups(names, lines[at - 1] ?? '');
  }
  return count > 2 ? stackedNames(lines, count) : null;
}
