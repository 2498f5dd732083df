import { type FactRule, type Found, gap, saying } from '../../find/pattern.ts';
import { firstMoney, moneyOf } from '../../language/money-value.ts';

const papers =
  '(?:(?:transfer|resale|re-sale|estoppel|disclosure|closing|title|change of ownership|ownership transfer|record change|status letter|lender questionnaire|demand statement|payoff)(?: (?:of ownership|certificate|letter|package|packet|statement|disclosure|document|documents|processing|preparation|account|administrative|information|or|and|/)){0,6})';
const fee = '(?:fees?|charges?|costs?)';
const notTransfer =
  /\b(?:collected(?! (?:at|upon|on|from|by) (?:the |each |every |any )?(?:closing|sale|transfer|buyers?|purchasers?|sellers?|title (?:company|agent)|escrow|settlement agent))|income|total|budget|vehicle|boat|slip|moorage|membership card|pool|tag|key|fines?|(?<!\b(?:sale|sales|transfer|purchase|purchasers?|buyers?)[^.;]{0,40})(?:leas\w+|rent\w*|tenant)|tax(?:es)?|recording|reserve account|prorated dues)\b/;
/** A fee of at most a few thousand dollars, charged once. */
export const modest = ({ quantities }: Found) => {
  const money = firstMoney(quantities);
  return money && money.amount <= 5000 && money.period === null ? moneyOf(money) : null;
};

/** A sum right behind the sentence that says what it is for. */
const behind = (what: RegExp) => (found: Found) =>
  what.test(found.doc.sentences[found.sentence.index - 1]?.plain ?? '') ? modest(found) : null;
const saysModest = saying(modest);
const saysModestForTransfer = saying(modest, { unless: notTransfer });

