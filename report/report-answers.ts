import { reportWords } from '#content/report-words.ts';
import type { Fact } from '#contract/analysis.ts';
import { dollars } from '#engine/say/display.ts';
import { answerStateWords, missingState, questionOf } from './answer-state.ts';
import { shortForm } from './dates.ts';
import { finderNote } from './found-by.ts';
import { ledgerRows } from './ledger.ts';
import type { NoteBook } from './note-book.ts';
import { foundByNone, type OpenAnswer, shownPassages, spokenOf } from './open-answers.ts';
import { type Measures, otherAmounts } from './other-amounts.ts';
import type { ShownAnalysis, ShownAssessment } from './read-analysis.ts';
import type { ReportAnswer, ReportRow } from './report.ts';
import { seeAlso } from './see-also.ts';

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** '$30 a month ($90 × 4 ÷ 12); $360 a year ($90 × 4)'; null where there is nothing to add. */
function alsoWords(fact: Pick<Fact, 'id' | 'value'>, measures: Measures): string | null {
  const also = otherAmounts(fact, measures).map(({ text, sum }) => `${text} (${sum})`);
  return also.length > 0 ? also.join('; ') : null;
}

function answersTo(fact: Fact, measures: Measures, book: NoteBook): ReportAnswer[] {
  return [
    {
      text: capitalized(fact.display),
      also: [alsoWords(fact, measures), finderNote(fact.found_by, fact)].filter(Boolean).join('; ') || null,
      notes: book.cite(fact.citations),
    },
    ...fact.conflicts.map(({ display, citations, found_by }) => ({
      text: `${found_by ? reportWords.modelReads : reportWords.alsoSays}: ${display}`,
      also: null,
      notes: book.cite(citations),
    })),
  ];
}

/** A list longer than this, such as of fines, is told a row an item: no sheet holds it in one. */
const mostInOneRow = 6;

/** Questions that the document answers, each with all its answers. */
export function answerRows(facts: readonly Fact[], measures: Measures, book: NoteBook): ReportRow[] {
  return ledgerRows(facts).flatMap(({ label, answers }) => {
    const told = answers.map((fact) => answersTo(fact, measures, book));
    return told.length > mostInOneRow
      ? told.map((own, index) => ({ question: `${label} (${index + 1} of ${told.length})`, answers: own }))
      : [{ question: label, answers: told.flat() }];
  });
}

/** Questions that it should answer and does not, as plainly as those that it does. */
export function missingRows(
  open: readonly OpenAnswer[],
  analysis: Pick<ShownAnalysis, 'unreadable_pages' | 'key_points' | 'restricted_activities' | 'unclear'>,
  book: NoteBook,
): ReportRow[] {
  return open.map((one) => {
    const text = answerStateWords[missingState(analysis, one)];
    const words = seeAlso([], shownPassages(one, analysis), book)?.text;
    const also =
      [spokenOf(one), words, one.isFoundByNone ? foundByNone : null].filter(Boolean).join(' ') || null;
    return { question: questionOf(one.id), answers: [{ text, also, notes: book.cite(one.citations) }] };
  });
}

export const statusWords = { levied: 'Levied', approved: 'Approved', proposed: 'Proposed' } as const;
export const perWords = { home: ' for each home', association: ' for the whole association' } as const;

/** The special assessments: what for, how much, when, and how certain. */
export function assessmentRows(list: readonly ShownAssessment[], book: NoteBook): ReportRow[] {
  return list.map(({ purpose, amount, per, date, status, citations }) => {
    const money =
      amount === null ? reportWords.notSpecified : `${dollars(amount)}${per ? perWords[per] : ''}`;
    const day = date ? shortForm(date) : reportWords.noDate;
    return {
      question: capitalized(purpose ?? reportWords.unknownPurpose),
      answers: [
        {
          text: [money, day, status && statusWords[status]].filter(Boolean).join(' · '),
          also: null,
          notes: book.cite(citations),
        },
      ],
    };
  });
}
