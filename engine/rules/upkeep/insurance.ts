import { moneyAmount } from '../../find/caught.ts';
import type { FactRule, Found } from '../../find/pattern.ts';
import { gap, saying } from '../../find/pattern.ts';
import { moneyOf } from '../../language/money-value.ts';
import { regex } from '../../regex.ts';
import { inRoles } from './in-roles.ts';

const owner =
  '(?:each|every|all|any|an|the|lot|unit|home|individual|townhome|such|a)?(?: (?:individual|lot|unit|home|townhome|dwelling|condominium|residential|respective)){0,6} ?(?:owners?|co-?owners?|shareholders?)(?!.? (?:association|assoc))(?: of (?:an?|each|any|the) (?:lot|unit|home|dwelling))?';
const policy =
  "(?:insur(?:ance|e|ing|ed)|ho-?6|(?:homeowner'?s?'?|hazard|casualty|liability|ho-?[36]) (?:policy|policies|coverage)|coverage)";
const thing =
  /\b(?:golf carts?|vehicles?|boats?|fidelity|vessels?|moorage|slips?|marina|contractors?|trampoline|dogs?|pets?|drones?|workers?'? compensation|title insurance|events?|renters?'? insurance|guest|bond|satellite|antennas?)\b/;
const mutual = /\b(?:named insureds?|as an? insured|insured against|insurer|loss payee|additional insured)\b/;

const carries =
  '(?:obtain|maintain|carry|keep|procure|purchase|provide|have(?! the )|secure|effect|acquire|buy|insure)';
const must = ({ match, sentence }: Found) =>
  /\bnot\b/.test(match[0]) || /\bno (?:[a-z]+ )?owners?\b|\bneither\b/.test(sentence.plain) ? null : true;
const isSo = saying(true);
const mustCarry = saying(must);
const isNot = saying(false);

