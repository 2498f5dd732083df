import { type FormSubject, formAnswers, formSubjects } from '../find/form-answers.ts';
import { citeWhole } from '../meeting/one-item.ts';
import type { Doc, Sentence } from '../model.ts';
import { inQuotes, overlap, type Place } from '../say/quoting.ts';
import type { PlacedPoint } from './points.ts';
import { reference } from './where.ts';

/** What the quote is on: true of it whatever it answers. */
const labels: Readonly<Record<FormSubject, string>> = {
  special_assessments: 'On special assessments',
  dues_change: 'On a change of the dues',
  spending: 'On spending to come',
  lawsuits: 'On lawsuits and claims',
  condition: 'On the condition of the buildings',
  violations: 'On breaches of the rules or changes at this home',
  debt_of_home: 'On what is owed for this home',
  other_associations: 'On other associations',
  loans: 'On loans',
  arrears: 'On owners who are behind',
  fees_at_sale: 'On fees at a sale',
  reserves: 'On the reserves',
  deductible: 'On what the insurance leaves to be paid',
  leave_to_sell: 'On leave to sell',
  right_to_buy: 'On a right to buy first',
  leasing: 'On renting out',
  control: 'On who owns and controls',
};

const mostOfSubject = 2;

/** Where each subject stands among all. */
const rank = (subject: FormSubject) => formSubjects.indexOf(subject);
/** To here a buyer must know of it. */
const grave = rank('loans');

/**
 * What a certificate, a questionnaire or a status letter answers, in its own words; two of a subject at the most. `told` are the
 * places that statements and risks quote, which are not told again.
 */
export function placeFormAnswers(doc: Doc, told: readonly Place[]): PlacedPoint[] {
  const placed: PlacedPoint[] = [];
  for (const { subject, sentences, none } of formAnswers(doc).toSorted(
    (a, b) => rank(a.subject) - rank(b.subject),
  )) {
    const fact = `sale.form.${subject}`;
    const before = placed.filter((one) => one.fact === fact).length;
    const [first] = sentences;
    const isTold = ({ start, end }: Sentence) => {
      const own = citeWhole(doc, start, end);
      return own === null || told.some((one) => overlap(one, own));
    };
    const untold = sentences.findIndex(isTold);
    const { end } = sentences.at(untold < 0 ? -1 : untold - 1) ?? first;
    const citation = citeWhole(doc, first.start, end);
    const words = inQuotes(doc.source.text.slice(first.start, end));
    // A question without its answer says nothing.
    if (!citation || before >= mostOfSubject || untold === 0 || /[?:]$/.test(words)) continue;
    const point = {
      id: before === 0 ? fact : `${fact}-${before + 1}`,
      text: `${labels[subject]}, the paper says: “${words}.”`,
      reference: reference(doc, first.start, [citation]),
      severity: !none && rank(subject) <= grave ? ('medium' as const) : ('low' as const),
      citations: [citation] as [typeof citation],
    };
    placed.push({ fact, value: true, start: first.start, about: 'key_point', point });
  }
  return placed;
}
