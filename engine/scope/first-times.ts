import type { Sentence } from '../model.ts';

/** 'Directors, other than the initial board, shall be members': what follows is not said of the first ones. */
const butFirst =
  /\b(?:other than|except(?: for)?|excluding|after\b[^.;]{0,60}\b(?:of|by)) (?:those of |the members of )?(?:the )?(?:initial|first|interim) (?:board|directors)\b/g;
const first =
  /\b(?:initial|first|interim|temporary|inaugural|provisional) (?:board|directors)\b|\b(?:initially|originally) (?:be )?(?:appointed|named|consist|composed|serve)\w*\b|\binitially\b[^.;]{0,40}\b(?:directors|trustees|board)\b/;
/** 'Until the turnover', 'as long as the declarant owns a lot': a time that ends, which a buyer may find gone by. */
const untilThen =
  /\b(?:until|prior to|before|during|(?:so|as) long as|while)\b[^.;]{0,80}\b(?:applicable date|turnover|class "?b|declarant|developer|control period|transition)\b/;
/** What is said of later ones too. */
export const later =
  /\b(?:thereafter|subsequent\w*|succe(?:ssors?|eding)|each (?:annual|year)|every|respective successors|full terms?|expir\w+)\b/;

/** 'As builders sell lots', 'upon the initial conveyance': the first sale of each home, by those who build it. */
const firstSale =
  /\b(?:builders?|declarant|developer)\b[^.;]{0,30}\b(?:sells?|conveys?|closes?)\b|\b(?:sold|conveyed|sale|conveyance|purchased?|closing)\b[^.;]{0,40}\b(?:by|from) (?:the |a |such )?(?:declarant|developer|builder)\b|\b(?:initial|first|original) (?:sale|conveyance|purchasers?|buyers?|transfer|owners?)\b|\bfirst (?:sold|conveyed)\b/;
const everySale =
  /\b(?:each|every|any|all|subsequent) (?:[a-z]+ )?(?:sales?|conveyances?|resales?|transfers?)\b|\bresales?\b|\bthereafter\b/;

const sameSum =
  /\b(?:contributions?|such (?:funds?|amounts?|sums?|payments?|fees?|assessments?)|it (?:is|shall|will|must))\b/;

/** Whether a sum at closing is said of the first sale of a home alone, in its sentence or in one of those `after` it. */
export function isOfFirstSale({ plain }: Pick<Sentence, 'plain'>, after: readonly Sentence[] = []): boolean {
  const own = [plain, ...after.flatMap((one) => (sameSum.test(one.plain) ? one.plain : []))].join(' ');
  return firstSale.test(own) && !everySale.test(own);
}

/** Whether a sentence speaks only of how a community began: of its first board, or of the time of its developer. */
export const isOfFirstTimes = ({ plain }: Pick<Sentence, 'plain'>): boolean =>
  !later.test(plain) && (first.test(plain.replace(butFirst, ' ')) || untilThen.test(plain));

/** The same, said of the first board alone and not of a time that runs on. */
export const isOfFirstBoard = ({ plain }: Pick<Sentence, 'plain'>): boolean =>
  !later.test(plain) && !untilThen.test(plain) && first.test(plain.replace(butFirst, ' '));
