import { CircleCheck, CircleDashed, FileX2, Split } from 'lucide-react';
import { home } from '#content/home.ts';
import { FadeIn } from '../../ui/fade-in.tsx';

const icons = [CircleCheck, CircleDashed, FileX2, Split];

export function Protect() {
  const { title, paragraphs, points } = home.protect;
  return (
    <section className="border-y border-line bg-surface">
      <FadeIn className="page-width grid gap-x-16 gap-y-10 py-16 lg:grid-cols-2 lg:py-24">
        <div className="flex max-w-measure flex-col gap-5">
          <h2 className="text-4xl">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-lg">
              {paragraph}
            </p>
          ))}
        </div>
        <dl className="flex flex-col">
          {points.map(({ term, text }, index) => {
            const Icon = icons[index] ?? CircleCheck;
            return (
              <div
                key={term}
                className="grid gap-x-6 gap-y-1 border-t border-line py-4 last:border-b sm:grid-cols-[13rem_1fr]"
              >
                <dt className="flex items-center gap-3 font-serif text-lg font-semibold">
                  <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
                  {term}
                </dt>
                <dd className="text-muted">{text}</dd>
              </div>
            );
          })}
        </dl>
      </FadeIn>
    </section>
  );
}
