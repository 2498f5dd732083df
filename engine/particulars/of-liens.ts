import type { Sentence } from '../model.ts';
import { dollars } from '../say/display.ts';
import { isOfFines } from './of-conditions.ts';
import { type ReadParticulars, toldOf } from './particulars.ts';

/** 'Counsel may file a lien', 'notice of intent to record a lien': a step that is taken or not, and no lien that is there by itself. */
const mayFile =
  /\b(?:may|can|could|right to|authori\w+ to|inten(?:t|ds|tion) to)\b[^.;]{0,80}\b(?:fil|record|plac|put)\w*\b[^.;]{0,40}\bliens?\b|\bliens?\b[^.;]{0,30}\b(?:may|can) (?:also )?be (?:filed|recorded|placed)\b/;
const isLien =
  /\b(?:shall|will|must|is|are|be|becomes?|constitutes?|creates?|continuing|secured by)\b[^.;]{0,80}\bliens?\b|\b(?:shall|will|is|are) (?:file|record|place|filed|recorded|placed)\b/;

/** The same, as a particular, and that a lien is only what the association may file. */
export const ofLien: ReadParticulars = ({ doc, one, cited }) => {
  const may =
    cited.some(({ plain }) => mayFile.test(plain)) && !cited.some(({ plain }) => isLien.test(plain));
  if (!isOfFines(doc, one, cited))
    return one.fact === 'assessment.lien' && one.value === true && may ? toldOf({ may }) : null;
  const floor = one.fact === 'assessment.lien' && cited[0] ? sumBeforeLien(cited[0]) : null;
  return toldOf({ ofFines: true, over: floor });
};

/** 'Once the balance surpasses $500, a lien is placed on the home.' */
const beforeLien =
  /\b(?:surpass\w*|exceed\w*|(?:is|are|be|to) (?:more|greater) than|in excess of)(?: the sum of)? \{m(\d+)\}[^.;]{0,60}\bliens?\b/;
function sumBeforeLien({ plain, quantities }: Sentence): string | null {
  const sum = quantities[Number(beforeLien.exec(plain)?.[1] ?? -1)];
  return sum?.kind === 'money' ? dollars(sum.amount) : null;
}

const otherRate =
  /\bor (?:at )?(?:the |an? )?(?:[a-z]+ ){0,5}rates?\b[^.;]{0,80}\bwhichever (?:rate )?is (?:the )?(?:(higher|greater)|lower|less(?:er)?)\b/;

/** Whose interest it is, and another rate beside the one in figures: 'or the prevailing VA rate, whichever is higher'. */
export const ofInterest: ReadParticulars = (asked) => {
  const lien = ofLien(asked);
  const found = asked.cited.map(({ plain }) => otherRate.exec(plain)).find((one) => one !== null);
  if (!found) return lien;
  const orElse = `another rate that the text names, whichever is ${found[1] ? 'higher' : 'lower'}`;
  return { particulars: { ...lien?.particulars, orElse } };
};
