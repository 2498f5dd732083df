import { type FactRule, type Found, gap, saying } from '../../find/pattern.ts';
import { moneyOf } from '../../language/money-value.ts';
import { percentOf } from '../../language/values.ts';
import { regex } from '../../regex.ts';

const fee =
  '(?:late (?:payment )?(?:fee charge|charge|fee|penalty|payment (?:charge|fee|penalty)|assessment)s?|penalty for late payment|late payments?|delinquency (?:charge|fee)|administrative late (?:fee|charge))';
const notLate =
  /\b(?:returned (?:check|payment)|nsf|insufficient funds|rental|moorage|pool (?:key|pass)|key|registration|reimburse|landlord|rent|library|(?<!\bbe )collected|(?<!\bsum )total(?! amount (?:of|due))|budget|income|previously|formerly|used to|in the past)\b|\b(?:fees|charges|penalties) received\b|\breceived:? (?:\{m\d+\} )?(?:in |from )?late (?:fees|charges)\b|\bfines? (?:that (?:is|are) |which (?:is|are) )?(?:not paid|unpaid|past due|overdue)\b|\bunpaid fines?\b/;

/** A percentage for one payment, not a yearly rate of interest; else the money. */
function charge({ quantities, sentence, match }: Found) {
  const [percent] = quantities.filter((quantity) => quantity.kind === 'percent');
  const [money] = quantities.filter((quantity) => quantity.kind === 'money');
  const rest = sentence.plain.slice(match.index);
  const share = percentOf(percent);
  const token = percent ? sentence.quantities.indexOf(percent) : -1;
  const yearly =
    regex`\binterest\b(?![^{]*\b${fee})[^{]*\{p${token}\}|\{p${token}\},? (?:(?:per|an?|each|every) (?:annum|year)|annual|yearly|(?:simple |compound )?interest|apr)`.test(
      rest,
    );
  // 'fifteen dollars or one-tenth of the amount, whichever is greater': the one told first
  const moneyFirst = money && percent && money.start < percent.start && money.amount <= 500;
  if (share !== null && share > 0 && share <= 50 && !yearly && !moneyFirst) return { percent: share };
  if (money && money.amount <= 500) return moneyOf(money);
  return null;
}

const size =
  '(?:(?:in the amount |in an amount |amount(?:ing)? |equal |which is |that is |shall be |will be |is |be |are |(?:not )?(?:to )?exceed(?:ing)? |(?:no|not) (?:more|greater) than |of |at |up to |to |the greater of |the lesser of |the larger of |greater of |: |\\$|an? |\\(\\w\\) |currently |set |levied |assessed |minimum |maximum |flat |established |a late charge |charged |the sum |either |a late fee |to be |the rate |rate |in )){0,6}';

/** The sentence before, in its plain form. */
const before = ({ doc, sentence }: Found) => doc.sentences[sentence.index - 1]?.plain ?? '';
const saysChargeForLate = saying(charge, { unless: notLate });
const saysChargeAlone = saying(charge, {
  unless: regex`${notLate}|attorney|lien|letter|certif|interest (?:at|of)`,
});
const saysCharge = saying(charge);

