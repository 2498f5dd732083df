import { communities, type StateRight, stateRightsSchema, subjects } from '#contract/state-right.ts';

/** What a row tells in words: to these, no bare dash, no address and no bill. */
function wordsOf({ statute, note, doubt, detail }: StateRight): string[] {
  const texts = [statute, note, doubt].filter((text) => text !== null);
  const strings = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value
        ? Object.values(value).flatMap(strings)
        : [];
  return [...texts, ...strings(detail)];
}

const faulty: readonly (readonly [RegExp, string])[] = [
  [/^[\s.–—-]*$/, 'has a bare dash where words belong'],
  [/https?:|www\./i, 'has an address in its words: it is built from the section'],
  [
    /state-laws\.json|general knowledge\)|stored material|snapshot/i,
    'speaks of how the work was done, not of the law',
  ],
];

/** A bill may be told of where a doubt speaks of it, never be cited as the law. */
const bill = /\b(?:[AHS]\.? ?[BF]\.?|bill) ?\d/i;

const nameOf = ({ state, community, subject }: Pick<StateRight, 'state' | 'community' | 'subject'>) =>
  `${state} ${community} ${subject}`;

/** What is wrong with the rows of the states' rights, one sentence each. */
export function faultsOfStateRights(file: unknown, slugs: readonly string[]): string[] {
  const rows = stateRightsSchema.safeParse(file);
  if (!rows.success)
    return rows.error.issues.map(({ path, message }) => {
      const row = Array.isArray(file) ? file[Number(path[0])] : null;
      return `state-rights.json ${row ? nameOf(row) : ''} ${path.join('.')}: ${message}`;
    });
  const counts = new Map<string, number>();
  for (const row of rows.data) counts.set(nameOf(row), (counts.get(nameOf(row)) ?? 0) + 1);
  const wanted = slugs.flatMap((state) =>
    communities.flatMap((community) => subjects.map((subject) => nameOf({ state, community, subject }))),
  );
  return [
    ...wanted.filter((name) => !counts.has(name)).map((name) => `${name} has no row`),
    ...[...counts].filter(([name]) => !wanted.includes(name)).map(([name]) => `${name} is no row of a state`),
    ...[...counts].filter(([, count]) => count > 1).map(([name]) => `${name} stands twice`),
    ...rows.data.flatMap((row) => [
      ...wordsOf(row).flatMap((text) =>
        faulty
          .filter(([pattern]) => pattern.test(text))
          .map(([, what]) => `${nameOf(row)} ${what}: '${text}'`),
      ),
      ...(bill.test(row.statute) ? [`${nameOf(row)} cites a bill, which is not law: '${row.statute}'`] : []),
    ]),
  ].map((fault) => `state-rights.json ${fault}`);
}

/** How many rows tell what, for the last line of the check. */
export function countRights(rows: readonly StateRight[]): string {
  const verified = rows.filter((row) => row.verified).length;
  const none = rows.filter(({ finding }) => finding === 'none').length;
  const unchecked = rows.filter(({ finding }) => finding === 'unchecked').length;
  return `${rows.length} rows on the states' laws: ${verified} read in the statute, ${none} with no state law found, ${unchecked} not looked up yet.`;
}
