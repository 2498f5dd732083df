import { dollarsPerYear, firstAmount, moneyAmount, sumOfYear } from '../../find/caught.ts';
import { type FactRule, type Found, type Pattern, saying, words } from '../../find/pattern.ts';
import { lastMoney } from '../../language/money-value.ts';

const about =
  '(?: (?:approximately|about|around|roughly|nearly|almost|over|just over|only|the rate of|a rate of))';
/** The last sum caught by the year, where a period is told. */
const aYear = (found: Found) => (sumOfYear(found) ? dollarsPerYear(found) : null);
const saysAYear = saying(aYear);

/** 'Reserve funds are set aside at the rate of $9,600 annually', 'we put $800 a month into reserves' */
const saved: readonly Pattern[] = [
  saysAYear.told`\breserves?(?: funds?| monies| money)? (?:(?:is|are|is being|are being|currently|presently|now) ){0,3}(?:set aside|funded|contributed|accumulated|deposited|collected|saved|put away|accrued)(?: (?:at|by))?${about}{0,3} {money}`,
  saysAYear.told`\b(?:we|the (?:association|board|hoa)) (?:[^.;]{0,60} and )?(?:(?:is|are|have been|has been|currently|now|presently|also|will) ){0,3}(?:put(?:s|ting)?|set(?:s|ting)? aside|contribut(?:e|es|ing)|deposit(?:s|ing)?|allocat(?:e|es|ing)|add(?:s|ing)?|transfer(?:s|ring)?|mov(?:e|es|ing)|sav(?:e|es|ing))${about}{0,3} {money} (?:in ?to|to|for|in|toward|towards) (?:the |our |its )?(?:[a-z]+ ){0,2}reserves?\b`,
];

const plans =
  /\b(?:budget\w*|planned|this year|next year|each year|annual(?:ly)?|for the year|(?:in|for|during) \{n\d+\})/;
/** 'As planned we will add another $45,000 to the reserves in 2032' */
const added: readonly Pattern[] = [
  saying(
    (found) =>
      plans.test(found.sentence.plain)
        ? (/month/.test(found.sentence.plain) ? aYear : sumOfYear)(found)
        : null,
    {
      unless:
        /\b(?:should|would|could|if|propos\w+|suggest\w*|recommend\w*|one[- ]time|surplus|excess|left ?over|motion|moved)\b/,
    },
  )
    .implied`\b(?:add|adds|adding|put|puts|putting|transfer|transfers|transferring|contribute|contributes|contributing|deposit|deposits|depositing|move|moving|set aside|setting aside|allocate|allocates|allocating)(?: (?:our|the|a|an|its|another|additional|further|budgeted|planned|monthly|annual|yearly|usual|amount|of|sum)){0,6}${about}{0,3} {money}(?: (?:per|a|each) (?:month|year))? (?:in ?to|to|for|in|toward|towards) (?:the |our |its )?(?:[a-z]+ ){0,2}reserves?\b`,
];

const needed: readonly Pattern[] = [
  // 'while we need $48k annually' of reserves
  saying((found) =>
    /reserve/.test(found.sentence.plain) && lastMoney(found.quantities)?.period ? aYear(found) : null,
  )
    .implied`\b(?:we|association|hoa|reserves?|study|board) (?:really )?(?:needs?|should|must|ought to|recommends?|calls for|says|suggests?)(?: (?:that )?(?:we |be |to )?(?:set aside|save|saving|contribute|contributing|contributions? of|put away|fund|funding|deposit|have|setting aside)){0,2}${about}{0,3} {money}`,
];

/** '$612k on hand vs $1.1M needed' */
const against = words`{money} (?:currently |now )?(?:on hand|saved|in (?:the |our )?(?:bank|reserves?(?: fund| account)?))[^{.;]{0,24}\b(?:vs\.?|versus|against|compared (?:to|with)|of (?:the|an?)|out of)[^{.;]{0,24}{money}(?: (?:is |are |that (?:is|are) )?(?:needed|required|recommended|ideal))`;
/** What it should be comes first: 'Fully funded, the reserve would hold $1.1M; it holds $612k.' */
const should = words`\breserves?\b[^{.;]{0,40}\b(?:should (?:be|have|hold|contain|stand at|total)|fully funded (?:at|would be)|ideal(?:ly)? (?:is|be|at|have|hold))(?: at)?(?: about| approximately)? {money}`;

/** 'slightly less than the $134,000 recommended in our reserve study' */
const asStudied = words`\breserves?\b.{0,80}\b(?:less|more|lower|higher|short|below|above|under|over|compared)(?: (?:than|of|to|with))? (?:the |our )?(?:target (?:of )?|goal (?:of )?)?{money} (?:that (?:is|was) )?(?:recommended|required|called for|suggested|projected|anticipated)(?: (?:in|by|from))? (?:the |our )?(?:{count} )?(?:[a-z]+ )?(?:reserve )?study\b`;

/** What goes into reserves, what is there and what should be, as letters and summaries tell it in a sentence. */
export const reservesTold: readonly FactRule[] = [
  { fact: 'budget.reserve_contribution', cue: /reserve/, patterns: [...saved, ...added] },
  { fact: 'reserves.current_contribution', cue: /reserve/, patterns: saved },
  { fact: 'reserves.recommended_contribution', cue: /reserve.*\{m/, patterns: needed },
  ...(['reserves.balance', 'financial.reserve_cash'] as const).map(
    (fact): FactRule => ({
      fact,
      cue: /on hand|saved|\bin\b/,
      patterns: [saying(firstAmount).told(against)],
    }),
  ),
  {
    fact: 'reserves.fully_funded_balance',
    cue: /needed|required|recommended|ideal|should|fully funded/,
    patterns: [
      saying(moneyAmount).told(asStudied),
      saying(moneyAmount).told(against),
      saying(moneyAmount, {
        unless: /\b(?:contribut\w*|per year|annually|at least|minimum|example)\b/,
      }).implied(should),
    ],
  },
];
