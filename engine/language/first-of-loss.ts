/** 'Owners are responsible for the first $10,000 of any loss': the deductible, by what it is. */
export const firstOfLoss =
  /\bowners?\b[^.;]{0,40}\b(?:responsible|liable|pays?|bears?)\b[^.;{]{0,20}\bthe first \{m\d+\} of (?:any|a|each|every|the) (?:[a-z]+ )?(?:loss|claim|damage)/;
