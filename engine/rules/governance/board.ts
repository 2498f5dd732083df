import type { FactRule, Found, Pattern } from '../../find/pattern.ts';
import { saying } from '../../find/pattern.ts';
import { countOf } from '../../language/values.ts';
import { boardTerm } from './board-term.ts';
import { director } from './director-words.ts';

const board =
  '(?:board(?: of (?:directors|trustees|managers|governors|administrators))?|(?:executive|management|managing) board)(?: \\([^)]{1,40}\\))?';
const noun = `(?:(?:natural |individual )?(?:persons|people|individuals|members|owners|homeowners)|${director})`;
const range =
  '(?:an odd number of (?:directors|members|persons)?,? ?(?:of )?)?(?:not less than |not be (?:less|fewer) than |no less than |at least |no fewer than |not fewer than |a minimum of |between |from |either )?\\.?{count}(?:,? ?(?:(?:but|and|or|nor|to) |- ?){1,2}(?:not |no )?(?:more than |greater than |a maximum of |exceeding |over |exceed )?{count}|,? (?:(?:not|no) more than|not (?:over|to exceed)) {count}|, {count},? or {count})?';
const another =
  /\b(?:architectur\w*|design|review|control|advisory|appeals?|hearing|election)(?: [a-z]+)? board\b|committee(?:s)? (?:of|shall|will|may|must|is|are|consist|appointed|members?)\b|quorum|\bofficers? (?:shall|of)\b/;

/** 'Not less than three' with no most beside it tells the fewest alone. */
const floorAlone =
  /\b(?:(?:not|no|be) (?:less|fewer) than|at least|a minimum of) \.?\{n\d+\}|\{n\d+\} (?:[a-z]+ )?or more\b/;

/** 'Two directors from each pond and the four officers': a part of the board. */
const ofEach =
  /^ ?(?:[a-z]+ )?(?:from|for|per|representing|of) (?:each|every)\b|^,? (?:and|plus|in addition to|as well as) (?:the |all (?:the )?)?(?:\{n\d+\} )?(?:elected )?officers\b/;

/** 'The number elected at the first such meeting shall be five': of the first board alone. */
const atFirst =
  /\b(?:elected|chosen|elect|choose)\b[^.;]{0,20}\b(?:first|initial|organizational) (?:such )?(?:[a-z]+ )?(?:meeting|election)\b/;

/** 'Two positions on the board open', 'three directors whose terms end': those who are to be elected. */
const toFill =
  /^(?: of (?:directors|trustees|managers))?,? (?:(?:whose|with|that|which|who|are|is|will|be|become|have|still|currently|now|also|again) ){0,4}(?:open|vacant|available|up for|coming up|coming open|unfilled|unopposed|to (?:be )?(?:fill|elect)\w*|terms? (?:that )?(?:are |is |will )?(?:end|expir|up)\w*|expir\w+|ending|retiring|running|leaving|present|absent|attending)\b/;

function size({ match, quantities, sentence }: Found) {
  if (atFirst.test(match[0])) return null;
  const counts = quantities.map(countOf);
  const rest = sentence.plain.slice(match.index + match[0].length);
  if (ofEach.test(rest) || toFill.test(rest)) return null;
  const upToEnd = sentence.plain.slice(match.index, match.index + match[0].length + ' or more'.length);
  if (counts.length === 1 && floorAlone.test(upToEnd)) return null;
  const [first, second] = [counts[0], counts.length > 2 ? counts[2] : counts[1]];
  if (!first || first > 40) return null;
  const last = second && second > first ? second : first;
  return last > 60 ? null : { min: first, max: last };
}

const fewest = ({ match: { 0: said, index }, quantities: [count, ...others], sentence }: Found) =>
  others.length === 0 && floorAlone.test(sentence.plain.slice(index, index + said.length + ' or more'.length))
    ? { min: countOf(count) }
    : null;

