import type { FactRule, Found, Pattern } from '../find/pattern.ts';
import { words } from '../find/pattern.ts';
import { countOf, daysOf } from '../language/values.ts';

const board =
  '(?:board(?: of (?:directors|trustees|managers|governors|administrators))?|(?:executive|management|managing) board)(?: \\([^)]{1,40}\\))?';
const director =
  '(?:directors?|trustees?|managers|governors|(?:board|board of directors) members?|members? of the (?:executive |management )?board(?: of directors)?)';
const noun = `(?:(?:natural |individual )?(?:persons|people|individuals|members|owners|homeowners)|${director})`;
const range =
  '(?:an odd number of (?:directors|members|persons)?,? ?(?:of )?)?(?:not less than |not be (?:less|fewer) than |no less than |at least |no fewer than |not fewer than |a minimum of |between |from |either )?\\.?{count}(?:,? ?(?:(?:but|and|or|nor|to) |- ?){1,2}(?:not |no )?(?:more than |greater than |a maximum of |exceeding )?{count})?';
const another =
  /committee(?:s)? (?:of|shall|will|may|must|is|are|consist|appointed|members?)\b|quorum|\bofficers? (?:shall|of)\b/;
const early =
  /(?<!other than the )\b(?:initial|interim|original|first) (?:board|directors|trustees|executive)|declarant|developer|\bincreased?\b|\bdecreased?\b|transition|turnover/;

const later =
  '\\b(?:after|following|upon|from|thereafter)\\b[^.;]{0,60}(?:terminat|expir|ceas|turnover|transition|conver|control|initial)';

function size({ quantities }: Found) {
  const [first, second] = quantities.map(countOf);
  if (!first || first > 40) return null;
  const last = second && second > first ? second : first;
  return last > 60 ? null : { min: first, max: last };
}

const sizes = [
  `\\b${board},? (?:which |who |that )?(?:[a-z]+ ){0,3}(?:shall |will |must |is to |are to )?(?:at all times |initially |always )?(?:be |is |are )?(?:composed|comprised|constituted|consisting|consists?|made up|comprises?) (?:of )?(?:a total of )?${range}(?: (?:[a-z-]+ )?${noun})?`,
  `\\bby (?:a|an|the) ${board},? (?:of|composed of|comprised of|consisting of|made up of) ${range} ?(?:[a-z-]+ )?${noun}`,
  `\\b(?:a|an|the) ${board} (?:of|composed of|consisting of) ${range} (?:[a-z-]+ )?${noun}`,
  `\\b(?:managed|governed|administered|controlled|conducted|supervised|directed)\\b[^.;]{0,120}? by ${range} ${director}\\b`,
  `\\b(?:the )?(?:authorized )?number of ${director}(?: of the (?:association|corporation|board))?(?: (?:on|of|constituting|comprising|which shall constitute) the (?:entire |whole )?board(?: of directors)?)? (?:shall|will|is|must)(?: be)?(?: fixed at| set at)? ${range}`,
  `\\bnumber of ${director} (?:may|can) be (?:from |between |anywhere from )?${range}`,
  `\\b(?:there (?:shall|will|must) be|(?:association|corporation) (?:shall|will) have) ${range} ${director}`,
  `\\b${board} (?:shall|will) have ${range} (?:voting )?${noun}`,
  `\\bshall be ${range} (?:members of|seats on|positions on) the board`,
  `${range} ${director} shall constitute the board`,
  `\\b${board}\\b[^.;]{0,60}\\b(?:has|have|having|with) ${range} (?:voting |elected )?${noun}`,
  `\\bnumber of ${director}\\b[^.;]{0,80}\\b(?:shall|will|is to) be ${range}(?! (?:days|percent))`,
];

