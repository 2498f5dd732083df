import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';

/** '2028 = the Board voted to raise $2': a line of a list by years. */
const underYear = /^\W*(?:(?:19|20)\d\d ?(?:to|through|[-–]) ?)?((?:19|20)\d\d)(?: ?[=:]| [–—-] )(?! ?\d)/;
/** 'At the 2026 annual meeting we voted …' */
const atMeeting =
  /\b(?:at|during) (?:the |our )?\{n(\d+)\} (?:annual|general|fall|spring|winter|summer|special|budget|members'?|membership|owners'?|homeowners'?)(?: [a-z']+)? meeting\b/;
/** So many lines at the head tell the day of the paper. */
const head = 25;

function yearIn({ plain, quantities }: Sentence, form: RegExp): number | null {
  const caught = form.exec(plain)?.[1];
  const year = caught === undefined ? undefined : quantities[Number(caught)];
  return year?.kind === 'count' && year.value > 1950 && year.value < 2100 ? year.value : null;
}

/** The year of a paper, by the first day at its head; minus infinity where none is named. */
export const yearOfPaper = oncePerDoc(({ sentences }: Doc): number => {
  for (const { quantities } of sentences.slice(0, head)) {
    const day = quantities.find(({ kind }) => kind === 'date');
    if (day?.kind === 'date') return Number(day.iso.slice(0, 4));
  }
  return Number.NEGATIVE_INFINITY;
});

const listedYear = ({ text }: Sentence): number | null => {
  const year = underYear.exec(text)?.[1];
  return year === undefined ? null : Number(year);
};
const newest = oncePerDoc(({ sentences }: Doc): number =>
  sentences.reduce((most, one) => Math.max(most, listedYear(one) ?? most), Number.NEGATIVE_INFINITY),
);

/** Whether a sentence tells what an earlier year brought: a line of a list by years, or a meeting of the year before last. */
export function isOfEarlierYear(doc: Doc, sentence: Sentence): boolean {
  const listed = listedYear(sentence);
  if (listed !== null) return listed < Math.max(newest(doc), yearOfPaper(doc));
  const met = yearIn(sentence, atMeeting);
  return met !== null && met < yearOfPaper(doc) - 1;
}

/** 'In 2019 the dues were raised to $240': told in a paper of the years after. */
const inYear = /\b(?:in|during|until) \{n(\d+)\}/;

/** Whether a sentence names a year, and that is before the one before the paper's. */
export function isOfLongAgo(doc: Doc, sentence: Sentence): boolean {
  const told = yearIn(sentence, inYear);
  return told !== null && told < yearOfPaper(doc) - 1;
}
