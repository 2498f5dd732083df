import { Plus } from 'lucide-react';
import { home } from '#content/home.ts';
import { FadeIn } from '../../ui/fade-in.tsx';

export function Questions() {
  const { title, items } = home.questions;
  return (
    <section id="questions">
      <FadeIn className="page-width grid gap-x-16 gap-y-8 py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:py-24">
        <h2 className="text-4xl">{title}</h2>
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
      </FadeIn>
    </section>
  );
}
