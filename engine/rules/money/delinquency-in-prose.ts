import { homesCount, moneyAmount } from '../../find/caught.ts';
import { type FactRule, type Found, saying } from '../../find/pattern.ts';
import { regex } from '../../regex.ts';

/** Who may be behind on dues. */
export const homes =
  '(?:total )?(?:(?:unit|lot|home) )?(?:homes?|houses|people|families|homeowners?|owners?|lots?|units?|members?|neighbors?|households?|accounts?|properties|residents|townhomes)';
const behind = '(?:unpaid|delinquent|past[- ]due|overdue|in arrears|outstanding|behind|not (?:yet )?paid)';

/** Of '28 in 2009 v. 14 in 2008' the count of the later year. */
const newestOf = ({ quantities }: Found) => {
  const [one, year, other, otherYear] = quantities.flatMap((q) => (q.kind === 'count' ? q.value : []));
  if (one === undefined || year === undefined || other === undefined || otherYear === undefined) return null;
  if (Math.min(year, otherYear) < 1950 || Math.max(year, otherYear) > 2100) return null;
  return { value: year > otherYear ? one : other, unit: 'homes' };
};

/** What is no arrears of dues today: a past year's, a repair's, or what has been paid. */
const notArrears =
  /\b(?:shall|may|if|each|per|loan|fines?|special|last year|(?:ha(?:s|ve)|was|were) (?:all |since |now )?(?:been )?paid)\b|\{m\d+\} for (?!(?:dues|assessments?|unpaid|past|their (?:dues|assessments?))\b)/;
const saysHomesCount = saying(homesCount);

