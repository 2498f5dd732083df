import type { DocumentType } from '#contract/document-type.ts';
import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { bareDays, monthBeginnings } from '../../language/dates.ts';
import { monthNames } from '../../language/month-names.ts';
import type { Doc } from '../../model.ts';
import { regex } from '../../regex.ts';
import { entries } from '../../tables/entries.ts';
import { yearsIn } from '../../tables/pick-figure.ts';
import { lower, type Tier } from '../../tiers.ts';

const forms: readonly (readonly [RegExp, Tier])[] = [
  [/\b(?:budget|fiscal) year:?\s*(?:ending[^\d]{0,20})?((?:19|20)\d\d)\b/i, 'express'],
  [
    /\b((?:19|20)\d\d)\s+(?:final |revised |proposed |preliminary |draft |approved |adopted |annual |operating |reserve |income |expense |and |& |year[- ]end )*(?:budget(?!ed)|treasurer|financial)/i,
    'plain',
  ],
  [/^\W{0,3}((?:19|20)\d\d) (?:annual )?(?:assessments?|dues)\b/i, 'likely'],
  [/\b(?:dues|fee|assessments?) for ((?:19|20)\d\d)\b/i, 'likely'],
  [/\bbudget (?:for )?(?:the )?(?:(?:fiscal|calendar|coming) )?(?:year )?((?:19|20)\d\d)\b/i, 'plain'],
  [/^\W{0,3}((?:19|20)\d\d) (?:[A-Za-z]+ ){0,3}Budgets?\s*$/im, 'express'],
  [
    /\bbudget\b[^.;]{0,40}\b(?:approved|adopted|passed|accepted|presented|proposed|prepared) for (?:the )?((?:19|20)\d\d)\b/i,
    'plain',
  ],
  [/(?<!\d)((?:19|20)\d\d)\s?[-/–]\s?(?:(?:19|20)?\d\d) (?:[a-z/&]+ ){0,4}budget\b/i, 'told'],
  [/\bbudget (?:year\s)?(?:for )?(?:fy )?((?:19|20)\d\d)\s?[-/–]\s?(?:(?:19|20)?\d\d)\b/i, 'told'],
  [/\b(?:end of (?:the )?(?:fiscal )?year|end-of-year|year[- ]end),? ((?:19|20)\d\d)\b/i, 'told'],
  [
    /\bfy ?['’]?((?:20)?\d\d) (?:proposed |approved |adopted |operating |annual |draft |final |preliminary )*budget\b/i,
    'plain',
  ],
  [
    regex.i`\b(?:${monthBeginnings})[a-z]*\.? \d{1,2}\s*(?:-|–|to|through|thru)\s*(?:${monthBeginnings})[a-z]*\.? \d{1,2},? ((?:19|20)\d\d)\b`,
    'plain',
  ],
  [/\b((?:19|20)\d\d) (?:fiscal|calendar|financial|budget) year\b/i, 'told'],
  [/\b(?:year|period|months?)\s+(?:ending|ended|through)[:\s]+[^\n]{0,20}?((?:19|20)\d\d)\b/i, 'plain'],
  [regex.i`\bperiod(?: range)?:?\s[^\n]{0,30}?(?:${monthBeginnings})[a-z]*\.? ((?:19|20)\d\d)\b`, 'plain'],
  [
    regex.i`\b(?:${monthBeginnings})[a-z]*\.? \d{1,2},? ((?:19|20)\d\d)\s*(?:-|–|to|through|thru)\s*[a-z]{3,9}\.? \d{1,2},? (?:19|20)\d\d\b`,
    'plain',
  ],
  [
    regex.i`\b(?:${monthBeginnings})[a-z]*\.? ((?:19|20)\d\d)\s*(?:-|–|to|through|thru)\s*[a-z]{3,9}\.? (?:\d{1,2},? )?\1\b`,
    'plain',
  ],
  [
    /\b\d{1,2} [a-z]{3,9}\.? ((?:19|20)\d\d)\s*(?:-|–|to|through|thru)\s*\d{1,2} [a-z]{3,9}\.? \1\b/i,
    'plain',
  ],
  [/\b\d{1,2}\/\d{1,2}\/((?:19|20)\d\d|\d\d)\s*(?:-|–|to|through)\s*\d{1,2}\/\d{1,2}\/\d{2,4}\b/i, 'plain'],
];

/** 'No 2032 budget exists.' */
const notThere = /\b(?:no|not (?:yet )?an?)\s*$/i;
/** The budget that a meeting deals with, not the one that it is compared to. */
const dealtWith =
  /\b(?:review|approv|adopt|present|pass|accept|discuss|ratif)\w*\b[^.;]{0,30}?\b((?:19|20)\d\d) (?:[A-Za-z]+ ){0,4}budget\b/i;
/** What a statement itself is of, whatever budget it sets beside: 'Operating Statement 2031', 'Profit & Loss vs. Actual 2031'. */
const stated =
  /\b(?:(?:operating|income|financial) statements?|profit (?:&|and) loss|income (?:&|and) expenses?|actuals?)(?: (?:vs\.?|versus|for|of|the|fiscal|calendar|year|actuals?|ended|ending|statement|report))* ((?:19|20)\d\d)\b(?! ?(?:budget|[-–/]))/i;
const formsOfMinutes = [[dealtWith, 'express'] as const, ...forms];
const formsOf: Partial<Record<DocumentType, typeof forms>> = {
  minutes: formsOfMinutes,
  financial: [[stated, 'express'], ...forms],
};
const compared =
  /\b(?:changes?|differen\w+|increases?|decreases?|compar\w+|over|than|same)\b[^.;]{0,40}\b(?:from|to|than|over|with|as) (?:the )?$/i;

/** 'Budget for 2032, with 2031 budget and actual' */
const beside = /\bbudget\b[^.;]{0,30},? (?:with|beside|vs\.?|versus|compared (?:to|with)) (?:the )?$/i;

/** 'While working on the 2032 budget': the next one, which is not there yet. */
const inTheMaking =
  /\b(?:work(?:ing|ed)? on|prepar(?:e|ing)(?: for)?|draft(?:ing)?|develop(?:ing)?|planning(?: for)?) (?:the |our |next year's )?$/i;
/** 'Comparison of 2031 - 2032 Budgets': two budgets side by side, not one for both years. */
const sideBySide = /\bcompar(?:e[ds]?|ing|isons?|atives?)\b/i;

/** Of a statement: 'As of December 31, 2023', 'As of: 09/30/2023', 'As of: Sep 2023', 'End Date: 10/31/2023'. */
const asOf =
  /\b(?:as of|end(?:ing)? date|balance sheet (?:for|at|on)):?\s+(?:[a-z]{3,9}\.? (?:\d{1,2},? )?(?=(?:19|20)\d\d)|[a-z]{3,9}\.? \d{1,2}, ['’]?(?=\d\d\b)|\d{1,2}[/-]\d{1,2}[/-])((?:19|20)\d\d|\d\d)\b/i;

/** The headers of columns: '2024 actual  2025 budget'. */
const manyYears = /\b((?:19|20)\d\d)\b[^\n]{0,60}\t(?!\1)(?:19|20)\d\d\b/;
/** The second line of columns' names: '2030  2030  Budget' under 'Actual  Budget  2031 Proposed'. */
const yearsAlone = /^(?:19|20)\d\d\t(?:19|20)\d\d\b/;
const headEnd = 400;
/** A period ends with a month: on another day a report is given. */
const titled = /^[^\d$]{0,90}(?:(?<=[a-z] )(?:2[89]|3[01]), )?\b((?:19|20)\d\d)(?=\s*$|\s+[A-Z][a-z]+:)/;

/** A statement's month over its columns: 'May 2031   current period   year to date'. */
const ofMonth = regex.i`^(?:${monthNames}) ((?:19|20)\d\d)\b(?!\s*(?:-|–|to\b|thr))`;

/** 'Income   2031-2033 Budget   2028-2030 Budget': the newest of the budgets that columns are named for. */
const budgets =
  /(?<![-–\d])((?:19|20)\d\d)(?:[-–](?:19|20)\d\d)? (?:proposed |approved |adopted |annual |operating )?budget\b/gi;

/** A line that names columns holds few other words. */
const longestHead = 160;
/** Columns for the budgets of several years: 'Totals  2030 Budget  Over (under)  2031 Budget'. The first is last year's. */
const namesSeveralBudgets = (text: string) =>
  text.length <= longestHead &&
  !/[.;]\s/.test(text) &&
  new Set([...text.matchAll(budgets)].map(([, year]) => year)).size > 1;

/** 'approved the operating budget for the Association's 2031 fiscal year' */
const ofFiscalYear =
  /\b(?:approved|adopted|passed|present(?:s|ed)?|proposed|ratified|set)\b[^.;]{0,40}\bbudget for [^.;\d]{0,40}((?:19|20)\d\d) (?:fiscal|calendar|budget) year\b/i;

/** 'January 2028 through July 2032': from one day, month or year to another. */
const fromTo =
  /\b((?:19|20)\d\d)\s*(?:-|–|—|to|through|thru|until)\s*(?:[a-z]{3,9}\.? (?:\d{1,2},? )?|\d{1,2}\/(?:\d{1,2}\/)?)?((?:19|20)\d\d)\b/gi;
const yearsApart = (text: string) =>
  [...text.matchAll(fromTo)].map(([, first, last]) => Number(last) - Number(first));
/** Whether a text tells of more than one business year, from its first to its last. */
const ofSeveralYears = (text: string) => yearsApart(text).some((years) => years > 1);

const anyYear = /(?<![\d$.,#-])(?:19|20)\d\d(?![.,]?\d)/g;
/** Of so many other years a scan's paper names, a year that stands alone and so long after all of them was read wrong. */
const misreadAfter = [
  { others: 3, years: 2 },
  { others: 2, years: 8 },
] as const;
function isMisread(doc: Doc, year: number): boolean {
  if (!doc.source.pages.some(({ source }) => source === 'ocr')) return false;
  const named = [...doc.source.text.matchAll(anyYear)].map(([digits]) => Number(digits));
  const others = named.filter((one) => one !== year);
  const past = year - Math.max(...others);
  return (
    named.length - others.length < 2 &&
    misreadAfter.some(({ others: least, years }) => others.length >= least && past > years)
  );
}

const full = (year: number) => (year < 50 ? 2000 + year : year < 100 ? 1900 + year : year);

/** '2031 Budget' over each of the budgets of several years. */
const bareTitle =
  /^(?:[^\n]{0,60}\b(?:association|hoa|condominiums?|community|inc\.?))?\W*(?:(?:19|20)\d\d\W+)?((?:19|20)\d\d) (?:(?:approved|proposed|adopted|final|annual|operating) )*budget\W*$/i;
/** The latest of the years over which budgets stand one below the other, or sheet after sheet; null where none does. */
function latestTitled({ type, blocks, source: { text } }: Doc): number | null {
  if (type !== 'budget') return null;
  const years = blocks.flatMap(({ start, end }) =>
    text
      .slice(start, Math.min(end, start + 120))
      .split('\n')
      .flatMap((line) => bareTitle.exec(line)?.[1] ?? []),
  );
  return years.length > 0 ? Math.max(...years.map(Number)) : null;
}

/** Which year a budget or statement is for, from the sentences and rows that name it. */
export const budgetYear: ScanRule = {
  facts: ['budget.year'],
  *scan(doc): Generator<Candidate> {
    const own = latestTitled(doc);
    for (const candidate of yearsNamed(doc)) {
      const [range] = candidate.ranges;
      const text = range ? doc.source.text.slice(range.start, range.end) : '';
      // A statement of what was may stand before the budget.
      const isOther = bareTitle.test(text) || !/budget/i.test(text);
      const isOlder = own !== null && isOther && Number(candidate.value) < own;
      if (!isOlder && !isMisread(doc, Number(candidate.value))) yield candidate;
    }
  },
};

const ofPlan = /budget|proposed|adopted|approved|\bbud\b/;

/** 'Bud - YTD  Act - YTD' over '12/31/2031  12/31/2030': the latest year over a column of plans, where the heads alone name it. */
function* yearOverColumns(doc: Doc): Generator<Candidate> {
  const [first] = doc.type === 'budget' ? entries(doc) : [];
  if (!first) return;
  const years = first.figures.flatMap(({ header }) => (ofPlan.test(header) ? yearsIn(header) : []));
  const latest = years.toSorted().at(-1);
  const head = doc.rows.findLast(
    ({ start, end }) =>
      start < first.row.start && latest !== undefined && doc.source.text.slice(start, end).includes(latest),
  );
  if (head && latest) yield { fact: 'budget.year', value: Number(latest), tier: 'hint', ranges: [head] };
}

/** '5. 1999 Budget.': a manager's comment on another year. */
const isComment = /^\W*\d{1,2}[.)] (?:19|20)\d\d budget\b/i;
const duesOf = /^(?:dues|fees?|assessments?) for/i;
/** A statement's notes speak of budgets of other years: its own period stands in its titles. */
const isAside = ({ type }: Doc, text: string) =>
  type === 'financial' && text.length > longestHead / 2 && /[a-z)]\.(?:\s|$)/.test(text);

/** 'To be looked at with the 2032 budget' in what was told in 2031. */
const isToCome = ({ sentences }: Doc, year: number) => {
  const days = sentences.flatMap(({ quantities }) =>
    quantities.flatMap((one) => (one.kind === 'date' ? [Number(one.iso.slice(0, 4))] : [])),
  );
  return days.length > 0 && days.every((day) => day < year);
};

const textOf = ({ source }: Doc, start: number, end: number) => bareDays(source.text.slice(start, end));

function* yearsNamed(doc: Doc): Generator<Candidate> {
  for (const { start, end } of doc.blocks) {
    const text = textOf(doc, start, Math.min(end, start + 400));
    for (const [form, tier] of formsOf[doc.type] ?? forms) {
      const m = form.exec(text);
      if (form !== dealtWith && doc.type === 'minutes' && m && compared.test(text.slice(0, m.index)))
        continue;
      // Minutes speak of reports of other years.
      if (doc.type === 'minutes' && !/budget/i.test(m?.[0] ?? '')) continue;
      if (!m?.[1] || manyYears.test(text) || yearsAlone.test(text)) continue;
      if (ofSeveralYears(m[0]) || namesSeveralBudgets(text)) continue;
      if (doc.type !== 'minutes' && inTheMaking.test(text.slice(0, m.index))) continue;
      if (beside.test(text.slice(0, m.index)) || notThere.test(text.slice(0, m.index + m[0].search(/\d/))))
        continue;
      if (sideBySide.test(text) && yearsApart(text).some((years) => years > 0)) continue;
      if (isAside(doc, text) && (duesOf.test(m[0]) || isToCome(doc, full(Number(m[1]))))) continue;
      if (doc.type === 'financial' && isComment.test(text)) continue;
      // A bare title says little in minutes, where several years are talked about.
      yield {
        fact: 'budget.year',
        value: full(Number(m[1])),
        // Reports name last year's and next year's budget too: that is no contradiction.
        tier: lower(tier, isAside(doc, text) ? 5 : doc.type === 'minutes' ? 4 : 3),
        ranges: [{ start, end }],
      };
      break;
    }
  }
  // A letter of one long paragraph speaks of the budget somewhere in it.
  for (const { start, end } of doc.type === 'budget' ? doc.sentences : []) {
    const text = textOf(doc, start, end);
    const m = /\bbudget\b/i.test(text) ? ofFiscalYear.exec(text) : null;
    if (!m?.[1]) continue;
    yield { fact: 'budget.year', value: Number(m[1]), tier: 'hint', ranges: [{ start, end }] };
    break;
  }
  const dated =
    doc.type === 'financial' &&
    doc.blocks.find(
      ({ start, end }) => start < 2 * headEnd && asOf.test(textOf(doc, start, Math.min(end, start + 200))),
    );
  const month =
    doc.type === 'financial' &&
    /\bbudget/i.test(doc.source.text) &&
    doc.blocks.find(({ start, end }) => start < headEnd && ofMonth.test(textOf(doc, start, end)));
  const named = month && ofMonth.exec(textOf(doc, month.start, month.end))?.[1];
  if (month && named) yield { fact: 'budget.year', value: Number(named), tier: 'hint', ranges: [month] };
  for (const block of doc.type === 'budget' ? doc.blocks : []) {
    const text = textOf(doc, block.start, Math.min(block.end, block.start + 240));
    const years = [...text.matchAll(budgets)].map((m) => Number(m[1]));
    if (years.length < 2) continue;
    yield { fact: 'budget.year', value: Math.max(...years), tier: 'hint', ranges: [block] };
    break;
  }
  yield* yearOverColumns(doc);
  const day = dated && asOf.exec(textOf(doc, dated.start, dated.end))?.[1];
  if (dated && day) yield { fact: 'budget.year', value: full(Number(day)), tier: 'hint', ranges: [dated] };
  // A title that names the year and no other: 'Fox Run Association 2024'.
  const title = doc.blocks.find(({ start, end }) => start < headEnd && titled.test(textOf(doc, start, end)));
  const year = title && titled.exec(textOf(doc, title.start, title.end))?.[1];
  if (title && year && doc.type !== 'minutes') {
    yield {
      fact: 'budget.year',
      value: Number(year),
      tier: 'hint',
      ranges: [title],
    };
  }
}
