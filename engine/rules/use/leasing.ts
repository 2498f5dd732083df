import { type FactRule, type Found, saying } from '../../find/pattern.ts';
import { regex } from '../../regex.ts';

export const leasing =
  /\b(?:leas(?:e|es|ed|ing)|rent(?:al|als|ed|ing|s)?|tenanc(?:y|ies)|transient|airbnb|vrbo|sublet(?:s|ting)?|subleas\w*|be let|(?:may|to) let|letting)\b/;
/** Words for a home that is let, to be used in a pattern. */
export const rented =
  '(?:leas(?:ed|ing|e|es)|rent(?:ed|als?|ing)?|sub-?let(?:ting)?|sub-?leas(?:e|ed|ing)|tenant[- ]occupied|non-?owner[- ]occupied)';
const term =
  '(?:leas(?:e|es|ed|ing)|rent(?:al|als|ed|ing)?|tenanc(?:y|ies)|terms?|occupancy|transient|(?<=be )let|letting)';

/** Periods that are not the length of a home's lease: notice, arrears, slips, laundry rooms, the association's own. */
export const otherLease =
  /\b(?:delinquen\w*|arrears|default(?<!; ?provided\b.*)|past due|notices? (?:of|to)(?<!;.*notices? (?:of|to))|slips?|moorage|vessels?|laundry|management (?:contract|agreement)s?|professional management|equipment|club ?house|rental (?:fee|deposit)|cable)\b/;

