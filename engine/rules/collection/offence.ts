import type { MoneyQuantity } from '../../language/quantity.ts';
import type { Doc, Sentence } from '../../model.ts';

/** The words of an offence without those that every offence has. */
export function offenceWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z0-9]{2,}/g) ?? [];
  const common =
    /^(?:the|of|for|an?|and|or|in|on|to|is|be|fines?|violations?|of|shall|will|any|each|per|offen[sc]es?|rules?|not|if|result|penalty|a|with|maximum|minimum|days?)$/;
  return new Set(words.filter((word) => !common.test(word)));
}

/** An offence without numbering, loose words and marks at its ends, at most 110 characters long. */
export const tidyOffence = (text: string) => {
  const tidy = text
    .replace(/\s+/g, ' ')
    .replace(/(?: ?: ?){2,}/g, ': ')
    .replace(/^\W*(?:plus|and)\b[^:]{0,60}?(?=[A-Z][a-z]+ )/, '')
    .replace(/(?<=\w{4,}.{4,})\W+if (?:the |above |such |any )*violations?\b.*$/i, '')
    .replace(/^(?:[\s\-–—:•▪.,;/]|o |may |shall |will |\(?\w{1,3}[.)] )+/, '')
    .replace(/^\*+\s*/, '')
    .replace(/^fines?(?: amounts?)?: ?(?=\S)/i, '')
    // The cell beside the sum breaks off an aside of the first cell that is printed on below.
    .replace(/\s*\([^()]*\s(?=(?:1st|first) (?:offen[sc]e|violation|infraction|notice)\W*$)/i, ': ')
    .replace(/^[^()]{0,40}\): ?(?=\S)/, '')
    // The end of a sentence that begins in another cell.
    .replace(/^(?:be|been|is|are|was|were) [a-z].*$/s, '')
    .replace(
      /(?:[\s\-–—:;,.(/=•▪●]|\b(?:up to|an?|the|fines?|fined|of|then|plus|if|and|n?or|per|that|which|who|by|in violation)\b)+$/i,
      '',
    )
    .replace(/(?:: |^)(?:plus )?if (?:the |above |such )?violations?$/i, (m) =>
      m.startsWith(':') ? ': not corrected' : 'violation that is not corrected',
    )
    .replace(/(^|: )violations? (?:are|is) not (?:corrected|\.\.\.).*$/i, '$1not corrected')
    .replace(/\s+if (?:the |above |such )?(?:violations? (?:are|is) )?not corrected\b.*$/i, ': not corrected')
    .replace(/^fine per day$/i, '')
    // 'Noise: warning, $75, $150': the step before the sum.
    .replace(/(?<=\w{3,}.*)[\s,:;]+(?:(?:an? |one )?(?:written|verbal|courtesy) )?warning,?$/i, '')
    .replace(/^([^()]*)\)/, '$1')
    .trim();
  return tidy.length > 110 ? `${tidy.slice(0, 110).replace(/\s\S*$/, '')} ...` : tidy;
};

/** The first cell of the row, or the words before the colon, that the sentence's paragraph begins with. */
export function labelOf(doc: Doc, sentence: Sentence): string {
  const { text } = doc.source;
  const near = Math.max(0, sentence.start - 600);
  const start = near + text.slice(near, sentence.start).lastIndexOf('\n') + 1;
  const label = /^([^\n\t$]{3,140}?)(?:\t| ?: | [-–—] (?=\$))/.exec(text.slice(start, start + 160));
  // 'No permit: $50. Late return: $20': a wrong with its sum is no head over the next wrong.
  const own = /^\W*([A-Z][^:$\t]{3,80}): ?\$/.exec(sentence.text)?.[1];
  const isOfAnother =
    label &&
    own &&
    start + label[0].length < sentence.start &&
    /^[a-z, ]{0,20}\$/.test(text.slice(start + label[0].length, start + label[0].length + 21));
  if (isOfAnother && namesWrong(own)) return '';
  // 'Written notice is given first. Fines: 1st offense $50': the sentence before is no part of the label.
  return (label?.[1]?.split(/[.!?] (?=[A-Z])/).at(-1) ?? '').trim();
}

