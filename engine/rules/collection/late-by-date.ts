import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { dayLength } from '../../language/day-length.ts';
import { monthNames } from '../../language/month-names.ts';
import { fold } from '../../language/plain.ts';
import type { Doc, Sentence } from '../../model.ts';
import { regex } from '../../regex.ts';

const day = `(?<month>${monthNames}) (?<day>\\d{1,2})(?:st|nd|rd|th)?\\b`;
const late =
  '(?:late (?:payment )?(?:fees?|charges?|penalt(?:y|ies)|notices?)|penalt(?:y|ies)|delinquent|past due|overdue|in arrears|(?:considered|deemed|are|is|be) late|interest)';

/** 'A late fee is charged after March 31', 'they become delinquent on July 10th'. */
const lateThenDay = regex`\b${late}\b[^.;]{0,60}?\b(?:after|beginning(?: on)?|starting(?: on)?|on|from|as of|effective|if (?:not )?(?:paid|received|postmarked) (?:after|by|before|on or before)) ${day}`;
/** 'Starting July 5th, all unpaid dues will incur a late fee', 'dues received after March 31 are late'. */
const dayThenLate = regex`\b(?:after|beginning(?: on)?|starting(?: on)?|from|as of|not (?:paid|received|postmarked)(?: in full)? (?:by|before|on or before)|unpaid (?:by|on|after)) ${day}[^.;]{0,80}?\b${late}\b`;
const due = regex`\b(?:due|payable)\b(?! dates?\b)[^.;]{0,40}?\b${day}`;
const paid = /\b(?:dues|assess\w*|fees?|payments?|installments?|amount|bills?|invoices?)\b/;
const otherSteps = /\b(?:lien|attorney|special|collections?|rent|lease|vessel|pool|meeting|lawsuit)\b/;

/** Which day of one common year a match names; null where there is no such day. */
function dayOfYear(m: RegExpExecArray | null): number | null {
  if (!m?.groups) return null;
  const at = Date.parse(`${m.groups.month} ${m.groups.day}, 2001 UTC`);
  return Number.isNaN(at) ? null : at / dayLength;
}

const within = 4;

/** The nearest day before a sentence, or just after it, on which dues are due. */
function dueNear({ sentences }: Doc, { index }: Sentence) {
  for (const sentence of sentences.slice(Math.max(0, index - within), index + 2).toReversed()) {
    const from = paid.test(sentence.plain) ? dayOfYear(due.exec(fold(sentence.text))) : null;
    if (from !== null) return { from, sentence };
  }
  return null;
}

/** How long after the day of the year on which dues are due the day stands on which they are late. */
export const lateByDate: ScanRule = {
  facts: ['assessment.late_after'],
  *scan(doc): Generator<Candidate> {
    for (const sentence of doc.sentences) {
      if (!/\b(?:late|delinquent|past due|overdue|arrears|penalty|interest)\b/.test(sentence.plain)) continue;
      if (otherSteps.test(sentence.plain)) continue;
      const text = fold(sentence.text);
      const last = dayOfYear(lateThenDay.exec(text) ?? dayThenLate.exec(text));
      const due = last === null ? null : dueNear(doc, sentence);
      const days = last !== null && due ? last - due.from : 0;
      if (!due || days < 1 || days > 92) continue;
      const used = due.sentence === sentence ? [sentence] : [due.sentence, sentence];
      const ranges = used.toSorted((a, b) => a.index - b.index);
      yield { fact: 'assessment.late_after', value: { days }, tier: 'likely', ranges };
    }
  },
};
