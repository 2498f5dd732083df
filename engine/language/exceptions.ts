const except = '(?:other than|except(?:ing)?(?: for)?|with the exception of|excluding|apart from|aside from)';
const noMoreThan = '(?:no|nothing|none|all|any|every|each|an?|the|owners?|you)';

/** 'Other than the building of homes on the lots, no …', 'no structure except for a fence shall …': what a rule is not about. */
const excepted = new RegExp(
  [
    `^\\W*(?:[a-z{}\\d.]{1,6}[.)]? )?${except} (?!as\\b)[^.;:]{1,200}?,(?= ${noMoreThan}\\b)`,
    `,? \\b${except} (?!as\\b)(?:(?!(?:shall|may|must|will|can)\\b|approv|consent|permi)[a-z'-]+,? ){1,10}(?=(?:shall|may|must|will|can)\\b)`,
  ].join('|'),
  'g',
);

/** The words without those that only name what a rule leaves out. */
export const withoutExceptions = (plain: string): string => plain.replace(excepted, ' ');
