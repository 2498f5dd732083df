import { governing } from '../governing.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { leadIn } from './lead-in.ts';
import { ordained } from './standing.ts';

const home =
  '(?:lots?|units?|homes?|residences?|dwellings?|propert(?:y|ies)|parcels?|townhomes?|houses?|title)';
const sold = new RegExp(
  [
    `\\b(?:sale|sold|sells|transfer(?:red|s)?|convey(?:ed|ance|s))\\b[^.;]{0,60}\\b${home}\\b`,
    `\\b${home}\\b[^.;]{0,40}\\b(?:sold|transferred|conveyed)\\b`,
    '\\b(?:subsequent|new|successor) (?:owners?|purchasers?)\\b|\\bsuccessors? in title\\b',
  ].join('|'),
);
const granted =
  /\b(?:permits?|permission|leas(?:e|ed|es|ing)|rent(?:al|als|ed|ing)?|variances?|waivers?|exemptions?|grandfather\w*|licenses?|privileges?|rights? (?:to|of) (?:use|park|moor|keep|rent|lease)\b|use of)\b/;
const ends =
  /\b(?:revo(?:ked|cation)|terminat(?:es?|ed|ion)|expires?|lapses?|ends?|ceases?|void|until\b[^.;]{0,60}\b(?:sale|sold|transfer\w*|convey\w*)|non-?transferable|not (?:be )?(?:transfer(?:able|red)|assign(?:able|ed)))\b/;
/** The deed of a lot, the developer's own rights, what an owner owes, and a vote or a membership that goes with the land. */
const ofOther =
  /\b(?:membership|votes?|voting|declarant|developer|assessments?|liens?|mortgag\w+|liab\w+|proxy|proxies|directors?|guest house|commission|contractors?|this declaration|covenants|class [ab]|apart from|separate(?:ly)? from|except with|appurtenant|(?:not|nor) (?:terminate|affect|end|void|expire))\b|\b(?:shall|may) be (?:transferable|transferred|assign\w+) to\b/;

interface EndedBySale {
  readonly sentence: Sentence;
  /** The sentence that opens the list of which it is an item. */
  readonly lead: Sentence | undefined;
}

/** What an owner was granted that a sale of the home ends: a permit to rent it out, a slip, a variance. Each once, in the document's order. */
export const endedBySale = oncePerDoc((doc: Doc): readonly EndedBySale[] => {
  if (!governing.includes(doc.type)) return [];
  const given = new Set<Sentence | undefined>();
  return ordained(doc).sentences.flatMap((sentence) => {
    if (!sold.test(sentence.plain)) return [];
    const lead = leadIn(doc, sentence).at(-1);
    const whole = `${lead?.plain ?? ''} ${sentence.plain}`;
    if (!ends.test(whole) || !granted.test(whole) || ofOther.test(whole)) return [];
    if (lead && given.has(lead)) return [];
    given.add(lead);
    return [{ sentence, lead }];
  });
});
