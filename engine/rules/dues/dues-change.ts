import type { FactValue } from '#contract/analysis.ts';
import { type FactRule, type Found, saying } from '../../find/pattern.ts';
import { monthNames } from '../../language/month-names.ts';
import type { Sentence } from '../../model.ts';
import { regex } from '../../regex.ts';
import { kindsIn } from '../../scope/kinds-of-homes.ts';
import { underDues } from './dues-amount.ts';
import { raiseBetween } from './raise-between.ts';

const sumsIn = ({ quantities }: Found) => quantities.filter((each) => each.kind === 'money');

/** Percent from the first amount caught to the second. */
function fromTo(found: Found): FactValue | null {
  const [from, to] = sumsIn(found).slice(-2);
  return from && to ? raiseBetween(from, to, found.sentence) : null;
}

/** 'dues of $285, up from $265': the new dues and the old. */
function downOrUp(found: Found): FactValue | null {
  const [to, from] = sumsIn(found);
  // 'assessments receivable were {m0} (1999: {m1})'
  if (otherMoney.test(found.match[0])) return null;
  const raise = from && to ? raiseBetween(from, to, found.sentence) : null;
  // The document's own percentage is what it says.
  const told = found.sentence.quantities.filter((q) => q.kind === 'percent');
  return raise === null || told.length === 0 ? raise : told.length === 1 && told[0] ? told[0].percent : null;
}

/** What else than dues may rise by a sum to another. */
const otherMoney =
  /\b(?:accounts?|balance|reserves?|cash|funds?|savings|deductibles?|premium|expenses?|receivables?)\b/;

/** 'raised $12 to $468': the raise and the new dues. */
function raisedTo(found: Found): FactValue | null {
  const { sentence, doc } = found;
  const near = `${doc.sentences[sentence.index - 1]?.plain ?? ''} ${sentence.plain}`;
  if (!/\b(?:dues|assessments?|fees?|maintenance)\b/.test(near) || otherMoney.test(sentence.plain))
    return null;
  const [by, to] = sumsIn(found);
  return by && to ? raiseBetween({ ...by, amount: to.amount - by.amount }, to, sentence) : null;
}

/** 'by 4% for villas and by 6% for cottages' */
const differs = ({ text, quantities }: Sentence) =>
  quantities.filter(({ kind }) => kind === 'percent').length > 1 && kindsIn(text) > 1;
const percentCaught =
  (sign: 1 | -1) =>
  (found: Found): FactValue | null => {
    const percent = found.quantities.find((each) => each.kind === 'percent' && each.form === 'percent');
    const since = found.sentence.plain.slice(found.match.index);
    if (/\b(?:over|in|during) the (?:past|last)\b/.test(since) || differs(found.sentence)) return null;
    return percent?.kind === 'percent' && percent.form !== 'majority' ? sign * percent.percent : null;
  };

