import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { toHundredths } from '../../language/hundredths.ts';
import { fold } from '../../language/plain.ts';
import type { Doc, Sentence } from '../../model.ts';
import { oncePerDoc } from '../../once-per-doc.ts';
import { leadOverRows } from '../../structure/lead-over-rows.ts';
import { entries } from '../../tables/entries.ts';
import type { Entry, HeadedFigure } from '../../tables/entry.ts';
import { isHeader } from '../../tables/head-rows.ts';
import { latestYear, yearsIn } from '../../tables/pick-figure.ts';
import { classesSaid } from './classes-said.ts';
import { periodIn } from './dues-amount.ts';
import { duesOfLastYear } from './dues-of-years.ts';
import {
  type ClassDues,
  type DuesPeriod,
  duesNamed,
  duesPeriodIn,
  isClass,
  isDuesPeriod,
  isNumbered,
  mostDues,
  mostKinds,
  noKindOfHome,
  notDecided,
  notSchedule,
  periodOfRow,
} from './dues-schedules.ts';

const bareYear = /^(?:fy ?)?(?:19|20)\d\d$/;
const isOf = (year: number | null, { header }: HeadedFigure) =>
  yearsIn(header).some((own) => Number(own) === year);

/** A column of dues, whose title tells their period: '2031 Fee'. */
const ofFee =
  /^(?:(?:fy ?)?(?:19|20)\d\d )?(?:(?:new|current|regular) )?(?:fees?|dues|assessments?|amount|rate)$/;

/** The dues of a class of homes in a row, of the latest year: under a column that says so, else under a title that does. */
function duesIn(entry: Entry, title: DuesPeriod | null, { titled, over }: Titled, year: number | null) {
  const all = entry.figures.filter(({ percent, value }) => !percent && value > 0);
  if (!title && over) {
    const fees = all.filter(({ header }) => ofFee.test(header));
    return fees.length > 0 ? duesOf(fees, over, titled, year) : duesOf(all, null, titled, year);
  }
  return duesOf(all, title, titled, year);
}

function duesOf(
  plain: readonly HeadedFigure[],
  title: DuesPeriod | null,
  titled: boolean,
  year: number | null,
) {
  const named = plain.filter(({ header }) => duesPeriodIn(header, titled));
  const [first] = named;
  const period = first ? duesPeriodIn(first.header, titled) : title;
  if (!period) return null;
  // The title may stand over the first of the years only.
  const own = first ? plain.filter((one) => named.includes(one) || bareYear.test(one.header)) : plain;
  const figure = own.find((one) => isOf(year, one)) ?? (own.length === 1 ? own[0] : first);
  const [last, ...more] = own.filter((one) => year !== null && isOf(year - 1, one));
  const before =
    last && figure !== last && more.length === 0 ? { amount: last.value, ranges: [] } : undefined;
  return figure ? { figure, period, before } : null;
}

/** The dues of every class of homes that a schedule of the document tells, in its order, else its sentences. */
export const classDues: (doc: Doc) => readonly ClassDues[] = oncePerDoc((doc) => {
  const found = [...classesIn(doc)];
  if (found.length > 0) return found;
  const told = [...duesOfLastYear(doc)];
  return told.length > 0 ? told : [...classesSaid(doc)];
});

/** Whether an answer is the dues of one of several classes, which are told together. */
export const isOfClasses = (doc: Doc, cited: readonly Sentence[]): boolean =>
  new Set(classDues(doc).map(({ amount, period }) => `${amount} ${period}`)).size > 1 &&
  classDues(doc).some(({ ranges }) =>
    ranges.some((range) => cited.some(({ start, end }) => range.start < end && range.end > start)),
  );

/** What names a class of homes over a column, where 'unit' and 'home' name none. */
const classOver =
  /\b(?:(?:\d|one|two|three|four)[- ]?(?:bed(?:room)?|bdrm|br)s?|studios?|penthouses?|villas?|townho(?:me|use)s?|condo(?:minium)?s?|single[- ]family|estates?|patio homes?|carriage homes?|cottages?|bungalows?|duplex(?:es)?|(?:end|interior|garden) units?)\b/;
/** The figures of a row under columns that are each of a class of homes: 'Single Family', 'Townhomes'. */
export const ofClasses = ({ figures }: Entry): readonly HeadedFigure[] => {
  const own = figures.filter(({ header, percent, value }) => classOver.test(header) && !percent && value > 0);
  return own.length > 1 ? own : [];
};

function* classesIn(doc: Doc): Generator<ClassDues> {
  const year = latestYear(doc);
  const led = [...classesUnderLead(doc, year)];
  if (led.length > 1) return yield* led;
  let title: DuesPeriod | null = null;
  let titleAt = 0;
  for (const [at, entry] of entries(doc).entries()) {
    const named = duesPeriodIn(entry.label);
    const isYears = entry.figures.every(({ value }) => value > 1990 && value < 2100);
    if (named && isYears) [title, titleAt] = [named, at];
    for (const { value } of named ? ofClasses(entry) : [])
      if (named && value <= mostDues[named]) yield { amount: value, period: named, ranges: entry.runs };
    if (isYears) continue;
    const over = titledOver(doc, entry);
    const numbered = isNumbered(entry);
    if (!numbered && !isClass(entry.label) && !(over.ofClasses && !noKindOfHome.test(entry.label))) continue;
    const near = at - titleAt <= mostKinds ? title : null;
    const dues = duesIn(entry, near ?? (over.titled ? periodOfRow(entry) : null), over, year);
    if (!dues || dues.figure.value > mostDues[dues.period]) continue;
    yield { ...dues, amount: dues.figure.value, numbered, ranges: entry.runs };
  }
}