function least({ quantities, sentence, match }: Found): { days: number } | null {
  const last = quantities.findLast((quantity) => quantity.kind === 'duration');
  if (!last || last.days < 1 || last.days > 3650) return null;
  const end = match.index + match[0].length;
  const notice =
    /^(?:'s?)? ?(?:prior|before|notice|written|in advance|after|advance|following|of (?:the )?(?:execution|signing))/;
  return notice.test(sentence.plain.slice(end, end + 30).trimStart()) ? null : { days: last.days };
}

/** A definition of short stays forbids none of them. */
const definesShort =
  /^(?!.*\b(?:no|not|nor|never|neither|prohibit\w*|minimum|must|shall|forbidden|transient)\b)/;
const lived =
  /\b(?:own(?:ed|ership)?|occup(?:y|ied)|resid(?:e|ed)|title)\b[^;]{0,60}\b(?:at least|minimum|less than)\b/;

const briefStay = /\bshort[- ]?term\b|\btransient\b|\bhotel\b|\bvacation\b/;

/** 'A year', 'a month' */
const unitAlone = ({ match }: Found) => ({ days: match.groups?.unit === 'year' ? 365 : 30 });
const saysUnitAlone = saying(unitAlone);
const saysLeast = saying(least);

const minimumTerm: FactRule = {
  fact: 'rental.minimum_term',
  inLists: true,
  cue: leasing,
  patterns: [
    saying(least, { unless: regex`${otherLease}|${lived}|${definesShort}|${briefStay}` })
      .express`\b${term}\b[^;]{0,240}?\b(?:less than|shorter than|fewer than|under|shorter in duration than) (?:a (?:period|term) of |an? )?(?:{count} )?{duration}`,
    saysUnitAlone.implied`\b(?:no|not|nor)\b[^;]{0,80}\b${term}\b[^;]{0,120}?\b(?:less than|shorter than|under) (?:a|one) (?<unit>month|year)\b`,
    saysUnitAlone.plain`\bleases?\b[^;]{0,40}\b(?:must|shall|will|have to|should) be (?:for )?(?:a (?:term|period) of )?(?:at least|no less than|not less than|a minimum of) (?:a|one) (?:full )?(?<unit>year|month)\b`,
    saysUnitAlone.plain`\b${term}\b[^;]{0,60}\b(?:be|for|last|run) (?:at least )?(?:a|one) (?:full )?(?<unit>year|month) or (?:longer|more)\b`,
    // 'All leases shall be for a term of one year and may be renewed with approval'
    saysLeast.told`\b(?:all|any|each|every|the|such) (?:lease|rental)s?(?: agreements?)? (?:shall|must|will) be for (?:a |an )?(?:fixed |initial )?(?:term|period) of (?:not less than |at least )?(?:{count} )?{duration}(?! or less)`,
    // A ban on short stays tells the shortest lease where nothing else does.
    saying(least, { unless: regex`${otherLease}|${lived}|${definesShort}` })
      .implied`\b${term}\b[^;]{0,240}?\b(?:less than|shorter than|fewer than|under|shorter in duration than) (?:a (?:period|term) of |an? )?(?:{count} )?{duration}`,
    saysLeast.express`\b(?:minimum (?:(?:initial|lease|rental|leasing|tenancy) )*(?:term|period|duration|length|stay)(?: (?:of|for) (?:any|all|each|a|every|such)(?: [a-z]+){1,3})?|(?:lease|rental) (?:term )?minimums?|minimum (?:lease|rental))[^;.{]{0,50}{duration}`,
    saying(least, { unless: regex`${otherLease}|${lived}` })
      .plain`\b${term}\b[^;]{0,240}?\b(?:no shorter than|no less than|at least|minimum(?: period| term| initial term| lease term)?(?: of)?|not shorter than) (?:a (?:period|term) of |an? )?(?:{count} )?{duration}`,
    saysLeast.plain`\b${term}\b[^;]{0,160}?\b(?:for|terms? of|periods? of|last|be|run(?: for)?) (?:a (?:term|period) of |an? )?{duration} or (?:longer|more|greater)`,
    saysLeast.told`(?<!after (?:an? |the )?){duration} (?:minimum )?(?:lease|rental|leasing) (?:minimum|term|period)|\bminimum (?:of )?(?:a |an )?{duration}[^;]{0,20}\b(?:lease|rental|term)|{duration} minimum\b`,
  ],
};

/** 'First term at least a year', under a heading on leases. */
const termUnderHeading: FactRule = {
  fact: 'rental.minimum_term',
  cue: /\b(?:term|period)\b/,
  patterns: [
    saying(least, { unless: otherLease, under: /\b(?:leas(?:es?|ing)|rent(?:als?|ing))\b/ })
      .plain`^\W*(?:initial |first |minimum )?(?:term|period) ?(?:is |of |must be |shall be |[:-] ?)?(?:at least|no less than|not less than|minimum(?: of)?) {duration}`,
  ],
};

const shortStay =
  '(?:transient|hotel|motel|short[- ]?term (?:rent|leas|vacation|occup|stay|tenan)\\w*|vacation (?:rent|leas)\\w*|airbnb|vrbo|bed[- ]and[- ]breakfast|(?:leased|rented|let|rent|lease)(?: out)? (?:by|for) (?:the |a |one )?(?:night|day|week)\\b|boarding house|rooming house|nightly (?:rent|basis)\\w*|(?:daily|weekly|nightly|overnight)(?:,? (?:or|and)? ?(?:daily|weekly|nightly|overnight|monthly))* (?:rent|leas|basis)\\w*)';

/** 'have no short-term rental restriction': the ban is what is wanting. */
const noBan = regex`\b(?:no|not|never|without)\b[^.;,]{0,60}\b${shortStay}(?: [a-z]+)? (?:restrictions?|bans?|rules?|limits?|limitations?|prohibitions?|polic(?:y|ies)|language)\b`;

/** What the board may allow is not forbidden: 'for less than thirty days without the approval of the board'. */
const unlessAllowed =
  /^[^.;,]{0,40},? ?(?:without|unless|except(?: with| upon| by)?)\b[^.;]{0,80}\b(?:approv\w*|consent\w*|permission|permits?|authoriz\w*)\b/;

const shortTerm: FactRule = {
  fact: 'rental.short_term_prohibited',
  inLists: true,
  cue: regex`${leasing}|hotel|short-term|vacation|\bstays?\b`,
  patterns: [
    saying(true, {
      unless: regex`${otherLease}|\b(?:marina|guest rooms?|factory|sanit\w+|hospital|manufacturing establishment|trailer park|mercantile|saloon|asylum)\b|\bmean(?:s|ing)? of egress|${noBan}`,
    })
      .express`\b(?:no|not|never|prohibit(?:ed|s|ing)?|nor|other than|cannot|forbid\w*)\b[^;]{0,220}\b${shortStay}|\b${shortStay}[^;]{0,160}\b(?:prohibit\w*|not (?:be )?(?:permitted|allowed)|forbidden|banned|not allowed|shall not|may not|is a violation)`,
    saying(true)
      .plain`\bno (?:renting|rentals?|letting|leasing)(?: of (?:homes?|houses?|units?|rooms?|cabins?))? by the (?:night|day|week|weekend)\b`,
    ...minimumTerm.patterns.map((pattern) => ({
      ...pattern,
      value: (found: Found) => {
        const minimum = typeof pattern.value === 'function' ? pattern.value(found) : null;
        const days = minimum !== null && typeof minimum === 'object' ? Number(minimum.days) : 0;
        const { match, sentence } = found;
        if (unlessAllowed.test(sentence.plain.slice(match.index + match[0].length))) return null;
        return days >= 28 ? true : null;
      },
    })),
  ],
};

/** How short a lease may be. */
export const leaseTerms = [minimumTerm, termUnderHeading, shortTerm];
