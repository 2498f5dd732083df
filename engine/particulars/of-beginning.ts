import type { Particulars } from '../find/particulars.ts';
import type { Doc, Sentence } from '../model.ts';
import { dateWords } from '../say/display.ts';

/** 'Until the year after the first sale', 'the initial assessment': dues of the beginning, which no day of the calendar ends. */
const untilFirst =
  /\buntil (?!\{t|(?:otherwise|further|changed|altered|modified|amended|increased)\b)[^.;]{0,160}?(?:,|\bfirst (?:[a-z]+ ){1,5}?)(?<=[, ]) ?(?:the|an?|said|such)\b[^.;,{]{0,60}\b(?:assessments?|dues|charges?)\b|\b(?:initial|initially)\b[^.;]{0,40}\b(?:assessments?|dues)\b|\b(?:assessments?|dues)\b[^.;]{0,40}\binitially\b|\b(?:assessments?|dues|charges?|fees?)\b[^.;{]{0,60}\{m\d+\}(?: \(\{m\d+\}\))?[^.;{]{0,60}\b(?:for|during|in) the (?:first|initial) (?:[a-z]+ )?year\b/;

/** 'Until April 1, 1989, the maximum annual assessment shall be': the day on which the sum ends. */
const untilDay =
  /\b(?:until|through|prior to|before) (?:and including )?\{t(\d+)\}[^.;]{0,60}\b(?:assessments?|dues|charges?)\b|\b(?:assessments?|dues|charges?)\b[^.;]{0,60}\buntil \{t(\d+)\}/;

/** 'The annual assessment for such year shall not exceed', where the sentence before speaks of the first one. */
const ofThatYear =
  /\b(?:assessments?|dues|charges?)\b[^.;]{0,30}\bfor (?:such|said|that) (?:first )?(?:[a-z]+ )?year\b|\bfor (?:such|said|that) (?:first )?(?:[a-z]+ )?year\b[^.;]{0,40}\b(?:assessments?|dues|charges?)\b/;
const firstYear = /\bfirst (?:[a-z]+ )?year\b/;

/** For how long the dues of a sentence hold, where it or the one before it says it. */
export function whileOf({ sentences }: Doc, { plain, quantities, index }: Sentence): Particulars {
  const isFirstYear = ofThatYear.test(plain) && firstYear.test(sentences[index - 1]?.plain ?? '');
  const day = untilDay.exec(plain);
  const date = day ? quantities[Number(day[1] ?? day[2])] : undefined;
  return {
    ...(date?.kind === 'date' ? { untilDay: dateWords(date.iso) } : {}),
    ...(isFirstYear || untilFirst.test(plain) ? { ofBeginning: true } : {}),
  };
}
