import { withoutNames } from '../../language/person-names.ts';
import { amendedFrom } from '../../meeting/items.ts';
import { openingOf } from '../../meeting/openings.ts';
import { peopleOf } from '../../meeting/people.ts';
import { short } from '../../meeting/tell.ts';
import type { Doc, Sentence } from '../../model.ts';

/** Parts of a community that are dear to mend. */
export const asset =
  /\b(?:roof(?:s|ing)?|gutters?|siding|stucco|balcon(?:y|ies)|decks?|decking|stairs?|stairways?|foundations?|chimneys?|windows|buildings?|club ?houses?|elevators?|boilers?|furnaces?|hvac|plumbing|pipes?|(?:re-?)?piping|sewers?|septic|water (?:mains?|lines?|heaters?)|storm ?(?:water)? drains?|drainage|culverts?|ponds?|lakes?|dams?|retaining walls?|sea ?walls?|bulkheads?|docks?|marina|(?:foot)?bridges?|concrete|roads?|streets?|driveways?|pavement|paving|asphalt|parking lots?|sidewalks?|walkways?|breezeways?|cul-?de-?sacs?|ramps?|guard ?rails?|steps|potholes?|drains?|spillways?|levees?|piers?|fa[cç]ades?|masonry|brickwork|carports?|lift stations?|pump ?houses?|guard ?houses?|repaving|re-?roofing|dredging|curbs?|pools?|spas?|pumps?|liners?|tennis courts?|playgrounds?|fenc(?:e|es|ing)|walls?|gates?|garages?|irrigation|wells?|sinkholes?|slopes?|hillside|fire (?:alarm|sprinkler)s?(?: system)?|electrical (?:system|panels?)|construction defects?|building envelopes?)\b/;

/** Of the decisions that a sentence tells, the one on the work; the sentence itself where none is. */
function decidedOn(text: string): string {
  for (let one = openingOf(text); one; one = one.other ?? null)
    if (asset.test(one.what.toLowerCase())) return one.what;
  return text;
}

/** What work a sentence tells of, short and without names. */
export const said = (doc: Doc, sentence: Sentence) =>
  short(amendedFrom(doc, sentence)?.what ?? aloneIn(doc, sentence.text), 240);
/** The work that words tell of, without names and what leads to it. */
export const aloneIn = (doc: Doc, text: string) =>
  withoutNames(decidedOn(text), new Set(), peopleOf(doc).board)
    .replace(/^(?:[^A-Za-z0-9"“($]+|\d{1,2}[.)]\s)+/, '')
    // The letter of an item, or a bullet that a scan takes for one.
    .replace(/^[a-z](?:[.)]\s*|\s+)(?=[A-Z])/, '')
    .replace(/\s+/g, ' ')
    .replace(/^we (?:strongly )?recommend (?:that )?the (?:board|association) undertakes? (?:the )?/i, '')
    // 'This is the sum needed to mend the dam': the work is what it is needed for.
    .replace(/^(?:this|that|it|these)\b[^.;]{0,60}? (?:needed|required|necessary|enough) to (?=[a-z])/i, '')
    .replace(/[\s,;.]+(?:and)?[\s.]*$/, '')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase());
