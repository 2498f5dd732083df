import { charter } from '../governing.ts';
import { monthNames } from '../language/month-names.ts';
import { fold } from '../language/plain.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { regex } from '../regex.ts';
import {
  anyone,
  hasKinds,
  home,
  homesApart,
  inPlural,
  isUsual,
  kindAlone,
  kindsIn,
  someHomes,
} from './kinds-of-homes.ts';
import { lotsOf } from './lot-classes.ts';

/** Who has a place, or a part in the community, that is no home's: 'boat slips', 'retail units', 'associate members'. */
const others =
  '(?:(?:owners?|holders?|renters?|users?|lessees?|buyers?|purchasers?) of (?:an? |the |any |all )?)?(?:boat (?:slip|lift|dock)|slip|hangar|garage (?:space|unit|stall)|parking (?:space|stall)|storage (?:unit|space|locker|lot)|locker|stall|(?:commercial|retail|office|business|non-?residential) (?:lot|unit|owner|tenant|member|parcel|propert)|non-?member|(?:associate|social|honorary|auxiliary) member|renter|tenant|guest)(?:s|ies|y)?\\b(?! (?:fees?|charges?))|members of (?:the |our )?(?:[a-z]+ ){0,2}club';

const sum = '\\$[\\d,.]*\\d';
const owed = '(?:dues|assessments?|assessed|fees?|charges?|interest|contributions?|maintenance)';
const often =
  '(?:monthly|quarterly|semi-?annually|annually|yearly|(?:a|per|each|every) (?:month|quarter|year|annum))';
const each =
  '(?:(?:the|all|any|each|every|our|those|these|such|an?|other|\\d+|two|three|four|five|six|eight|ten|twelve) )*';
const ends =
  '(?=\'s\\b| (?:is|are|will|was|were|shall|must|may|also|remains?|stays?|has|have|go|goes|rise|rises|increase|comes?|at|and|which|that|who|due|payable|plus|per|a|each)\\b|[.,;:()"]|\\s*$)';

/** The places in a sentence where stands who pays. */
const payers = (who: string) => [
  new RegExp(
    `\\b(?:${who})(?: \\([^)]{1,20}\\))? (?:(?:will|shall|must|may|currently|now|each|also|all) ){0,3}(?:pays?|paid|owes?|contributes?|(?:is|are|be|were) (?:each )?(?:charged|assessed|billed|levied|subject to)) `,
    'd',
  ),
  new RegExp(
    `(?:\\b${owed}|${sum}|\\b${often}|\\b(?:rate|amount|levied|collected|due|payable|imposed|(?:approved|set)(?= (?:for|of|on) )))(?: (?:${often}|each|due|payable|paid|levied|collected|charged|set|rate|is charged|are charged))? (?:for|of|on|in|from|to|by|per|against|upon) ${each}(?:${who})${ends}`,
    'd',
  ),
  new RegExp(
    `\\b(?:${who})(?:'s?)? (?:(?:annual|monthly|quarterly|yearly|regular|hoa|(?:19|20)\\d\\d) ){0,3}(?:dues|assessments?)\\b`,
    'd',
  ),
  new RegExp(`\\b${owed}[,:]? ?[-,:] ?${each}(?:${who}):? ${sum}`, 'd'),
  new RegExp(`^\\W*(?:(?:for|in|on) )?${each}(?:${who})(?:,|:) `, 'd'),
  new RegExp(
    `^\\W*(?:for|in|on) ${each}(?:${who}) (?:the|your|our|this|annual|monthly|quarterly|an?|dues|assessments)\\b`,
    'd',
  ),
  new RegExp(`\\((?:for )?(?:the )?(?:${who})(?: only)?\\)`, 'd'),
  new RegExp(`\\b(?:only )?for ${each}(?:${who}) only\\b`, 'd'),
];
/** 'If your home is leased, your dues are $95'. */
const ifSo = new RegExp(
  `\\b(?:if|when|while|once) (?:your|the|an?|his|any) (?<some>${home} (?:is|stays|remains|sits) (?:rented|leased|vacant|unoccupied|empty|undeveloped|unimproved|not (?:built|occupied|improved|developed))(?: (?:on|out|up))?)\\b`,
  'd',
);
const ofSome = [...payers(someHomes), ifSo];
/** 'Builders pay dues of $25', not 'Declarant shall pay a quarter of the assessment of $120'. */
const ofBuilders = new RegExp(
  `\\b(?:builder|developer|declarant)s? (?:(?:will|shall|must|may|also|each) ){0,2}pays? (?:(?:an?|reduced|annual|monthly|quarterly|yearly) ){0,2}(?:(?:dues|assessments?|fees?) )?(?:of )?${sum}`,
  'd',
);
const ofOthers = [...payers(others), ofBuilders];

