import { moneyAmount } from '../../find/caught.ts';
import { type FactRule, type Found, type Pattern, saying, words } from '../../find/pattern.ts';
import { lower, type Tier } from '../../tiers.ts';
import { isBudgetLine } from './line-of-budget.ts';

const about =
  '(?: (?:approximately|about|around|roughly|nearly|almost|just|over|under|above|below|somewhat|slightly|more than|less than|close to|a little|at|still|now|currently)){0,4}';
/** 'which now stands at', 'totals', 'is': the state of an account. */
const stands =
  '(?:,? (?:which|that|it))?(?: (?:now|currently|presently|still|also)){0,4}(?: (?:balance|cash|account|fund|total)){0,4}(?: (?:total(?:s|ed|ling|ing)?|stands?|stood|sits?|is|are|was|were|remains?|holds?|held|contains?|contained|has|had|have|shows?|showed|reported|ended|closed|finished|amounts?|amounted|came|comes|carries|of|:|-|=)){1,5}(?: (?:the (?:year|month|quarter|period)|with|an?|the|current|ending|closing|total|cash|bank|balance|of|to|at|in|good standing|it)){0,4}';
/** 'fell by $2,000 to', 'is down $2,000 to', 'went from $4,000 to'. */
const moved =
  '(?: (?:has|have|had|is|are|was|were|now|also|slightly|further|again)){0,4}(?: (?:increased|decreased|declined|grew|grown|rose|risen|fell|fallen|dropped|gained|went|gone|moved|climbed|reduced|down|up|dipped|slipped|jumped))(?: (?:up|down|slightly|further|again|sharply)){0,4}(?: (?:by|from))?(?: (?:about|approximately|nearly|almost|over))?(?: {money})?(?: (?:(?:as of|on|at|in) )?{date})?(?:[^.;{]{0,40})? to';

/** What should be, is asked for or goes in and out is no balance. */
const notState =
  /\b(?:each of (?:the next|those)|should|would|could|recommend\w*|ideal|full(?:y)? fund(?:ed|ing)|required|need(?:s|ed|ing)? (?:an?|the|to (?:have|be|hold))|minimum|target|goal|budget(?:ed)? (?:for|of)|if|contribut\w+ (?:of|to)|transferr?(?:ed|ing|s)?)\b/;

const upToSum = ({ sentence, match }: Found) => sentence.plain.slice(0, match.index + match[0].length);
/** The sum, where nothing before it speaks of what should be or goes in and out. */
const state = (found: Found) =>
  notState.test(upToSum(found)) || isBudgetLine(found) ? null : moneyAmount(found);

const saysState = saying(state);

const told = (subject: string, tier: Tier): readonly Pattern[] => [
  // It says what was before, too: nothing else can be meant.
  saysState[tier]`${subject}${moved}${about} {money}`,
  saysState[
    lower(tier, 2)
  ]`${subject}${stands}${about} {money}(?! (?:increase|decrease|deficit|surplus|shortfall|contribution|transfer))`,
];

const operating =
  '\\b(?:operating|checking|general)(?: (?:accounts?|accts?|funds?|cash|bank|checking|balance|account balance|fund balance)){1,5}(?: \\([^()]{0,30}\\))?';
const reserves =
  '(?<!\\b(?:out of|into|operating) (?:the |our )?)(?<!\\bfrom (?:the |our )?(?!reserves?,? which))\\b(?:(?:capital|replacement|repair)s? )*(?:reserves?|(?:replacement|repair) fund)(?: (?:accounts?|accts?|funds?|cash|savings|bank|money market|balances?|amounts?|levels?|fund balances?|for (?:repairs?|replacements?)(?: and (?:repairs?|replacements?))?)){0,4}(?: \\([^()]{0,30}\\))?';
const reservesNamed =
  '\\b(?:money market|savings|certificates? of deposit|cds?)(?: (?:accounts?|funds?))? \\(reserves?\\)';

const totalOf = words`\b(?:total |remaining |overall )?reserves? (?:amount|balance|total|fund balance) of${about} {money}|\bbalance (?:in|of|for) (?:the |our )?(?:[a-z]+ )?reserves?\b(?: \([^(){]{0,90}\))?[^.;{]{0,40} (?:of|is|was|at) {money}`;
const endedWith = words`\b(?:ended|finished|closed) (?:the |{date} |{count} )?(?:month|year|quarter|period)? ?(?:of {count} )?with an? operating (?:budget|fund|cash|account|bank)(?: account)?(?: balance)? of${about} {money}`;

const anyAccount =
  /\b(?:operating|checking|reserves?|(?:contingency|emergency|escrow|road|dam|legal|roof|insurance) (?:accounts?|funds?))\b/g;
const ofOperating = /^(?:operating|checking)/;
/** The account that the sentence, or else the one before it, speaks of: 'The account still holds $3,200.' */
function accountBefore({ doc, sentence, match }: Found): 'operating' | 'reserve' | null {
  const texts = [sentence.plain.slice(0, match.index), doc.sentences[sentence.index - 1]?.plain ?? ''];
  for (const text of texts) {
    const named = text.match(anyAccount)?.at(-1);
    if (named) return named.startsWith('reserve') ? 'reserve' : ofOperating.test(named) ? 'operating' : null;
  }
  return null;
}

const ofAccount = (account: 'operating' | 'reserve') => (found: Found) =>
  accountBefore(found) === account ? moneyAmount(found) : null;

const theAccount = words`(?:^|[,;] )(?:the|this|that|which|it) (?:account|fund|balance)?(?: (?:still|now|currently)){0,3} ?(?:holds?|held|contains?|contained|has|had|stands at|stood at|totals?)(?: (?:an?|the|ending|current|balance|of)){0,4}${about} {money}`;
/** 'a total of $61,000 held in money market accounts', where reserves are spoken of. */
const heldIn = words`{money} (?:is |was |are |were )?(?:held|invested|deposited|sitting|kept|on deposit)? ?in (?:the |our |its )?(?:bank )?(?:money market|savings|certificates? of deposit|cds?)\b`;

/** Balances told by how an account moved or stands, as treasurers write of them. */
export const balancesTold: readonly FactRule[] = [
  {
    fact: 'financial.operating_cash',
    cue: /\b(?:operating|checking|general|account|it|balance)\b.*\{m\d/,
    patterns: [
      ...told(operating, 'express'),
      // 'Operating: $23,411  Reserves: $98,220'
      saying((found) => (found.doc.type === 'budget' ? null : moneyAmount(found)))
        .implied`(?:^|[.;,] )operating(?: account| fund| cash)?: {money}`,
      saying(moneyAmount).plain(endedWith),
      saying(ofAccount('operating')).told(theAccount),
    ],
  },
  {
    fact: 'financial.reserve_cash',
    cue: /\b(?:reserves?|replacement|repair|money market|savings|account|it|balance)\b.*\{m\d|\{m\d.*(?:money market|savings)/,
    patterns: [
      saysState.express`${reservesNamed}${moved}${about} {money}`,
      ...told(reserves, 'plain'),
      saysState.told(totalOf),
      saying(ofAccount('reserve')).implied(heldIn),
    ],
  },
];
