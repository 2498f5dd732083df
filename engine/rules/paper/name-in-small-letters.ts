import { regex } from '../../regex.ts';

const noName =
  '(?!(?:an?|any|all|and|are|as|at|be|by|each|every|for|from|has|have|his|if|in|is|its|local|may|no|not|of|on|one|or|other|our|said|shall|should|some|such|that|the|their|this|to|was|which|who|will|with|your)\\b)';
/** What a sentence begins to call the association, where it says so. */
export const named = regex.i`^(?:${noName}[a-z0-9'’&-]+,? (?:(?:of|at|on|in) (?:the )?)?){1,8}(?:association|corporation|club)\b`;
/** 'the board of the elder creek homeowners association' */
export const inSmallLetters = new RegExp(
  `\\b(?:of|by|in|to|the|for) ((?:${noName}[a-z][a-z'&-]+ ){1,4}?(?:homeowner'?s?'?|(?:home|property|lot|unit) owner'?s?'?|condominium|community|master|neighborhood) (?:homeowner'?s?'? )?association(?:,? inc\\b)?)(?! act\\b)`,
  'dg',
);

/** Whether no capital stands within the sentences, so that none tells a name: typed in small letters, or in capitals made small. */
export function isCaseless(text: string): boolean {
  const words = text.match(/[a-z,] [A-Za-z](?=[a-z])/g) ?? [];
  return words.filter((one) => /[A-Z]/.test(one)).length < words.length * 0.04;
}
