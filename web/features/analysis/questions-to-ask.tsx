import { lazy, type ReactNode, Suspense } from 'react';
import { reportWords } from '#content/report-words.ts';
import type { ShownAnalysis } from '#report/read-analysis.ts';
import type { Asked, SummaryParts } from '#report/summary-parts.ts';
import { useHydrated } from '../../frame/use-hydrated.ts';

/** What copies comes once the page is alive: the sample's page is small. Without it the questions can still be read. */
const loadCopying = () => import('./copy-questions.tsx').catch(() => null);
const CopyQuestion = lazy(async () => ({
  default: (await loadCopying())?.CopyQuestion ?? ((_: { text: string }) => null),
}));
const CopyAllQuestions = lazy(async () => ({
  default: (await loadCopying())?.CopyAllQuestions ?? ((_: { texts: readonly string[] }) => null),
}));

/** Its room is there from the start, so that nothing moves. */
function WhenAlive({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className={`screen-only ${className}`}>{useHydrated() && <Suspense>{children}</Suspense>}</span>
  );
}

function QuestionList({ questions }: { questions: readonly Asked[] }) {
  return (
    <ul>
      {questions.map(({ id, text }) => (
        <li
          key={id}
          className="flex items-start justify-between gap-2 border-t border-line py-1 first:border-t-0"
        >
          <span className="py-2">{text}</span>
          <WhenAlive className="size-10 shrink-0">
            <CopyQuestion text={text} />
          </WhenAlive>
        </li>
      ))}
    </ul>
  );
}

interface QuestionsToAskProps {
  questions: SummaryParts['questions'];
  analysis: Pick<ShownAnalysis, 'unreadable_pages'>;
}

/** What to put to the seller and the association, to be copied one by one or all at once. */
export function QuestionsToAsk({ questions: { raised, open }, analysis }: QuestionsToAskProps) {
  const all = [...raised, ...open].map(({ text }) => text);
  return (
    <>
      <p className="text-muted">{reportWords.questionsHint}</p>
      {raised.length > 0 && <QuestionList questions={raised} />}
      {open.length > 0 && (
        <div className="flex flex-col gap-2">
          <h3 className="text-xl">
            {analysis.unreadable_pages.length > 0 ? reportWords.unread : reportWords.open}
          </h3>
          <QuestionList questions={open} />
        </div>
      )}
      {all.length > 1 && (
        <WhenAlive className="min-h-10">
          <CopyAllQuestions texts={all} />
        </WhenAlive>
      )}
    </>
  );
}