/** What dues are called where their change is told. */
export const dues = '(?:dues|assessments?(?: \\(dues\\))?|fees?|maintenance fees?|common charges?)';
/** Words by which a raise is only thought of, or is of something else. */
export const hypothetical =
  /\b(?:(?!(?:association|hoa|poa|coa|owner|member|month|quarter|year|unit)'s)[a-z]+'s fees? (?:goes|will go|is going|rises|will rise) up|had thought of|fees? (?:[a-z]+ )?(?:by|for|from|to|of) (?:the )?(?:buyers?|new owners?|purchasers?|sellers?)|may|possible (?:that|there)|for (?:the|an?) (?:[a-z]+ )?(?:permit|licen[sc]e)|but (?:the board |we |they |it )?(?:will|did|decided|chose|agreed|voted) (?:to )?not|(?<!\b(?:go|goes|going|went|gone) )up to|not (?:more|exceed)|maximum|if|late|options? (?:\{n\d+\}|[abc1-9]|one|two|three)|in excess|without|suggest\w*|asked|wondered|question(?:ed|s)|opposed|(?:trash|water|sewer|cable|management|pool|transfer|insurance|legal|utility|landscap\w+|guest|clubhouse) (?:fees?|rates?))\b/;
/** 'No increase for one part and $2 more for another' leaves nothing the same, 'through the end of May' not for long. */
const notAll = regex`\bincreas\w* (?:of|by) (?:about |only )?\{[mp]\d|\b(?:through|till|for) (?:the (?:end|rest|remainder|balance) of\b|(?:${monthNames})\b|\{t)|\buntil\b`;
const anotherRises =
  /\b(?:assessments?|fees?|charges?|allocations?|portions?|parts?|dues)\b[^.;]{0,40}\b(?:will|to|is|are|does|has|have) (?:be |been |also |going to )?(?:increas|ris|rais|go(?:ing)? up)/;
/** 'The roof loan assessment stays at $78', 'Slip fee stays $40 on top of dues': not what all pay from year to year. */
const ofOneCost =
  /\b(?:loan|debt|storm|roof|siding|road|insurance|water|sewer|trash|cable|reserves?|capital|late|transfer|management|parking|storage|marina|dock|boat|clubhouse|garage|gate|guest|key|locker|pet|pool|slip)(?: fund)? (?:assessments?|fees?|charges?|dues)\b/;
const unchanged = ({ sentence: { plain, index }, doc, match }: Found) =>
  notAll.test(plain) ||
  ofOneCost.test(plain.slice(0, match.index + match[0].length)) ||
  anotherRises.test(doc.sentences[index + 1]?.plain ?? '')
    ? null
    : 0;

/** Whether the sentence, or the one before it, speaks of dues. */
const ofDues = ({ sentence, doc }: Found) =>
  [sentence, doc.sentences[sentence.index - 1]].some((said) =>
    /\b(?:dues|assessments?|(?:hoa|condo|association) fees?|(?:annual|monthly|quarterly) (?:invoice|bill|payment)s?)\b/.test(
      said?.plain ?? '',
    ),
  );
const saysDownOrUp = saying(downOrUp);
const saysSecondPercent = saying(percentCaught(1));

/** By how much dues change, in budgets, letters and minutes. */
export const duesChange: FactRule = {
  fact: 'budget.dues_change',
  cue: /increas|\bris(?:e|es|ing)\b|and \{m|the same|\bup\b|keep|kept|escalat|hike|rais|decreas|lower|from|remain|stay|continu|hold|h?eld\b|maintain|leav|left|no change|\bnot |\b(?:was|were) \{m|\(was|\(\{n\d+\}: \{m/,
  patterns: [
    saying(fromTo, { unless: hypothetical }).express`${dues}\b[^.]{0,50} from {money}[^.{]{0,20} to {money}`,
    saysDownOrUp.express`${dues}\b[^.{]{0,40}{money}[^.{]{0,30},? (?:\((?:was|from|up)|up|an increase|a raise|raised|increased|compared|instead|versus|vs\.?|down|lowered|reduced)(?: (?:with|to|over|of))? ?(?:from )?{money}`,
    // 'This draft is at $425 a month, was $385', under 'Dues'
    saying(downOrUp, { under: underDues })
      .told`\b(?:is|are|at|of) {money},? \(?(?:was|were|up from) {money}(?! (?:to|and|in|short|over|under))`,
    // 'assessment of $142 beginning in January (2024: $138)'
    saysDownOrUp.plain`${dues}\b[^.{]{0,20}{money}[^.;(]{0,60}\((?:in |for )?(?:{count}|was|now):? {money}\)`,
    saying(unchanged, { unless: hypothetical })
      .implied`\b(?:no (?:{count} )?(?:increase|change|raise) (?:is |was |will be )?(?:made |planned |needed )?(?:in|to|of|for) (?:the )?(?:[a-z]+ ){0,3}${dues}|(?:keep(?:ing|s)?|leav(?:e|es|ing)|hold(?:ing|s)?|kept|left|held) (?:the |our |your |annual |monthly |quarterly |regular |hoa |association |condo )*${dues} (?:the same|unchanged|flat|level|as (?:is|they are)|at (?:the |their |its )?(?:current|same|present|existing|{count}|{money}))|${dues}(?: \(?(?:of |at )?{money}\)?)? (?:will |are to |to |shall )?(?:remain|stay)(?:s|ed|ing)? (?:the same|unchanged|flat|level|at (?:the |their |its )?(?:current|same|present|existing|{count} (?:level|rate|amount)))|${dues}(?: for (?:{count}|(?:next|the coming|the next) year))? (?:will|are|would|did|do|is) not (?:be )?(?:going up|go up|rise|increas\w+|rais\w+|chang\w+))\b`,
    saysDownOrUp.express`${dues}\b[^.{]{0,20}(?:increas\w*|rais\w*)[^.{]{0,8}{money} [^.{]{0,16}\bfrom [^.{]{0,24}{money}`,
    saying(raisedTo)
      .express`(?:increas\w*|rais\w+|ris(?:e|es|ing)|go(?:es|ing)? up) (?:(?:in )?(?:the |our |annual |monthly |quarterly |yearly |hoa ){0,3}${dues} )?(?:by |of )?{money}(?:[^.{]{0,10} to|,) {money}`,
    saying(percentCaught(1), { unless: hypothetical }).plain(
      [
        `(?:increas\\w+|rais\\w+)\\b[^.{]{0,40}${dues}\\b[^.{]{0,30}{percent}`,
        `${dues}\\b[^.{]{0,50}(?:increas\\w+|rais\\w+|up)\\b[^.{]{0,30}{percent}`,
        `{percent} (?:dues |assessment )?increase (?:in|of|to) [^.{]{0,20}${dues}`,
        '{percent} (?:dues|assessment|(?:hoa |condo |association )fee) (?:increase|raise|hike)\\b',
        `{percent} (?:escalation|increase|raise|rise|hike) (?:of|in|to) (?:the |our )?(?:[a-z]+ ){0,3}${dues}\\b`,
        `${dues} (?:escalation|escalator) of {percent}`,
      ].join('|'),
    ),
    // 'voted to increase maintenance costs by 2.5%', as a cooperative calls its dues
    saying((found) =>
      /\b(?:co-?op(?:erative)?s?|share(?:holder|owner)s?)\b/i.test(found.doc.source.text)
        ? percentCaught(1)(found)
        : null,
    )
      .plain`\b(?:increas|rais)\w+ (?:in )?(?:the |our |your |monthly )*(?:maintenance|carrying charges)(?: costs?| charges?)? (?:of |by )?{percent}`,
    // 'the 2032 budget as presented, including a 6% increase'
    saysSecondPercent.told`\bbudget\b[^.{]{0,60}\b(?:including|includes|with|reflects|has|calls for) an? {percent} (?:increase|raise)(?=[,.;]|$| (?:was|were|carried|passed|effective|starting)\b| (?:in|to|of) (?:the )?(?:[a-z]+ )?${dues})`,
    // 'Dues will remain at $60', 'Annual dues stay at $325'
    saying(unchanged)
      .implied`(?:^|(?<!special) )${dues}(?: for {count})? (?:will |shall |to |are to |were |was |are |is )?(?:remain|stay|continue|hold|held|kept|left|maintain)(?:s|ed|ing)?(?: steady| flat| unchanged)?(?: at)?(?: the (?:current|same|present) (?:rate|level|amount) of)? {money}`,
    // 'Keep at $210 per home', 'The budget maintains dues at $640'
    saying(
      ({ quantities, sentence: { plain } }) => {
        const money = quantities.find(({ kind }) => kind === 'money');
        return regex`\b${dues}\b`.test(plain) || (money?.kind === 'money' && money.per) ? 0 : null;
      },
      {
        unless:
          /\b(?:special|reserves?|may|if|would|could|until|funds?|minimum|balance|late|fines?|insurance|deductible|salary|contract|price)\b/,
      },
    )
      .implied`^(?:[^{]|\{n\d+\}){0,60}?\b(?:(?:keep|leave|hold|maintain)(?:s|ing|ed)?|kept|left|held) (?:(?:it|them|this|the|our|annual|hoa|yearly|monthly|quarterly|${dues}|rate|steady) ){0,4}at (?:the (?:current|same|present) (?:rate|level|amount) of )?{money}`,
    saying(unchanged, {
      unless:
        /\b(?:may|if|since|last|past|previous|until|ago|special|late|over the|motion|years|asked|options?|shall|goal|wish\w*|hope\w*|try\w*)\b|\{d\d/,
    })
      .implied`\b(?:no|without an?y?|no (?:need|reason|plans?) (?:for|to have) an?y?) (?:hoa |annual |monthly |quarterly )?${dues} (?:increase|raise|change)s?\b|\b(?:will|does|do|did|is|are|was) not (?:be |anticipat\w+ |plan\w* |expect\w* |propos\w+ |recommend\w* ){0,2}(?:to |on )?(?:increas|rais)\w+ (?:the |our |in )?(?:annual |monthly |quarterly )?${dues}\b|\b(?:increas|rais)\w+ (?:in )?(?:the )?${dues} (?:is|was|will be) not (?:needed|necessary|required|planned|anticipated)`,
    // 'assessments of $295 per quarter for the year ended June 30, 2032 and $246 per quarter for the year ended June 30, 2031'
    saying((found) => {
      const [now, before] = sumsIn(found);
      const [year, last] = found.quantities.flatMap((q) =>
        q.kind === 'date' ? q.iso.slice(0, 4) : q.kind === 'count' ? `${q.value}` : [],
      );
      return now && before && Number(year) - Number(last) === 1
        ? raiseBetween(before, now, found.sentence)
        : null;
    })
      .plain`\b(?:assessments?|dues)\b[^.;{]{0,40}\b(?:of|was|were) {money} (?:for|in|during) [^.;{]{0,40}(?:{date}|{count}) and {money} (?:for|in|during) [^.;{]{0,40}(?:{date}|{count})`,
    // 'maintains the annual assessments at $750 for the third consecutive year', 'Keep at $197 per home.'
    saying(
      (found) =>
        /\b(?:dues|assessments?|fees?)\b/.test(found.sentence.plain) && !otherMoney.test(found.sentence.plain)
          ? 0
          : null,
      { unless: hypothetical },
    )
      .implied`\b(?:(?:maintain|keep|hold|leav)(?:s|es|ing|e)?|kept|held|left) (?:the |our |it |annual |monthly |quarterly |regular |association |hoa ){0,5}(?:(?:dues|assessments?|fees?) )?at (?:the (?:current|same) (?:rate|level) of )?{money}`,
    // 'Dues for 2032 will be $299 a month beginning in May, a 5% increase'
    saysSecondPercent.plain`${dues}\b[^.;]{0,60}{money}(?: for (?:[^.;,({]|{count}){3,40})?(?:,| \(| (?:starting|beginning|effective|as of|from|in|on)\b(?:[^.;{(]|{date}|{count}){0,30})? ?\(?(?:which is |representing |reflecting |or |that is )?(?:an? {percent} (?:increase|raise|hike)|an? (?:increase|raise|hike) of(?: about| only)? {percent}|up (?:by )?{percent})`,
    saying((found) => (ofDues(found) ? 0 : null))
      .implied`^(?:and )?(?:that|this|which|it) (?:is|will be|stays|remains) (?:exactly )?the same (?:amount |rate |price )?(?:as|from|we paid) (?:last|this|the (?:current|prior|previous|past)) year\b`,
    saying(percentCaught(-1))
      .plain`${dues}\b[^.{]{0,50}(?:decreas\w+|lower\w+|reduc\w+)\b[^.{]{0,30}{percent}`,
  ],
};
