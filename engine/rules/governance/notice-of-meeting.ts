import type { Candidate, ScanRule } from '../../find/pattern.ts';
import type { Sentence } from '../../model.ts';
import { regex } from '../../regex.ts';
import { inWords } from '../../structure/in-words.ts';

const annual = "\\bannual (?:[a-z']+ ){0,3}meeting";
const day = '(?:[a-z]{3,6}day,? )?\\{t\\d+\\}(?:,? (?:at )?\\{c\\d+\\})?';
/** 'Annual Owners Meeting - Tuesday, May 6, 2031, 7 pm', 'The annual meeting will be held on May 6, 2031' */
const inTitle = regex`^[^{.;]{0,60}${annual}(?:\W{1,4}| on )(?<when>${day})`;
const toBeHeld = regex`${annual}[^{.;]{0,60}\b(?:will be|is to be|is|are) (?:held |scheduled |set )?(?:for |on )?(?<when>${day})`;
/** 'You are asked to the annual meeting of the Fox Run Association to be held on', with the day behind it or below */
const called = `${annual}(?: of [^{.;]{4,110})? to be held(?: on)?\\b`;
const calledTo = regex`${called} (?<when>${day})`;
/** The day may stand on the line below the title. */
const title = regex`^[^{.;]{0,60}${annual}\W*$|${called}\W*$`;
const below = regex`^\W*(?:(?:date|day|when)(?: (?:and|&) time)? ?:? )?(?<when>${day})`;
const goneBy = /\b(?:minutes|last|previous|prior|was held|reported|approved)\b/;

/** The day of a yearly meeting that a notice or a packet calls owners to. */
export const noticeOfMeeting: ScanRule = {
  facts: ['meeting.annual'],
  *scan({ type, sentences }): Generator<Candidate> {
    if (type !== 'other') return;
    for (const [index, sentence] of sentences.entries()) {
      const { plain, start, end } = sentence;
      if (goneBy.test(plain)) continue;
      const next = title.test(plain) ? sentences[index + 1] : undefined;
      const own = (inTitle.exec(plain) ?? toBeHeld.exec(plain) ?? calledTo.exec(plain))?.groups?.when;
      const when = own ?? (next && below.exec(next.plain)?.groups?.when);
      const from: Sentence | undefined = own ? sentence : next;
      if (!when || !from) continue;
      const ranges = [{ start, end }, ...(from === sentence ? [] : [from])];
      yield {
        fact: 'meeting.annual',
        value: inWords(when, from).replace(/,(?=\S)/g, ', '),
        tier: 'likely',
        ranges,
      };
      return;
    }
  },
};
