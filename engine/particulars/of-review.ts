import type { Doc, Sentence } from '../model.ts';
import { counted } from '../say/display.ts';
import { numberIn } from '../say/saying.ts';
import { isOfNewHouses, oneKindOf } from '../scope/work-asked.ts';
import { type ReadParticulars, toldOf } from './particulars.ts';

const onceComplete =
  /\{d\d+\}[^.;]{0,30}\b(?:after|of|from|following)\b[^.;]{0,140}\b(?:completed?\b|all (?:[a-z]+ ){0,2}(?:information|materials?|documents?)\b|sufficient plans|(?:such|other) information\b|satisfying the requirements)/;

const meets =
  /\b(?:schedul|conven|call|hold|set|meet)\w*\b[^.;]{0,60}\bmeetings?\b|\b(?:shall|will|must) meet\b/;
const answers =
  /\b(?:approv|disapprov|reject|den(?:y|ied|ial)|decision|decide|respon[ds]|reply|repl(?:y|ies)|answer|act(?:s|ed|ion)?\b|notif|return|inform|advis|grant)/;
/** What a meeting or a review is for is not yet done then. */
const toAnswer =
  /\b(?:for the purposes? of|in order to|to (?:determine|consider|discuss|decide))\b[^.;]*|\bbefore approval\b|\bfor approval\b/g;

/** A heading over what is asked of one kind of ground alone: 'Alterations to Restricted Common Area'. */
const kept = /\b(?:restricted|limited|exclusive(?: use)?) common (?:areas?|elements?)\b/i;
const ofAlone = (doc: Doc, cited: readonly Sentence[]) =>
  kept.exec(doc.sections[cited[0]?.section ?? -1]?.title ?? '')?.[0] ?? oneKindOf(doc, cited);

/** The least days of a range, of which an answer takes so many at the most: 30 of '30–60 days'. */
function leastOf(cited: readonly Sentence[], days: number): string | null {
  for (const { plain, quantities } of cited) {
    for (const [, token, last] of plain.matchAll(/\{[nd](\d+)\} ?(?:[-–—]|to) ?\{d(\d+)\}/g)) {
      const [least, most] = [quantities[Number(token)], quantities[Number(last)]];
      if (most?.kind !== 'duration' || most.unit !== 'day' || most.days !== days) continue;
      if (least?.kind === 'duration') return String(least.days);
      if (least?.kind === 'count') return String(least.value);
    }
  }
  return null;
}

/** Days on which an office works are more than so many days; those from a complete request begin later than from any. */
export const ofReviewDays: ReadParticulars = ({ doc, one, cited }) => {
  const workDays = cited.some(({ text }) => /\b(?:business|working)\s+days?\b/i.test(text));
  const complete = cited.some(({ plain }) => onceComplete.test(plain));
  const step = cited.some(({ plain }) => answers.test(plain.replace(toAnswer, ' ')))
    ? null
    : cited.some(({ plain }) => meets.test(plain))
      ? 'taken up at a meeting'
      : cited.some(({ plain }) => /\breview\b/.test(plain)) && 'reviewed';
  const term = cited.flatMap(({ quantities }) => quantities).find(({ kind }) => kind === 'duration');
  const inDays = !workDays && term?.kind === 'duration' && term.unit === 'day';
  const ofHouses = isOfNewHouses(doc, cited);
  const least = leastOf(cited, numberIn(one.value, 'days') ?? 0);
  return toldOf({ step, workDays, inDays, complete, ofHouses, leastDays: least, lots: ofAlone(doc, cited) });
};

const second =
  /\bsecond (?:written )?(?:request|notice|submission|submittal|letter|demand)\b|\b(?:request|notice|submission) (?:is |has been |was )?(?:made |given |sent )?(?:a second time|again)\b/;

/** Silence that counts only once it has been asked a second time. */
export const ofSilence: ReadParticulars = ({ doc, cited }) => {
  const terms = cited.flatMap(({ quantities }) => quantities.filter(({ kind }) => kind === 'duration'));
  const [term] = terms;
  // Of two terms, which is that of the answer?
  const within =
    terms.length === 1 && term?.kind === 'duration' && term.unit === 'day' ? counted(term.days, 'day') : null;
  return toldOf({
    twice: cited.some(({ plain }) => second.test(plain)),
    within,
    ofHouses: isOfNewHouses(doc, cited),
    lots: ofAlone(doc, cited),
  });
};
