import type { FactRule, Found } from '../../find/pattern.ts';
import { saying } from '../../find/pattern.ts';
import { daysOf } from '../../language/values.ts';
import { leasing, rented } from './leasing.ts';

const held =
  '(?:own(?:ed|ership|s)?|occup(?:y|ied|ies|ancy)|resid(?:e|ed|es|ence in)|liv(?:e|ed) in|title|purchas(?:e|ed|ing)|buying|acquir(?:e|ed|ing)|acquisition|closing|conveyance)';

/** The period caught first, where it is no notice of some weeks. */
const monthsOrMore = ({ quantities: [period] }: Found) => {
  const told = daysOf(period);
  return told && told.days >= 60 ? told : null;
};
const saysMonthsOrMore = saying(monthsOrMore);
const isOneYear = saying({ days: 365 });

/** How long a buyer must live in the home before letting it. */
export const ownerOccupancy: FactRule = {
  fact: 'rental.owner_occupancy_first',
  inLists: true,
  cue: leasing,
  patterns: [
    saying(({ quantities: [period] }) => daysOf(period))
      .express`\b${held}\b[^;]{0,120}\b(?:at least|minimum (?:period )?of|not less than|no less than|for a period of|period of|for|until) (?:the )?(?:first |initial )?(?:a (?:period|minimum) of )?{duration}[^;]{0,120}\b(?:before|prior to|in order to|to be eligible|may|until|eligible)\b[^;]{0,80}\b${rented}\b`,
    saysMonthsOrMore.plain`\b${held}\b[^;.]{0,40} {duration} (?:before|prior to) (?:[a-z]+ ){0,2}${rented}\b`,
    // 'No lease for less than a year, nor any in the first two years of ownership'
    saying(({ quantities, ...found }) => monthsOrMore({ ...found, quantities: quantities.slice(-1) }))
      .plain`\b${rented}\b[^;]{0,160}\b(?:during|for|within|until|in|before)\b(?: at least)?(?: the| a)?(?: first| initial| period of)* {duration}[^;{]{0,60}\b(?:of|after|following|from|since)\b[^;{]{0,60}\b${held}\b`,
    saysMonthsOrMore.express`\b${rented}\b[^;]{0,160}\b(?:until|unless|only after|after|before)\b[^;]{0,80}\b${held}\b[^;]{0,80}\b(?:at least|minimum (?:period )?of|not less than|no less than|for a period of|for) (?:a (?:period|minimum) of )?{duration}`,
    saysMonthsOrMore.express`\b(?:lease|rent)\b[^;]{0,120}\b(?:must|shall)\b(?: first| have)* (?:own|occupy|reside|owned|occupied|resided|live|lived)\b[^;]{0,80}\bfor (?:at least |a (?:minimum )?period of |a minimum of )*{duration}`,
    saysMonthsOrMore.plain`\b(?:for|during|within) (?:a period of |the first |the initial )*{duration} (?:after|following|from|of)\b[^;]{0,60}\b${held}\b[^;]{0,120}\b(?:no|not|neither|prohibited)\b[^;]{0,80}\b${rented}\b`,
    isOneYear.plain`\b(?:no|not|neither|prohibited)\b[^;]{0,80}\b${rented}\b[^;]{0,80}\b(?:during|for|in|within) (?:the|his|her|their) (?:first|initial) (?:full )?year (?:of|after|following|from)\b[^;]{0,40}\b${held}\b`,
    isOneYear.plain`\b(?:during|for|in) (?:the|his|her|their) (?:first|initial) (?:full )?year (?:of|after|following|from)\b[^;]{0,40}\b${held}\b[^;]{0,80}\b(?:no|not|neither|prohibited)\b[^;]{0,60}\b${rented}\b`,
  ],
};
