import { type FactRule, saying } from '../../find/pattern.ts';
import { useRule } from '../../find/use-rule.ts';

/** Whether people may work from home, and on what terms. */
const business = useRule({
  fact: 'use.home_business',
  ofHomes: true,
  cue: /business|\bwork(?:ing)? (?:from|at|out of)\b|\btrades?\b|profession|commercial|occupation|office|manufactur|industr|vocation|nonresidential|non-residential/,
  subject:
    /\b(?:trades?\b(?! (?:name|mark|secret|materials?|suppl|tools?|goods|equipment|inventor))|business(?:es)?\b(?! (?:days?|hours?|materials?|suppl|tools?|goods|equipment|inventor|office|meeting|(?:and |or )?affairs|judgment|practices|address|records|trust|invitees?|vehicles?|signs?|of the (?:association|corporation))|'s)|professions?\b|professional (?:use|activit|office|practice|(?:or|and) administrative work|work)|commercial(?:, (?:[a-z]+,? ){1,2}or (?:[a-z]+ )?)? ?(?:activit(?:y|ies)|enterprises?|uses?\b|business|operations?|purposes?|endeavou?rs?|pursuits?|ventures?)|gainful occupations?|(?:home|any) occupations?\b|(?<=\bused (?:as|for) (?:an? |any )?)(?:offices?|retail space|stores?)\b|home[- ](?:based )?(?:business(?:es)?|offices?)|(?<=\bwork(?:ing)? )(?:from|at|out of) (?:the |their |his |her |his or her )?home\b|(?:incidental|home|private) offices?(?: (?:purposes|use))?|manufacturing|mercantile|vocations?|non-?residential (?:use|purpose)s?|(?<=\b(?:keep|have|maintain|conduct|operate) an? )(?:[a-z]+ )?office(?= in (?:the|his|her|their|an?) (?:residence|home|dwelling|house|unit)))\b/,
  part: /\b(?:which|that) (?:generates?|creates?|causes?|produces?|attracts?|involves?|results?|increases?|interferes?|disturbs?)\b|\brequiring\b/,
  where:
    /^\W*(?:no )?(?:commercial|business) activit(?:y|ies)\b[^.;]{0,30}(?:allowed|permitted|prohibited)\W*$|\bfrom home\b|\bhome (?:offices?|business(?:es)?|occupations?)\b|\b(?:lots?|homes?|units?|residen\w+|dwellings?|houses?|property|properties|premises|parcels?|project|subdivision|neighborhood|community|plat|condominium|apartments?|tract|(?:said|such|described|these|the) lands?|townho(?:me|use)s?)\b/,
  not: /\b(?:(?:ob)?noxious|offensive)[^.;]{0,30}\btrade\b(?!.*\b(?:business|profession)\b)|^(?!.*\b(?:trades?|crafts?|professions?|occupations?|business (?:activit|of any kind))\b).*\b(?:vehicles?|vans?|trucks?|trailers?)\b|\bin the conduct of (?:their|its|his) business|^(?!.*\b(?:units?|homes?|lots?|residences?)\b).*\bassociation property\b|^(?!.*\bno (?:trade|business|profession|commercial)\b).*\b(?:pets?|animals?|dogs?|livestock|poultry)\b[^.;]{0,160}\bcommercial|\bcommercial purposes?\b[^.;]{0,80}\b(?:pets?|animals?)|\b(?:transact\w*|quorum|insur\w*|lenders?|fiduciary|commercial (?:vehicles?|units?|lots?|tracts?|parcels?|elements?|area))\b(?!.*\btrade)|\bleas(?:e|ing) (?:of|a)[^.;]{0,80}\b(?:not be (?:considered|deemed)|not constitute)|^(?!.*\bhome occupations?\b).*\b(?:declarant|developer)[^.;]{0,30}\b(?:may|sales|right)|\bordinary course of (?:its |their |his )?(?:business|trade)\b|\bsales offices?\b|\bofficers?\b|\bexperience in\b|\breal estate business\b|\bmembership lists?\b|\bunrelated business\b|\bform [a-z]{1,2}-\d|\b(?:have|has|cast|hold|entitled to)\b[^.;]{0,30}\bvotes?\b|\b(?:federal|employment) tax(?:es)?\b|\btaxpayer|\btrade or business income\b/,
  notUnder: /\bmeetings?\b|\bofficers?\b|\bquorum\b|\bcommercial (?:units?|lots?|propert)/,
});

/** Leave to keep one's books and take calls at home is no leave for a business. */
const libraryOnly: FactRule = {
  fact: 'use.home_business',
  cue: /professional|home (?:occupation|office)/,
  patterns: [
    saying('restricted')
      .express`\bnot (?:be )?(?:construed|deemed|interpreted|prohibit|prevent|preclude)\b[^.;]{0,160}\b(?:professional library|(?:professional|home)(?: (?:and|or))?(?: administrative)? (?:occupations?|offices?))\b`,
  ],
};

export const homeBusiness = [business, libraryOnly];
