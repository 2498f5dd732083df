import type { FactValue } from '#contract/analysis.ts';
import { type FactRule, type Found, gap, saying } from '../../find/pattern.ts';
import { toHundredths } from '../../language/hundredths.ts';
import { firstMoney, moneyOf } from '../../language/money-value.ts';

const contribution =
  "(?:(?:initial |one[- ]time |non-?refundable |working |operating |reserve |start-?up |capital )+(?:capital |reserve |membership )?(?:fund )?(?:contributions?|assessments?|payments?|fees?|funds?|deposits?|charges?)|working capital(?: fund)?|(?:unit|lot|home|owner)'?s'? (?:non-?refundable )?contribution|capital(?:ization)? (?:contributions?|fees?|assessments?)|capitalization of (?:the )?association|reserve (?:contributions?|transfer fee)|initiation (?:fees?|assessments?)|initial assessments?|community enhancement fees?|new (?:member|owner) fees?|conveyance (?:fees?|assessments?)|advance assessments?|transfer assessments?|resale (?:capital )?(?:contributions?|assessments?))";
const sale =
  /\b(?:clos(?:e|es|ings?)|settlement|purchas(?:e|er|ers|ing)|sale|sold|resale|transfer(?:s|red)?|convey(?:s|ed|ance)?|acqui(?:re|res|red|ring|sition)|take title|taking title|buyers?|escrow|each owner|every owner|each unit'?s?|each lot|new (?:home ?)?owners?|initial)\b/;
const regular =
  '(?:(?:the |then |then-current |its |his |such |current |estimated |applicable |established |of ){0,6}(?:annual|monthly|regular|general|common|base|quarterly|maintenance|total|full|yearly)?(?: (?:regular|annual|monthly|general|common expenses?|common|maintenance|installments?(?: of| on)?(?: the)?|general|base|estimated|then[- ]current|hoa|association|share of)){0,6} ?(?:assessments?|dues|common (?:expenses?|charges?)|maintenance fees?|fees|charges?|installments?)(?: charge)?)';
const notBuyers =
  /(?<!\b(?:from|than|except|excluding) (?:the |a )?)\b(?:special assessments?|declarant|developer|builder) (?:shall|will|must) (?:also )?(?:pay|contribute|fund)|\b(?:funded|contributed|deposited|provided) by (?:the )?(?:declarant|developer|sponsor|builder)\b(?! (?:or|and))|\bsecurity deposit|\bapplications? \(?\{m|\bapplication fees?\b|\brent\b|\blease\b|\bcollected\b(?! (?:from|at|upon|on|by|for)\b)|\bincome\b|\bbudget(?:ed)?\b|\bbalance\b|per annum|\bmortgagee'?s title|\bfund transfers?\b|\btransfer(?:red)? (?:\{m\d+\} )?(?:out|from|into)\b/;

/** A multiple of the dues, in the catalogue's form. */
function times(amount: number): FactValue | null {
  return amount > 0 && amount <= 24 ? { amount: toHundredths(amount), period: 'times_regular' } : null;
}

/** The multiple that the words before 'assessments' name: two months', three times, one-sixth of. */
function multiple({ match, quantities }: Found): FactValue | null {
  const last = quantities.findLast((quantity) => quantity.kind !== 'money');
  if (last?.kind === 'duration') {
    if (last.unit === 'month' || last.unit === 'year') return times(last.count);
    return last.days === 30 || last.days === 60 || last.days === 90 ? times(last.days / 30) : null;
  }
  if (last?.kind === 'count') return times(last.value);
  // 'One quarter's assessment', 'two quarters' assessment': of so many months, and no share of it.
  if (last?.kind === 'percent' && /\{p\d+\}'/.test(match[0])) return null;
  return last?.kind === 'percent' && last.form !== 'majority' ? times(last.percent / 100) : null;
}

const paid = ({ quantities }: Found) => {
  const money = firstMoney(quantities);
  return money && money.amount <= 25_000 ? moneyOf(money) : null;
};
const saysPaid = saying(paid);
const saysMultiple = saying(multiple);
const saysPaidByBuyers = saying(paid, { unless: notBuyers, needs: sale });

/** What a buyer pays once into the association's funds. */
export const initialContribution: FactRule = {
  fact: 'assessment.initial_contribution',
  cue: /\{[mdnp]\d|contribution\b.*\bequal to/,
  patterns: [
    // 'New Owner Buy-in Fee $1500'
    saysPaid.told`\b(?:new (?:home ?)?(?:owner|buyer|member)\x27?s? )?buy-?in (?:fees?|contributions?|charges?)(?: (?:is|of|at))?(?: a)?(?::| -)? ?{money}`,
    saysMultiple.express`\b${contribution}\b.{0,300}?(?:\b(?:equal(?:ing)?|equivalent|amount(?:s|ing)?|sum|of|be|consisting)|:) (?:to |in the amount of |a sum |an amount |the sum |equal |of |at least |not less than |up to |an? |the |least |minimum ){0,6}(?:{duration}|{count}|{percent})(?:'s?|s)? ?(?:\({count}\) )?(?:times |x |of |worth of |advance ){0,6}${regular}`,
    saying(multiple, { unless: notBuyers, needs: sale })
      .told`\b(?:sum|amount|payment|contribution|deposit|fee|pay|paid|least)\b(?: of money)?,? (?:equal(?:ing)? to|equivalent to|of|in the amount of|not less than|at least|a|an|to|least| ){0,6}(?:{duration}|{count} times|{percent} of)(?:'s?|s)? ?(?:of |worth of |installments? of ){0,6}${regular}.{0,260}?\b(?:working capital|reserve|capital|escrow|contribution|closing|settlement|initial|start-?up)`,
    saysMultiple.told`\b(?:each|every|the|a|all) (?:new )?(?:purchasers?|buyers?|owners?|grantees?) (?:shall |must |will )?(?:pays?|deposits?|contributes?) {duration}(?:'s?|s)? (?:of |worth of )?${regular} (?:in)?to (?:the |its |a )?(?:[a-z]+ ){0,2}(?:working capital|reserves?|capital|contingency)`,
    // 'Each purchaser of a lot from the declarant shall pay a sum equal to one-fourth of the regular assessment'
    saysMultiple.implied`\b(?:purchasers?|buyers?|grantees?|transferees?|new owners?)\b${gap(100)}\bpays?\b${gap(60)}\b(?:sum|amount|fee|contribution|payment) (?:equal(?:ing)?|equivalent|amounting) to (?:{duration}|{count} times|{percent} of)(?:'s?|s)? ?(?:of |worth of )?${regular}`,
    // 'a buyer pays the association two months of its regular assessment as a working capital contribution'
    saysMultiple.told`\b(?:purchasers?|buyers?|owners?|grantees?) (?:shall |must |will )?(?:pays?|deposits?|contributes?|remits?)(?: (?:to |with )?the [a-z]+)? {duration}(?:'s?|s)? (?:of |worth of )?${regular} (?:as|for) (?:an? |the |its )?(?:[a-z-]+ ){0,3}(?:working capital|reserves?|capital|contribution)`,
    // 'Upon each conveyance of a lot the transferee shall pay $250 to the association'
    saysPaid.told`\b(?:each|every|any|later|subsequent) (?:[a-z]+ )?(?:conveyance|transfer|sale|resale)\b${gap(80)}\b(?:purchaser|buyer|new owner|grantee|transferee)s? (?:shall |must |will )(?:also )?pay(?: to the association| the association)?(?: (?:an? |the )(?:[a-z-]+ ){0,3}(?:fee|sum|charge|amount) of)? {money}`,
    // 'a capital contribution equal to the annual assessment'
    saying((found) =>
      sale.test(`${found.doc.sentences[found.sentence.index - 1]?.plain ?? ''} ${found.sentence.plain}`)
        ? times(1)
        : null,
    )
      .implied`\b${contribution}(?: fee)?\b[^.;{]{0,60}?\b(?:equal(?:ing)?|equivalent) to (?:the |its |their |his |one )?(?:(?:then[- ])?current |full )?(?:annual|monthly|quarterly|regular) (?:hoa |association )?(?:assessments?|dues|fees?|installments?)`,
    saysPaidByBuyers.plain`\b${contribution}\b${gap(200)}(?:\b(?:of|equal to|in the amount of|be|is|sum of|amount of|pay|at)|:) (?:the sum of |an amount equal to |at least |not less than |the amount of |up to |an? ){0,6}{money}`,
    // 'The initiation fee is due at closing. It is equal to two times the annual dues.'
    saying((found) => {
      const before = found.doc.sentences[found.sentence.index - 1]?.plain ?? '';
      const isOurs = new RegExp(contribution).test(before) && sale.test(before) && !/\bclub\b/.test(before);
      return isOurs ? multiple(found) : null;
    })
      .told`^(?:it|the (?:fee|amount|contribution)) (?:is|shall be|will be) (?:equal to |equivalent to )?(?:{duration}|{count} (?:\({count}\) )?times)(?:'s?|s)? ?(?:of )?${regular}`,
    // A line of a list of fees: 'Contribution to capital at closing  Buyer  $564.00'
    saying(paid, { needs: sale })
      .plain`^(?:- ?)?(?:contribution|payment) to (?:the )?(?:working capital|capital|reserves?)(?: fund)?(?: (?:at|on|upon) (?:closing|settlement|sale))?(?: (?:buyer|purchaser|new owner))?:? {money}\.?$`,
    // A line of a certificate of resale: 'Capital contribution: $500'
    saying((found) => (found.doc.type === 'other' ? paid(found) : null))
      .implied`(?:^\W*|fee: |fees?:? )(?:new owner |buyer )?(?:working )?capital (?:contribution|fee)(?: fee)? ?[:=-]? ?{money}`,
    saysPaidByBuyers.told`\b${contribution}:? {money}|{money}${gap(60)}\b(?:as an? |for an? |to the |as )?${contribution}\b(?!:? (?:of |is |at )?\{[mp])|\b${contribution} of {money} (?:is|are|shall be|will be) (?:collected|paid|payable|due|charged)`,
    saysMultiple.told`\bcontribution to (?:the )?(?:association\'s |working )?(?:reserves?|capital|working capital)(?: fund| account)?\b${gap(40)}\b(?:equal(?:ing)? to|equivalent to|of|in the amount of) (?:{duration}|{count} times|{percent} of)(?:\'s?|s)? ?(?:of |worth of )?${regular}`,
  ],
};
