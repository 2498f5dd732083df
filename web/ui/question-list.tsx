import { Plus } from 'lucide-react';

/** Questions that open to their answers. */
export function QuestionList({
  items,
}: {
  items: readonly { readonly question: string; readonly answer: string }[];
}) {
  return (
    <div className="border-b border-line">
      {items.map(({ question, answer }) => (
        <details key={question} className="group border-t border-line">
          <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 text-lg font-semibold [&::-webkit-details-marker]:hidden">
            {question}
            <Plus
              aria-hidden="true"
              className="size-5 shrink-0 text-accent transition-transform group-open:rotate-45"
            />
          </summary>
          <p className="max-w-measure pb-5 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}