export const anyOffence = 'each violation';
export const notCorrected = 'violation that is not corrected';

/** Words that every fine has: which time it is, whom and how often it meets, how it is imposed. */
const ofAnyFine =
  /^(?:\d+(?:st|nd|rd|th)?|first|second|third|fourth|fifth|initial|subsequent|repeat(?:ed)?|additional|further|continu(?:ed|ing|ous|es?)|ongoing|final|thereafter|more|every|all|both|above|same|similar|such|th(?:is|at|ese|ose|en)|it|if|when|where|which|who|you|he|she|they|them|by|at|from|as|so|but|up|else|has|have|had|been|being|was|were|are|may|till|gone|reported|writing|written|can|must|would|could|should|do(?:es)?|than|less|until|per|occurrences?|incid(?:ents?|ences?)|instances?|hearings?|found|guilty|determined|deemed|infractions?|times?|offen[cs]es?|notices?|letters?|warnings?|steps?|penalties|sanctions?|monetary|money|charge[sd]?|amounts?|sums?|reasonable|minimum|day|daily|weeks?|weekly|months?|monthly|years?|yearly|annual(?:ly)?|lev(?:y|ied)|impose[sd]?|imposition|assess(?:ed)?|issued?|appl(?:y|ies|ied)|due|payable|paid|pay|fined|fine|face|owe|results?|resulting|incur(?:s|red)?|receives?|get|subject|exceed(?:ing|s)?|borne|cases?|events?|cost|after|before|within|each|boards?|association|home ?owners?|owners?|members?|residents?|tenants?|occupants?|violators?|offenders?|persons?|units?|lots?|schedule|list|rules?|regulations?|there|also|only|once|immediate(?:ly)?|automatic(?:ally)?|usually|and|plus|ten|fifteen|twenty|thirty|forty|fifty|seventy|hundred|thousand|dollars?)$/;

const isOfWrong = (word: string) => !ofAnyFine.test(word) && /[a-z]{3}/.test(word);

/** Whether words say what a fine is for, and not only how often, from whom and how much. */
export const namesWrong = (text: string): boolean => [...offenceWords(text)].some(isOfWrong);

/** Whether two offences are the same one, told twice: the first time of one wrong is not the first time of another. */
export const sameOffence = (a: string, b: string): boolean =>
  [() => true, isOfWrong].every((isKept) => {
    const [x = [], y = []] = [a, b].map((text) => [...offenceWords(text)].filter(isKept));
    const smaller = Math.min(x.length, y.length);
    return smaller === 0
      ? x.length === y.length
      : x.filter((word) => y.includes(word)).length >= 0.6 * smaller;
  });

/** 'You will receive a $25 fine' names who pays, and no wrong. */
const payerAlone =
  /^(?:(?:at (?:this|that|which) (?:point|time|stage)|in (?:this|that|such) (?:case|event)|then|now|next|again|also|instead|after (?:this|that)|from (?:this|that|then)(?: on)?),? )?(?:(?:if (?:you|they|not|an owner)\b[^,;]{0,40}[,;] ?)?(?:then )?(?:you|he|she|they|(?:the |an |any |each )?(?:owners?|homeowners?|residents?|violators?|offenders?))(?: (?:will|shall|may|can|must|would))?(?: (?:be|is|are|likely|going|receives?|gets?|pays?|faces?|incurs?|owes?|both|subject|charged|assessed|fined|issued|a|an|with|to|up))*)$/i;
/** 'What happens if I start without approval? A $100 fine': the wrong stands in the question. */
const asksOf =
  /\bif (?:i|we|you|an owner|owners?|someone|a (?:home)?owner|my (?:tenant|guest))s? ([^?]{4,90})\?\W*$/i;

