/** What an owner pays in any year, and who pays it or keeps it. */
const ordinary =
  '(?:annual|yearly|monthly|quarterly|semi-?annual|regular|base|basic|general|current|total|average|initial|capital|association|hoa|poa|home ?owners?|owners?|members?|property|tax|maintenance|late|delinquent|unpaid|overdue|due|individual|the|an?|our|your|their|its|his|her|this|that|these|each|every|any|all|no|new|and|or|of|for|in|with|from|per|year|quarter|month)';

/** 'A dam assessment of': it bears the name of what it is for, and is none of those that come every year. */
export const namedAssessment: string = `\\b(?<!')(?!${ordinary} )[a-z]{2,} assessment of`;
