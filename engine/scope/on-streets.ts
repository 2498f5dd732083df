import { regex } from '../regex.ts';

const ways = '(?:streets?|roads?|roadways?)';
const grounds = '(?:propert(?:y|ies)|premises|subdivision|community|project|development)';
/** Where else a vehicle may stand: at homes, or on the grounds as a whole; 'the streets of the community' are streets. */
const atHomes = `(?:(?<!\\bparking )lots?|driveways?|yards?|garages?|car ?ports?|units?|homes?|residences?|common areas?|anywhere|(?<!\\b${ways}\\b[^.;,]{0,40})(?:within|in|on|upon) (?:(?!${ways} )[a-z]+ ){0,4}?${grounds})`;

/** Words that speak of streets, or of the places for guests, and of no place at homes. */
export const onStreets = regex`^(?!.*\b${atHomes}\b).*\b(?:(?:on|in|along|upon) (?:the |any |a |said |public |private )*${ways}|(?:guest|visitor)s?'? (?:parking|spaces?|spots?|stalls?)|parking (?:spaces?|spots?|stalls?))\b`;
