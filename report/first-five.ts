import type { Risk, Severity } from '#contract/analysis.ts';
import type { Citation } from '#contract/page.ts';
import { harmOf } from '#engine/say/harm.ts';
import { noteOn } from './fact-notes.ts';
import { factOf } from './fact-of.ts';
import { byRules } from './found-by.ts';
import type { ShownAnalysis, ShownPoint } from './read-analysis.ts';
import { type Reach, subjectOf } from './subjects.ts';

/** One of the things to read first: what the document says, what it means, and what to ask. */
export interface FirstItem {
  /** Of the point that says it, else of the risk. */
  readonly id: string;
  readonly severity: Severity;
  readonly title: string;
  readonly detail: string;
  /** Null where the detail asks already. */
  readonly ask: string | null;
  readonly reference: string;
  readonly citations: readonly Citation[];
  /** What else the document says on the matter. */
  readonly see_also?: readonly Citation[] | undefined;
  /** Ids of the points and risks that need not be told again beside it. */
  readonly tells: readonly string[];
  /** A language model did not bear it out. */
  readonly not_confirmed?: true;
}

type Source = Pick<ShownAnalysis, 'risks' | 'key_points' | 'restricted_activities'>;

const most = 5;
const fewest = 3;
const mostOfOneSubject = 2;
const severities: readonly Severity[] = ['high', 'medium', 'low'];
const reaches: readonly Reach[] = ['purse', 'freedom', 'association'];

function joined(...lists: readonly (readonly Citation[])[]): Citation[] {
  const seen = new Map(lists.flat().map((c) => [`${c.page} ${c.start} ${c.end}`, c]));
  return [...seen.values()];
}

const graver = (a: Severity, b: Severity) => (severities.indexOf(a) <= severities.indexOf(b) ? a : b);
const asks = (text: string) => /\bask\b/i.test(text);

function item(point: ShownPoint | undefined, risk: Risk | undefined): FirstItem {
  const id = point?.id ?? risk?.id ?? '';
  const note = noteOn(id);
  const detail = risk?.explanation ?? note?.meaning ?? '';
  return {
    id,
    severity: graver(point?.severity ?? 'low', risk?.level ?? 'low'),
    title: point?.text ?? risk?.title ?? '',
    detail,
    ask: asks(detail) ? null : (note?.ask ?? null),
    reference: point?.reference ?? '',
    citations: joined(point?.citations ?? [], risk?.citations ?? []),
    ...(point?.see_also && { see_also: point.see_also }),
    tells: [point?.id, risk?.id].filter((told) => told !== undefined),
    ...(point?.not_confirmed && { not_confirmed: true }),
  };
}

const reachOf = (id: string) => subjectOf(factOf(id)).reach;
const isTheirs = (id: string) => reachOf(id) === 'association';

/** Every question that costs money or limits what an owner may do, each once, in the analysis's own order. */
function candidates({ risks, key_points: points, restricted_activities: limits }: Source): FirstItem[] {
  // A contradiction has a part of its own, with every answer that the document gives.
  const weighed = risks.filter(({ id }) => !id.startsWith('conflict.'));
  // What the association has and spends is told elsewhere; here it counts where it is a risk or grave in itself.
  const said = [
    ...points.filter(({ id, severity }) => severity === 'high' || (severity === 'medium' && !isTheirs(id))),
    ...limits.filter(({ severity }) => severity !== null),
  ];
  const facts = new Set([...weighed, ...said].flatMap(({ id }) => (reachOf(id) ? factOf(id) : [])));
  return [...facts].map((fact) =>
    item(
      [...points, ...limits].find(({ id }) => factOf(id) === fact),
      weighed.find(({ id }) => factOf(id) === fact),
    ),
  );
}

/** Whether it names what is at stake: dollars, or a share that is not one of votes. */
const namesMoney = ({ title }: Pick<FirstItem, 'title'>) =>
  /\$\s?\d/.test(title) || (/\d%/.test(title) && !/\bvotes?\b/i.test(title));

/** More than there are kinds of harm and of reach. */
const step = 10;
const rank = (item: FirstItem) =>
  ((severities.indexOf(item.severity) * step + harmOf(factOf(item.id))) * 2 + (namesMoney(item) ? 0 : 1)) *
    step +
  reaches.indexOf(reachOf(item.id) ?? 'association');

/** The order in which such things are told, for `toSorted`: the gravest first. */
export const inRank = (a: FirstItem, b: FirstItem): number => rank(a) - rank(b);

/** What else names a sum, as most budgets do where they state nothing graver. */
function otherSums(
  { key_points: points, restricted_activities: limits }: Source,
  told: Set<string>,
): FirstItem[] {
  return [...points, ...limits]
    .filter(({ id, text }) => !told.has(factOf(id)) && namesMoney({ title: text }) && told.add(factOf(id)))
    .map((point) => item(point, undefined));
}

/** Whether it is grave, names a sum, or reaches the owner: not so a word of care about the association's papers. */
const isTelling = (one: FirstItem) => one.severity === 'high' || namesMoney(one) || !isTheirs(one.id);

/**
 * The things to read first, five at the most, by the rule that `reportWords.firstRule` tells. Fewer where the document
 * states fewer that cost money or forbid something.
 */
export function firstFive(analysis: Source): FirstItem[] {
  const ruled = byRules(analysis);
  const ordered = candidates(ruled).toSorted(inRank);
  const perSubject = new Map<string, number>();
  const chosen = ordered.filter(({ id }) => {
    const { title } = subjectOf(factOf(id));
    const count = (perSubject.get(title) ?? 0) + 1;
    perSubject.set(title, count);
    return count <= mostOfOneSubject;
  });
  const rest = ordered.filter((one) => !chosen.includes(one));
  const five = new Set([...chosen, ...rest].slice(0, most));
  const first = ordered.filter((one) => five.has(one));
  const telling = first.filter(isTelling);
  if (telling.length >= fewest) return first;
  const told = new Set(first.map(({ id }) => factOf(id)));
  const more = otherSums(ruled, told).slice(0, fewest - telling.length);
  return [...telling, ...more, ...first.filter((one) => !isTelling(one))].slice(0, most);
}