/** Words that bring the others in again. */
const ofAll = regex`\b(?:every|each|all) (?:(?:of )?(?:the|our) )?(?:residential )?${anyone}(?:,| (?:pays?|owes?|is|are|will|shall|must)\b)|\b(?:each|all|every one) of (?:the|our) (?:\d+ )?${anyone}\b|\b(?:everyone|everybody|whether|both|regardless|alike|still|or not|included|as well as|and (?:for )?(?:[a-z]+ )?without)\b|\bsame (?:[a-z]+ ){0,2}?(?:${owed}|amount|rate|sum)\b`;

/** What is said behind everybody's noun: where all live, and when and how all pay. */
const ofEverybody = regex`^(?:along with|over \d+ (?:months?|years?|days?|payments?|installments?))\b|^in (?:phases|arrears|attendance|favor|person|(?:the|our|this) building)\b|^(?:in|within|at|on|living in|residing in|located in) (?:(?:the|our|this|said|such|his|her|their|an?|any|each|every|all|good) )*(?:[a-z]+ )?(?:community|subdivision|association|neighborhood|development|addition|property|properties|project|complex|condominium|standing|question|record|lots?|units?|homes?|area|hoa)\b|^(?:on|by|at|in|within|over|under|with)(?: or (?:before|after))? (?:(?:the|an?|each|every|their) )*(?:first|second|1st|last|\d+(?:st|nd|rd|th)|\d{4}|${monthNames}|fall|spring|summer|winter|time|date|day|month|quarter|year|basis|full|advance|closing|rate|total|average|order|amount|\$)`;
/** Who pays late, and what each of them owns, is said of any of them. */
const ofAnyPayer =
  /^(?:who|whose|that|which|with|on|in|not)\b.{0,60}?\b(?:late|unpaid|paid|fails?|failed|delinquen\w+|past due|arrears|default|received|overdue|subject to|are (?:members|owners)|own(?:s|ing)? (?:an?|any|the|property))\b/;

/** What a paper calls its own association: the kind, the phase and the place in its name set no home of it apart. */
const named = oncePerDoc(({ source }: Doc): string => {
  const lines = source.text.split('\n');
  const from = lines.findIndex((line) => /[.$]/.test(line.replace(/\b(?:inc|co|no|st)\./gi, '')));
  const head = lines.slice(0, Math.min(from < 0 ? lines.length : from, 8));
  const names = source.text.match(/[^.\n]{0,60}\b(?:association|hoa|inc)\b/gi) ?? [];
  return fold([...head, ...names.filter((name) => /(?:[A-Z]\w+ ){2}/.test(name))].join(' '));
});
const tellsKinds = oncePerDoc(({ source }: Doc) => hasKinds(fold(source.text)));

const behindNoun = regex`^${anyone} (\D.*)$`;
const placeNamed = /^(?:in|at|of|within|living in|residing in) (?:the )?(.{4,})$/;
/** Whether homes are called so, or said to stand where all of the association's do. */
function isOfAny(doc: Doc, words: string, before: string, rest: string): boolean {
  const kind = kindAlone(words);
  if (kind) {
    if (named(doc).includes(kind.replace(/s$/, ''))) return true;
    return isUsual(kind) && !/\bthe $/.test(before) && !tellsKinds(doc);
  }
  if (isUsual(words) && !tellsKinds(doc)) return true;
  if (named(doc).includes(words.replace(/ ?\S+$/, '') || words)) return true;
  const part = /\b(?:phase|building|bldg\.?) \w+/.exec(words)?.[0];
  if (part) return named(doc).includes(part);
  const behind = behindNoun.exec(words)?.[1];
  if (!behind) return false;
  // The long sentences of law describe every home so.
  if (charter.includes(doc.type) && !/^of\b/.test(behind)) return true;
  const place = placeNamed.exec(behind)?.[1];
  if (place && named(doc).includes(place)) return true;
  return ofEverybody.test(behind) || ofAnyPayer.test(rest.slice(words.length - behind.length));
}

/** A word that only the beginning of a sentence made great: 'Vacant lots', not 'Phase 2'. */
const opens = /^[^a-z]*(?:the |each |every |only )?$/i;
const greatWord = /^[A-Z](?=[a-z-]+(?: [a-z]|$))/;

