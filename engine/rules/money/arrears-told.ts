import { homesCount, moneyAmount, shareOfHomes } from '../../find/caught.ts';
import { type FactRule, type Found, saying } from '../../find/pattern.ts';
import { toHundredths } from '../../language/hundredths.ts';
import { countOf } from '../../language/values.ts';
import { regex } from '../../regex.ts';
import { homes } from './delinquency-in-prose.ts';

const open = /\b(?:if|(?<!\bin )may(?! \d)|shall|would|could|should|when|must)\b/;
/** Other money than dues, and other lists than that of the owners. */
const notDues =
  /\b(?:special|fines?|late fees?|pool|pass(?:es)?|party|picnic|invoices?|vendors?|contractors?|board members|last year|(?<!\b(?:paid|pay) )in {n\d+}, )\b/;

/** '31 of 44 homeowners have paid': the rest have not. */
function rest(found: Found) {
  // How many take part in what nobody must pay is no count of arrears.
  if (found.doc.type !== 'minutes' && !/\b(?:dues|assessments?|fees|current)\b/.test(found.sentence.plain))
    return null;
  const [paid, all] = found.quantities.filter(({ kind }) => kind === 'count').map(countOf);
  return typeof paid === 'number' && typeof all === 'number' && all > paid && all > 4
    ? { value: all - paid, unit: 'homes' }
    : null;
}
/** Of a count of homes and of those of them that are behind, in either order, the smaller: never all of them. */
function partBehind({ quantities }: Found) {
  const [one, other] = quantities.flatMap((each) => (each.kind === 'count' ? each.value : []));
  if (one === undefined || other === undefined || one === other) return null;
  return { value: Math.min(one, other), unit: 'homes' };
}
const saysPart = saying(partBehind, { unless: regex`${notDues}|${open}` });
const late =
  '(?:not (?:yet )?(?:paid|current)|unpaid|behind|delinquent|past due|overdue|in arrears|ow(?:e|es|ed|ing)\\b)';
const saysHomesCount = saying(homesCount);
const saysRest = saying(rest);

