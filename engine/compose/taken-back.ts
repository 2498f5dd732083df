/** What takes a rule back somewhere else in the document is told beside it, however few words they share. */
const takenBack: readonly (readonly [fact: RegExp, says: RegExp])[] = [
  [
    /^assessment\.(?:special_vote|increase_\w+)$/,
    /\b(?:assessments?|dues)\b.*\bwithout\b[^.;]{0,40}\b(?:approval|consent|votes?|assent)\b|\bwithout\b[^.;]{0,40}\b(?:approval|consent|votes?|assent)\b.*\b(?:assessments?|dues)\b/,
  ],
  [
    /^amendment\./,
    /\bamend(?:ed|ments?)?\b.*(?:\bwithout\b[^.;]{0,40}\b(?:approval|consent|votes?|assent)\b|\bunilateral|\b(?:declarants?|developers?|grantors?)\b[^.;]{0,80}\bsole (?:and absolute )?discretion\b)|\bwithout\b[^.;]{0,60}\b(?:approval|consent)\b.*\bamend|\bamend\w*\b[^.;]{0,120}\b(?:signed|executed|made|effected) (?:solely )?by (?:the )?(?:declarant|developer|grantor|builder)(?: alone)?(?=[.;,]|$)|\breduc\w+ (?:of )?the (?:percentage|required vote)\b|\bamend\w*\b[^.;]{0,160}\b(?:requires?|without|unless)\b[^.;]{0,120}\b(?:mortgagees?|lenders?)\b/,
  ],
  [
    /^quorum\.members$/,
    /\bwhether or not a quorum\b|\bquorum (?:of [a-z ]{1,30})?(?:need not|(?:is|shall) not (?:be )?required)\b|\bno quorum (?:requirement|(?:is|shall be) (?:required|needed|necessary))\b/,
  ],
  [
    /^vehicles\.towing$/,
    /\btowed? (?:immediately|at once|without)\b|\b(?:no|without) (?:further |prior |any )*(?:notice|warning)\b/,
  ],
  [
    /^pets\.farm_animals$/,
    /\b(?:horses?|chickens?|hens|livestock|poultry)\b(?![^.;]*\bnot\b)[^.;]*\b(?:may be (?:kept|raised|boarded|pastured)|(?:is|are|shall be) (?:allowed|permitted))\b|\bmay (?:keep|have|raise|board)\b[^.;]{0,40}\b(?:horses?|chickens?|hens|livestock|poultry)\b/,
  ],
  [
    /^use\.children_with_adults$/,
    /^(?!.*\bguests?\b).*\b(?:under|younger|below|age)\b.*\b(?:accompan\w+|supervis\w+)\b.*\b(?:adults?|parents?|owners?|guardians?)\b/,
  ],
  [
    /^fine\./,
    /\bfin(?:es?|ed)\b[^.;]{0,80}\bwithout (?:[a-z]+ ){0,3}(?:notice|warning)\b|\bwithout (?:[a-z]+ ){0,3}(?:notice|warning)\b[^.;]{0,60}\bfin(?:es?|ed)\b|\b(?:no|not)\b[^.;]{0,30}\bwarnings?\b[^.;]{0,60}\bfin(?:es?|ed)\b|\bwarnings? will no longer\b/,
  ],
];

/** What takes back a rule on a fact or clause, in Sentence.plain; undefined where no words are known. */
export const takesBack = (fact: string): RegExp | undefined => takenBack.find(([of]) => of.test(fact))?.[1];