/** How many directors sit on the board. */
export const boardSize: FactRule = {
  fact: 'board.size',
  cue: /\{n\d.*(?:board|director|trustee|manager|governor)|(?:board|director|trustee|manager|governor).*\{n\d/,
  patterns: [
    ...sizes.flatMap((source): Pattern[] => [
      {
        match: words(source),
        unless: new RegExp(`${another.source}|${early.source}`),
        value: size,
        weight: 9,
      },
      { match: words(`${later}.{0,400}?${source}`), unless: another, value: size, weight: 8 },
      { match: words(source), unless: another, value: size, weight: 5 },
    ]),
    {
      match: words(
        '\\bboard\\b[^.;]{0,60}\\b(?:increase its size|increase|be increased|expand|be expanded) (?:its size )?(?:from {count} (?:[a-z]+ )?)?to {count}(?= (?:persons|members|directors|trustees))',
      ),
      unless: another,
      value: ({ quantities, ...found }) => size({ ...found, quantities: quantities.slice(-1) }),
      weight: 4,
    },
    {
      match: words('{count}[- ](?:member|person) board of (?:directors|trustees)'),
      value: size,
      weight: 6,
    },
    {
      match: words(`\\bnumber of ${director}(?: on the board)?: {count}`),
      value: size,
      weight: 7,
    },
    {
      match: words(
        `(?:^|[.;:] ){count} ${director} (?:shall|will) (?:manage|govern|conduct|direct|supervise|constitute)\\b`,
      ),
      unless: another,
      value: size,
      weight: 7,
    },
  ],
};

const elected = '(?:elected?|appointed|chosen|serve|hold office|hold their office|hold)';
const other =
  /committee|\bofficers? (?:shall|will|are|of the)|\bofficers?,|manage(?:r|ment) (?:agreement|contract)|lease|declarant|developer|unexpired|\bextend|\brenew|covenants/;

function lastTerm({ quantities }: Found) {
  const last = quantities.filter((quantity) => quantity.kind === 'duration').at(-1);
  return last && last.days >= 300 && last.days <= 3650 ? daysOf(last) : null;
}

function longestTerm({ sentence }: Found) {
  const terms = sentence.quantities.filter((quantity) => quantity.kind === 'duration');
  const longest = terms.toSorted((a, b) => b.days - a.days)[0];
  return longest && longest.days >= 300 && longest.days <= 3650 ? daysOf(longest) : null;
}

/** How long a director serves once the first, staggered terms are over. */
export const boardTerm: FactRule = {
  fact: 'board.term',
  cue: /\{d\d/,
  patterns: [
    {
      // 'at the first meeting they elect one for one year ...; and at each annual meeting thereafter ... for three'
      match: words(
        `\\b(?:thereafter|at each annual (?:membership )?meetings?|at (?:each|every) (?:subsequent|succeeding) annual meeting|subsequent(?:ly)?|successors?)\\b[^.;]{0,160}?\\bterms? of (?:office of )?{duration}`,
      ),
      unless: other,
      value: lastTerm,
      weight: 9,
    },
    {
      match: words(
        `\\b(?:terms?(?: of office)? (?:of|for) (?:office (?:of|for) )?(?:each |the |all |a |any )?(?:elected )?${director}(?: (?:of|on) the (?:board|association))?|${director}(?:'s?)? terms?(?: of office)?|terms of office) (?:shall|will|is|are|must)(?: each)?(?: be)?(?: fixed)?(?: at)?(?: for)?(?: a term of| a period of)? {duration}`,
      ),
      unless: new RegExp(`${other.source}|initial|first`),
      value: lastTerm,
      weight: 9,
    },
    {
      match: words(
        `\\b${director}\\b[^.;]{0,120}?(?:\\b${elected} (?:[a-z,]+ ){0,6}|\\bhave )(?:a |an )?(?:staggered )?(?:terms?|periods?)(?: of office)?(?: of| for)? (?:office of )?{duration}`,
      ),
      unless: new RegExp(`${other.source}|\\binitial|\\bfirst\\b`),
      value: lastTerm,
      weight: 8,
    },
    {
      match: words(
        `\\b${director}\\b[^.;]{0,120}?\\b${elected} (?:[a-z,]+ ){0,6}(?:a |an )?(?:staggered,? )?(?:overlapping )?{duration} (?:staggered |overlapping )?terms?\\b`,
      ),
      unless: new RegExp(`${other.source}|\\binitial|\\bfirst\\b`),
      value: lastTerm,
      weight: 8,
    },
    {
      match: words(
        `\\b${director} (?:(?:shall|will|may|are|is) )?(?:each )?(?:be )?(?:elected|serve|hold office) for (?:a (?:term|period) of )?{duration}`,
      ),
      unless: new RegExp(`${other.source}|\\binitial|\\bfirst\\b`),
      value: lastTerm,
      weight: 8,
    },
    {
      // Staggered terms with nothing said of later ones: the full term is the longest.
      match: words(`\\b${director}\\b[^.]{0,60}\\bterms?\\b[^.]{0,60}{duration}`),
      unless: other,
      value: longestTerm,
      weight: 4,
    },
    {
      match: words(
        `\\b(?:each|every|a|all) ${director} (?:serves?|holds? office|is elected|are elected|shall serve|will serve) (?:for )?(?:an? )?(?:staggered )?{duration}[- ]terms?\\b`,
      ),
      unless: new RegExp(`${other.source}|\\binitial|\\bfirst\\b`),
      value: lastTerm,
      weight: 8,
    },
    {
      match: words(
        '\\b(?:the )?terms? of office (?:of (?:each|a|all) [a-z]+ )?(?:is|are|shall be|will be) (?:for )?{duration}',
      ),
      under: /\bboard\b|director|trustee/,
      unless: other,
      value: lastTerm,
      weight: 6,
    },
  ],
};

export const boardRules = [boardSize, boardTerm];