/** What the papers for a sale, or the change of owner, cost. */
export const transferFee: FactRule = {
  fact: 'assessment.transfer_fee',
  cue: /\{m\d/,
  patterns: [
    saysModest.told`\bpays? (?:the )?(?:[a-z]+ ){0,3}{money} for (?:the |a |each )?(?:transfer|change) of (?:ownership|title|owner)`,

    saysModestForTransfer.express`\b${papers} ${fee}\b${gap(100)}\b(?:of|is|be|are|exceed|at|in the amount of|amount of|equal to|:)? ?(?:up to |the sum of |not to exceed |set at ){0,6}{money}`,
    // After what an estoppel certificate is: 'Standard fee: the association charges $250'
    saying(behind(/\b(?:resale|estoppel|disclosure|status) (?:certificate|letter|statement|package)s?\b/))
      .told`^\W*(?:standard |regular |basic )?(?:fee|charge|cost)(?: is)?:? (?:the association charges |up to )?{money}`,
    // 'The Association will furnish a statement of all amounts due. A fee of $15 may be charged for such statement.'
    saying(behind(/\b(?:statement|certificate)s?\b[^.;]{0,80}\b(?:amounts?|assessments?|sums?)\b/))
      .told`\b${fee}\b${gap(60)}{money}${gap(60)}\bfor (?:the |its )?(?:preparation |issuance |preparing |issuing |furnishing )?(?:of )?(?:such|the|said|each|this) (?:written )?(?:statement|certificate)s?\b`,
    // 'the $350 fee that is collected upon the sale of a home'
    saysModest.plain`{money} (?:fee|charge|assessment) (?:(?:that|which|is|are|be|to) ){0,3}(?:collected|charged|due|paid|payable|assessed|levied) (?:up)?(?:on|at|with) (?:the |each |every |any )?(?:sale|resale|transfer|conveyance|closing) of (?:an?|each|any|every|the) (?:home|lot|unit|property|house|townhome)\b`,
    saysModestForTransfer.express`{money} (?:[a-z-]+ ){0,2}${papers} ${fee}\b`,
    saysModest.plain`\b(?:resale|estoppel|disclosure|status) (?:certificate|letter|statement|package|packet)s?\b${gap(160)}\b(?:${fee}|sum|amount) (?:of |not (?:to )?exceed(?:ing)? |not more than |in the amount of |is |shall be |that (?:shall|may) not exceed ){0,6}{money}|\b(?:resale|estoppel|disclosure|status) (?:certificate|letter|statement|package|packet)s?\b${gap(60)}\b(?:collects?|charges?|receives?|pays?|be paid|costs?) (?:the )?(?:association )?(?:up to |a fee of )?{money}`,
    saysModest.plain`\b${fee} (?:for|to (?:prepare|issue|provide)) (?:an?|the|each|any|such) ${papers}${gap(40)}\b(?:is|shall be|will be|of|exceed|are) {money}`,
    saysModest.told`\b(?:${fee}) (?:of |in the amount of |not to exceed |not exceeding |up to |not more than )+{money}${gap(100)}\b(?:(?:resale|estoppel|status) (?:certificate|letter)|(?:transfer|change) of (?:ownership|title|membership)|(?:sale|transfer|conveyance) of (?:an?|any|the|each) (?:lot|unit|home|property))`,
    // 'may charge $225 for preparing a resale certificate', 'charge not more than $275 for an estoppel letter'
    saysModest.plain`\bcharges? (?:up to |not more than |no more than |a maximum of )?{money} (?:for|to)(?: (?:prepar(?:e|ing)|issu(?:e|ing)|provid(?:e|ing)|furnish(?:ing)?|complet(?:e|ing)))? (?:an?|the|each|any|such) (?:resale|estoppel|disclosure|status) (?:certificate|letter|statement|package|packet)s?\b`,
    // A line of a list of fees: 'Transfer of ownership records  Buyer  $100.00'
    saysModest.plain`^(?:- ?)?(?:transfer of (?:ownership|title|membership)|change of (?:owner|ownership|title)|ownership (?:transfer|change)|(?:resale|estoppel|transfer|payoff) (?:and (?:transfer|resale|payoff) )?(?:certificates?|letters?|documents?|packages?|packets?))(?: [a-z]+){0,2}(?: (?:seller|buyer|owner|purchaser))?:? {money}(?: (?:per|at|each) (?:closing|sale|transfer))?\.?$`,
    // 'a fee of $25 for the issuance of each such certificate'
    saysModest.implied`\b(?:processing |reasonable |administrative |preparation )?${fee} (?:of |in the amount of |not to exceed |not exceeding |up to |not more than |which shall not exceed )+{money}${gap(40)}\b(?:for|per|to)\b${gap(40)}\b(?:certificates?|estoppels?|statements? of account|payoff)`,
    // 'a fee of $50 for the administrative expenses in connection with the transfer', '… for its approval of the sale'
    saysModest.implied`\b${fee} (?:of |in the amount of |not to exceed |not exceeding |not more than |no more than |up to )+{money}${gap(90)}\b(?:in connection with|associated with|approval of|approving|review of|processing) (?:the|such|any|each|an?|said|every) (?:proposed )?(?:sale|transfer|conveyance|resale|change of owner)`,
    // 'A certificate that assessments are paid shall be furnished upon payment of a fee not to exceed $10'
    saysModest.likely`\bcertificates?\b${gap(200)}\b(?:reasonable |processing |administrative )?${fee} (?:of |in the amount of |not to exceed |not exceeding |up to |not more than |which shall not exceed )+{money}`,
    saysModest.implied`{money}${gap(40)}\bas (?:an?|the|its)\b${gap(30)}\btransfer fee\b|\btransfer processing:? {money}|{money} (?:fee|charge) to (?:change|update|transfer) (?:the |our |its )?(?:[a-z]+ )?(?:records?|ownership|books|membership)|\b(?:estoppel|resale|payoff|disclosure|status) (?:certificates?|letters?|statements?)\b${gap(80)}\b(?:receipt|payment) of {money}|\b(?:estoppel|resale|payoff|disclosure|status) (?:certificates?|letters?|statements?|packages?|packets?) (?:for|at|cost|costs|are|is) {money}`,
    saysModest.told`\b(?:upon|at|for) (?:the |each |any ){0,6}(?:sale|transfer|conveyance|closing)\b${gap(120)}\b(?:administrative|processing|transfer|set-?up) ${fee} of {money}`,
  ],
};
