/** Words between a modal verb and its verb that leave the rule as it is: 'shall at all times be kept'. */
const between =
  /(?<=\b(?:shall|must|may|will|should|can)(?: not)?)(?:,? (?:at (?:any|all) times?|from time to time|(?:except )?as (?:otherwise )?(?:herein )?provided (?:herein|in this declaration|for herein)),?)+(?= (?!(?:before|after|during|within|prior|when|while|until|upon|in|on|or|and|with|without|for|that|by|at)\b)[a-z])/g;
/** 'Are hereby prohibited', but not 'is hereby amended', which says that it is done with this paper. */
const before =
  /(?<=\b(?:is|are|be) )(?:hereby|expressly|specifically) (?=(?:prohibited|forbidden|permitted|allowed|required|restricted)\b)/g;
/** 'It is understood and agreed that no sign …' */
const opening =
  /^(\W*(?:\(?[a-z\d]{1,3}[.)] )?)it is (?:further |hereby |expressly )*(?:understood|agreed|provided)(?: and (?:understood|agreed))? that /;
/** 'By said Owner', 'the said Association', but not 'the manager said owners' */
const said =
  /(?<=^\W*|\b(?:of|by|to|on|upon|in|for|from|with|against|within) )(?:the )?said (?=(?:associations?|corporation|board|committee|owners?|members?|lots?|units?)\b)|\bthe said (?=(?:associations?|corporation|board|committee|owners?|members?|lots?|units?)\b)/g;
const homesite = /\bhome[- ]?site(s?)\b/g;
const any =
  /\b(?:at (?:any|all) times?|time to time|provided (?:herein|in this|for)|hereby|expressly|specifically|is (?:[a-z]+ )?(?:understood|agreed|provided)|said|home[- ]?sites?)\b/;

/** A sentence in its plain form as if its writer had been brief, with one word for one thing. */
export const withoutIdleWords = (plain: string): string =>
  any.test(plain)
    ? plain
        .replace(between, '')
        .replace(before, '')
        .replace(opening, '$1')
        .replace(said, 'the ')
        .replace(homesite, 'lot$1')
    : plain;
