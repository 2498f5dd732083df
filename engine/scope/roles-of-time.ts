import type { FactId } from '../catalogue.ts';
import { citedSentences } from '../find/cited-sentences.ts';
import type { Candidate } from '../find/pattern.ts';
import type { Quantity } from '../language/quantity.ts';
import type { Doc, Sentence } from '../model.ts';

const atFirst =
  /\b(?:initial(?:ly)?|at first|at the outset|for the (?:time being|present)|first|interim|to (?:begin|start) with|until)\b[^;]*$/;
const soLong =
  /^[^;]{0,60}\b(?:initially|at first|until|(?:for|during|in) the (?:first|initial)|to (?:begin|start) with)\b/;
/** Between two figures of one kind: the second comes after the first. */
const thenOn =
  /\b(?:thereafter|after (?:which|that|the)|at which (?:time|point)|whereupon|then(?:ceforth)?|from (?:then|that|and after|the)|following|subsequent\w*|upon|once|when|increas\w+|enlarg\w+|later|beginning with|starting with)\b/;

const wasBefore =
  /\b(?:previously|formerly|in the past|until (?:now|recently)|used to(?: [a-z]+){0,6}|instead of|rather than|in (?:place|lieu) of|no longer|(?:previous|prior|former|old|last year's|expiring) (?:(?:(?!notice\b)[a-z]+ ){0,3}(?:was|of|at|is)|(?:[a-z]+,? ){1,4}charged))(?: (?:of|at|to|an?|the|only|just|about|set|been|was|were|is|be|had|paid|charged|kept|stood|limited)){0,3} $/;
/** 'It replaces the policy of 2015, under which a fee of $15 was charged': whatever the fact, no figure of today's. */
const ofReplaced =
  /\b(?:replac|supersed|rescind|repeal|revok|cancel)[a-z]*(?:,? (?!(?:and|or|by|with|which)\b)[\w{}'"().-]+){1,12},? (?:(?:under|by|in) which|which (?:had|set|charged|required|provided for))\b[^;]*$/;
const isGone =
  /^(?: [a-z'-]+){0,2} (?:(?:(?:that|which) )?(?:we |was |were |had )?(?:previously|formerly|in the past|until (?:now|recently)|no longer|before (?:the|this) (?:change|renewal|increase)))\b/;
const was =
  /\b(?:was|were|had been|stood at|used to be)(?: (?:of|at|an?|the|only|just|about|set|limited|to)){0,3} $/;
const isNow =
  /^[^.]{0,100}\b(?:(?:is|are|stands?|has been|have been) (?:[a-z]+ ){0,2}?now|now|currently|today|at present|has (?:since )?(?:risen|gone|grown|doubled))\b[^.]{0,60}\{/;
const changes =
  /\b(?:increas|rais|ris|rose|reduc|lower|chang|went|go|decreas|dropp|jump|mov|climb|adjust|cut)\w*\b[^;]*\bfrom(?: (?:about|the|a|only))? $/;
const toAnother = /^[^;{]{0,30} to (?:about |an? |the )?\{/;

const toReach =
  /\b(?:goals?|targets?|aims?|objectives?)\b(?! (?:was|were) (?:met|reached))[^;]*$|\bto (?:achieve|reach|attain|build|grow|restore|accumulate|bring|get|raise|increase)\b[^;]*$/;
const wouldDo =
  /^[^;{]{0,60}?\b(?:(?:seems?|appears?|would|should|could|might|ought)(?: to)? (?:be|suffice)|is (?:deemed|considered|thought|felt) |(?:more than |not )?(?:sufficient|adequate)|(?:as )?(?:our|the|a) (?:goal|target|aim)|(?:goal|target)\b)/;

/** What a text may set for its beginning and for the time after. */
const ofBothTimes = /^(?:board\.(?:size|term)|pets\.max_count|rental\.cap|insurance\.deductible)$/;
/** What covenants may set for their first years; that the votes of a developer are over is told. */
const hasEnds = /^(?:assessment|board|quorum|rental|pets)\./;
const balance = /^(?:reserves\.balance|financial\.(?:reserve|operating)_cash)$/;
/** What is told with its time: a change has both sums. */
const withTime = /^(?:budget\.dues_change|assessment\.regular|amendment\.|document\.|minutes\.|community\.)/;

/** A day of this year or one before it is over wherever the engine runs, which has no clock: it was made in the year after. */
export const surelyOver = 2025;
export const isOver = (day: Quantity | undefined): boolean =>
  day?.kind === 'date' && Number(day.iso.slice(0, 4)) <= surelyOver;

const untilDay =
  /\b(?:until|through|prior to|before) (?:and including )?\{t(\d+)\}(?![^;]*(?:\{t|\b(?:thereafter|after (?:which|that)|subsequently|from (?:then|that)|then)\b))[^;]*$/;

const thenUntil = /^[^;,{]{0,60}\b(?:until|through) \{t(\d+)\}/;
/** Whether a figure is asked for only until a day that is over: 'until December 31, 1971, the dues shall not exceed'. */
const hasEnded = (before: string, rest: string, quantities: readonly Quantity[]) =>
  [untilDay.exec(before), thenUntil.exec(rest)].some((day) => isOver(quantities[Number(day?.[1] ?? -1)]));

/** The numbers of the figures in a sentence that held at first, held before or are to be reached. */
function figuresOfOtherTimes(
  fact: FactId,
  { plain, quantities }: Pick<Sentence, 'plain' | 'quantities'>,
  next?: string,
): number[] {
  const isTimed = withTime.test(fact);
  const tokens = [...plain.matchAll(/\{([mpdn])(\d+)\}/g)];
  return tokens.flatMap(({ index, 0: token, 1: kind, 2: number }) => {
    const same = tokens.filter((one) => one[1] === kind);
    const at = same.findIndex((one) => one.index === index);
    const last = same[at - 1];
    const before = plain.slice(last ? last.index + last[0].length : 0, index);
    const rest = plain.slice(index + token.length);
    const after = plain.slice(index + token.length, same[at + 1]?.index);
    const isFollowed = after.length < rest.length && same[at + 1] !== undefined;
    if (isTimed || ofReplaced.test(before)) return ofReplaced.test(before) ? [Number(number)] : [];
    const isOther =
      (ofBothTimes.test(fact) &&
        isFollowed &&
        (atFirst.test(before) || soLong.test(after)) &&
        thenOn.test(after)) ||
      (hasEnds.test(fact) && hasEnded(plain.slice(0, index), rest, quantities)) ||
      wasBefore.test(before) ||
      isGone.test(after) ||
      (was.test(before) && (isNow.test(rest) || isNow.test(next ?? ''))) ||
      // Patterns read 'from … to …' as a whole.
      (next !== undefined && changes.test(before) && toAnother.test(rest)) ||
      (balance.test(fact) && (toReach.test(before) || wouldDo.test(after)));
    return isOther ? [Number(number)] : [];
  });
}

/** A sentence without the figures that held at first, held before or are to be reached: no pattern catches them for an answer. */
export function ofToday(fact: FactId, sentence: Sentence): Sentence {
  const gone = figuresOfOtherTimes(fact, sentence);
  if (gone.length === 0) return sentence;
  const plain = sentence.plain.replace(/\{[mpdn](\d+)\}/g, (token, at) =>
    gone.includes(Number(at)) ? '...' : token,
  );
  return { ...sentence, plain };
}

/**
 * Whether a figure is told as today's and is, wherever the sentences name it, that of the beginning, of before or of a plan:
 * 'three until the first annual meeting, five from then on', 'it was $500 and is now $800', 'a balance of $9,000 seems enough'.
 */
export function isOfOtherTime(doc: Doc, { fact, value, ranges }: Candidate): boolean {
  if (typeof value === 'boolean' || value === null) return false;
  const figures: unknown[] = typeof value === 'object' ? Object.values(value) : [value];
  const named = citedSentences(doc, ranges).flatMap(({ plain, quantities, index }) => {
    const own = quantities.flatMap((one, at) => {
      const { amount, percent, days, value: count }: Partial<Record<string, unknown>> = { ...one };
      return figures.includes(amount ?? percent ?? days ?? count) ? [at] : [];
    });
    if (own.length === 0) return [];
    const other = figuresOfOtherTimes(fact, { plain, quantities }, doc.sentences[index + 1]?.plain ?? '');
    return own.map((at) => other.includes(at));
  });
  return named.length > 0 && named.every(Boolean);
}
