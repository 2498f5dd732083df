import type { Quantity } from '../language/quantity.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';

/** '2028 = the Board voted to raise $2': a line of a list by years. */
const underYear = /^\W*(?:(?:19|20)\d\d ?(?:to|through|[-–]) ?)?((?:19|20)\d\d)(?: ?[=:]| [–—-] )(?! ?\d)/;
/** 'At the 2026 annual meeting we voted …' */
const atMeeting =
  /\b(?:at|during) (?:the |our )?\{n(\d+)\} (?:annual|general|fall|spring|winter|summer|special|budget|members'?|membership|owners'?|homeowners'?)(?: [a-z']+)? meeting\b/;
/** So many lines at the head tell the day of the paper. */
const head = 25;

const asYear = (quantity: Quantity | undefined): number[] =>
  quantity?.kind === 'date'
    ? [Number(quantity.iso.slice(0, 4))]
    : quantity?.kind === 'count' && quantity.value > 1950 && quantity.value < 2100
      ? [quantity.value]
      : [];
const yearsIn = ({ quantities }: Sentence): number[] => quantities.flatMap(asYear);

function yearIn({ plain, quantities }: Sentence, form: RegExp): number | null {
  const caught = form.exec(plain)?.[1];
  return caught === undefined ? null : (asYear(quantities[Number(caught)])[0] ?? null);
}

/** '2031 Budget', 'Newsletter, Fall 2031': the year of a paper without a day. */
const titleOfYear =
  /\b(?:budget|report|statements?|minutes|newsletter|rules|notice|fiscal year|annual meeting)\b/;

/** The year of a paper, by the first day at its head or its title; minus infinity where none is named. */
export const yearOfPaper = oncePerDoc(({ sentences }: Doc): number => {
  const first = sentences.slice(0, head);
  for (const { quantities } of first) {
    const day = quantities.find(({ kind }) => kind === 'date');
    if (day?.kind === 'date') return Number(day.iso.slice(0, 4));
  }
  const title = first.find((one) => titleOfYear.test(one.plain) && yearsIn(one).length > 0);
  return title ? Math.max(...yearsIn(title)) : Number.NEGATIVE_INFINITY;
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

const was =
  /\b(?:was|were|had|paid|raised|increased|decreased|lowered|rose|went|became|began|set|levied|approved)\b|^\W*(?:back )?(?:in|during|as of|by) (?:the (?:fiscal |calendar )?year )?\{[nt]\d|\{n\d+\} (?:(?:annual|monthly|quarterly|regular|hoa|special) ){0,3}(?:dues|assessments?)\b|\b(?:dues|assessments?) (?:for|of|in) (?:the year )?\{n\d/;
/** What was so and still is. */
const stillIs =
  /\b(?:is|are|will|shall|must|may|can|pays?|owes?|remains?|stays?|continues?|now|currently|today|still|since|unchanged|effective|has|have)\b/;
const goesOn =
  /^, (?:and |where )?(?:they |it |that |these )?(?:(?:is|are|has|have|will|shall|must|may|remains?|stays?|still|continues?)\b)|^, which (?:remains?|stays?|still|is still)\b/;
/** 'Two years ago', 'five years ago', 'some years back', of what was then. */
const yearsAgo =
  /\b(?:(?:several|many|some|a few|a couple(?: of)?|a number of) years|a decade|decades) (?:ago|back)\b/;
const isYearsAgo = ({ plain, text }: Sentence) =>
  yearsAgo.test(plain) || (/\{d\d+\} (?:ago|back)\b/.test(plain) && /\byears (?:ago|back)\b/i.test(text));
/** Where the words end that belong to the sums and years of a sentence. */
const lastFigure = /^.*\{[mnt]\d+\}[^,;.]*/;

/**
 * Whether a sentence names years of its own, all of them before the one before the paper's, or a time years ago, and tells what was
 * so then: 'In 2019 the dues were raised to $240', in a paper of 2031.
 */
export function isOfLongAgo(doc: Doc, sentence: Sentence): boolean {
  const years = yearsIn(sentence);
  if (years.length === 0 ? !isYearsAgo(sentence) : Math.max(...years) >= yearOfPaper(doc) - 1) return false;
  const said = lastFigure.exec(sentence.plain)?.[0] ?? '';
  return was.test(said) && !stillIs.test(said) && !goesOn.test(sentence.plain.slice(said.length));
}

/** What is paid until it is set anew, in whatever year it was set: a fee or a rate, and no year's dues. */
const standing = /^assessment\.(?!regular|frequency)|^fine\./;
const setThen =
  /\b(?:set|adopted|established|approved|raised|increased|lowered|instituted|imposed|introduced|changed|amended|fixed)\b/;

/** Whether the sum of a sentence is what owners paid long before its paper was written; covenants set theirs once. */
export function isSumOfLongAgo(doc: Doc, id: string, sentence: Sentence): boolean {
  if (doc.type === 'cc_and_r' || (standing.test(id) && setThen.test(sentence.plain))) return false;
  return isOfLongAgo(doc, sentence);
}
