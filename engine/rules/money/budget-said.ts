import { sumOfYear } from '../../find/caught.ts';
import { type FactRule, type Found, saying } from '../../find/pattern.ts';

const dues = /\b(?:dues|assessments?|fees?)\b/;

const percent = ({ quantities }: Found) => {
  const caught = quantities.find(({ kind }) => kind === 'percent');
  return caught?.kind === 'percent' && caught.percent < 200 ? caught.percent : null;
};

/** Whether the sentence, or the one before it, speaks of dues. */
const ofDues = ({ sentence, doc }: Found) =>
  [sentence, doc.sentences[sentence.index - 1]].some(
    (said) =>
      said && (dues.test(said.plain) || said.quantities.some((q) => q.kind === 'money' && q.per && q.period)),
  );
const saysPercentOfDues = saying((found) => (ofDues(found) ? percent(found) : null));

const duesChange: FactRule = {
  fact: 'budget.dues_change',
  cue: /increas|\(\{n/,
  patterns: [
    saysPercentOfDues.plain`\bincrease of {money},? ?\(?(?:or )?(?:approximately |about )?{percent}`,
    saysPercentOfDues.told`^(?:that|this|it|which) (?:is|represents|means|amounts to|comes to) (?:(?:an?|a little|slightly|just|only|about|approximately|roughly|around|nearly|almost|less than|more than|under|over) ){0,4}{percent} increase\b`,
    // '2024: $2,950 per unit (2023: $2,450)'
    saying(({ quantities, sentence }) => {
      const [now, before] = quantities.flatMap((q) => (q.kind === 'money' ? q.amount : []));
      const [year, last] = quantities.flatMap((q) => (q.kind === 'count' ? q.value : []));
      return dues.test(sentence.plain) && now && before && year && last && year - last === 1
        ? Math.round((10_000 * (now - before)) / before) / 100
        : null;
    }).told`{count}: {money}[^{(]{0,20}\({count}: {money}`,
  ],
};

/** A part of the budget, what it grew by, and what an owner pays of it. */
const notWhole =
  /\b(?:if|would|could|reserve budget|per (?:unit|lot|home|household)|to date|over budget|under budget|increase[sd]? (?:of|by)|line item|deficit|surplus|shortfall|ended the|each (?:owner|home|lot|unit))\b/;
const intoReserves = '(?:to|into|for|toward|towards) (?:the |our )?(?:association )?reserves?\\b';
const saysYearly = saying(sumOfYear);
const reserves: FactRule = {
  fact: 'budget.reserve_contribution',
  cue: /reserve/,
  patterns: [
    saying(sumOfYear, {
      unless:
        /\b(?:recommend\w*|study|should|would|could|if|full(?:y)? fund\w*|minimum|needed|needs|not (?:yet )?(?:made|done|paid|moved|transferred|funded))\b/,
    })
      .implied`\breserve (?:contributions?|funding|allocations?|transfers?)(?: for (?:{count}|the year))? (?:of|is|are|will be|totals?|at) {money}`,
    saysYearly.implied`{money} (?:per month |monthly |a month |per year |annually )?(?:will be|is to be|is|are) (?:being )?(?:transferred|contributed|allocated|deposited|set aside|added) (?:in)?${intoReserves}`,
    saysYearly.implied`\b(?:budgeted|budgets?|budgeting) {money}[^{.]{0,20} ${intoReserves}`,
    saysYearly.likely`\b(?:transferred|contributed|deposited|allocated|set aside) {money}[^{.]{0,20} ${intoReserves}[^{]{0,60}\b(?:as budgeted|per the budget|as planned|this year|for the year)`,
  ],
};

/** 'a budget of $68,550 was approved for 2031', 'the 2031 budget of $68,550', 'our annual budget is $68,550' */
const wholeBudget: FactRule = {
  fact: 'budget.total_expenses',
  cue: /budget.*\{m/,
  patterns: [
    saysYearly.implied`(?<!(?:landscap\w+|maintenance|pool|capital|reserve|insurance|legal|project|repair|social|grounds|snow) )\bbudget (?:of|totaling|totalling|in the amount of) {money},? (?:(?:was|is|has been|were) (?:approved|adopted|passed|accepted|presented|proposed)|for (?:the )?(?:{count}|(?:fiscal |calendar )?year|next year|this year|the coming year))\b`,
    // 'adopted a budget for the fiscal year 2031 in the total amount of $812,400'
    saysYearly.implied`\b(?:adopt|approv|pass|ratifi)ed (?:an?|the) (?:annual |operating )?budget for (?:the )?(?:fiscal |calendar )?(?:year )?{count} (?:in the (?:total )?amount of|of|totaling|totalling) {money}`,
    saying(sumOfYear, { unless: notWhole })
      .implied`\b(?:{count}|annual|total|operating|yearly|overall|proposed|approved) (?:proposed |approved |annual |operating |total |association |hoa )*budget(?: for (?:{count}|the (?:fiscal |calendar )?year|next year|this year))? (?:of|is|was|totals?|totaled|will be|comes to|came to|is set at|was set at|amounts to)(?: about| approximately| roughly)? {money}`,
  ],
};

/** What letters and reports say of a year's plan in sentences. */
export const budgetSaid: readonly FactRule[] = [duesChange, reserves, wholeBudget];
