import { monthNames } from '../language/month-names.ts';
import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';

const fee = '(?:dues|assessments?|fees?|charges?)';
/** What an owner pays for the association as a whole is called by these. */
const dues =
  "(?:dues|assess(?:ments?|ed)|common (?:charges|expenses)|(?:hoa|poa|association|condo(?:minium)?|maintenance|homeowners?'?|regime|membership) (?:fees?|charges?|payments?))";
const named = regex`\b${dues}\b`;

/** One thing among many, which has a fee of its own. */
const thing =
  '(?:trash|garbage|refuse|waste|recycling|cable|internet|fiber|broadband|tv|wi-?fi|phone|water|sewer|irrigation|gas|electric(?:ity)?|utility|utilities|pools?|keys?|fobs?|gates?|remotes?|openers?|parking|permits?|stickers?|decals?|storage|boats?|launch|ramp|docks?|slips?|marina|moorage|insurance|pest(?: control)?|lawn(?: care)?|mowing|landscaping|snow(?: removal)?|(?:street ?)?lights?|lighting|security|alarm|club|social|golf|tennis|pets?|dogs?|rvs?|trailers?|clubhouse|guests?|tenants?|rental|lease|garden|roof|elevator|laundry|mail ?box(?:es)?)';
/** Words by which a purpose is that of all dues. */
const general = regex`\b(?:common|shared|communit(?:y|ies)|association|hoa|operations?|operating|reserves?(?! fund)|expenses|budget|upkeep|maintenance of|maintaining|administrati\w+|management|roads?(?! fund)|general|services|improvements|obligations|subdivision|neighborhood|dues|assessments?)\b|^ (?:(?:(?:the|its|their|his|your|all|overall|regular|routine|basic|exterior|grounds) ){0,2}maintenance\b|(?:the |a |each |every |any |all |this |next |that |one )?(?:(?:current|coming|calendar|fiscal|entire|whole|first|second|third|fourth) )?(?:year|quarter|month|period|share|unit|lot|home|house|propert|owner|parcel|membership\b(?! (?:in|of|to) (?:the |our )?(?:[a-z]+ )?club)|a total|\{[ntdm]))|^ (?:${monthNames})\b`;
/** 'For trash, water, the pool and the lawn': so many things are what dues pay for. */
const many = /^[^.;]*,[^.;]*(?:,| and )/;