const delinquentHomes: FactRule = {
  fact: 'financial.delinquent_homes',
  cue: /current|not pay|arrears|overdue|past[- ]due|behind|paid|yet to|\bow(?:e|ing)\b|from \{n|\} (?:late|past due|overdue)|balances?\b|delinquen|\bin (?:except|but)|up[- ]to[- ]date/,
  patterns: [
    // 'Past due: 9 of 120', 'Nine homes out of 120 are unpaid', 'Of our 120 lots, 9 have not paid'
    saysPart.told`\b(?:past[- ]due|delinquen\w+|overdue|arrears|unpaid)\b[^.;{]{0,24}{count} ?(?:out )?of (?:the |our |all )*{count}(?! (?:percent|days|months))|{count} ${homes} ?\(?(?:out )?of (?:the |our |all )*{count}\)? (?:[a-z]+ ){0,2}?${late}|\bof (?:the |our |all )*{count} ${homes},? {count} (?:[a-z]+ ){0,3}?${late}`,
    // 'the six owners listed at the last meeting that were not current', 'Three owners are not current'
    saysHomesCount.told`{count} ${homes}\b[^.;{]{0,50}?\b(?:are|were|is|was|remain) (?:still |yet )?(?:not (?:yet |fully )?(?:current|up[- ]to[- ]date)|behind (?:on|in|with) (?:their |the )?(?:dues|assessments?|payments?))`,
    saying(homesCount, { unless: notDues })
      .told`{count} ${homes} (?:in (?:the|our) [a-z]+ )?(?:who |that |which )?(?:(?:have|has|had)(?: (?:no|not|still not)|n't| n't)(?: yet| been)? paid|did not pay)\b`,
    // '55 paid for the year, 3 did not'
    saying(
      ({ quantities }) => {
        const last = quantities.at(-1);
        return last?.kind === 'count' ? { value: last.value, unit: 'homes' } : null;
      },
      { unless: notDues },
    )
      .told`{count} (?:${homes} )?(?:have |had )?paid\b[^.;{]{0,40}, (?:and |but )?{count} (?:did|have|had|has) not\b`,
    saysHomesCount.implied`{count} ${homes} (?:(?:who |that |which )?(?:have|has|had) yet to (?:pay|send)\b|(?:who |that |which |are )?(?:still )?(?:owe|owing) (?:[a-z']+ |{count} ){0,4}?(?:dues|assessments?|fees)\b|(?:are |is |now )?{duration}\+? (?:late|past due|overdue|delinquent|behind)\b)`,
    saysHomesCount.implied`^(?:total |current |# of |number of )*delinquen(?:cies|ts?)(?: ${homes})? ?[-:=] ?{count}$`,
    saysRest.implied`\b(?:collected|received|dues|payments?)\b[^.;{]{0,30} from {count} (?:out )?of (?:the |our |all )?{count} ${homes}\b`,
    saying(({ quantities: [p] }) =>
      p?.kind === 'percent' && p.percent < 100
        ? { value: toHundredths(100 - p.percent), unit: 'percent' }
        : null,
    )
      .implied`{percent} of (?:all |the |our )?(?:homes|owners|homeowners|units|lots|accounts|members|households|residents) (?:have |had |has )?(?:now |already |fully )?paid (?:their |the |this |in full|annual |{count} ){0,3}(?:dues|assessments?|in full|fees)?`,
    saysRest.implied`{count} (?:out )?of (?:the |our |all )?{count} ${homes} (?:have |had |has |are |were )?(?:now |already |all |fully |so far |currently ){0,2}(?:paid|current)\b`,
    saysHomesCount.implied`\b(?:dues|assessments?|paid|collected|current)\b[^.;{]{0,60}?\b(?:except(?: for)?|all but|but|other than|with the exception of) {count} ${homes}\b`,
    saying(homesCount, { unless: open })
      .told`{count} (?:of (?:[a-z']+ ){0,3}{count} )?${homes} (?:who |that |which |still |currently ){0,2}(?:have|has|carry|carries|carrying|with|having|show)(?: an?)? (?:delinquent |outstanding |unpaid |past[- ]due |overdue |open )?balances?\b`,
    saying(shareOfHomes)
      .implied`\bdelinquenc(?:y|ies)(?: rate)?\b[^{.;]{0,20}{percent} of (?:all |the |our )?(?:homes|owners|homeowners|units|lots|accounts|members)`,
  ],
};

/** 'over 20 units whose accounts are delinquent' */
const whose: FactRule['patterns'][number] = saysHomesCount.told`{count} ${homes} (?:whose|where the) (?:dues|accounts?|assessments?|balances?|payments?) (?:are|is|were|was|remain) (?:still |now |more than )?(?:delinquent|past[- ]due|overdue|unpaid|behind|in arrears|in collections?|not (?:current|paid))`;

const delinquentAmount: FactRule = {
  fact: 'financial.delinquent_amount',
  cue: /uncollected|delinquen|outstanding|past[- ]due|unpaid/,
  patterns: [
    saying(moneyAmount, { unless: /\b(?:if|may|shall|invoices?|fines?|collected|received|recovered)\b/ })
      .told`\b(?:uncollected|unpaid|delinquent|outstanding|past[- ]due) (?:hoa |annual )?(?:revenues?|assessments?|dues|accounts|fees|balances?)(?: currently| now)? (?:total(?:s|ing|ling|ed|led)?|amount(?:s|ing|ed)? to|of|come to|stand at|add(?:s|ing)? up to)(?: about| over| approximately| nearly| roughly)? {money}`,
  ],
};

/** Who has not paid, as secretaries tell it: by who has, by who is not current, by what is uncollected. */
export const arrearsTold = [
  { ...delinquentHomes, patterns: [whose, ...delinquentHomes.patterns] },
  delinquentAmount,
].map((rule) => ({ ...rule, asides: true }));
