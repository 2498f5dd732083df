import { speaksOf } from '../../find/context.ts';
import { type FactRule, type Found, gap, saying } from '../../find/pattern.ts';
import { regex } from '../../regex.ts';

const owed =
  '(?:assessments?|dues|common (?:expenses?|charges?)|charges?|maintenance fees?|amounts?(?: (?:due|owed|owing|unpaid))?|sums?(?: assessed| due| unpaid)?|installments?|unpaid balance|fees?)';
const home =
  "(?:lots?|units?|lands?|land|properties|property|homes?|homesites?|parcels?|tracts?|premises|residences?|dwellings?|townhomes?|condominiums?|real estate|owner'?s?'? interest|title|same|it(?=[.,; ]|$))";
/** A builder's, a lender's or the state's lien, liens as a matter that an amendment may touch, and what is not foreclosed for fines. */
const otherLiens =
  /\b(?:mechanic'?s?'?|materialm[ae]n'?s?'?|laborers?'?|construction liens?|tax liens?|vessels?|moorage|moored|free (?:and clear )?of (?:all )?(?:liens|encumbrances)|subordination of (?:such |the |those |said |any )?(?:assessment )?liens?|(?:material )?amendments?\b[^.;]{0,80}\b(?:concern\w*|regard\w*|relat\w+|pertain\w*))\b|^[^;]{0,60}\bnot foreclose\b[^;]*\bfines?\b|\bfines?\b.{0,80}\bnot (?:be(?:come)?|constitute) (?:an? )?lien\b/;

/** What a county or a workman files. */
const byOthers =
  /\bliens?\b[^.;?]{0,60}\b(?:by (?:the |a )?(?:county|city|town|state|contractor|lender)|for (?:unpaid )?taxes)\b/;

/** The association's own step, told after the sentence that names what is unpaid. */
const ours =
  /\bassociation\b[^.;]{0,120}\bliens? (?:against|on|upon) (?:the|such|said|his|that|your|their|an owner's) (?:property|lot|unit|home)|\baccount is not paid\b/;
const unpaidDues =
  /\b(?:assessments?|dues|installments?)\b[^.;]{0,60}\b(?:not paid|unpaid|not received|delinquent)|\b(?:left unpaid|unpaid balance|(?:late|behind) in paying)\b|\bcollection of (?:delinquent |unpaid )?assessments\b|\baccount is not paid\b/;

const dues =
  /\b(?:assess\w*|dues|maintenance (?:charges?|fees?|funds?)|(?:annual|monthly|yearly) charges?|common (?:expenses?|charges?)|installments?)\b/;
const theseCharges = /\b(?:such|said|these|those) (?:charges?|costs?|sums?|amounts?|expenses?|statements?)\b/;
const workDone =
  /\b(?:costs?|expenses?) of (?:such|said|the|any) (?:work|repairs?|removal|maintenance)\b|\benter (?:up)?on\b|\bsuch work\b/;
/** So many sentences before may say what the charges are for. */
const before = 4;

/** 'To secure such charges' after the cutting of an owner's weeds: what secures that secures no dues. */
function isOfWork({ doc, sentence }: Found): boolean {
  if (!theseCharges.test(sentence.plain) || dues.test(sentence.plain)) return false;
  const told = doc.sentences
    .slice(Math.max(0, sentence.index - before), sentence.index)
    .filter(({ section }) => section === sentence.section);
  return told.some(({ plain }) => workDone.test(plain)) && !told.some(({ plain }) => dues.test(plain));
}

/** 'Such late charges are a lien on the lot': of the dues themselves it says nothing. */
const ofLateCharges =
  /^\W*(?:\w{1,3}[.)] )?(?:such|said|these|those|this|the|all|any) (?:late (?:charges?|fees?|payment charges?)|interest)(?: (?:and|or) (?:interest|late (?:charges?|fees?)))? (?:is|are|shall|will|constitutes?|becomes?)\b/;

const unlessOfWork = (found: Found) =>
  isOfWork(found) || (ofLateCharges.test(found.sentence.plain) && !dues.test(found.sentence.plain))
    ? null
    : true;
const isSo = saying(true);
const isSoUnlessOfWork = saying(unlessOfWork, { unless: otherLiens });

/** Whether what an owner owes becomes a claim on the home. */
export const lien: FactRule = {
  fact: 'assessment.lien',
  cue: /\blien\b|\bliens\b/,
  patterns: [
    // 'The account goes to collections. A lien may also be placed on the property.'
    saying(true, {
      unless: regex`${otherLiens}|${byOthers}`,
      about: /\b(?:sent|goes|go|turned over) to (?:a |the )?collections?\b|\bdues\b[^.;]{0,40}\blate\b/,
    })
      .implied`\bliens? (?:may|will|can) (?:also )?be (?:filed|recorded|placed) (?:up)?(?:on|against) (?:the|your|their|that) (?:property|lot|unit|home)\b`,
    // 'If the dues are not paid by July 31 the board files a lien on the property', the dues named just before
    saying(true, { about: /\b(?:assessments?|dues)\b/ })
      .told`\bif (?:[a-z]+ ){0,4}not paid by\b[^.;]{0,60}\b(?:files?|records?|places?) (?:an? |the )?liens? (?:up)?(?:on|against) (?:the|your|their|that) (?:property|lot|unit|home)\b`,
    // 'Dues not paid after May 1 are subject to having a lien filed against the property'
    isSo.told`\b(?:assessments?|dues|accounts?|fees)\b[^.;]{0,40}\b(?:not paid|unpaid|delinquent|past due|overdue)\b[^.;]{0,60}\bsubject to (?:(?:have|having) )?(?:an? |the )?liens?\b(?! (?:up)?on (?:the |your |that )?(?:deposit|boat|vehicle|goods)\b)`,
    // 'What happens if I don't pay my dues? A lien may be placed on your home.'
    isSo.implied`(?:\bnot|n't) pay (?:my|your|the|our) (?:dues|assessments?|fees)\b[^?]{0,20}\? [^?]{0,200}\bliens? (?:may|will|can|shall) be (?:filed|recorded|placed)\b`,
    // A step of the collection: 'after 90 days a lien is filed'
    isSo.implied`\b(?:at|after|over|past) (?:about |approximately )?{duration}[^.;]{0,60}\blien (?:is|will be) (?:filed|recorded|placed)\b`,
    // 'may file a claim in court or a lien against delinquent homes'
    saying(true, { unless: otherLiens })
      .implied`\b(?:file|record|place|put)\b[^.;]{0,50}\bliens? (?:up)?(?:on|against) (?:the |any |all )?(?:delinquent|past[- ]due|non-?paying) (?:properties|property|homes?|lots?|units?|owners?|accounts?)\b`,
    isSo.told`\bliens? (?:may|will|can|shall) be (?:filed|recorded|placed)\b[^.;]{0,80}\b(?:non-?payment|unpaid|delinquen\w*|failure to pay)`,

    saying(false)
      .express`\b(?:no|not (?:be|become|constitute)) (?:an? |any )?(?:[a-z]+ )?lien\b${gap(60)}\b(?:for|on account of|by reason of) (?:unpaid |delinquent |any ){0,6}${owed}|\bassociation\b${gap(30)}\b(?:has no|does not have an?|shall not have an?) (?:power to |right to )?(?:[a-z]+ )?lien`,
    saying(unlessOfWork, { unless: regex`${otherLiens}|may be(?:come)? (?:made )?a lien` })
      .express`\b${owed}\b.{0,400}?\b(?:shall|will|constitutes?|become|becomes|is|are|be|creates?|secured by)\b${gap(120)}\b(?:an? |the )?(?:[a-z]+ ){0,2}liens?,? (?:(?:and|or) (?:an? )?(?:[a-z]+ ){0,3})?(?:up)?(?:on|against|in favor|secur)${gap(80)}\b${home}`,
    isSoUnlessOfWork.plain`\b(?:secured by|(?:has|have|shall have|is granted|hereby granted|reserves?|hereby created|created|there is)${gap(60)}) (?:an? |the )?(?:[a-z']+ ){0,3}lien\b.{0,260}?\b${owed}`,
    isSoUnlessOfWork.plain`\b${owed}\b${gap(120)}\b(?:secured by|shall be|is|are) (?:an? |the )?(?:[a-z']+ ){0,2}(?:lien|charge and (?:an? )?(?:[a-z]+ )?lien)\b`,
    saying(
      (found) =>
        regex`${owed}|\bdelinquent\b|\bin arrears\b|\bpast due\b|\bpayment is not (?:made|received)\b|\bpayments? (?:that are )?\{d\d+\} late\b|\benforce collection\b`.test(
          found.sentence.plain,
        ) ||
        (ours.test(found.sentence.plain) && speaksOf(unpaidDues, found))
          ? true
          : null,
      { unless: regex`${otherLiens}|\bdelegat\w*\b[^.;]{0,80}\bsign\b` },
    )
      .implied`\b(?:file|files|filed|filing|record|records|recorded|recording|place|placed|placing|impose|enforce|foreclose|foreclosed|foreclosing|foreclosure of|claim|claim of|notice of|perfect)\b(?: (?:and|or) (?:foreclosing|foreclose|enforcing|enforce|foreclosure|recording|record))?(?: at its discretion)?(?: (?:an?|the|its|any|such|said|notice of|claim of|notice and claim of|by|of)){0,4} (?:[a-z']+ ){0,2}liens?\b`,
    saying(unlessOfWork, { unless: regex`${otherLiens}|\bdelegat\w*\b[^.;]{0,80}\bsign\b` })
      .likely`\bliens? (?:of|for|securing|against) (?:the |such |any |all |unpaid |delinquent |said |each ){0,6}${owed}|\b(?:assessment|assessments'?) liens?\b|\b(?:enforced|collected) (?:[a-z]+ )?(?:just )?(?:like|as|in the same (?:manner|way) as) (?:unpaid |delinquent )?(?:[a-z]+ ){0,2}(?:assessments?|dues)\b[^;]{0,60}\bliens?\b|\bforeclosure of the association's lien\b`,
    isSo.likely`\b${owed}\b.{0,300}?\bmay be(?:come)? (?:made )?an? lien (?:up)?on\b`,
    saying(({ doc }) => (regex.i`\b${owed}\b`.test(doc.source.text) ? true : null))
      .likely`\b(?:intent|claim|notice) (?:of|to) (?:intent to )?lien (?:is|will be|shall be|are) (?:issued|filed|recorded|sent|mailed)\b`,
    isSo.likely`\b(?:lien will be (?:placed|filed|recorded)|be (?:placed|filed|recorded) as (?:an? )?(?:[a-z]+ )?lien)\b`,
    // 'Failure to pay dues will result in a lien being placed on the property', 'If you do not pay, it can put a lien …'
    saying(({ sentence }) => (regex`${owed}|\bassociation\b`.test(sentence.plain) ? true : null))
      .implied`\b(?:(?:do|does) not pay|failure to pay|fail(?:s|ing)? to pay|non-?payment)\b${gap(80)}\b(?:result in|put|place|file|record|have|become|be)\b (?:an? |the )?(?:[a-z]+ )?liens?\b`,
    // 'To secure the payment of the maintenance charge a vendor's lien is reserved', 'grants a lien to secure all dues'
    saying(unlessOfWork)
      .plain`\bto secure (?:the )?(?:prompt |full )?(?:payment )?(?:of )?${gap(80)}\b${owed}\b${gap(120)}\blien (?:is|shall be) (?:hereby |expressly ){0,2}(?:reserved|retained|created|granted|established|imposed)\b|\bgrants?\b${gap(60)}\blien\b${gap(60)}\b(?:to secure|securing|for) ${gap(40)}\b${owed}`,
    isSo.implied`\bassociation\b${gap(30)}\b(?:may|can|will|shall) (?:place|put|file|record|have) (?:an? )?lien (?:up)?on\b${gap(60)}\b(?:not pay|unpaid|fails? to pay|delinquent|nonpayment|non-payment|behind)`,
  ],
};