/** The homes of one kind that a sentence says a sum of, in its words: 'rented homes'; null where it is said of any. */
export const someHomesIn = (doc: Doc, sentence: Pick<Sentence, 'text'>): string | null =>
  someIn(doc, sentence, (part) => (/[$%]/.test(part) ? ofSome : []));

function someIn(
  doc: Doc,
  { text }: Pick<Sentence, 'text'>,
  formsOf: (part: string) => readonly RegExp[],
): string | null {
  let from = 0;
  for (const part of withoutAsides(fold(text)).split(/(?<=;)/)) {
    for (const form of ofAll.test(part) ? [] : formsOf(part)) {
      const [start, end] = form.exec(part)?.indices?.groups?.some ?? [];
      if (start === undefined || end === undefined) continue;
      if (isOfAny(doc, part.slice(start, end), part.slice(0, start), part.slice(start))) continue;
      const words = inPlural(text.slice(from + start, from + end));
      return opens.test(text.slice(0, from + start))
        ? words.replace(greatWord, (first) => first.toLowerCase())
        : words;
    }
    from += part.length;
  }
  return null;
}

/** '$300 a lot ($150 if unbuilt)', '$300, except that end units pay $20 more': what stands aside is said of some, and the sum before it of all. */
const withoutAsides = (folded: string) => folded.replace(asides, ({ length }) => ' '.repeat(length));
const asides =
  /(?<=\$[^()]*)\([^()$]*\$[^()]*\)|(?<=\$\d[^;]*?),? (?:except|but|(?:al)?though|while)(?: that)?(?= [^;$]*\bpays? )[^;]*|(?<=\$\d[^;]*)(?:;|,? and) (?=[^;$]*\bpays? [^;]*\b(?:more|less|half)\b)[^;]*/g;

/** Whether a sentence says a sum of what is no home: of boat slips, shops, builders, guests. */
export const isOfOthers = ({ text }: Pick<Sentence, 'text'>): boolean => {
  const folded = fold(text);
  return ofOthers.some((form) => form.test(folded)) && !ofAll.test(folded);
};

/** The sentences that name a sum or a rate, of those that an answer is cited to; all where none does. */
export function withFigures(cited: readonly Sentence[]): readonly Sentence[] {
  const found = cited.filter(({ quantities }) =>
    quantities.some(({ kind }) => kind === 'money' || kind === 'percent'),
  );
  return found.length > 0 ? found : cited;
}

/** The homes of one kind that all of an answer's sentences on a sum are about; null where one of them is about any. */
export const someHomesOf = (doc: Doc, cited: readonly Sentence[]): string | null =>
  lotsOf(doc, cited) ?? allOf(withFigures(cited).map((sentence) => someHomesIn(doc, sentence)));

const allOf = (found: readonly (string | null)[]): string | null =>
  found.length > 0 && !found.includes(null) ? [...new Set(found)].join(' and ') : null;

/** Whom a rule binds, or where it holds: 'owners of townhomes shall', 'pets are not allowed in Building C'. */
const bound = [
  new RegExp(`(?:^|[.:)] )(?:in|on|at|for|within) ${each}(?:${homesApart})(?: only)?,`, 'd'),
  new RegExp(
    `(?:^|[.:)] )(?:each|every|any|all|the|no|only)?(?: ?owners? of)?(?: ?(?:an?|the|any|each|all))? ?\\b(?:${homesApart})(?: owners?)? (?:shall|must|may|can|cannot|will|(?:is|are) (?:not |also )*(?:required|allowed|permitted|prohibited|responsible|subject)|have to|needs?)\\b`,
    'd',
  ),
  new RegExp(
    `\\b(?:allowed|permitted|prohibited|forbidden|kept|parked|rented|leased|leashed|required|built|erected|installed) (?:only )?(?:in|on|at|for) (?:the |any |our )?(?:${homesApart})(?: only)?(?=[.,;]|$)`,
    'd',
  ),
];
/** The homes of one kind that all of an answer's sentences lay a rule on; null where one of them binds any. */
export const homesBound = (doc: Doc, cited: readonly Sentence[]): string | null =>
  lotsOf(doc, cited) ??
  // 'Corner lots …, while villas may not': not of villas alone.
  allOf(cited.map((sentence) => (kindsIn(sentence.text) > 1 ? null : someIn(doc, sentence, () => bound))));