/** Whether an owner must buy insurance. */
const ownerInsurance: FactRule = {
  fact: 'insurance.owner_must_carry',
  cue: /insur|polic|coverage/,
  readAs: inRoles,
  patterns: [
    saying(must, {
      unless: regex`${thing}|\bshall have the right\b|\bmay (?:obtain|carry)\b[^.;]{0,30}\binsurance for his`,
    })
      .express`\b${owner},? (?:at (?:his|her|their|its|the owner'?s)[a-z ,]{0,30} expense,? )?(?:shall|is required to|are required to|shall be required to|agrees to|covenants? (?:and agrees? )?to|has the (?:duty|obligation) to)(?: (?:individually|separately|each|at (?:his|her|their|its)(?: or her)?(?: own| sole){0,6}(?: cost| expense| and){0,6},?)){0,6} ${carries}\b${gap(160)}\b${policy}`,
    mustCarry.express`\b${owner} (?:shall be|is|are) (?:solely |individually |personally |entirely ){0,6}(?:responsible|obligated|required)(?:,? at (?:his|her|their|its)[a-z ]{0,30} expense,?)? (?:for|to) (?:the )?(?:obtain|maintain|carry|procur|purchas|secur|insur|provid|keep|cost of)[a-z]*\b${gap(120)}\b${policy}`,
    isSo.express`\b${owner} (?:shall be|is|are) (?:solely |individually |entirely ){0,2}(?:responsible|liable|obligated|required) (?:for|to) insur(?:e|ing) (?:the |his |her |their |its |such |or ){1,4}(?:residence|dwelling|home|house|unit|lot|townhome|improvements|contents|building|personal property)`,
    // 'responsible for paying the taxes on the Lot, for insuring the Lot and improvements, and for …'
    isSo.plain`\b${owner} (?:shall be|is|are) (?:solely |individually |entirely ){0,2}responsible for [^.;]{0,120}?, (?:and )?(?:for )?insuring (?:the |his |her |their |its |such |or ){1,4}(?:residence|dwelling|home|house|unit|lot|townhome|improvements|building)`,
    mustCarry.plain`\b${owner} shall (?:separately )?insure (?:the |his |her |their |its |his or her |such |or |and )+(?:residence|dwelling|home|house|unit|townhome|townhouse|improvements|contents|building)s?\b`,
    mustCarry.plain`\b(?:${owner}|owner of (?:every|each|any|a) (?:[a-z]+ ){0,6}(?:building|unit|dwelling|residence|lot|home|house)[^.;]{0,60}?)\b shall(?: at (?:his|her|their|its)[a-z ]{0,30} expense,?)? (?:cause|keep) (?:the same|it|his|her|their|the|such|said)(?: [a-z]+){0,4} (?:to be )?(?:fully )?insured\b`,
    saying(true, {
      needs:
        /insurance|polic(?:y|ies)|coverage|\binsure (?:(?:the|his|her|their|its|both) )+(?:residence|dwelling|home|house|unit|lot|townhome|improvements|contents|building)\b(?! (?:is|are))/,
    })
      .express`\b(?:it (?:shall be|is) (?:the (?:sole |individual )?(?:responsibility|duty|obligation) of (?:${owner})|(?:each |the |every )?(?:lot |unit |home )?owner's (?:sole |own )?(?:responsibility|duty|obligation)))\b${gap(80)}\b(?:obtain|maintain|carry|procure|purchase|insure|provide)\b${gap(120)}`,
    isSo.told`\b(?:${owner}|residents who own (?:their|a) (?:unit|home))(?: [a-z]+){0,2} needs? (?:to ${carries}|(?:an?|their|his|her) (?:own )?)${gap(60)}\b${policy}`,
    isNot.plain`\b(?:does|do|shall|will) not require (?:that )?${owner} (?:to )?${carries}\b${gap(100)}\b${policy}`,
    isSo.plain`\b(?:mandatory|required|compulsory|necessary) (?:for|of|that) ${owner} (?:to )?${carries}\b${gap(120)}\b${policy}`,
    isSo.implied`\b(?:proof|evidence|certificates?|copy) of (?:[a-z]+ ){0,3}(?:owner|homeowner|member)'?s?'? (?:own |homeowner'?s? |homeowners |hazard |property |personal |ho-?6 )*(?:insurance|coverage|policy)\b${gap(40)}\b(?:must|shall) be (?:given|provided|furnished|submitted|filed|delivered)\b`,
    saying(true, { unless: regex`${thing}|\bnot (?:include|cover|extend)` })
      .plain`\b(?:insurance|coverage)\b${gap(100)}\b(?:shall be|is|are) (?:the )?(?:sole |individual ){0,6}(?:responsibility|obligation) of (?:the |each |every |any |such |individual ){0,6}(?:lot |unit |home ){0,6}owners?\b(?!.? assoc)`,
    saying(false, {
      unless: regex`${thing}|${mutual}|\bno owner shall (?:be entitled to )?(?:exercise|carry)`,
    })
      .implied`\b${owner} (?:may|(?:are|is) (?:encouraged|urged|advised),? but (?:are |is )?not (?:required|obligated|obliged),? to|shall be free to|shall have the right to|is free to|has the right to|are encouraged to|is encouraged to)(?:,? (?:at (?:his|her|their|its)[a-z ,]{0,30} (?:cost|expense|option),?|also|but (?:is|shall) not (?:be )?(?:required|obligated)(?: to)?,?|separately|individually)){0,6} (?:${carries})\b${gap(160)}\b${policy}`,
    isNot.plain`\b(?:no ${owner}|${owner}) (?:is|are|shall be|shall) not (?:be )?(?:required|obligated) to ${carries}\b${gap(100)}\b${policy}`,
  ],
};

/** Talk of a deductible that may come, a question about one, or an average. */
const talk =
  /\b(?:talk(?:s|ed|ing)? (?:about|of)|propos(?:e|ed|es|al|ing)|quote[sd]?|average|(?:would|could|might) (?:be|have|raise|rise|increase|go))\b|\?$/;
