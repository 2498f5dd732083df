import { fold } from '../language/plain.ts';
import { regex } from '../regex.ts';

/** One home, or those who live there, as every paper calls them. */
export const home =
  '(?:lot|unit|home|house|homesite|parcel|property|properties|apartment|condo|condominium|townhome|townhouse|villa|residence)s?';
const people =
  '(?:(?:lot |unit |home ?|property )?owner|member|resident|neighbor|household|family|families|dues-payer)s?';
export const anyone = `(?:${people}|${home})`;

/** What sets some homes apart from the others, before their noun: 'rented', 'waterfront', 'two-bedroom'. */
const trait =
  '(?:rented|rental|leased|(?:tenant|renter)-occupied|(?:non-?)?owner[- ]occupied|vacant|unoccupied|empty|unbuilt|unsold|(?:un)?improved|(?:un|partially |fully )?developed|smaller|larger|oversized|double|corner|interior|end|upper|lower|(?:ground|first|second|third|top)[- ]floor|upstairs|downstairs|(?:water|lake|river|ocean|beach|bay|golf|canal)[- ]?(?:front|side)|golf[- ]course|off-water|hillside|garden|(?:\\d|one|two|three|four)[- ]?bed(?:room)?|studio|penthouse|(?:de|at)tached|non-?resident|absentee|off-site|seasonal|senior|first-time|(?:north|south|east|west)[- ](?:side|end))';
const traitNamed = `${trait} (?:[a-z]+ )?(?:${anyone}|cottages?)`;

/** A part of the community, and not two of them: 'Phase 2', 'Building C'. */
const part =
  '(?:phase|building|bldg\\.?) (?:\\d{1,3}|[ivx]{1,4}|[a-h])\\b(?!(?:,| and| &| through| to|-) ?(?:\\d|[ivx]|[a-h]\\b))';
const numbered = '(?:lots|units|buildings) \\d+(?: ?(?:through|thru|to|and|&|-) ?\\d+)+\\b';
const partOfPlat = '(?:section|block|filing|village|tract|plat|pod|cluster) (?:\\d{1,3}|[ivx]{1,4}|[a-h])\\b';

const word = "(?!(?:and|but|so|pays?|owes?)\\b)[\\w'&-]+(?:,\\d{3})?";
/** What sets them apart behind their noun, up to the verb: 'on the lake', 'that are leased', 'of two lots'. */
const behind = [
  `(?:in|on|along|near|at|outside|beyond|behind|facing|fronting|bordering|abutting|adjoining|overlooking|whose|living|residing|located|situated|larger|smaller|built|not)(?: ${word}){1,8}?`,
  `(?:over|under) (?:the age of )?(?:\\d|one\\b|two\\b|half\\b)[\\w,]*(?: ${word}){0,4}?`,
  `(?:with(?:out)?|having) (?:${word} ){0,4}?(?:garage|carport|dock|pool|basement|bedroom|bath|view|balcony|patio|yard|loft|well|floor|fireplace|space|lot|unit|home|house|structure|building|dwelling)s?\\b`,
  `(?:who|that|which) (?:(?:is|are|have|has|had|do|does|did|were|was) )?${word}(?: ${word}){0,7}?`,
  `of (?:two|three|four|several|multiple|more than one|\\d) (?:or more )?${home}`,
  `of (?:the |an? |any |all )?${trait} (?:[a-z]+ )?${home}`,
  'of (?:the |our )?(?:[a-z]+ ){0,2}(?:towers?|buildings?|wing|villas|townhomes|townhouses|condominiums|condos|cottages|section|phase)',
].join('|');

/** Kinds of homes of which an association may have one alone; those of one kind on a line. */
const kinds = [
  ['townhomes', 'townhouses', 'townhome owners', 'townhouse owners'],
  ['villas', 'villa owners'],
  ['cottages', 'cottage owners'],
  ['condominiums', 'condos', 'condo owners', 'condominium owners', 'apartments'],
  ['duplexes', 'duplex owners'],
  ['patio homes', 'carriage homes', 'courtyard homes', 'manor homes'],
  ['estate homes', 'estate lots'],
  ['single[- ]family (?:home|lot|house|unit|homeowner|owner|residence)s'],
];
const kind = `(?:${kinds.flat().join('|')})`;
/** Those who are some of the owners, by what they are called. */
const called = '(?:landlords|investors|seniors|retirees|studios|penthouses)(?: over (?:the age of )?\\d+)?';

const apart = `${traitNamed}|${part}(?: ${anyone})?|${numbered}|${partOfPlat} ${anyone}`;
const oneOfKind = kind.replace(/s(?=[|)])/g, 's?');
/** Homes of one kind, or those who own them, as a part of a pattern with the name `some`. */
export const someHomes = `(?<some>${anyone} (?:${behind})|${apart}|${kind}|(?<=\\b(?:per|each|every) )(?:patio|carriage|courtyard|manor|estate) home\\b|${called}|(?:townhome|townhouse|villa|cottage|condo|duplex|apartment)(?='s? | (?:(?:annual|monthly|quarterly|yearly|regular|(?:19|20)\\d\\d) ){0,3}(?:dues|assessments?)\\b))`;
/** The same, only where they are set apart by what or where they are, and not by what their owners do. */
export const homesApart = `(?<some>${apart}|${oneOfKind})`;

const families = kinds.map((words) => regex`\b(?:${words.join('|').replace(/s\b/g, 's?')})\b`);
const unbuilt = regex`\b(?:un(?:improved|developed|built)|vacant|rented|leased|(?:non-?|tenant-)[a-z -]*occupied) ${anyone}`;
const opensWithKind = regex`^${kind}`;
/** The kind by which homes are called; null where they are set apart by more. */
export const kindAlone = (words: string): string | null => opensWithKind.exec(words)?.[0] ?? null;
/** Words that papers use of homes where all of them are such. */
export const isUsual = (words: string): boolean =>
  /^(?:single|condo|improved|developed|owner[- ]occupied)/.test(words);
/** Whether a text tells kinds of homes apart. */
export const hasKinds = (folded: string): boolean =>
  unbuilt.test(folded) || families.filter((family) => family.test(folded)).length > 1;

const eachKind = regex.g`\b(?:${traitNamed}|${part}|${oneOfKind}|(?:patio|carriage|estate|single[- ]family) ${home}|(?:\d|one|two|three|four)[- ]bed(?:room)?s?|single[- ]family)\b`;
/** The kinds of homes that a text in lower case names, each in the singular too: 'each villa $90, each cottage $70'. */
export const kindsNamed = (folded: string): ReadonlySet<string> => new Set(folded.match(eachKind));
/** How many kinds of homes a sentence names. */
export const kindsIn = (text: string): number => kindsNamed(fold(text)).size;

const one =
  /^((?:[\w-]*[^s\s] ){0,3}?(?:lot|unit|home|house|parcel|condo|townhome|townhouse|villa|owner|member|resident|household))\b(?! owners?\b)/i;
/** 'Undeveloped lots' for 'undeveloped lot', 'homes that are leased' for 'home is leased'. */
export const inPlural = (words: string): string =>
  words.replace(/ (?:is|stays|remains|sits) /, 's that are ').replace(one, '$1s');