const delinquentHomes: FactRule = {
  fact: 'financial.delinquent_homes',
  cue: regex`${behind}|\blate\b|with balances|failed to|delinquenc|need to pay|ow(?:e|ing)|yet to|totall?ing|with a total|for a total|all but|attorney|collections?|not (?:yet )?(?:fully )?(?:paid|made)`,
  patterns: [
    // 'Behind on dues: 4 lots'
    saysHomesCount.told`^\W*(?:${homes} )?(?:behind|past due|delinquent|in arrears)(?: (?:on|in|with) (?:their )?(?:dues|assessments?|payments?))? ?: ?{count} ${homes}\b`,
    // 'Five homes are late with their dues', 'Dues: five owners late', 'There are five homes late.'
    saying(homesCount, { unless: notArrears })
      .told`{count} ${homes} (?:(?:who |that )?(?:are|is|were|was|have been) )?(?:still |now )?late(?: (?:on|in|with|paying) (?:[a-z]+ ){0,3}?(?:dues|assessments?|payments?)\b|(?=[.,;]|$))|\b(?:dues|assessments?|collections?): (?:[^.;{]{0,20} )?{count} ${homes} (?:are |still |is )?(?:late|overdue)\b`,
    // 'Eleven owners owe a total of $7,940', 'Delinquencies: 18 accounts totaling $22,415'
    saying(
      ({ quantities: [first] }) =>
        first?.kind === 'count' && first.value > 1 ? { value: first.value, unit: 'homes' } : null,
      { unless: notArrears },
    )
      .plain`{count} ${homes} (?:who |that |still |together |now )*owed? (?:us )?(?:a total of |about |over |together )?{money}|\b(?:delinquen\w+|arrears|past due|overdue)\b[^.;{]{0,24}{count} ${homes} (?:totaling|totalling|total|for a total of|owing|owe|with) {money}`,
    saying(
      ({ quantities: [first] }) => (first?.kind === 'count' ? { value: first.value, unit: 'homes' } : null),
      { under: /delinquen|arrears|past due|collections|overdue/ },
    ).told`^\W*{count} ${homes} (?:totaling|totalling|for a total of|with a total of) {money}`,
    // 'With balances over 60 days', 'have failed to pay'
    saysHomesCount.express`{count} ${homes} (?:(?:with|having|who have|have|had) (?:unpaid |outstanding |open )?balances?|(?:is|are|was|were|that are)) (?:over|more than|past|older than|beyond) {duration}|{count} ${homes} (?:who |that )?(?:have |has )?failed to pay`,
    // 'if' behind the number tells what will follow.
    // Who is behind by years is only some of those who are.
    saying(
      (found) =>
        found.sentence.quantities.some((one) => one.kind === 'duration' && one.unit === 'year')
          ? null
          : homesCount(found),
      { unless: /\b(?:days|may|shall)\b|\bif\b[^{]*\{n/ },
    )
      .plain`{count} ${homes} (?:who |that )?(?:have|has|are|were|is|had|remain|continue to be)? ?(?:been |still |currently |now |presently ){0,2}(?:who have )?(?:${behind}|need to pay|ow(?:e|es|ed|ing) (?:[a-z]+ ){0,3}?(?:dues|assessments?|for|their|fees))`,
    saysHomesCount.told`{count} ${homes} (?:who |that )?(?:(?:have been|are|were|is|currently|still|now|listed|showing|shown|as|reported) ){0,4}(?:more than |over |at least )?{duration}(?: or (?:more|longer|over))? (?:past due|overdue|delinquent|behind|late|in arrears)`,
    saysHomesCount.told`(?:delinquenc\w+|arrears|past due|overdue)\b[^{.]{0,40}{money}[^{.]{0,20} (?:across|from|by|for|among|on|in|owed by) {count} ${homes}\b`,
    saysHomesCount.plain`{count} ${homes} (?:who |that |which )?(?:have|has|had) (?:still |yet )?(?:not (?:yet )?(?:fully )?(?:paid|made)|yet to (?:pay|make)|to pay)\b[^.;]{0,30}\b(?:dues|assessments?|fees?|payments?|balance|yet|paid|in full)`,
    saysHomesCount.told`{count} (?:left|remaining|remain|still|accounts? (?:are|remain)) (?:${behind})`,
    // 'delinquent assessments (28 in 2009 v. 14 in 2008)': the newest
    saying(newestOf)
      .plain`\b(?:delinquen\w+|past due|unpaid|overdue|arrears)\b[^.;{]{0,40}{count} in {count},? (?:v\.?|vs\.?|versus|compared (?:to|with)|against|and|up from|down from|from|but) {count} in {count}`,
    // 'Delinquent balances on October 31 were $8,935 (7 homes)'
    saying(({ quantities }) => {
      const last = quantities.at(-1);
      return last?.kind === 'count' ? { value: last.value, unit: 'homes' } : null;
    }).plain`(?:delinquen\w+|past due|overdue|arrears)\b[^.;]{0,60}{money} \({count} ${homes}\)`,
    // 'Of the 240 owners, 14 are behind'
    saying(({ quantities }) => {
      const last = quantities.at(-1);
      return last?.kind === 'count' ? { value: last.value, unit: 'homes' } : null;
    })
      .plain`\b(?:out )?of (?:the |our |all )*{count} ${homes},? {count} (?:is|are|were|was|remain) (?:still |now |currently )?${behind}`,
    saysHomesCount.implied`{count} (?:${behind}) ?(?:${homes}|dues|assessments)?`,
    saying(homesCount, { unless: /\b(?:if|may|shall)\b/ })
      .likely`\ball but {count} (?:${homes} )?(?:[a-z]+ ){0,4}?(?:paid|current|collected|received|in full)\b|{count} (?:delinquent )?accounts? (?:(?:is|are|was|were|have been|now) ){0,2}(?:at|with|in the hands of|turned over to|referred to|sent to) (?:the |our |an )?(?:attorneys?|law firm|collections?|collection agency|legal)\b`,
  ],
};

/** Money that came in or was forgiven is owed no more. */
const cameIn =
  /\b(?:collected|collecting|paid|pays|received|recovered|waived?|forgave|wrote off|brought in|settled for)(?: (?:a total of|about|approximately|over|nearly|another|an additional|the|in))* \{m\d+\}$/;

/** 'all past due members of over $300': whom a letter goes to, not what is owed. */
const threshold =
  /\b(?:members|owners|homeowners|accounts|balances|those|anyone|residents)\b(?: (?:who|that|with|owing|owe|balances?|a|of|past due|delinquent))* (?:over|more than|above|exceeding|greater than|at least|in excess of) \{m\d+\}$/;

const owed = (found: Found) => {
  const { match, sentence } = found;
  const upToSum = sentence.plain.slice(0, match.index) + match[0].replace(/(\{m\d+\})[^{]*$/, '$1');
  return cameIn.test(upToSum) || threshold.test(upToSum) ? null : moneyAmount(found);
};

const older =
  /\b(?:historical|older|prior|previous|earlier|past) (?:[a-z]+ ){0,2}(?:unpaid|dues|delinquen\w+|balances?|years?)\b/;
/** '$3,200 in current unpaid dues' over '$5,400 in historical unpaid dues': a part. */
const isPartOfArrears = ({ sentence, doc }: Found) =>
  /\bcurrent (?:unpaid|delinquent|past[- ]due|overdue)\b/.test(sentence.plain) &&
  [-1, 0, 1].some((by) => {
    const near = doc.sentences[sentence.index + by]?.plain ?? '';
    return older.test(near) && /\{m\d/.test(near);
  });
const saysMoneyAmount = saying(moneyAmount);
const saysMoneyOwed = saying(moneyAmount, {
  unless: /\b(?:shall|may|if|loan|mortgage|invoice|contractor|vendor)\b/,
});

/** The sentences before, in which whoever owes it is named. */
const before = ({ sentence, doc }: Found) =>
  doc.sentences
    .slice(Math.max(0, sentence.index - 3), sentence.index + 1)
    .map(({ plain }) => plain)
    .join(' ');
const ofOwners = regex`${homes}\b[^.;]{0,40}\b${behind}\b|\b(?:unpaid|delinquent|past[- ]due|overdue|back) (?:dues|assessments?|fees)\b`;

const delinquentAmount: FactRule = {
  fact: 'financial.delinquent_amount',
  cue: /delinquen|past[- ]due|overdue|outstanding|back dues|back assess|uncollected|arrears|receivable|still (?:due|owed)|unpaid|behind|(?:due|owed|owing) (?:from|by)|\bowed? a total|owed? together|totall?ing|for a total|with a total|not (?:yet )?paid|is owed|are owed|aging|(?:accounts|balances) (?:over|past|older)/,
  patterns: [
    saysMoneyAmount.plain`{count} ${homes} (?:who |that |still |together |now )*owed? (?:us )?(?:a total of |together ){money}|\b(?:delinquen\w+|arrears|past due|overdue)\b[^.;{]{0,24}{count} ${homes} (?:totaling|totalling|for a total of) {money}`,
    saysMoneyAmount.told`^\W*{count} ${homes} (?:totaling|totalling|for a total of|with a total of) {money}`,
    // 'There are about $84,000 overdue'
    saying(moneyAmount, { unless: /\b(?:if|invoice|bill|vendor|contractor)\b/ })
      .told`\bthere (?:is|are|was|were) (?:still )?(?:about |approximately |approx\.? |some |roughly |over )?{money} (?:overdue|past due|delinquent|in arrears|outstanding in dues)\b`,
    saysMoneyAmount.plain`\b(?:amounts?|balances?|sums?|assessments?|dues) (?:due|owed|receivable|owing) (?:from|by) (?:unit |lot |home)?(?:owners|members)(?: (?:totaled|totals?|were|was|are|is|of|amounted to|stood at|came to)){1,2} {money}`,
    // '3 lots have not paid their 2031 dues ($1,290)'
    saysMoneyAmount.plain`{count} ${homes} (?:have|has|had) (?:still )?not (?:yet )?paid\b[^.;{]{0,24}(?:{count} )?(?:dues|assessments?|fees?) \({money}\)`,
    saying((found) => (isPartOfArrears(found) ? null : owed(found)))
      .plain`{money} (?:is |was |are |remains |still )?(?:in|of) (?:current |total )?(?:unpaid|delinquent|past[- ]due|overdue|outstanding|back|uncollected|late(?! fees)) (?:annual |regular |hoa |monthly )?(?:assessments?|dues|fees|accounts?)`,
    saying(owed)
      .plain`{money} (?:is|was|remains) (?:still |now )?(?:past due|overdue|delinquent|unpaid|owed|outstanding) (?:from|by) (?:[a-z]+ ){0,2}(?:homeowners|owners|members|lots|units|residents)\b`,
    saysMoneyOwed.plain`total of {money} (?:is|was|remains) (?:still )?(?:past due|overdue|delinquent|unpaid|owed)\b`,
    saying(moneyAmount, { unless: /\b(?:shall|may|loan|mortgage|invoice|contractor|vendor)\b/ })
      .told`(?:total )?(?:amount|balance|sum) (?:still|of dues still) (?:due|owed|owing|unpaid)(?: to the (?:hoa|association))? (?:is|was|:) ?{money}`,
    saysMoneyAmount.told`\b(?:delinquen(?:t|cies|cy)|past due|overdue|unpaid) (?:accounts|balances?|assessments|dues|amounts?) (?:as of|on|at) {date}(?: (?:were|was|are|is|totaled|stood at))?:? {money}`,
    // 'Past due: 14 lots, $9,850', 'Accounts over 90 days total $9,850', 'The aging report totals $9,850'
    saysMoneyOwed.told`(?:delinquen\w+|past due|overdue|arrears)(?: (?:by |for )?(?:over|more than|past) {duration})?: {count} ${homes},? (?:for |totaling |owing |total )?{money}|\b(?:accounts|balances) (?:over|past|older than|beyond) {duration}(?: past due)? (?:total(?:ed|s)?|are|were|stand at|come to) {money}|\bag(?:ing|ed receivables?)(?: report| summary)? (?:totals?|totaled|shows?|showed|is|was|stands at)(?: an?)?(?: total(?: of)?)? {money}`,
    // 'Seven of 84 owners are more than 30 days behind, and together they owe $6,215'
    saysMoneyAmount.told`\b${behind}\b[^.;{]{0,30}\b(?:they )?ow(?:e|es|ed|ing)(?: a total of| together| in all)? {money}`,
    // '5 owners are behind, total of $6,240'
    saysMoneyAmount.told`{count} ${homes} (?:(?:is|are|were) )?(?:still |now )?${behind}(?: by (?:more than |over |at least )?\{[a-z]\d+\}(?: [a-z]+)?)?(?: (?:as of|on|at) (?:{date}|[a-z]{3,9}\.? {count}))?,? (?:for )?(?:an? |the )?(?:total|totall?ing|together|sum)(?: of)?:? {money}`,
    // 'All together we are owed $6,240', where the sentences before speak of owners who are behind
    saying((found) => (ofOwners.test(before(found)) ? moneyAmount(found) : null))
      .told`\b(?:all together|altogether|in all|in total),? (?:we are|the (?:association|hoa) is) owed {money}|\b(?:we are|the (?:association|hoa) is) owed (?:a total of )?{money} (?:all together|altogether|in all|in total)`,
    saying(owed, {
      unless:
        /\b(?:fee|late fees|fine|charge|shall|may|loan|principal|mortgage|check|invoices?|vendors?|bills?)\b/,
    })
      .implied`(?:delinquen(?:t|cies|cy)|past due|overdue|outstanding|receivables?|behind (?:in|on|with) (?:their |the )?(?:assessments?|dues|payments?|fees))\b(?:(?!allowance)[^{.]){0,60}(?:total(?:s|ing|ed)?|is|are|was|were|of|:)? ?{money}`,
  ],
};

/** What reports and minutes say in sentences of owners who are behind. */
export const delinquencyInProse = [delinquentHomes, delinquentAmount].map((rule) => ({
  ...rule,
  asides: true,
}));
