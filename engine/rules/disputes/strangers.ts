import { blocksOf } from '../../blocks-of.ts';
import type { Doc, Sentence } from '../../model.ts';

const ruling =
  /\b(?:court|judge|arbitrator) (?:has |have |had )?(?:ruled|granted|denied|dismissed|found|ordered|entered|allowed)\b/;
/** Who may be in a case that concerns the owners. */
const concerned =
  /\b(?:association'?s?|hoa|board|we|us|our|homeowners?'?|owners?'?|members?|lots?|units?|developers?|declarants?|builders?|contractors?|insurers?|insurance|manager|management|liens?|foreclos\w+|dues|assessments?|covenants?|bylaws|suit|lawsuit|sued|claim|v\.|vs\.?)\b/;
const farthest = 2;

/** 'The judge has denied the city's attempt to join the case', where nothing in its paragraph says that it is the association's or an owner's. */
export const isOfStrangers = (doc: Doc, { index, plain }: Sentence): boolean => {
  if (!ruling.test(plain)) return false;
  const block = blocksOf(doc).get(index);
  return !doc.sentences
    .slice(Math.max(0, index - farthest), index + farthest)
    .some((one) => blocksOf(doc).get(one.index) === block && concerned.test(one.plain));
};
