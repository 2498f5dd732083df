import { regex } from '../regex.ts';
import { withoutIdle } from './ban.ts';

const filler =
  '(?:of|or|and|and/or|the|an?|any|all|each|every|said|[sa]uc[hb]|its|his|her|their|your|our|this|these|no|one|within|in|on|upon|to|interior|entire|whole|covered|subject|above|described|residential|real|single[- ]family|part|portion|living|limited|lines|railings?|located|situated|common|areas?|elements?|streets?|roads?|roadways?|alleys?|patios?|balcon(?:y|ies)|thereof|thereon|therein|hereof|[a-z]+(?= (?:subdivision|estates|properties|community|condominium|village|development)\\b))';
/** Where a rule of all homes may hold: on lots, in homes and in the community. */
const place =
  "(?:lots?|units?|homes?|homesites?|houses?|property|properties|premises|subdivision|community|development|project|condominium|buildings?|structures?|residences?|dwellings?|apartments?|townho(?:me|use)s?|parcels?|tracts?|sites?|plots?|yards?|land|grounds?|neighborhood|plat|addition|association|park|parking (?:lots?|areas?|spaces?)|driveways?|roofs?|anywhere|outdoors|owners?'?s?|members?'?s?|outside|exterior)";
/** What names the whole of it, or narrows nothing: 'on any lot', 'at any time', 'of any kind', 'by any owner'. */
const leavesWhole = regex.g`\b(?:of any (?:(?:other |such )?(?:kinds?|types?|nature|sort|character|description|size|breed|variety)(?:,? (?:or|and) )?)+|at any (?:time|place|point)|(?:permitted|allowed|suffered) to (?:remain|be|stand|exist)|at all(?: times)?|(?:for|in) any (?:purposes?|reasons?|manner|way|event|form)|(?:facilit\w+|equipment|devices?|apparatus|lines?|poles?|structures?) (?:used |designed )?for (?:the )?\w+ing(?: or \w+ing)?|for (?:heat|power|energy)(?: or \w+)?|from being \w+|to be \w+(?:ed|pt|ilt)|in (?:the|an?|any)(?= ?(?:[.,;]|$))|to (?:dry|third parties|others|anyone)|as (?:required|permitted|provided|defined) by (?:law|statute)|such as [^,;]{0,80}|as well as|by (?:any |an |the |no |all )?(?:unit |lot |home ?|property )?(?:owners?|persons?|residents?|members?|one|tenants?|occupants?|lessees?)|(?:on|upon|in|within|about|at|to|from|over|across|around|into|inside|outside) (?:${filler},? ){0,9}${place}(?:,? (?:${filler},? ){0,9}${place})*(?:,? (?:or|and) (?:on |in )?(?:${filler} ?){1,6})?(?:,? (?:or|nor) (?:on|in|at|near) [a-z]+(?: [a-z]+){0,3})?)(?=\W|$)`;
const narrowing =
  /\b(?:by|for|from|to|at|on|upon|in|into|onto|near|with|within|over|under|between|while|during|after|before|when|where|wherever|whenever|who|whose|which|that|if|along|beside|towards?|behind|against|off|through|because|than|until|without|overnight|nightly|daily)\b/;
const inBrackets = / ?\([^()]*\)/g;
/** Where another clause of the sentence begins. */
const another =
  /,? (?:nor|and|but|or) (?:shall|may|must|will)\b|,? nor any\b|,? (?:and|but|or) (?:no|any|all|each|every|the|an?)\b(?=[^,;]*\b(?:shall|may|must|will|is|are|can)\b)|[;.:](?= |$)|(?<=\b(?:allowed|permitted|prohibited|forbidden)), (?:and|but) (?=[^,;]{0,60}\b(?:shall|must|may|will)\b)|, (?:it being|including|whether|except\w*|unless|provided)\b/;
/** What is done to have a thing, and not to mend or to light it. */
const having =
  /^(?:,? (?:not|ever|never|hereafter|also|either|hereby|again|in any way|at any time))*(?:,? (?:be|is|are|been|have been|to be))*(?:,? (?:not|ever|[a-z]+ly|hereafter|at any time|hereby))* (?:any |an? |either )?(?:park|stor|keep|kept|maint|plac|erect|construct|instal|build|built|display|post|hung|hang|us(?:ed?|ing)\b|conduct|operat|carr|establish|permi|allow|fl(?:y|own)|affix|attach|mount|put\b|bring|brought|locat|situat|hav|rais|expos|exhibit|engag|left\b|leav|stand\b|remain|mov|harbo|creat|prohibit|forbid|ban|exist|start|commenc|own|suffer|add|appear|leas|rent|sublet|set\b|hous|board|quarter|acceptable|practi|disallow|barred|approv|hold|held|undertak|done|aired|dried|made)/;

/**
 * Whether the words behind a thing that is forbidden leave the ban whole: it may not be there, and no place, time, purpose or kind
 * narrows that. `rest` is Sentence.plain from the thing on; `verb` what follows the modal verb of the ban, where it has one.
 */
export function isFlat(rest: string, verb: string | null): boolean {
  if (verb !== null && !having.test(verb)) return false;
  const [own = ''] = rest.replace(inBrackets, '').split(another, 1);
  return !narrowing.test(withoutIdle(own).replace(leavesWhole, ' '));
}

/** Whom a rule binds or frees, where it names some of those who live there alone: 'tenants may not', 'owners of corner lots shall not'. */
const ofSome =
  /^\W*(?:[a-z0-9]{1,3}[.)] )?(?:(?:all|any|no|the) )?(?:(?:sub)?contractors?|tenants?|renters?|lessees?|guests?|visitors?|vendors?|employees?|owners? of (?:(?:an?|the|all|any|each|every) )?(?!(?:such|said|these|those|record|real|residential|single[- ]family|individual|platted|condominium|the|a) )[a-z-]+ (?:lots?|units?|homes?|parcels?))(?: (?:and|or) (?:their |the )?(?:guests?|visitors?|renters?|tenants?))? (?:may|shall|must|can|cannot|are|will)\b/;

/** Whether the words before a thing open with some of those whom rules bind. */
export const isOfSome = (own: string): boolean => ofSome.test(own);
