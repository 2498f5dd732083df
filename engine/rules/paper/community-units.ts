import type { FactRule, Found } from '../../find/pattern.ts';
import { saying, words } from '../../find/pattern.ts';
import { countOf } from '../../language/values.ts';
import { regex } from '../../regex.ts';

const homes =
  '(?:(?:residential|private|(?:individually|privately)[- ]owned|single[- ]family|condominium|townhome|town home|detached|attached|platted|numbered|individual|building|separate|family|dwelling|improved|taxable|assessable|member),? ){0,6}(?:lots|units|homes|houses|residences|townhomes|townhouses|dwellings|condominiums|parcels|homesites|building sites|home sites|apartments|properties|households)';
const community =
  '(?:association|community|subdivision|neighborhood|development|project|condominium|hoa|property|properties|plat|planned community|village|regime)';
const about =
  '(?:a total of |approximately |about |roughly |some |only |exactly |up to |over |more than |nearly |almost ){0,6}';

/** A few of the homes: those that are for sale, let, behind with dues, of one phase or of one owner. */
const some =
  /\b(?:for example|once|past due|behind|arrears|in (?:default|collections?|violation)|ow(?:e|es|ed|ing)|under construction|unpaid|not paid|on the market|listed|damaged|affected|sold|sale|sales|rent(?:ed|al|als)?|leased?|delinquen\w*|foreclos\w*|vacant|represented at|each (?:building|cluster)|per building|owns?|(?<!\b(?:individually|privately)[- ])own(?:ed|ing)|until|conveyed|insurance|additional|add|added|annex|first (?:phase|section)|initial(?:ly)?|phase (?:one|i{1,3}|iv|v|a|b|c|\d)|construct|build|built(?! (?:in|between|from) \{n)|completed)\b|\bphase \{n\d+\}(?! (?:and|through|to|&)|,)/;

/** '85 single-family homes and 10 townhouses': the homes are all of them. */
const twoKinds = words`{count} (?:[a-z-]+ ){0,3}(?:homes|houses|lots|units) and {count} (?:[a-z-]+ ){0,2}(?:townho[a-z]+|condominiums|villas|apartments|duplexes|homes|houses|units|lots)\b`;

/** '58 lots were present', 'ballots came from 40 homes': those who took part; 'units 60 or more days late' counts days. */
const tookPart =
  /^ or (?:more|fewer)\b|^,? (?:(?:was|were|are|being|who|that|had|have|has) )*(?:present|represented|in attendance|attend\w*|respond\w*|return\w*|vot(?:ed|ing)|participat\w*|signed in)\b/;
const cameFrom = /\b(?:present|ballots?|prox(?:y|ies)|votes?|responses?|surveys?|attend\w+)\b[^.;{]{0,30}$/;

/** 'There are nine homes with liens', '31 homes on Fern Court', 'four lots left': what narrows the homes behind their count. */
const narrowed =
  /^ (?:(?:with|needing|having|left|remaining|unsold|late|overdue|for|near|along|facing|whose|where|not|still|without|to (?:be (?:painted|inspected|built|repaired|sold)|go|paint|repair)|who)\b|on (?!(?:the|this|said|such) (?:property|plat|map|site|land)\b|\{|(?:about |approximately )?\{)|(?:that|which) (?!(?:make|are (?:subject|part|in|included)|belong|comprise|constitute|form|pay)\b))/;

const whole = ({ quantities, sentence: { plain }, match: { 0: said, index } }: Found) => {
  if (twoKinds.test(plain) || tookPart.test(plain.slice(index + said.length))) return null;
  if (/^there /.test(said) && narrowed.test(plain.slice(index + said.length))) return null;
  if (cameFrom.test(plain.slice(0, index + said.lastIndexOf('{')))) return null;
  const count = countOf(quantities.at(-1));
  return count !== null && count > 1 && count < 30_000 ? count : null;
};

/** 'of 65 homes' after a number that is no larger. */
const outOf = (found: Found) => {
  const [part, all] = found.quantities.map(countOf);
  return part !== null && part !== undefined && all !== null && all !== undefined && part <= all && all > 9
    ? all
    : null;
};
const saysWhole = saying(whole);
const saysOutOf = saying(outOf);
const saysWholeUnlessSome = saying(whole, { unless: some });

/** 'Dues (71 lots)' among receipts. */
const isOfPayers = ({ doc, sentence }: Found) =>
  doc.type === 'financial' && /\b(?:dues|assessments?) \(\{n/.test(sentence.plain);

/** How many homes there are, as built or planned. */
export const communityUnits: FactRule = {
  fact: 'community.units',
  cue: /\{n\d/,
  patterns: [
    saysWhole.express`\bhow many ${homes} (?!do you\b|(?:are|is|were) (?:needed|required|behind|delinquent|rented|leased|vacant|sold|for)\b)[^?]{0,60}\?:? (?:there (?:are|is) |we have |a total of |the [a-z]+ has |currently ){0,3}{count}(?! ?(?:acres|days|years|percent))`,
    // 'income from only 88 homes (not 91)', 'the participation of 84 properties out of 86': the rest cannot pay.
    saysOutOf.implied`\bonly {count} ${homes} ?\((?:not|instead of|rather than|out of|of) {count}\)|{count} ${homes} out of (?:the |our |a total of )?{count}(?! (?:of|in) )`,
    saysWholeUnlessSome.likely`\b(?:our|the association's|the community's|all of our) {count} (?:homeowners|owners|households|members|units|homes|lots)\b`,
    saysWholeUnlessSome.likely`^(?!.*\b(?:owner|phase|building|board)\b)(?:the )?(?:[a-z']+ ){1,4}(?:has|have) (?:a total of )?{count} ${homes}\b`,

    saysWhole.decisive`(?:number|no\.|#|nr\.?) of (?!(?:delinquent|overdue|unpaid|past|late|vacant|rental|rented|leased|sold|unsold|foreclosed|open) )(?:[a-z]+ )?(?:units|lots|homes|homeowners|doors)(?: in (?:the )?[a-z]+(?:, (?=\{n\d+\} (?:lots|units|homes)\b(?! of)))?)? ?[:=-]? ?{count}(?! ?[-/])`,
    saysWhole.express`^(?:total )?(?:of )?(?:units|lots|homes|doors) ?: ?{count}`,
    saying((found) => (/units|lots|homes|dwellings|parcels/.test(found.match[0]) ? whole(found) : null))
      .plain`(?:number of|maximum|total) (?:${homes} )(?:[a-z-]+ ){0,12}(?:is|are|will be|shall be|shall not exceed|not to exceed|may not exceed|equals?) ${about}{count}(?: ${homes})?(?= |[.,;]|$)`,
    saysWholeUnlessSome.told`(?:there (?:will be|are|shall be)|consists?(?:ing)? of|contain(?:s|ing)?|compris(?:e|es|ing)|comprised of|composed of|made up of|divided into|total of|serv(?:es|ing)|community of|association of|subdivision of|plat of|(?:planned|platted|approved|laid out) for|includ(?:es|ing)) ${about}{count} ${homes}\b`,
    // Built or not, these words name the whole.
    saysWhole.told`\b(?:${community} (?:of|with|consisting of|containing|comprising|composed of)|divid(?:e|es|ed|ing) (?:[a-z]+ ){1,4}into) ${about}{count} ${homes}\b`,
    saysWhole.told`(?:shared by|owned by|comprised of|made up of|represents?|serves?) (?:the )?{count} (?:(?:unit|lot|home|property)[- ]?owners|${homes})\b`,
    saysWhole.implied`^(?:total of )?{count} ${homes}\.?$`,
    saying((found) => (isOfPayers(found) ? null : whole(found)), {
      unless: regex`${some}|^\W*total \(\{n\d+\} |\b(?:older|prior|unpaid) [^({]{0,30}\(\{n|\b(?:quorum|refund\w*|paid|collected)\b|{p\d+} ?\(|\b(?:(?:bed ?room|bdrm|studio|efficiency|penthouse|loft)s?|(?:model|type|floor ?plan|plan|tier) ["']?[a-h0-9])\b|\bphase (?:\{n\d+\}|[ivx]+|one|two|three)\b(?! (?:and|through|to|&)|,)`,
    }).likely`\((?:a total of |totall?ing )?{count} ${homes}(?: total| in all)?\)`,
    saysWhole.implied`\ball (?:of the )?{count} (?:property|lot|unit|home|house|condominium)[ -]?owners\b`,
    saysWhole.told`^(?:[("]*[a-z0-9.]{1,6}[).] )?"?(?:residential )?(?:lots?|units?)"? (?:shall )?(?:means?|refers? to|mean and refer to|is|are) (?:any of |each of |one of |all of )?the {count} ${homes}\b`,
    // 'the owners of the 251 lots in Fox Run'
    saysWhole.told`\b(?:the |all )owners of (?:the |all )(?:the )?{count} ${homes} (?:in|of|within) [a-z]`,
    // 'The assessment is $105.00 per home per month on 396 homes.'
    saysWhole.told`\b(?:assessments?|dues|fees?) (?:is|are|of|at|remains?) {money} ?(?:on|for|from|x|times) (?:all |the )?{count} ${homes}\b`,
    // 'The budget assumes dues from 165 lots'
    saysWhole.likely`\b(?:assum(?:es?|ed|ing)|based (?:up)?on|calculated on|projected (?:at|on|from)) (?:[a-z]+ ){0,3}?(?:dues |assessments? |fees? |payment |income )?(?:from |for |by |on |of )?(?:all |the |a total of )?{count} (?:paying )?${homes}\b`,
    // 'we collected 100%, which is 222 homes'
    saying(({ quantities: [share, count] }) =>
      share?.kind === 'percent' && share.percent === 100 ? countOf(count) : null,
    ).likely`{percent} ?,? ?(?:\(|which is |that is |or |i\.e\.,? |= ?)(?:all )?{count} ${homes}\b`,
    // 'With 48 homes, the association took in $96,000'
    saysWhole.likely`^with (?:only |just |all |our |the |a total of )*{count} ${homes},? (?:(?:the|our|this) (?:association|hoa|community|neighborhood)|we|it) (?:ha[ds]|have|collects?|collected|t(?:akes?|ook) in|receives?|received|brings? in|brought in|is|are)\b`,
    saysWhole.implied`\beach of the {count} ${homes}\b`,
    saysWhole.told`\ball {count} ${homes}\b`,
    saysWhole.plain`{count}[- ](?:unit|lot|home|homesite) (?:residential |planned |single[- ]family |townhome |gated |condominium ){0,6}(?:condominium|community|association|subdivision|development|project|complex|neighborhood)`,
    saysOutOf.told`{count} (?:[a-z]+ ){0,3}(?:(?:either )?(?:by proxy|in person)(?: or (?:by )?(?:in person|by proxy|proxy))? )?(?:out )?of (?:the |our |a total of )?{count} (?:total )?${homes}\b(?! (?:inspected|surveyed|checked|reviewed|visited|sampled|listed|cited|in (?:this|that) (?:section|building|phase)))`,
    // 'Of our 96 lots, 29 have not paid'
    saying(({ quantities }) => {
      const [all, part] = quantities.map(countOf);
      return all && part && part < all && all > 9 ? all : null;
    }).told`^\W*(?:out )?of (?:the |our |all )*{count} ${homes},? {count}(?! (?:of|in) )`,
    // '31 of 44 homeowners have paid'
    saysOutOf.likely`{count} (?:out )?of (?:the |our |all )?{count} (?:total )?(?:homeowners|owners|members|property owners|lot owners) (?:have|had|has|were|was|are|voted|attended|present|represented|responded|returned|paid)\b`,
    saysWhole.implied`\b(?:upon|against|on) the ${about}{count} ${homes} shown (?:thereon|on (?:the|said) (?:map|plat))\b`,
    saysWhole.implied`\bplat\b[^.;{]{0,40}\b(?:creates?|shows?|depicts?|contains?|establish(?:es)?|includes?|has) ${about}{count} ${homes}\b`,
    saysWhole.likely`\b(?:submits?|subjects?|subjecting|submitting) ${about}{count} (?:[a-z]+ )?${homes} to\b`,
    saysWhole.implied`\b(?:association|hoa|community)\b[^.;{]{0,40}\b(?:owners|families|residents|members) of (?:all |the )*{count} ${homes}\b`,
  ],
};
