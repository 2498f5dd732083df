import { type Subject, subjectOf, subjects } from '#report/subjects.ts';
import type { Standing } from './controls.ts';

/** The answers to the questions of one subject. */
export interface AnswerGroup<Answer> {
  readonly title: string;
  readonly answers: readonly Answer[];
}

/** The parts of a home's page that answer questions. */
export type HomePart = 'money' | 'rules' | 'association';

function partOf({ tab, reach }: Subject): HomePart {
  if (tab === 'financial') return 'money';
  return reach === undefined ? 'association' : 'rules';
}

/** The answers of one part by subject, in the order in which they are told. */
export function answersIn<Answer extends { readonly id: string }>(
  part: HomePart,
  answers: readonly Answer[],
): AnswerGroup<Answer>[] {
  const known = new Set(answers.map(({ id }) => subjectOf(id)));
  return [...new Set([...subjects, ...known])]
    .filter((subject) => known.has(subject) && partOf(subject) === part)
    .map((subject) => ({
      title: subject.title,
      answers: answers.filter(({ id }) => subjectOf(id) === subject),
    }));
}

/** Whether another document's answer stands against the one that holds. */
export const isDisputed = ({
  others,
}: {
  readonly others: readonly { readonly standing: Standing }[];
}): boolean => others.some(({ standing }) => standing === 'weaker' || standing === 'open');
