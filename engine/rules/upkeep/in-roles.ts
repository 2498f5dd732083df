import { regex } from '../../regex.ts';

const atOwnCost =
  'at (?:his|her|their|its)(?: or her)?(?: own| sole|,| cost| and| risk){0,4} (?:cost|expense)s?';
const inserted = `(?:at (?:all times|any time)|always|also|further|likewise|as (?:otherwise )?(?:provided|set forth) (?:herein|above|below)|${atOwnCost})`;

/** Ways of saying that leave alone who must keep what, each with the one that the readings of upkeep and insurance know. */
const same: readonly (readonly [RegExp, string])[] = [
  [regex.g`(?<=\b(?:shall|must|will|may|should)(?: not| be)?)(?:,? ${inserted})+,?(?= )`, ''],
  [/\b(?:must|will)\b/g, 'shall'],
  [/\b(?:is|are) to be\b/g, 'shall be'],
  [/\band\/or\b/g, 'or'],
  // A fee for maintenance is paid; nothing is kept up by it.
  [/\bmaintenance (?=(?:fees?|charges?|assessments?|dues|funds?)\b)/g, ''],
  [
    /\b(the|our|said) (?:[a-z]+ )?(?:home|property |unit |lot )?owners?'?s?'? association\b/g,
    '$1 association',
  ],
  [/\b(the|said) corporation\b/g, '$1 association'],
  [
    /(?<!\b(?:board|committee|family|household|staff|council|crew|club|team) )\bmember(s?)\b(?! of (?!the association\b))/g,
    'owner$1',
  ],
  [
    /\b(?:(?:lot|unit|parcel|homesite|dwelling) |(?:home|property) ?)owner(s?)\b(?!'?s?'? (?:insurance|polic|coverage|association))/g,
    'owner$1',
  ],
  [/\bowner\(s\)/g, 'owners'],
  [/\b(?:parcel|home ?site)(s?)\b/g, 'lot$1'],
  // A unit with improvements on it, or named beside the house, is land.
  [
    /(?<!\b(?:dwelling|living|residential) )\bunit(s?)\b(?=[^.;]{0,30}\bimprovements\b[^.;]{0,20}\b(?:thereon|on it)\b)|(?<=\b(?:home|residence|dwelling|house)s? (?:and|or) (?:(?:his|her|its|their|the|such) )?)unit(s?)\b/g,
    'lot$1$2',
  ],
];

/** The plain words of a sentence with one word for each role: owner, association, lot, and 'shall' for what binds. */
export const inRoles = (plain: string): string =>
  same.reduce((text, [said, meant]) => text.replace(said, meant), plain);
