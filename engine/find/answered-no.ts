import type { FactValue } from '#contract/analysis.ts';
import type { Doc } from '../model.ts';
import { sentenceFrom } from './cited-sentences.ts';
import type { Candidate } from './pattern.ts';

/** 'Right of first refusal: No', 'Is it a 55+ community? None' */
const saysNo = /[:?\t]\s*(?:no|none|n\/a|not applicable|false)\b[^a-z]*$/i;
const opensNo = /^\W*(?:(?:a|answer)[:.)-]\s*)?(?:no|none|n\/a|not applicable)\b/i;
/** 'Not any longer', 'They did not', 'Never' */
const opensNot =
  /^\W*(?:(?:a|answer)[:.)-]\s*)?(?:not?|none|never|nobody|(?:it|they|we|you|there) [a-z]+(?: not\b|n['’]t\b))/i;
const asksItself = /\?\W*$/;

const asks = /[?:]\s*$/;
/** 'Are nightly rentals allowed? No': what is denied is the leave. */
const ofLeave = /\b(?:allow\w*|permit\w*|may|can)\b/;

/** Whether a field or a question that is answered 'no' was read as if it were so. */
export function isAnsweredNo(
  doc: Doc,
  { value, ranges }: Pick<Candidate, 'ranges'> & { readonly value: FactValue },
): boolean {
  const [first] = ranges;
  const asked = first && sentenceFrom(doc, first.start);
  // A sum that only a question names, and no answer bears out.
  if (
    typeof value === 'object' &&
    value !== null &&
    ranges.length === 1 &&
    asked &&
    asksItself.test(asked.text)
  )
    return opensNot.test(doc.sentences[asked.index + 1]?.text ?? '');
  if (value !== true) return false;
  return ranges.some(({ start }) => {
    const sentence = sentenceFrom(doc, start);
    if (!sentence || ofLeave.test(sentence.plain)) return false;
    const next = doc.sentences[sentence.index + 1];
    return saysNo.test(sentence.text) || (asks.test(sentence.text) && opensNo.test(next?.text ?? ''));
  });
}
