import { monthBeginnings } from '../language/dates.ts';
import { regex } from '../regex.ts';
import { labelOf } from './labels.ts';

/** Never the last word of a sentence. */
const title =
  /(?:^|[\s([{"“])(?:sec|secs|sect|no|nos|art|arts|par|para|pars|vol|p|pp|pg|ch|rul|ord|proc|ex|fig|mr|mrs|ms|dr|hon|rev|st|ste|apt|dept|v|vs|cf|viz|approx|est|eff|mot|incl|e\.g|i\.e|et al|ca|cal|wash|ariz|colo|fla|mich|minn|stat|rev|civ|corp\. code|§)$/i;
/** May end a sentence: then a word follows that opens one. */
const maybe = regex.i`(?:^|[\s(,["“])(?:inc|co|corp|l\.l\.c|llc|l\.p|n\.a|p\.c|etc|esq|jr|sr|u\.s|u\.s\.a|a\.m|p\.m|ave|n\.?[ew]|s\.?[ew]|(?!may$)(?:${monthBeginnings})|sept|assn|assoc|atty|assmts?|treas|accts?|bal|delinq|oper?|resv?|incr|spec|amend|rec|in|et seq|seq)$`;
/** 'rpt.', 'mtg.', 'bldg.': a word without a vowel is a shortened one. */
const consonants = /(?:^|[\s(,["“/])(?!pm$)(?:[A-Z][b-df-hj-np-tv-xz]{1,5}|[b-df-hj-np-tv-xz]{2,6})$/;
/** 'On the 1st. Sunday in May'. */
const ordinal = /(?:^|[\s(])\d{1,2}(?:st|nd|rd|th)$/i;
const day = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;
/** 'Sat. 9:00–1:00', 'Mon.–Fri. 8 to 5'. */
const weekday = /(?:^|[\s(,/–—-])(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)$/;
/** 'May. 5, 2031': the month needs no point, and ends sentences as a verb. */
const may = /\bmay$/i;
const dayOfIt = /^\d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d\d\b/;
const initial = /(?:^|[\s(.])[A-Z]$/;
/** 'Class B.' ends in a letter that is no initial. */
const lettered =
  /\b(?:class|lot|lots|tract|phase|unit|exhibit|schedule|appendix|plan|type|parcel|section|subsection|paragraph|article|part|block|area|group|level|building)\s[A-Z]$/i;
const opener =
  /^["“‘'([]*(?:The|This|These|That|Those|Any|Each|Every|All|No|None|In|If|It|Its|Such|Upon|A(?! (?:&|and|or|thru|through)\b)|An|At|As|For|When|Where|Whenever|Unless|Except|Subject|Notwithstanding|Said|There|Written|Members?|Owners?|Directors?|Within|Following|After|Before|By|To|On|One|Two|Only|However|Provided|Failure|Notice)\b/;
/** 'assmt. Passed 3-0.': what opens the telling of a vote. */
const voteWord =
  /^(?:Approved|Passed|Carried|Failed|Tabled|Denied|Deferred|Moved|Motion|Mot|Amended|Amend|Unanimous|Vote)\b/;
/** Minutes begin an item so, and a scan takes the point before it for a comma: '… to the next meeting, Discussed …'. */
const stop = /[.?!]["”’')\]]*\s+(?=\S)|,\s+(?=(?:Discussed|Reviewed|Motion (?:was )?(?:made|to|by))\s)/g;

/** Where the sentences of a paragraph end and where the next ones begin: [end, start of the next], in order. */
export function* sentenceEnds(text: string): Generator<[number, number]> {
  let from = 0;
  for (const match of text.matchAll(stop)) {
    const at = match.index + match[0].length;
    const next = text.slice(at, at + 24);
    const before = text.slice(Math.max(from, match.index - 24), match.index);
    if (!ends(before, text.charAt(match.index), next)) continue;
    // A number of its own at the beginning belongs to what follows it.
    const own = text.slice(from, Math.min(at, from + 60));
    if (at - from < 60 && (labelOf(own)?.length ?? 0) >= own.trimEnd().length) continue;
    const sign = match[0].trimEnd();
    yield [match.index + (sign === ',' ? 0 : sign.length), at];
    from = at;
  }
}

function ends(before: string, sign: string, next: string): boolean {
  if (!/^["“‘'([*]*[A-Z0-9§$•▪●_*]/.test(next)) return false;
  if (sign !== '.') return true;
  if (may.test(before) && dayOfIt.test(next)) return false;
  // Dots that lead to a figure, or to what became of an item.
  if (before.endsWith('...') && (/^\d/.test(next) || before.endsWith('......'))) return false;
  if (weekday.test(before) && /^\d/.test(next)) return false;
  if (title.test(before) || (ordinal.test(before) && day.test(next))) return false;
  if (maybe.test(before) || consonants.test(before)) return opener.test(next) || voteWord.test(next);
  if (initial.test(before))
    return lettered.test(before) || (opener.test(next) && !/(?:^|[\s.])[A-Z]\.\s?[A-Z]$/.test(before));
  return true;
}

/** Whether a point behind these words is that of a shortened word. */
export const isShortened = (words: string): boolean =>
  [title, maybe, consonants, initial].some((one) => one.test(words));