const aBoardOf = `\\b(?:a|an|the) (?:new |full |permanent )?${board} (?:of|composed of|consisting of) ${range} (?:[a-z-]+ )?${noun}`;
const sizes = [
  `\\b${board}[,.]? (?:which |who |that )?(?:[a-z]+ ){0,3}(?:shall |will |must |is to |are to )?(?:at all times |initially |always )?(?:be |is |are )?(?:composed|comprised|constituted|consisting|consists?|made up|comprises?) (?:of )?(?:a total of )?${range}(?: (?:[a-z-]+ )?${noun})?`,
  aBoardOf,
  `\\b(?:managed|governed|administered|controlled|conducted|supervised|directed|vested|exercised|entrusted)\\b[^.;]{0,120}? (?:by|in|to) ${range} ${director}\\b`,
  `\\b(?:the )?number (?:of (?:persons|people|members|owners) )?(?:constituting|on|of|in|who (?:shall |will )?serve on|serving on|to serve on) (?:the )?(?:entire |whole )?${board} (?:shall be|will be|is|must be)(?: fixed at| set at)? ${range}`,
  `\\b${board},? ${range},? in number\\b`,
  `\\b(?:managed|governed|administered|run) by ${range} (?:elected |volunteer )*${noun},? (?:called|known as|who (?:form|make up|are)|as) (?:the|its|a) board`,
  `\\bthere (?:are|is|shall be|will be|must be) ${range} (?:voting )?(?:seats?|positions?|places?|members?|directors) (?:on|of) the board`,
  `${range} ${noun} (?:make up|makes up|form|compose|comprise|sit on|serve on|shall serve on) (?:the|our) board`,
  `\\b${board}\\b[^.;]{0,60}\\b(?:has|have|having|with) ${range} (?:voting |elected )?${noun}`,
];
const saysSize = saying(size);
const saysSizeUnlessAnother = saying(size, { unless: another });

/** How many directors sit on the board. */
export const boardSize: FactRule = {
  fact: 'board.size',
  cue: /\{n\d.*(?:board|director|trustee|manager|governor)|(?:board|director|trustee|manager|governor).*\{n\d/,
  patterns: [
    ...sizes.map((source): Pattern => saysSizeUnlessAnother.likely(source)),
    saying(fewest).hint(aBoardOf),
    saysSize.express`\b(?:the )?(?:authorized )?number of ${director}(?: of the (?:association|corporation|board))?(?: (?:on|of|constituting|comprising|which shall constitute) the (?:entire |whole )?board(?: of directors)?)? (?:shall|will|is|must)(?: be)?(?: fixed at| set at)? ${range}`,
    saysSize.express`\bnumber of ${director}\b[^.;]{0,80}\b(?:shall|will|is to) be ${range}(?! (?:days|percent))`,
    saying(({ quantities, ...found }) => size({ ...found, quantities: quantities.slice(-1) }), {
      unless: another,
    })
      .likely`\b(?:board|number of directors)\b[^.;]{0,60}\b(?:increase its size|increase|(?:be |is )?(?:increased|expanded|enlarged)|expand) (?:its size )?(?:from {count} (?:[a-z]+ )?)?to {count}(?: ?(?:persons|members|directors|trustees)|\W*$|,| and| by| at)`,
    // The number that the owners elect once the developer's time is over; 'four of the seven directors'
    saying(({ quantities, ...found }) => size({ ...found, quantities: quantities.slice(-1) }))
      .plain`{count}(?: \({count}\))? of the {count}(?: \({count}\))? ${director}\b(?! (?:who|of the (?:first|initial))\b)|\b(?:after|upon|following) (?:the )?(?:termination|expiration|end|expiry|conclusion) of (?:the )?(?:declarant|developer|class b)\b[^.;]{0,140}\b(?:owners|members) (?:shall|will) (?:then )?elect {count} ${director}`,
    // 'composed of a president, vice president, secretary, treasurer and three directors'
    saying(({ match, quantities }) => {
      const named = match.groups?.officers?.match(/\b(?:vice[- ])?(?:president|secretary|treasurer)\b/g);
      const others = countOf(quantities.at(-1));
      const total = named && others ? named.length + others : 0;
      return total > 2 && total <= 40 ? { min: total, max: total } : null;
    })
      .decisive`\b${board},? (?:which |who |that )?(?:(?:shall|will|must|is to) )?(?:be )?(?:composed|comprised|consisting|consists?|made up) of (?<officers>(?:(?:an?|the|its|and|immediate|past|first|second|vice|president|vice-president|secretary|treasurer|officers),? ){2,18})(?:and )?{count} (?:other |additional |elected |at-large )*(?:persons|members|owners|${director})`,
    saysSize.implied`\bdirectors \({count}\) (?:shall be|are|will be) (?:elected|chosen)\b(?! (?:from|each|every|annually|yearly|in (?:odd|even)|at (?:each|every))\b)`,
    // 'Three at first; from the first annual meeting on, seven trustees'
    saysSize.told`\b(?:board|directors|trustees|managers|governors)\b[^{]{0,240}?(?:\b(?:thereafter|whereupon|after which|at which (?:time|point))|\b(?:from|after|following|upon|beginning with|at) the (?:first|initial|organizational)\b)[^.;{]{0,120}{count}(?= |,|\W*$)(?! (?:days|percent|votes|(?:[a-z]+ )?absences|consecutive))`,
    saysSizeUnlessAnother.implied`{count}[- ](?:member|person) board\b`,
    saysSizeUnlessAnother.told`(?:^|[.;:] ){count} ${director} (?:shall|will) (?:manage|govern|conduct|direct|supervise|constitute)\b`,
  ],
};

export const boardRules = [boardSize, boardTerm];
