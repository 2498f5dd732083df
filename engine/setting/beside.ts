import type { Setting } from './setting.ts';

/** What stands right beside an answer and is another: what late fees are added to, who votes of those who came, what was added to a home. */
export const beside: readonly Setting[] = [
  {
    // A fine for a breach is no price of paying late, though late fees may come on top.
    reads:
      /\bfines?\b[^.;{]{0,30}\{m\d+\}|\{m\d+\}[^.;{]{0,30}\b(?:plus|along with|in addition to|on top of|and|as well as) (?:any |all |the )?late (?:fees?|charges?)\b/,
    unless:
      /\b(?:assessments?|dues|installments?|payments?|paid|accounts?|balance)\b|\blate (?:fees?|charges?)[^.;{]{0,30}\{[mp]\d/,
    bars: /^assessment\.late_fee$/,
  },
  {
    // Who must agree is told; who must be there is not.
    reads:
      /\{p\d+\}(?: or more)?(?: affirmative)? votes? of (?:all |the |those |any )*(?:members|owners|persons|households|those)\b[^.;{]{0,30}\b(?:present|voting|attending|in attendance)\b/,
    unless: /\bquorum\b/,
    bars: /^quorum\.members$/,
  },
  {
    // What was added inside a unit is not the home: the master policy may cover the rest.
    reads:
      /\binsur\w*\b(?: (?:for|of|on|to|covering|against|any|all|the|his|her|their|your|its|such|loss|damage|own))* (?:unit |interior )?(?:improvements?(?! (?:on|upon|to|located on) (?:the |his |her |their |such |each )*lots?\b)|betterments|upgrades|additions|alterations)\b[^.;]{0,60}\b(?:made|added|installed|betterments|upgrades|additions|alterations|within|inside)\b/,
    bars: /^insurance\.owner_must_carry$/,
  },
  {
    // What fines may come to, and where wrongs are reported, is no rule on what they are for.
    reads:
      /^\W*(?:(?:the|all|any|total|such) )*(?:fines?|penalt(?:y|ies))\b[^.;:]{0,40}\b(?:may|shall|will|can|must)(?: not)? exceed\b|^\W*(?:[a-z-]+(?:,| and| or)? ){1,4}(?:violations?|complaints?) (?:(?:will|may|can|should|must|shall) be|are) (?:reported|sent|directed|handled|addressed|heard)\b/,
    bars: /^(?:pets|rental|occupancy|use|vehicles|exterior)\./,
  },
  {
    // What one account owes is no charge that all owe.
    reads:
      /\b(?:moneys|monies|amounts|sums|charges) (?:currently )?(?:owed|owing|due)\b[^:]*\b(?:unit|lot|account|home)\b[^:]*:/,
    bars: /^(?:assessment\.(?:late_fee|interest_rate|returned_payment_fee)|fine\.schedule)$/,
  },
];
