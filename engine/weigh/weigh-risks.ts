import type { FactValue, Risk } from '#contract/analysis.ts';
import { catalogueFact, type FactKind } from '../catalogue.ts';
import { type Decided, firstValues } from '../find/decide.ts';
import type { Citations, Doc } from '../model.ts';
import { shareWords } from '../particulars/share-of.ts';
import { display } from '../say/display.ts';
import { harmOf, severityRank } from '../say/harm.ts';
import { type ToldOf, wordIn } from '../say/saying.ts';
import { moneyRisks } from './money-risks.ts';
import type { RiskRule, Values } from './risk-rule.ts';
import { shelfLife, studyAge } from './study-age.ts';
import { tableRisks } from './table-risks.ts';
import { talkRisks } from './talk-risks.ts';
import { toldRisks } from './told-risks.ts';
import { useRisks } from './use-risks.ts';

/** A risk that a list of items comes to cites about so many of them. */
const mostCited = 5;

/** A figure as its place writes it: 'a majority' is more than half, and no 50%. */
function writtenThere(kind: FactKind, value: FactValue, citations: Citations): string {
  const quotes = citations.map(({ quote }) => quote).join(' ');
  const isMajority = kind === 'percent' && value === 50 && /\bmajority\b/i.test(quotes);
  return isMajority && !/\b50\b|\bfifty\b/i.test(quotes)
    ? shareWords(value, 'majority')
    : display(kind, value);
}

function contradictions(decided: readonly Decided[]): Risk[] {
  return decided.flatMap(({ fact, value, citations, conflicts, told }) => {
    const entry = catalogueFact(fact);
    const other = conflicts[0];
    // Dues by the type of home, or before and after a vote, are several answers that are all right.
    if (!entry || !other || told?.byHome || told?.agreedTo) return [];
    const said = `${writtenThere(entry.kind, value, citations)} in one place and ${writtenThere(entry.kind, other.value, other.citations)} in another`;
    const explanation = `It says ${said}. They may hold for different cases. Read both, and ask which holds for you.`;
    return [
      {
        id: `conflict.${fact}`,
        level: 'medium' as const,
        title: `The document gives more than one answer: ${entry.label.toLowerCase()}.`,
        explanation,
        citations: [...citations, ...other.citations],
      },
    ];
  });
}

/** So many risks of one rule are told one by one. */
const mostAlike = 3;

/** A rule on a list fact: each of its items is weighed, those that come to the same are one risk. */
function weighItems({ id, weigh, ofMany }: RiskRule, items: readonly Decided[], values: Values): Risk[] {
  const risks = new Map<string, Risk>();
  for (const { fact, value, citations, told } of items) {
    const warning = weigh(new Map([...values, [fact, value]]), () => told ?? {});
    if (!warning) continue;
    const said = `${warning.title} ${warning.explanation}`;
    const known = risks.get(said);
    const suffix = risks.size === 0 ? '' : `-${risks.size + 1}`;
    if (!known) risks.set(said, { id: `risk.${id}${suffix}`, ...warning, citations });
    else if (known.citations.length < mostCited) {
      risks.set(said, { ...known, citations: [...known.citations, ...citations] });
    }
  }
  const all = [...risks.values()];
  const [first, ...others] = all;
  if (!first || !ofMany || all.length <= mostAlike) return all;
  const rest = others.flatMap(({ citations }) => citations.slice(0, 1)).slice(0, mostCited - 1);
  return [{ ...first, ...ofMany(first, all.length), citations: [...first.citations.slice(0, 1), ...rest] }];
}

const ofUse = /^(?:pets|rental|occupancy|vehicles|exterior|use)\./;
/** What a buyer should weigh, worst first. Every risk cites all the facts that it stands on. */
export function weighRisks(doc: Doc, all: readonly Decided[]): Risk[] {
  // What is laid on one kind of homes is told with them, and is no risk of every home.
  const decided = all.filter(({ fact, told }) => !told?.lots || !ofUse.test(fact));
  const values = firstValues(decided);
  const toldOf: ToldOf = (fact) => decided.find((one) => one.fact === fact)?.told ?? {};
  const evidence = new Map<string, Citations>();
  for (const { fact, citations } of decided) if (!evidence.has(fact)) evidence.set(fact, citations);
  const risks = [...moneyRisks, ...useRisks].flatMap((rule) => {
    const { id, facts, weigh } = rule;
    const items = decided.filter(({ fact }) => facts.length === 1 && fact === facts[0]);
    if (items.length > 1) return weighItems(rule, items, values);
    const cited = facts.map((fact) => evidence.get(fact));
    if (cited.includes(undefined) || rule.agree?.(cited.flatMap((c) => (c ? [c] : []))) === false) return [];
    const warning = weigh(values, toldOf);
    return warning ? [{ id: `risk.${id}`, ...warning, citations: cited.flatMap((c) => c ?? []) }] : [];
  });
  const carried = decided.flatMap(({ fact, value }) =>
    fact === 'repairs.critical' || wordIn(value, 'outcome') === 'carried'
      ? (wordIn(value, 'what') ?? [])
      : [],
  );
  const others = [
    ...tableRisks(doc),
    ...shelfLife(doc, decided),
    ...toldRisks(
      doc,
      risks.some(({ id }) => id === 'risk.budget.deficit'),
    ),
    ...studyAge(doc, decided),
    ...talkRisks(doc, carried, firstValues(decided.filter(({ told }) => !told?.proposed))),
    ...contradictions(all),
  ];
  return [...risks, ...others].toSorted(
    (a, b) => severityRank[a.level] - severityRank[b.level] || harmOf(a.id) - harmOf(b.id),
  );
}