/** 'Pays $20 monthly for trash', 'is charged $35 a month to cover the cable contract'. */
const forIt =
  /\b(?:pays?|paid|owes?|charged|billed|contributes?|assessed)\b[^.;{]{0,40}\{m\d+\}(?: (?:monthly|quarterly|annually|yearly|semi-?annually|each|(?:per|a|every|each) [a-z]+)){0,2},? (?:for(?! (?:an?|each|every|the|one) [a-z]+ of\b)|towards?|into|to (?:cover|fund|pay(?: for)?|use|rent|join|park|store|launch|keep|have))((?: |,)[^.;]{2,120})/;
/** 'The annual fee for a pool pass is $75'. */
const feeForIt =
  /\b(?:fees?|charges?|cost|price|rate) (?:for|of|to (?:use|rent|join|park|store|launch|keep))((?: |,)[^.;{]{2,60}?) (?:is|are|will be|was|remains?|stays?)(?: [a-z]+){0,2} \{m/;
const intoFund = /\b(?:into|to) (?:the|our|a) (?:[a-z]+ ){1,2}(?:fund|account)\b/;
/** 'A garbage assessment of $20', 'pool dues are $300', '$40, which is the cable fee'. */
const ownFee = regex`\b(?:which|this|that) is (?:the|an?|our) ${thing} ${fee}\b|\b${thing} (?:service )?${fee}(?: (?:per|for) (?:the )?(?:year|month|quarter|lot|unit|home|household)| for \{n\d+\})? ?(?:of|is|are|at|were|was|will be|remains?|stays?|:)? ?(?:an? |set at |only )?\{m`;

/** 'The dues of the garden club', 'committee dues': another body's. */
const otherBody =
  /\b(?:dues|assessments?|fees?) (?:of|for) (?:the |our )?(?:(?!management\b)[a-z]+ ){0,2}(?:club|committee|company|district|group|society|league|federation)\b|\b(?:club|committee|group|society|league|district|federation) (?:dues|assessments?)\b/;
/** '$40 of the monthly dues', 'of your dues, $20': a part. */
const ofDues = `of (?:your|the|our|each|those|these|their|every|all) (?:[a-z]+ ){0,3}?${fee}`;
const part = regex`\{m\d+\}(?: (?:(?:per|a|each|every) [a-z]+|monthly|quarterly|annually|yearly))? ${ofDues}\b|^\W*(?:out )?${ofDues},? (?:about |some |only |roughly |just )?\{m\d`;
/** 'Which is not part of the dues', 'on top of the regular dues'. */
const theDues = `(?:your |the |our |their |its |regular |annual |monthly |quarterly |hoa |association ){0,3}${dues}`;
const apart = regex`\b(?:(?:not|no|isn't) (?:an? )?part of|(?:apart|separate(?:ly)?|aside) from|in addition to|on top of|over and above|besides|added to|not (?:included|covered) (?:in|by)) ${theDues}\b`;
/** '$150 per quarter paid alongside your quarterly assessment' */
const paidWith = regex`\{m\d+\}[^.;{]{0,30}\b(?:paid|payable|due|billed|collected|added) (?:along |together )?(?:with|alongside|on) ${theDues}`;
/** 'The fee is $50', which is of what the sentence before names. */
const bareFee = /\b(?:the|this|that|its|their) (?:fee|charge|price|cost|rate)s?\b/;
const charged = regex`\b(?:charg(?:es?|ed|ing)|fees?|costs?|free|pays?|rent(?:s|ed)?|leas(?:es?|ed)|use[ds]?)\b[^.;]{0,40}\b${thing}\b|\b${thing}\b[^.;]{0,40}\b(?:charg(?:es?|ed)|fees?|costs?|free|pay|rent(?:ed)?|leased)\b`;
/** Who else than the association is paid. */
const payee =
  /\bpays?\b[^.;]{0,60}\bto (?:the |our |an? )?(?!association\b|hoa\b)(?:[a-z]+ ){0,2}(?:company|provider|contractor|club|city|county|township|district|utility|vendor|landlord|gardener|hauler)\b/;

/** 'Annual dues of $240', '$240 in dues': the sum is named for what it is. */
const ownSum = regex`(?<!\b${thing} (?:service )?)\b${dues}(?: \([^)]{1,30}\))?(?:,? (?:per|for|of|is|are|at|were|was|be|will|shall|remains?|stays?|set|now|currently|to|on|each|every|the|an?|unit|lot|home|year|month|quarter|\{[nt]\d+\})){0,7}:? ?\{m\d|\{m\d+\}(?: (?:(?:per|a|each|every|in|of|as|for) )?(?:month|quarter|year|lot|unit|home|annual|monthly|quarterly|yearly|semi-annual|regular|hoa|association)){0,4} (?:in |of |as |for )?(?!${ofDues})(?:(?:hoa|association|annual|monthly|regular) ){0,2}${dues}\b`;

/**
 * Whether the sum of a sentence is for one thing beside the dues, or a part of them: 'each home pays $20 monthly for trash'. What is
 * called dues is, whatever it pays for.
 */
export function isForOneThing({ plain }: Pick<Sentence, 'plain'>): boolean {
  if (part.test(plain) || otherBody.test(plain)) return true;
  if (ownFee.test(plain)) return !ownSum.test(plain);
  if (ownSum.test(plain)) return false;
  if ([apart, payee, intoFund, paidWith].some((words) => words.test(plain))) return true;
  const purpose = forIt.exec(plain)?.[1] ?? (named.test(plain) ? undefined : feeForIt.exec(plain)?.[1]);
  return purpose !== undefined && !general.test(purpose) && !many.test(purpose);
}

/** Whether a sentence tells 'the fee' of one thing, which the sentence before names: 'There is a charge for the boat ramp. The fee is $50.' */
export function isFeeNamedBefore({ sentences }: Doc, { plain, index, section }: Sentence): boolean {
  const before = sentences[index - 1];
  return (
    bareFee.test(plain) &&
    !named.test(plain) &&
    before?.section === section &&
    charged.test(before.plain) &&
    !named.test(before.plain)
  );
}

const otherDebt =
  /\b(?:water|sewer|utilit(?:y|ies)|electric\w*|gas|cable|internet|rent|rental|lease|library|tax(?:es)?|loan|pool|club|slip|storage|key|equipment|permit)\b[^.;{]{0,20}\b(?:bills?|accounts?|charges?|rents?|payments?|invoices?|books?)\b|\b(?:past due|late|overdue|unpaid) (?:rent|loan|books?)\b|\b(?:rents?|loans?) (?:that|which|not)\b/;
const duesToo =
  /\b(?:assess\w*|dues|installments?|common expenses?|(?:hoa|association|maintenance|condo) (?:fees?|charges?))\b/;

/** Whether what is late is another debt than dues: 'a late charge of $5 is added to water bills'. */
export const isOfOtherDebt = ({ plain }: Pick<Sentence, 'plain'>): boolean =>
  otherDebt.test(plain) && !duesToo.test(plain);
