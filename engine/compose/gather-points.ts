import type { Citation } from '#contract/page.ts';
import type { FactId } from '../catalogue.ts';
import type { Citations, Doc } from '../model.ts';
import { namesRepeats, topOfColumns } from '../rules/collection/fine-columns.ts';
import { anyOffence } from '../rules/collection/offence.ts';
import { counted, dollars } from '../say/display.ts';
import { numberIn, ofHomes, wordIn } from '../say/saying.ts';
import { cite } from '../structure/source.ts';
import type { PlacedPoint } from './points.ts';
import { reference } from './where.ts';

/** A list longer than this is told in one point; its items stay among the facts. */
const mostPoints = 5;

const amountOf = ({ value }: PlacedPoint, key: string) => numberIn(value, key) ?? 0;
const unspecific = /^(?:if\b|\d(?:st|nd|rd|th)\b|each violation$)/i;
const offenceOf = ({ value }: PlacedPoint) => {
  const offence = wordIn(value, 'offence') ?? '';
  return unspecific.test(offence) || offence.endsWith('...') ? '' : offence;
};

/** The items by their sums, the smallest first; of equals the earlier one. */
const bySum = (items: readonly PlacedPoint[], key: string) =>
  items.toSorted((a, b) => amountOf(a, key) - amountOf(b, key));

/** The item with the largest sum; of equals the first that says what it is for. */
function dearest(items: readonly PlacedPoint[], key: string): PlacedPoint | undefined {
  const last = bySum(items, key).at(-1);
  const equals = last ? items.filter((item) => amountOf(item, key) === amountOf(last, key)) : [];
  return equals.find((item) => offenceOf(item) !== '') ?? equals[0];
}

interface Gathered {
  readonly text: string;
  /** The items that the text rests on. */
  readonly on: readonly (PlacedPoint | undefined)[];
  /** What else it rests on. */
  readonly also?: readonly Citation[];
}

/** '$25 (Dog off its leash)': a sum with what it is for, where the list says so. */
const withOffence = (item: PlacedPoint) => {
  const offence = item.inOwn?.answer ?? offenceOf(item);
  return `${dollars(amountOf(item, 'amount'))}${offence && offence !== anyOffence ? ` (${offence})` : ''}`;
};

/** What lets the board go beyond the schedule. */
const goesFurther = /\bThe text goes on: “[^”]*”\./;

/** What the columns for later breaches come to in the table of which some fines are told, with the row that says so. */
function inColumns(doc: Doc, fines: readonly PlacedPoint[]) {
  const { row, isWhole } = topOfColumns(
    doc,
    fines.map(({ start }) => start),
  );
  const isOfTable = ({ start }: PlacedPoint) => start === row?.sentence.start;
  const beside = fines.filter(({ told }) => told?.beside);
  if (!row?.most || (beside.length === 0 && !fines.some(isOfTable))) return null;
  const ofRepeats = namesRepeats(doc, row.sentence);
  const most = dollars(row.most);
  return {
    first: `${ofRepeats && beside.length === fines.length ? ' the first time' : ''}${isWhole ? '' : ', as far as they could be read'}`,
    text: ofRepeats
      ? `Repeated breaches cost more, up to ${most}.`
      : `The table has further columns, with sums up to ${most}.`,
    also: cite(doc.source, row.sentence.start, row.sentence.end) ?? [],
  };
}