const notTheSum =
  /\b(?:lesser of|lower of|whichever is (?:less|lower|lesser)|\{p\d|tax|bond|fidelity|owner'?s policy|vehicle|health|boat|vessel|loss assessment|reservation of rights|accrued)\b|\b(?:defense|claim|settlement|suit|lawsuit)\b[^.;{]{0,40}\b(?:apart from|except(?: for)?|besides|other than|less|minus|save|but for) [^.;{]{0,12}\{m\d+\}|\{m\d+\} (?:over|above|beyond|less|after) (?:the |our |a )?(?:[a-z]+ )?deductible/;
/** 'Last year we had a deductible of $10,000.' */
const ofBefore =
  /^\W*(?:last year|previously|formerly|in the past|until (?:now|this year|last year))\b(?!.*\b(?:now|this year|new|from|went|goes|rose)\b)/;
const sum = ({ quantities, sentence }: Found) => {
  if (talk.test(sentence.plain) || ofBefore.test(sentence.plain)) return null;
  const money = quantities.find((quantity) => quantity.kind === 'money');
  return money && money.amount >= 100 && money.amount <= 1_000_000 ? moneyOf(money) : null;
};
const saysSumUnlessNotTheSum = saying(sum, { unless: notTheSum });
const saysSum = saying(sum);

/** What the association pays of a loss before its insurer does. */
const insuranceDeductible: FactRule = {
  fact: 'insurance.deductible',
  cue: /deductible/,
  patterns: [
    saying(moneyAmount)
      .express`\bdeductibles?\b[^{.;]{0,40}\b(?:went|rose|increased|raised|goes|changed|moved|jumped)(?: up)? from {money} to {money}`,

    saysSumUnlessNotTheSum.express`\bdeductibles?\b(?: (?:amount|for|on|of|under|in|per|occurrence|loss|claim|the|each|all|association'?s?|master|property|insurance|policy|coverage|perils?|losses|claims|other|covered|property's)){0,6}(?: (?:is|are|was|will be|shall be|of|in the amount of|currently|remains?|stays?|increased to|raised to|was raised to|was increased to|set at|rose to|went up to|now|equal to|:)){0,6}:? ?{money}`,
    // A percentage before the semicolon is of something else: '9 percent more premium; the deductible stays at …'
    saysSum.plain`;[^;{]{0,40}\bdeductibles? (?:is|stays?|remains?|was|will be)(?: now)?(?: at)? {money}`,
    // 'the deductible on the master policy for the pool is …'
    saysSum.plain`\bdeductibles? (?:on|for|under|of) (?:the|our|this|that) ${gap(60)}\b(?:is|are|remains?|stays?|was|will be|shall be)(?: now| currently)?(?: at)? {money}`,
    saysSumUnlessNotTheSum.express`{money}(?: (?:per|each|[a-z-]+)){0,3}? deductibles?\b`,
    // 'Insurance deductibles have cost the budget more than $8,000' tells what was paid.
    saying((found) =>
      /\bbudget\b|\b(?:cost|costs|paid|impact\w*)\b|\b(?:charged|assessed|allocated|passed)\b[^.;]{0,20}\b(?:owners?|units?)\b/.test(
        found.match[0],
      ) ||
      // 'each unit may be assessed its share of the deductible up to $25,000', 'the owner shall pay the deductible up to …'
      /\b(?:share|portion|part) of (?:the|any|such) $|\b(?:owners?|residents?|he|she|they) (?:shall |must |will |may )?(?:pay|bear|be (?:responsible|liable) for|owe)s? (?:the|any|such) $/.test(
        found.sentence.plain.slice(0, found.match.index),
      )
        ? null
        : sum(found),
    )
      .likely`\bdeductibles?\b${gap(60)}\b(?:not exceed|exceed|greater than|more than|in excess of|maximum of|up to) {money}`,
  ],
};

export const insurance = [ownerInsurance, insuranceDeductible];
