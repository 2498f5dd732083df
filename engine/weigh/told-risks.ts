import type { Risk } from '#contract/analysis.ts';
import { citeRanges } from '../find/decide.ts';
import { words } from '../find/pattern.ts';
import type { Doc } from '../model.ts';
import { dollars } from '../say/display.ts';
import { warn } from './risk-rule.ts';

/** 'Total expenses exceed the revenue in the projected budget.' */
const exceeds =
  /\b(?:expenses|expenditures|costs|spending) (?:(?:will|would|is expected to|are expected to) )?(?:exceeds?|exceeded|(?:is|are|be|was|were) (?:more|higher|greater|larger) than)\b[^.;]{0,30}\b(?:revenues?|income|receipts)\b/;
const planned = /\b(?:budget|budgeted|projected|proposed|planned|forecast)\b/;
const unreal = /\b(?:if|should|whenever|when|unless|in the event|not|never|no|last year|previous)\b/;
const withProse = new Set(['minutes', 'other', 'budget']);

const hypothetical =
  /\b(?:eliminat\w+|eras\w+|clos(?:ed|es|ing)|was|had|if|should|whenever|unless|in the event|not|never|no|would)\b/;
const ofMoney = new Set(['budget', 'financial', 'other']);
/** 'a monthly deficit of $3,000', 'a shortfall of $3,000 a month' */
const everyMonth = words`\bmonthly (?:budget |operating )?(?:deficit|shortfall|loss) of (?:approximately |about |around |nearly |over )?{money}|\b(?:deficit|shortfall) of (?:approximately |about |around |nearly |over )?{money} (?:a|per|each|every) month`;
/** 'We take $20,000 out of the reserve rather than raise the dues.' */
const insteadOfDues = words`\b(?:tak(?:e|es|ing)|us(?:e|es|ing)|draw(?:s|ing)?|pull(?:s|ing)?|withdraw(?:s|ing)?|transfer(?:s|ring)?) (?:about |approximately |another )?{money} (?:out of|from) (?:the |our |its )?(?:[a-z]+ )?reserves?\b[^.;{]{0,40}\b(?:rather than|instead of|to avoid|without|so as not to)\b[^.;{]{0,30}\b(?:rais|increas)\w*[^.;{]{0,20}\b(?:dues|fees?|assessments?)\b`;

/** Sums of such sentences, of each kind the last one that the text tells. */
function toldSums({ type, source, sentences }: Doc): Risk[] {
  if (!ofMoney.has(type)) return [];
  const found = [
    {
      id: 'risk.budget.monthly_deficit',
      form: everyMonth,
      title: 'Less comes in than goes out, month after month.',
      explain: (sum: string) => `The text says that ${sum} a month is missing. Ask what fills the gap now.`,
    },
    {
      id: 'risk.reserves.instead_of_dues',
      form: insteadOfDues,
      title: 'Reserves are spent so that dues need not go up.',
      explain: (sum: string) =>
        `The text tells of ${sum}. Ask when it is put back, and whether dues go up then.`,
    },
  ];
  return found.flatMap(({ id, form, title, explain }) => {
    const said = sentences.findLast(({ plain }) => form.test(plain) && !hypothetical.test(plain));
    const token = said && /\{m(\d+)\}/.exec(form.exec(said.plain)?.[0] ?? '')?.[1];
    const money = said && token ? said.quantities[Number(token)] : undefined;
    const citations = said && citeRanges(source, [said]);
    return citations && money?.kind === 'money'
      ? [{ id, ...warn('medium', title, explain(dollars(money.amount))), citations }]
      : [];
  });
}

/** What sentences tell of a budget that does not hold: by their sums, or without figures that it spends more than it takes in. */
export const toldRisks = (doc: Doc, isKnown: boolean): Risk[] => [
  ...toldSums(doc),
  ...spendsMore(doc, isKnown),
];

function spendsMore(doc: Doc, isKnown: boolean): Risk[] {
  if (isKnown || !withProse.has(doc.type)) return [];
  const said = doc.sentences.filter(
    ({ plain }) => exceeds.test(plain) && planned.test(plain) && !unreal.test(plain),
  );
  const citations = citeRanges(doc.source, said.slice(0, 2));
  const warning = warn(
    'medium',
    'The plan spends more than it takes in.',
    'The text says so without figures. Ask by how much, and what fills the gap.',
  );
  return citations ? [{ id: 'risk.budget.deficit', ...warning, citations }] : [];
}