/** 'A $50 fine plus a daily component', 'increasing by $50 for each later violation': no sum is the most. */
const openEnded =
  /^(?=.*\bfine)(?:.*\bincreas\w* by \{m\d+\}[^.;]{0,40}\b(?:each|every)\b|.*\bplus (?:an? )?(?:further |additional )?(?:daily|per diem)\b(?![^.;]{0,40}\{m\d))/;

function gatherFines(fines: readonly PlacedPoint[], doc: Doc): Gathered {
  const goesOn = ({ value }: PlacedPoint) => ['day', 'month'].includes(wordIn(value, 'period') ?? '');
  const single = fines.filter((fine) => !goesOn(fine));
  const [top, topGrowing] = [dearest(single, 'amount'), dearest(fines.filter(goesOn), 'amount')];
  const [least] = bySum(single, 'amount');
  const columns = inColumns(doc, fines);
  const range =
    top && least && amountOf(top, 'amount') > amountOf(least, 'amount')
      ? `Fines run from ${withOffence(least)} to ${withOffence(top)}${columns?.first ?? ''}.`
      : top
        ? `Each fine is ${top.told?.most ? 'at most ' : ''}${dollars(amountOf(top, 'amount'))}${columns?.first ?? ''}.`
        : '';
  const period = topGrowing && wordIn(topGrowing.value, 'period');
  const growing = topGrowing
    ? `Some grow for each ${period} a breach goes on, by up to ${dollars(amountOf(topGrowing, 'amount'))} a ${period}.`
    : '';
  const beyond = fines.find(({ point }) => goesFurther.test(point.text));
  const more = beyond ? goesFurther.exec(beyond.point.text)?.[0] : '';
  const open = doc.sentences.find(({ plain }) => openEnded.test(plain));
  const endless = open ? 'Some can grow further, and no limit is told for them.' : '';
  return {
    text: [range, columns?.text, growing, endless, more].filter(Boolean).join(' '),
    on: [top, least, topGrowing, beyond],
    also: [...(columns?.also ?? []), ...((open && cite(doc.source, open.start, open.end)) ?? [])],
  };
}

/** Due when the study was made. */
const isDue = ({ value }: PlacedPoint) => numberIn(value, 'remaining_life_years') === 0;

function gatherComponents(components: readonly PlacedPoint[]): Gathered {
  const top = dearest(components, 'cost');
  const [least] = bySum(components, 'cost');
  const low = least ? amountOf(least, 'cost') : 0;
  const high = top ? amountOf(top, 'cost') : 0;
  const due = components.filter(isDue).length;
  const when = due > 0 ? `need work, ${due} of them since the study was made` : 'will need work';
  return {
    text: `${counted(components.length, 'more part')} ${when}${low < high ? `, for ${dollars(low)} to ${dollars(high)} each` : ''}.`,
    on: [top, least],
  };
}

const gatherers: Readonly<
  Record<
    string,
    { readonly keep: number; readonly gather: (items: readonly PlacedPoint[], doc: Doc) => Gathered }
  >
> = {
  'fine.schedule': { keep: 0, gather: gatherFines },
  'reserves.components': { keep: mostPoints, gather: gatherComponents },
};

const severities = ['high', 'medium', 'low'] as const;
const rankOf = ({ point }: PlacedPoint) => severities.indexOf(point.severity);

export function citing(
  on: readonly (PlacedPoint | undefined)[],
  also: readonly Citation[] = [],
): Citations | null {
  const all = [...on.flatMap((item) => item?.point.citations ?? []), ...also];
  const different = new Map(
    all.map((one): [string, Citation] => [`${one.page} ${one.start} ${one.end}`, one]),
  );
  const [first, ...rest] = [...different.values()].toSorted((a, b) => a.page - b.page || a.start - b.start);
  return first ? [first, ...rest] : null;
}

/** Several points told as one: in the place of the first, as grave as the gravest. */
export function asOne(
  doc: Doc,
  first: PlacedPoint,
  items: readonly PlacedPoint[],
  text: string,
  citations: Citations,
): PlacedPoint {
  const severity = severities.find((each) => items.some(({ point }) => point.severity === each)) ?? 'low';
  // Where it stands is where its first citation does.
  const [start] = items
    .filter(({ point }) => point.citations.includes(citations[0]))
    .map((item) => item.start);
  const told = { text, severity, citations, reference: reference(doc, start ?? first.start, citations) };
  return { ...first, point: { ...first.point, ...told } };
}

const parts: readonly (readonly [fact: FactId, part: string, ofHome: boolean])[] = [
  ['maintenance.roof', 'the roof', true],
  ['maintenance.exterior_walls', 'the outside', true],
  ['maintenance.yard', 'the yard', true],
  ['maintenance.fences', 'the fences along your lot', false],
  ['maintenance.roads', 'the streets', false],
];

/** 'the roof, the yard and the streets' */
export const joined = (words: readonly string[]) =>
  words.length < 3 ? words.join(' and ') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/**
 * 'the roof and the outside of your home', 'the yard of your home and the streets'. 'Each Owner shall maintain the home'
 * names neither its roof nor its walls: they are told as parts of the whole.
 */
function partsOf(items: readonly PlacedPoint[]): string {
  const named = parts.filter(([fact]) => items.some((item) => item.fact === fact));
  const inWhole = (fact: FactId) => items.some((item) => item.fact === fact && item.told?.whole);
  const waysOf = (fact: FactId) => {
    const ways = items.find((item) => item.fact === fact)?.told?.ways;
    return ways && `the ${ways}`;
  };
  const ofHome = named.flatMap(([, part, own]) => (own ? [part] : []));
  const others = named.flatMap(([fact, part, own]) =>
    own ? [] : [inWhole(fact) ? 'what else stands on your lot, such as fences' : (waysOf(fact) ?? part)],
  );
  const whole = named.some(([fact, , own]) => own && fact !== 'maintenance.yard' && inWhole(fact));
  const bare = joined(ofHome.map((part, i) => (i === 0 ? part : part.replace(/^the /, '')))).replace(
    /^the /,
    '',
  );
  const home =
    ofHome.length === 0 ? [] : [whole ? `your home, its ${bare} included` : `${joined(ofHome)} of your home`];
  const glue = (whole || ofHome.length > 1) && others.length > 0 ? ', and ' : ' and ';
  return [...home, ...(others.length > 0 ? [joined(others)] : [])].join(glue);
}

const added = / The text (?:adds|begins|goes on): “[^”]*”(?: and “[^”]*”)?\./g;
/** What the text adds to the points that are told as one; each once, with the parts that it is said of where it is not of all. */
function terms(items: readonly PlacedPoint[]): string {
  const said = items.flatMap(({ fact, point }) =>
    (point.text.match(added) ?? []).map((words) => ({ fact, words })),
  );
  return [...Map.groupBy(said, ({ words }) => words)]
    .map(([words, of]) => {
      const named = parts.flatMap(([fact, part]) => (of.some((one) => one.fact === fact) ? [part] : []));
      return of.length < items.length ? words.replace('The text', `On ${joined(named)} the text`) : words;
    })
    .join('');
}

/** A roof that is the owner's because the whole home is: no sentence names it. */
const isRoofOfWhole = (items: readonly PlacedPoint[]) =>
  items.some(({ fact, told }) => fact === 'maintenance.roof' && told?.whole);
const inPart = ' Others keep up a part of the outside: ask whether of the roof too.';

/** What the same one keeps up, in one point. */
function gatherUpkeep(doc: Doc, points: readonly PlacedPoint[]): PlacedPoint[] {
  let left = [...points];
  const isOutsideShared = points.some(
    ({ fact, value }) => fact === 'maintenance.exterior_walls' && value === 'shared',
  );
  for (const keeper of ['owner', 'association']) {
    const items = left.filter(
      ({ fact, value, told, inOwn }) =>
        value === keeper && !told?.tidy && !inOwn && parts.some(([part]) => part === fact),
    );
    const citations = citing(items);
    const first = items[0];
    if (items.length < 2 || !first || !citations) continue;
    const list = partsOf(items);
    const told =
      keeper === 'owner' ? `You keep up and pay for ${list}.` : `The association keeps up ${list}.`;
    const lots = first.told?.lots;
    const alike = items.every((item) => item.told?.lots === lots);
    if (!alike) continue;
    const own = `${told}${isRoofOfWhole(items) && isOutsideShared ? inPart : ''}${terms(items)}`;
    const text = ofHomes(own, lots);
    const gathered = asOne(doc, first, items, text, citations);
    left = left.flatMap((placed) => (placed === first ? [gathered] : items.includes(placed) ? [] : [placed]));
  }
  return left;
}

/** When a part is due: in so many years or in a year; last where nobody says. */
const dueOf = ({ value }: PlacedPoint) =>
  numberIn(value, 'remaining_life_years') ?? numberIn(value, 'replacement_year') ?? Number.MAX_SAFE_INTEGER;

/** What is due first comes first; of equals the dearest. */
const bySoonest = (a: PlacedPoint, b: PlacedPoint) =>
  dueOf(a) - dueOf(b) || amountOf(b, 'cost') - amountOf(a, 'cost');

/** The items of a long list as they are told: the gravest and dearest, then one point for the rest. */
function told(
  doc: Doc,
  items: readonly PlacedPoint[],
  keep: number,
  gather: (rest: readonly PlacedPoint[], doc: Doc) => Gathered,
) {
  if (items.length <= mostPoints + 1) return items.toSorted(keep > 0 ? bySoonest : () => 0);
  const byWeight = items.toSorted(
    (a, b) =>
      Number(isDue(b)) - Number(isDue(a)) ||
      rankOf(a) - rankOf(b) ||
      amountOf(b, 'cost') - amountOf(a, 'cost'),
  );
  const kept = new Set(byWeight.slice(0, keep));
  const rest = items.filter((item) => !kept.has(item));
  const { text, on, also } = gather(rest, doc);
  const citations = citing(on, also);
  const [first] = rest;
  if (!first || !citations) return items;
  return [...[...kept].toSorted(bySoonest), asOne(doc, first, rest, text, citations)];
}

/**
 * The same points with long lists (a schedule of fines, a study's components) gathered: the gravest and dearest kept as
 * they are, the rest told in one point after them that cites the items it names.
 */
export function gatherPoints(doc: Doc, points: readonly PlacedPoint[]): PlacedPoint[] {
  const lists = new Map(
    Object.entries(gatherers).map(([fact, { keep, gather }]) => [
      fact,
      told(
        doc,
        points.filter((placed) => placed.fact === fact),
        keep,
        gather,
      ),
    ]),
  );
  const done = new Set<string>();
  const all = points.flatMap((placed) => {
    const list = lists.get(placed.fact);
    if (!list) return [placed];
    if (done.has(placed.fact)) return [];
    done.add(placed.fact);
    return list;
  });
  return gatherUpkeep(doc, all);
}
