import { fold } from '../language/plain.ts';
import type { Doc, Section, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';

/** A sentence that narrows another one of its document. */
export interface Narrowing {
  readonly sentence: Sentence;
  /** It points at the rule before it ('this restriction'), so it need not name the subject again. */
  readonly pointsBack: boolean;
}

const label = '^(?:\\W*(?:section |article )?\\(?[a-z0-9.]{1,6}[.)] )?(?:exceptions?[.:] )?';
const ruleWord =
  '(?:restrictions?|prohibitions?|limitations?|requirements?|covenants?|provisions?|rules?|paragraphs?|sections?|subsections?|sentences?|clauses?|obligations?|bans?|conditions?|limits?|periods?|caps?)';
const ruleEnd = '(?<!foregoing|above|preceding|paragraph|section|subsection|sentence)\\b';
const saidBefore = `(?:th(?:is|ese|ose|e) (?:(?:foregoing|above|preceding|aforesaid|last|same) )?(?:[a-z]+ ){0,2}?${ruleWord}|such (?:a )?(?:[a-z]+ )?${ruleWord}|the (?:foregoing|above|preceding)(?: [a-z]+){0,2}?)`;

/** 'This restriction does not apply to …', 'The foregoing shall not …', 'Notwithstanding this restriction, …'. */
const pointing = new RegExp(
  `${label}(?:however, |provided,? (?:however,? )?(?:that )?)?(?:${saidBefore}(?: of this [a-z]+)?,? (?:(?:shall|do(?:es)?|will|is|are|may|must)(?: not| never)|(?:shall|do(?:es)?|will|may|can) (?:only )?(?:apply|be (?:waived|enforced)) only|may be waived|is waived)\\b|notwithstanding ${saidBefore}${ruleEnd})`,
);
/** 'However, …', 'Provided, however, …', 'Notwithstanding the foregoing, …': what goes on from the sentence before. */
const turning = new RegExp(
  `${label}(?:however\\b|provided(?:,? (?:however|further))?,? (?:that|the|no|any|this|such)\\b|except(?: that| as| for| where| when)\\b|notwithstanding (?:the )?(?:foregoing|above|preceding)\\b)`,
);
/** 'Exceptions: …', which needs no verb. */
const headed = /^(?:\W*\(?[a-z0-9.]{1,6}[.)] )?exceptions?(?: to (?:this|the) [a-z]+)?[.:]/;

/** So many sentences after an answer are looked at while each of them narrows. */
const farthest = 2;

/** Whether a section lies in another, or is that one. */
function liesIn(sections: readonly Section[], inner: number, outer: number): boolean {
  let at = inner;
  while (at > outer) at = sections[at]?.parent ?? -1;
  return at === outer;
}

function narrowingAt(sentence: Sentence): Narrowing | null {
  const said = fold(sentence.text.slice(0, 160));
  if (pointing.test(said)) return { sentence, pointsBack: true };
  return turning.test(said) || headed.test(said) ? { sentence, pointsBack: false } : null;
}

const numbered = /^\W*(?:section|sec\.|§)?\s*(\d{1,3}(?:\.\d{1,3}){1,3})\b/i;
const naming =
  /\b(?:notwithstanding|(?:as an )?exceptions? to|in spite of|despite)\b[^.;]{0,60}?\b(?:section|sec\.|paragraph|§) ?(\d{1,3}(?:\.\d{1,3}){1,3})\b/;

/** The sentences that open with 'Notwithstanding Section 4.2', by the number they name. */
const namedElsewhere = oncePerDoc((doc: Doc): ReadonlyMap<string, readonly Sentence[]> => {
  const found = new Map<string, Sentence[]>();
  for (const sentence of doc.sentences) {
    const [, number] = naming.exec(fold(sentence.text.slice(0, 200))) ?? [];
    if (number) found.set(number, [...(found.get(number) ?? []), sentence]);
  }
  return found;
});

/** The numbers of the sections over a sentence that name themselves whole: '4.2', '4.2.1'. */
function numbersOver({ sections }: Doc, { section }: Sentence): string[] {
  const numbers: string[] = [];
  for (let at = sections[section]; at; at = sections[at.parent]) {
    const [, number] = numbered.exec(at.number) ?? [];
    if (number) numbers.push(number);
  }
  return numbers;
}

/** Of all that names a section, so many are looked at. */
const mostNaming = 6;

/**
 * The sentences that narrow one: those right after it in its section ('However, …', 'This restriction does not apply to …'),
 * then those elsewhere that name its section ('Notwithstanding Section 4.2, …').
 */
export function narrowingBeside(doc: Doc, sentence: Sentence): Narrowing[] {
  const found: Narrowing[] = [];
  for (const next of doc.sentences.slice(sentence.index + 1, sentence.index + 1 + farthest)) {
    const within =
      sentence.section < 0 ? next.section < 0 : liesIn(doc.sections, next.section, sentence.section);
    const narrowing = within ? narrowingAt(next) : null;
    if (!narrowing) break;
    found.push(narrowing);
  }
  const elsewhere = numbersOver(doc, sentence).flatMap((number) => namedElsewhere(doc).get(number) ?? []);
  for (const other of elsewhere.slice(0, mostNaming)) {
    if (other !== sentence && !found.some((one) => one.sentence === other))
      found.push({ sentence: other, pointsBack: false });
  }
  return found;
}