const elseFined =
  /^\W*(?:otherwise|if (?:you|they|it|this|an owner) (?:do(?:es)?|is|are) ?n[o']t|failure to do so)\b/i;

/**
 * The wrong that the sentence before tells of: that of a question, or an order that is followed by 'if you do not'. Empty
 * where it tells of none.
 */
export function offenceBefore(before: string, sentence: string): string {
  const asked = asksOf.exec(before)?.[1];
  if (asked) return tidyOffence(asked);
  const order = elseFined.test(sentence) && /\b(?:must|shall|need to|have to|should)\b/.test(before);
  return order ? tidyOffence(`not done: ${before.trim().replace(/[.!]+$/, '')}`) : '';
}

/** Whether the words for a wrong name only those who pay. */
export const namesPayerAlone = (text: string): boolean => payerAlone.test(text.trim());

/** 'When it is found that the work began without leave, you will get …': the case that comes first is the wrong. */
const whenDone =
  /^\W*(?:if|when(?:ever)?|where|once|as soon as|after|should) (?:it (?:is|was|has been) (?!not\b)[a-z]+ that )?([^,;.]{4,110}),[^,;.]*$/i;

/** What the fine is for: the words after 'for', or else what the sentence says before the sum. */
export function offenceOf(text: string, money: MoneyQuantity, from: number, listed: boolean): string {
  // An aside behind the sum before is of that one.
  const before = text.slice(from, money.start).replace(/^\W*\([^()$]{0,240}\)\s*(?=\w)/, '');
  if (
    /^\W*if (?:[a-z]+ ){0,4}(?:not|un)[ -]?(?:corrected|cured|remedied|resolved|fixed|abated)\b[^.;]{0,40}$/i.test(
      before,
    )
  )
    return notCorrected;
  const after = text.slice(money.end, money.end + 160);
  const named = /\bfines? (?:for|on) (?:an? |the |any |each )?(.{3,120}?),? (?:shall|will|is|are)\b/i.exec(
    before,
  );
  if (named?.[1]) return tidyOffence(named[1]);
  if (listed) return tidyOffence(before);
  const told =
    /^[^.;]{0,80}?\b(for|per) (an? |the |any |each |every )?(?!day\b)(violations? (?:of|for) )?(?:an? |the |any )?([a-z][^.;,$]{3,120})/i.exec(
      after,
    );
  const [, word = '', each = '', breach, wrong = ''] = told ?? [];
  // '$50 per vehicle', 'for each dog': how often it falls due.
  const counts =
    (/per/i.test(word) || /each|every/i.test(each)) &&
    !breach &&
    /^(?!(?:violation|infraction|offen[sc]e)s?\b)\S+(?: (?:per|plus)\b.*)?\s*$/i.test(wrong);
  if (
    wrong &&
    !counts &&
    !/^(?:hearing|notice|appeal|cause|(?:harm|damages?|injur(?:y|ies)) (?:caused|done|resulting))\b/i.test(
      wrong,
    ) &&
    offenceWords(wrong).size > 0
  )
    return tidyOffence(wrong);
  const when =
    /^\s*(?:fine|penalty)?\s*(?:applies |will apply |is due )?(?:if|when|where) ([^.;]{3,90})/i.exec(after);
  // 'If not corrected within 30 days a $10 fine per day': the next sum's condition.
  const ofNext = /^[^.;]{0,140}(?:\$|\bfines? (?:of|per)\b)/.test(after);
  if (when?.[1] && !ofNext && namesWrong(when[1])) return tidyOffence(when[1]);
  if (told && !counts && !/^[^.;]{0,40}?\bper day\b/i.test(after)) return anyOffence;
  const clauses = before.split(/[,;]\s+/).filter((clause) => offenceWords(clause).size > 1);
  const last = clauses.at(-1) ?? before;
  const wrongFirst = namesPayerAlone(last) ? whenDone.exec(before)?.[1] : undefined;
  if (wrongFirst) return tidyOffence(wrongFirst);
  return tidyOffence(/^(.{8,}?) (?:shall|will|may|can|results?|is|are)\b/i.exec(last)?.[1] ?? last);
}