/** What a late payment costs. */
export const lateFee: FactRule = {
  fact: 'assessment.late_fee',
  cue: /\blate\b|delinquen|past due|overdue|not paid|unpaid|\b(?:amount|fee|charge)\b/,
  patterns: [
    // 'We used to charge a $10 late fee. The amount that the covenants require is $25 a month.'
    saying((found) => (/\blate (?:fee|charge|payment)/.test(before(found)) ? charge(found) : null))
      .told`^\W*(?:the |our )?(?:new |required |correct )?(?:amount|fee|charge)(?: (?:that )?(?:is )?(?:required|allowed|set|charged))?(?: (?:that |by )?(?:the |our )?(?:covenants?|by-?laws|declaration|cc&r'?s|documents?|board)(?: (?:requires?|allows?|sets?))?)? (?:is|will be) {money}`,
    // What the board voted stands above what was charged until then.
    saying(({ quantities }) => {
      const [charged] = quantities.toReversed().filter(({ kind }) => kind === 'money' || kind === 'percent');
      return charged?.kind === 'money' ? moneyOf(charged) : null;
    })
      .decisive`\b(?:voted|approved|agreed|decided|carried|passed)\b[^;]{0,200}(?:{money}|{percent}) late (?:payment )?(?:charge|fee|penalty)\b`,
    saysChargeForLate.express`\b${fee},?:? ${size}(?:{money}|{percent})(?:${gap(60)}\bor ${size}(?:{money}|{percent}))?`,
    saysChargeForLate.express`(?:{money}|{percent})(?: \({percent}\))?(?: or ${size}(?:{money}|{percent})${gap(60)})? (?:per (?:month|day|quarter) )?(?:late (?:payment )?(?:charge|fee|penalty))`,
    saysChargeForLate.told`\b${fee}\b${gap(120)}\b(?:of|be|is|exceed|exceeding|equal to|in the amount of|at|such late (?:fee|charge) shall be)(?: the (?:greater|lesser) of| an?| up to| more than){0,6} (?:{money}|{percent})`,
    saysChargeAlone.implied`(?:\b(?:payments?|assessments?|installments?|dues|accounts?)\b${gap(100)}\b(?:late|delinquent|past due|overdue)|\b(?:late|delinquent|past due|overdue) (?:payments?|assessments?|installments?|dues|accounts?))\b${gap(40)}\b(?:incurs?|charged|assessed|subject to|pays?|bears?) (?:an? )?(?:additional |flat |administrative )?(?:fee |charge |penalty )?(?:of )?(?:{money}|{percent})(?! (?:per (?:annum|year)|interest))`,
    saysCharge.told`\b(?:owners?|members?|those) (?:who|that|which) (?:pay|are|is|remit)(?: [a-z]+){0,2} (?:late|delinquent|overdue|past due)\b${gap(40)}\b(?:pays?|charged|owes?|assessed|fined)\b${gap(30)}(?:{money}|{percent})`,
    saying(charge, {
      unless: regex`${notLate}|attorney|lien|letter|certif`,
      about: /assess|dues|install|payment/,
    })
      .implied`\b(?:charge|fee|penalty) (?:of|in the amount of|equal to) (?:{money}|{percent})(?: or (?:{money}|{percent}))?${gap(80)}\b(?:delinquent|late|past due|overdue|not paid|unpaid)\b`,
    saysCharge.implied`\b(?:you|owners?|members?|payment|payments) (?:is |are )?(?:pay |paid |received )?late\b${gap(30)}\b(?:add|adds|added|charge|charged|owes?)\b${gap(10)} {money}`,
    // 'is not paid within thirty days, a penalty in the amount of $30 will be levied'
    saying(charge, {
      unless: regex`${notLate}|attorney|lien|letter|certif|interest (?:at|of)|collection (?:fee|charge)`,
    })
      .implied`\b(?:assessments?|dues|installments?)\b${gap(80)}\b(?:not paid|unpaid|not received|delinquent|past due|overdue)\b${gap(120)}\b(?:penalty|surcharge|(?:service|administrative|additional) (?:charge|fee)|fee|charge) (?:(?:in the amount )?of|equal to) (?:{money}|{percent})|\b(?:assessments?|dues|installments?)\b${gap(80)}\b(?:not paid|unpaid|not received|delinquent|past due|overdue)\b${gap(80)}\b(?:subject to|incurs?|charged) an? (?:{money}|{percent}) (?:service |administrative |penalty |additional )?(?:charge|fee|penalty)\b`,
    // 'Dues are late after the tenth, when $25 is added'
    saysChargeAlone.implied`\b(?:payments?|assessments?|installments?|dues)\b${gap(100)}\b(?:late|delinquent|past due|overdue) (?:after|if|unless|when)\b${gap(40)}\b(?:when|and) {money} (?:is|are|will be|shall be) (?:added|charged)\b`,
    saysChargeAlone.implied`\b(?:overdue|late|delinquent|past due) (?:installments?|assessments?|payments?|dues)\b${gap(60)}\b(?:penalty|charge|fee|surcharge|fine) of (?:{money}|{percent})`,
    saying(charge, { needs: /assess|dues|install|payment|account|balance/ })
      .implied`(?:{money}|{percent}) (?:administrative |service |additional |monthly |flat )*(?:fee|charge|penalty|fine) (?:will|shall|may|is|are)(?: be)? (?:applied|added|assessed|charged|imposed|levied)\b${gap(60)}\b(?:past due|delinquent|late|overdue|unpaid|not paid)\b`,
    saysChargeForLate.plain`{money}(?: (?:per|a|each|every) month)?(?: will| shall| may)?(?: be)? (?:added|charged|assessed|applied|posted)\b${gap(60)}\bas an? (?:administrative )?late (?:payment )?(?:fee|charge|penalty)|{money} (?:will|shall|is|may)(?: be)? (?:charged|added|assessed|due) (?:for|on) (?:each |any |every |all )?late (?:payments?|dues|assessments?|installments?)|\b(?:assess|charge|impose|add|collect|increased by)\b${gap(20)}(?:{money}|{percent}) as an? (?:administrative )?late (?:payment )?(?:fee|charge|penalty)`,
  ],
};