/** 'Beginning January 1 the monthly assessments are as follows:' over rows of classes of homes. */
function* classesUnderLead(doc: Doc, year: number | null): Generator<ClassDues> {
  let last: { lead: Sentence; period: DuesPeriod | undefined } | undefined;
  for (const entry of entries(doc)) {
    if (!isClass(entry.label)) continue;
    const lead = leadOverRows(doc, entry.row);
    if (!lead || !duesNamed.test(lead.plain) || notSchedule.test(lead.plain) || notDecided.test(lead.plain))
      continue;
    if (last && last.lead !== lead) return;
    const named = last?.period ?? periodIn(lead.plain) ?? periodIn(fold(entry.row.cells.at(-1)?.text ?? ''));
    const period = isDuesPeriod(named) ? named : undefined;
    last = { lead, period };
    const dues = period && duesIn(entry, period, { titled: true, ofClasses: true, over: null }, year);
    if (!period || !dues || dues.figure.value > mostDues[period]) continue;
    yield { ...dues, amount: dues.figure.value, ranges: [lead, ...entry.runs] };
  }
}

/** So many characters before a row its table's title may stand. */
const titleReach = 400;
const duesTitle =
  /\b(?:assessments?|dues|fees?) by (?:home|unit|lot|type|model|plan|size|class|floor)|\b(?:unit|home|lot|owner)s?'? (?:assessments?|dues|fees)\b|\b(?:assessment|dues|fee) schedule\b/i;

/** What stands over the labels of a list of classes of homes. */
const classHead =
  /^(?:(?:home|unit|lot|property|residence|building|model|floor ?plan) )?(?:types?|models?|styles?|floor ?plans?|plans?|class(?:es)?|neighborhoods?|villages?|sub-?associations?|sizes?)(?: of (?:home|unit|lot)s?)?$/i;

/** What the head of a table and the words over it tell of its rows. */
interface Titled {
  /** Its title speaks of dues. */
  readonly titled: boolean;
  /** Its head says that its rows are classes of homes. */
  readonly ofClasses: boolean;
  /** The period of dues that the line over its head names. */
  readonly over: DuesPeriod | null;
}

function titledOver(doc: Doc, { row, figures }: Entry): Titled {
  const { text } = doc.source;
  const before = doc.rows.slice(Math.max(0, row.index - mostKinds), row.index);
  const head = before.findLast((one) => one.page === row.page && isHeader(one, true));
  const heads = fold(head?.cells.map((cell) => cell.text).join(' ') ?? '');
  const isUnder = figures.some(({ header }) => header !== '' && heads.includes(header));
  const ofClasses = isUnder && classHead.test(head?.cells[0]?.text.trim() ?? '');
  const from = head && ofClasses ? head.start : row.start;
  const lead = text.slice(Math.max(0, from - titleReach), from);
  const line = fold(lead.trimEnd().split('\n').at(-1) ?? '');
  const titled = duesTitle.test(text.slice(Math.max(0, row.start - titleReach), row.start));
  return {
    titled: titled || (ofClasses && duesNamed.test(fold(lead))),
    ofClasses,
    over: ofClasses ? duesPeriodIn(line) : null,
  };
}

const homesColumn =
  /\b(?:number|no\.?|count) (?:of )?(?:homes|units|lots)$|^(?:(?:neighborhoods?|types?|models?|plans?) )?(?:# (?:of )?)?(?:homes|units|lots)$/;

/** 'Number of homes' beside the dues of each class: all of them together. */
function* homesByClass(doc: Doc): Generator<Candidate> {
  const rows = entries(doc).filter((entry) => {
    const { titled, ofClasses } = titledOver(doc, entry);
    return titled && (isClass(entry.label) || (ofClasses && !noKindOfHome.test(entry.label)));
  });
  const counts = rows.flatMap(
    ({ figures }) => figures.find(({ header }) => homesColumn.test(header))?.value ?? [],
  );
  if (rows.length < 2 || counts.length < rows.length) return;
  yield {
    fact: 'community.units',
    value: counts.reduce((sum, count) => sum + count, 0),
    tier: 'told',
    ranges: rows.flatMap(({ runs }) => runs),
  };
}

/** The raise of all classes of homes, where a budget tells what each paid before; by half a percent they may differ. */
function* raiseOfClasses(doc: Doc): Generator<Candidate> {
  const all = doc.type === 'budget' ? classDues(doc) : [];
  const raises = all.map(({ amount, before }) => (100 * amount) / (before?.amount ?? 0) - 100);
  const [least, most] = [Math.min(...raises), Math.max(...raises)];
  // Without classes the most is below the least, without a sum of the year before it is infinite.
  if (!(most >= least && most - least < 0.5)) return;
  const value = most - least < 0.01 ? toHundredths(most) : Math.round((least + most) / 2);
  const ranges = all.flatMap(({ ranges, before }) => [...(before?.ranges ?? []), ...ranges]);
  yield { fact: 'budget.dues_change', value, tier: 'told', ranges };
}

function* classes(doc: Doc): Generator<Candidate> {
  yield* homesByClass(doc);
  yield* raiseOfClasses(doc);
  const all = classDues(doc);
  const isOnePeriod = new Set(all.map(({ period }) => period)).size === 1;
  for (const { amount, period, ranges } of all) {
    yield { fact: 'assessment.regular', value: { amount, period, per: 'home' }, tier: 'told', ranges };
    if (isOnePeriod) yield { fact: 'assessment.frequency', value: period, tier: 'likely', ranges };
  }
}

/** Schedules of dues by class of homes: 'Quarterly assessment per unit: one bedroom 1,746.25, two bedroom 2,444.75'. */
export const duesByClass: ScanRule = {
  facts: ['community.units', 'assessment.regular', 'assessment.frequency', 'budget.dues_change'],
  scan: classes,
};
