import { type Candidate, type ScanRule, words } from '../../find/pattern.ts';
import { mentions } from '../../find/use-rule.ts';
import type { Sentence } from '../../model.ts';

const least = words`(?:less than|at least|no smaller than|smaller than|fewer than|minimum[^.;{]{0,70}):? (?:\(?[a-z0-9]{1,3}[.)] )?(?:a (?:total|minimum) of |approximately )*{count} ?(?:square|sq)|{count} (?:square f(?:ee|oo)t|sq\.? ?f(?:ee)?t\.?) or (?:more|larger|greater)|square footage (?:requirements?|minimums?)|minimum (?:[a-z-]+ )?square footage|{count} (?:square f(?:ee|oo)t|sq\.? ?f(?:ee)?t\.?),? minimum|{count} or more (?:square|sq)`;
const home =
  /\b(?:dwellings?|townho(?:me|use)s?|residences?|homes?|houses?|living (?:area|space|units?)|livable|floor (?:area|space)|heated|finished|habitable|structures?|story|stories|ranch|main (?:structure|floor|level))\b/;
const otherThing =
  /\b(?:signs?|sheds?|out-?buildings?|accessory|patio(?! lots?\b| homes?\b)|deck|apartment rental)\b/;
/** Words before a figure that make it the size of something else, or the largest size. */
const notTheHome =
  /\b(?:lots? (?:containing|of|having|with|which|size|area)|(?<!\b(?:up)?on (?:any|each|every|a|such|the|said) (?:[a-z]+ ){0,3})lot\b[^,;]{0,20} (?:less|at least)|garages?|carports?|porch(?:es)?|exceed\w*|more than|in excess of|larger than|up to|maximum(?: of)?)[^,;{]{0,40}$/;
/** 'An attached garage which shall hold two cars and be a minimum of {n}': what has been named last is the garage. */
const garageLast =
  /\b(?:have|has|having|includes?|contains?|provides?|be) (?:(?:at least|not less than|a|an|one|attached|enclosed|private|two-car|\{n\d+\}-car|[a-z]+-car) ){1,5}(?:garages?|carports?)\b(?!.*\b(?:dwellings?|homes?|houses?|residences?|living|floor)\b)[^.;]*$/;
/** Half of a double house is no house of its own where others may be built. */
const ofHalf = /\b(?:each|either|per) (?:side|half)\b|\b(?:duplex|two-family)\b/;
/** The floor above is a part of the house. */
const upper =
  /^[^,;.]{0,50}\b(?:on|in|for) (?:the |any |its )?(?:second|upper|top|third) (?:floors?|stor(?:y|ies)|levels?)\b/;
const ofUpper =
  /\b(?:second|upper|top|third) (?:floors?|stor(?:y|ies)|levels?)\b(?:(?!\band\b)[^,;.{]|\{n\d+\}(?=[- ]?stor))*$/;
/** 'However, if a garage is attached, the area may be 1,500 square feet': what holds for some houses gives way to what holds for all. */
const ofCase =
  /^\W*(?:[a-z\d]{1,3}[.)] )?(?:(?:however|provided)\b,? (?:that )?)?(?:if|where|when|for|should|in (?:the )?(?:case|event))\b|\bmay be reduced to\b/;
/** 'Exclusive of open porches and garages': the figure is the home's. */
const leftOut =
  /\b(?:exclusive of|excluding|excludes?|not including|not counting|exclud(?:ed|ing) are)\b[^,;{]{0,60}\b(?:garages?|carports?|porch(?:es)?)\b/g;
/** What a figure leaves out is not what it measures: 'exclusive of garages, sheds or other outbuildings'. */
const exclusions = /\b(?:exclusive of|excluding|not including|not counting)\b[^.;{]*/g;
const figures = /\{n(\d+)\} ?(?:or more )?(?:square|sq\b\.?)(?: f(?:ee|oo)?t\b\.?)?/g;

const ground = /\b(?:ground|first|main|entry)[- ](?:floor|level)s?\b/;
const stories = /(\bmore than )?\{n(\d+)\}\+?[- ]stor(?:y|ies)\b/g;
/** '2,200 square feet (1,800 on the Patio Lots)', '… except 1,800 on corner lots': the size of some houses, behind that of all. */
const aside = /\((?:or )?$|\bexcept\b[^;{]{0,60}$/;

/** Whether some words speak of a house of more than one story. */
const ofSeveral = (text: string, quantities: Sentence['quantities']) =>
  [...text.matchAll(stories)].some(([, more, index]) => {
    const quantity = quantities[Number(index)];
    return Boolean(more) || (quantity?.kind === 'count' && quantity.value > 1);
  });

interface Size {
  readonly value: number;
  /** A figure of some houses, or of the ground floor alone of a house with more, as the words right around it say. */
  readonly lowerPart: boolean;
  /** A figure of a ground floor, as those words or the beginning of the sentence say. */
  readonly ofAFloor: boolean;
}

/** The smallest of the figures; where some are of whole houses, the ground floors of houses with more are not asked. */
function smallestOf(sizes: readonly Size[]): number | null {
  const whole = sizes.some(({ ofAFloor }) => !ofAFloor);
  const kept = sizes.filter(({ lowerPart }) => !(whole && lowerPart));
  return kept.length === 0 ? null : Math.min(...kept.map(({ value }) => value));
}

function smallest({ plain, quantities }: Sentence): number | null {
  const sizes: Size[] = [];
  let from = 0;
  let headed: boolean | null = null;
  for (const m of plain.matchAll(figures)) {
    const quantity = quantities[Number(m[1])];
    if (quantity?.kind !== 'count' || quantity.value < 400 || quantity.value > 12_000) continue;
    const before = plain.slice(Math.max(0, m.index - 160), m.index).replace(leftOut, '');
    if (notTheHome.test(before.slice(-100)) || garageLast.test(before)) continue;
    if (upper.test(plain.slice(m.index, m.index + 90)) || ofUpper.test(before.slice(-70))) continue;
    const said = plain.slice(from, m.index);
    const own = `${said.slice(said.search(/[^,;]*$/))} ${/^[^,;.{]*/.exec(plain.slice(m.index + m[0].length))?.[0]}`;
    headed ??= ground.test(said);
    sizes.push({
      value: quantity.value,
      lowerPart:
        aside.test(said) || (ground.test(own) && ofSeveral(plain.slice(0, m.index + 90), quantities)),
      ofAFloor: (headed || ground.test(own)) && !/\btotal\b/.test(own),
    });
    from = m.index + m[0].length;
  }
  return smallestOf(sizes);
}

const fact = 'exterior.minimum_home_size_sqft';

/** The smallest house that may be built: of the figures that hold for all houses, or else for some, the smallest. */
export const homeSize: ScanRule = {
  facts: [fact],
  *scan(doc): Generator<Candidate> {
    let best: { value: number; rank: number; cited: readonly Sentence[] } | null = null;
    for (const { read, cited } of mentions(doc, /\{n\d+\} ?(?:or more )?(?:square|sq)/)) {
      const { plain } = read;
      if (!least.test(plain) || !home.test(plain) || otherThing.test(plain.replace(exclusions, ''))) continue;
      const value = smallest(read);
      if (value === null) continue;
      const rank = ofHalf.test(plain) ? 2 : ofCase.test(plain) ? 1 : 0;
      if (!best || rank < best.rank || (rank === best.rank && value < best.value))
        best = { value, rank, cited };
    }
    if (!best) return;
    const ranges = best.cited;
    yield { fact, value: best.value, tier: 'plain', ranges };
  },
};
