import { findDates } from './dates.ts';
import { toHundredths } from './hundredths.ts';
import { matchAt, type ReadNumber, readNumber } from './number-words.ts';
import type { DurationUnit, MoneyQuantity, Period, Quantity } from './quantity.ts';

const start =
  /(?<![\w.$])(?:us)?\$(?:\s|[ \t]{2,30})?(?=[\d.])|(?<![\w.,/-])(?:\d|\.\d|[½¼¾⅓⅔])|(?<=(?:\d|[ap]\.?m\b\.?|noon|midnight)\s?-)\d|\b(?!one-time\b|one time (?:fees?|charges?|assessments?|payments?|contributions?|[a-z]+ (?:fees?|charges?|contributions?|assessments?))\b)(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thir|four|fif|six|seven|eigh|nine|twen|fort|fift|sixt|zero)[a-z]*|\b(?:more than|over) half(?= (?:of|the)\b)|\b(?:simple )?majority\b(?:\s*\(\s*50\s?(?:%|percent)(?:\s*\\?(?:\+|plus)\s*(?:1|one))?\s*\\?\))?|\b(?:noon|midnight)\b/g;
const afterReference =
  /(?:\b(?:section|sections|sec\.?|article|articles|art\.?|paragraph|paragraphs|subsection|subparagraph|exhibit|page|pages|chapter|rule|no\.|number|amendment)|§|#)\s?$/;
const dottedTail = /(?:\.\d+|-\d|[a-z])/y;

const paren =
  /\s*\(\s*(\$)?\s*((?:\d{1,3}(?:,\d{3})+|\d \d(?=\s?%)|\d+)(?:\.\d+)?(?:\s*-?\s*\d\/\d)?|\d\/\d)\s*(?:%|percent)?\s*(?:rds?|ths?)?\s*\)/y;
const percentSign = /\s*(?:-\s?)?(?:%|percentum\b|percent\b|per\s?cent(?:um)?\b)/y;
const dollars = /\s*(?:(?:and|&)?\s*(?:no|\d{2}|xx|zero)\s?\/\s?[1l]00(?:ths?)?\s*)?(?:us\s)?dollars?\b/y;
const cents = /\s*cents?\b/y;
/** 'two dollars and fifty cents ($2.50)' */
const centsToo = /\s*and [a-z]+(?:[\s-][a-z]+)? cents?(?=\s*\(\s*\$)/y;
const dollarParen = /\s*\(\s*\$\s?([\d,]+(?:\.\d+)?)\s*\)/y;
const duration =
  /[\s-]*(?:(?:calendar|business|working|consecutive|full|additional|successive|continuous|regular)[\s-]+)*(hour|day|night|week|month|year)s?\b(?!\s+old)'?/y;
const unitAfter = /^\) ?(?:%|per\s?cent|(?:[a-z]+ )?(?:hour|day|night|week|month|year)s?\b)/;
const clock = /(?::\s?(\d\d))?\s*(?:o'clock\s*(?=[ap]\.?\s?m\b))?(a\.?\s?m\b\.?|p\.?\s?m\b\.?|o'clock)/y;
const sumBefore = /\b(?:amount|sum|fee|charge|fine) of $|\$[\d,.]{1,12} to $/;
/** '$887k', '$1.55M', '$1.2 million': how many dollars one of the figure is. */
const scaled = /(?:(k|m|mm)|\s(thousand|million|mil))\b(?!['-])/y;
const scales: Record<string, number> = { k: 1000, thousand: 1000, m: 1e6, mm: 1e6, mil: 1e6, million: 1e6 };
const ofMoney =
  /\b(?:assessments?|budget|loan|costs?|estimate[ds]?|reserves?|balance|funds?|total(?:s|ed)?|price|bid|quote[ds]?)\b(?: (?:of|is|was|at|about|approximately|around|up to|to))* $/;
const colonClock = /:(\d\d)(?!\d)/y;
const ofMajority = /\s+majority\b/y;

const home =
  '(?:lot|unit|home|homesite|house|household|dwelling|residence|apartment|townhome|townhouse|condominium|parcel|owner|member|homeowner|property|door)s?\\b';
const periodWords =
  '(annum|year|yr|month|mo|quarter|qtr|half[- ]year|day)\\b\\.?|(annually|yearly|monthly|quarterly|semi-?annually|daily)\\b';
const basis = new RegExp(
  `[\\s,]*(?:(?:per|for each|for every|each|every|/)\\s*(?:such\\s+)?(${home})[\\s,]*)?(?:(?:(?:for each|per|each|every|a|an|in each|/)\\s*(?:(?:calendar|fiscal)\\s+)?)?(?:${periodWords}))?(?:[\\s,]*(?:per|for each|each|/)\\s*(?:such\\s+)?(${home}))?`,
  'y',
);
const nakedPeriod = /^(?:annum|year|yr|month|mo|quarter|qtr|half[- ]year|day)\b/;
const periods: Record<string, Period> = {
  annum: 'year',
  year: 'year',
  yr: 'year',
  annually: 'year',
  yearly: 'year',
  month: 'month',
  mo: 'month',
  monthly: 'month',
  quarter: 'quarter',
  qtr: 'quarter',
  quarterly: 'quarter',
  semiannually: 'half_year',
  'semi-annually': 'half_year',
  'half-year': 'half_year',
  'half year': 'half_year',
  day: 'day',
  daily: 'day',
};
const daysIn: Record<DurationUnit, number> = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 };

function money(text: string, from: number, amount: number, end: number): MoneyQuantity {
  const m = matchAt(basis, text, end);
  const tail = m?.[0].replace(/^[\s,]+/, '') ?? '';
  const found = m && tail && !nakedPeriod.test(tail);
  const period = found ? (periods[m[2] ?? m[3] ?? ''] ?? null) : null;
  const per = found && (m[1] || m[4]) ? 'home' : null;
  const stop = period || per ? end + (m?.[0].replace(/,\s*$/, '').length ?? 0) : end;
  return { kind: 'money', amount: toHundredths(amount), period, per, start: from, end: stop };
}

function minutes(hour: number, minute: number, half: string): number {
  const h = half.startsWith('p') ? (hour % 12) + 12 : half.startsWith('a') ? hour % 12 : hour;
  return (h * 60 + minute) % 1440;
}

const controlPeriod = /^ ?(?:(?:declarant|developer) )?control period/;

/** What the number at a position counts, by what stands after it. */
function classify(text: string, from: number, number: ReadNumber, dollar: boolean): Quantity {
  const written = /\d/.test(text.slice(from, number.end)) ? 'figures' : 'words';
  let end = number.end;
  let parenDollar = false;
  if (written === 'words') {
    const p = matchAt(paren, text, end);
    if (p) {
      end += p[0].length;
      parenDollar = p[1] !== undefined;
    }
  } else if (text[from - 1] === '(' && text[end] === ')' && unitAfter.test(text.slice(end, end + 24))) {
    // 'within (15) days': the words before the parentheses were left out.
    end += 1;
  }
  const scale = dollar ? matchAt(scaled, text, end) : null;
  if (scale) {
    const times = scales[scale[1] ?? scale[2] ?? ''] ?? 1;
    return money(text, from, number.value * times, end + scale[0].length);
  }
  if (dollar || parenDollar) {
    const spelled = matchAt(dollars, text, end);
    return money(text, from, number.value, spelled ? end + spelled[0].length : end);
  }
  if (isThousands(text, from, end)) return money(text, from, number.value * 1000, end + 1);
  // The dollar sign that a scan lost: 'a late charge in the amount of 20.00'.
  if (
    /\.\d\d$/.test(text.slice(from, end)) &&
    sumBefore.test(text.slice(Math.max(0, from - 16), from)) &&
    !matchAt(percentSign, text, end)
  )
    return money(text, from, number.value, end);
  const spelled = matchAt(dollars, text, end);
  if (spelled) {
    end += spelled[0].length;
    end += matchAt(centsToo, text, end)?.[0].length ?? 0;
    const figures = matchAt(dollarParen, text, end);
    const amount = figures ? Number((figures[1] ?? '').replaceAll(',', '')) : number.value;
    return money(text, from, amount, figures ? end + figures[0].length : end);
  }
  const percent = matchAt(percentSign, text, end);
  if (percent || /%|percent/.test(text.slice(number.end, end))) {
    if (percent) end += percent[0].length;
    const again = matchAt(paren, text, end);
    if (again) end += again[0].length;
    const value = toHundredths(number.value);
    return { kind: 'percent', percent: value, form: 'percent', start: from, end };
  }
  if (number.fraction) {
    const again = matchAt(paren, text, end);
    if (again) end += again[0].length;
    const extra = matchAt(ofMajority, text, end);
    if (extra) end += extra[0].length;
    const percentValue = Math.round(number.value * 10_000) / 100;
    return { kind: 'percent', percent: percentValue, form: 'fraction', start: from, end };
  }
  if (matchAt(cents, text, end))
    return money(text, from, number.value / 100, end + (matchAt(cents, text, end)?.[0].length ?? 0));
  const time = matchAt(clock, text, end);
  if (time && number.value <= 24) {
    return {
      kind: 'clock',
      minutes: minutes(number.value, Number(time[1] ?? 0), time[2] ?? ''),
      start: from,
      end: end + time[0].length,
    };
  }
  const colon = matchAt(colonClock, text, end);
  if (colon && number.value < 24 && written === 'figures') {
    return {
      kind: 'clock',
      minutes: number.value * 60 + Number(colon[1]),
      start: from,
      end: end + colon[0].length,
    };
  }
  const span = matchAt(duration, text, end);
  // 'the 2031 calendar year' is a year, not so many of them.
  if (span && !(written === 'figures' && number.value >= 1900 && number.value <= 2100)) {
    // A guest's nights count as days.
    const unit = (span[1] === 'night' ? 'day' : span[1]) as DurationUnit;
    return {
      kind: 'duration',
      days: Math.round(number.value * daysIn[unit] * 1000) / 1000,
      count: number.value,
      unit,
      start: from,
      end: end + span[0].length,
    };
  }
  return { kind: 'count', value: number.value, start: from, end };
}

/** 'Special Assessment 400k', written in haste. */
const isThousands = (text: string, from: number, end: number): boolean =>
  text[end] === 'k' &&
  !/[\w'-]/.test(text[end + 1] ?? '') &&
  ofMoney.test(text.slice(Math.max(0, from - 48), from));

/** '10/24' at the end of a clause is a day; '10/24 owners' counts them. */
const dayOfMonth = /^(?:[1-9]|1[0-2])\/(?:[1-9]|[12]\d|3[01])(?: ?[-–•;,.)]|\s*$)/;

function isReference(text: string, from: number, number: ReadNumber): boolean {
  if (afterReference.test(text.slice(Math.max(0, from - 14), from))) return true;
  if (!number.fraction && dayOfMonth.test(text.slice(from, from + 7))) return true;
  // '4.1.2', '12-345', '3rd' and '5a' are numbers of things, not quantities.
  return (
    /\d$/.test(text.slice(from, number.end)) &&
    /^(?:\.\d|[a-z](?![a-z]*(?:percent|\b(?:am|pm)))(?!\.?m\b))/.test(
      text.slice(number.end, number.end + 3),
    ) &&
    matchAt(dottedTail, text, number.end) !== null
  );
}

/** '3. Dogs must be leashed.': the number of an item counts nothing. */
const itemMark =
  /^[^\w$(]*\(?\d{1,2}[.)] (?=["'(]?[a-z])(?!(?:days?|weeks?|months?|years?|hours?|percent|per cent|dollars?)\b)/;

/**
 * Every quantity in `text` (lower case, plain quotes and dashes: see plainText), in order and without overlap. A number
 * that is both spelled and in figures ('thirty (30) days') is one quantity, the number of an item none.
 */
export function findQuantities(text: string): Quantity[] {
  const found: Quantity[] = [];
  const dates = findDates(text);
  let nextDate = 0;
  let at = itemMark.exec(text)?.[0].length ?? 0;
  for (;;) {
    start.lastIndex = at;
    const m = start.exec(text);
    const date = dates[nextDate];
    if (date && (!m || date.start <= m.index)) {
      if (date.start >= at) found.push(date);
      at = Math.max(at, date.end);
      nextDate++;
      continue;
    }
    if (!m) return found;
    const from = m.index;
    at = from + m[0].length;
    if (/majority|half$/.test(m[0])) {
      found.push({ kind: 'percent', percent: 50, form: 'majority', start: from, end: at });
    } else if (m[0] === 'noon' || m[0] === 'midnight') {
      found.push({ kind: 'clock', minutes: m[0] === 'noon' ? 720 : 0, start: from, end: at });
    } else {
      const dollar = m[0].includes('$');
      const number = readNumber(text, dollar ? at : from);
      if (!number) continue;
      at = number.end;
      if (!dollar && !isThousands(text, from, number.end) && isReference(text, from, number)) continue;
      const quantity = classify(text, from, number, dollar);
      // 'The 75% Control Period' is a name.
      if (!controlPeriod.test(text.slice(quantity.end, quantity.end + 24))) found.push(quantity);
      at = quantity.end;
    }
  }
}
