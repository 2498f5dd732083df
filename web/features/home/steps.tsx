import { home } from '#content/home.ts';
import { FadeIn } from '../../ui/fade-in.tsx';

export function Steps() {
  const { title, items } = home.steps;
  return (
    <section id="how-it-works">
      <FadeIn className="page-width py-16 lg:py-24">
        <h2 className="mb-10 text-4xl">{title}</h2>
        <ol className="grid gap-x-10 gap-y-8 md:grid-cols-3">
          {items.map((step, index) => (
            <li key={step.title} className="flex flex-col gap-2 border-t-2 border-ink pt-5">
              <span aria-hidden="true" className="font-serif text-5xl font-semibold text-accent">
                {index + 1}
              </span>
              <h3 className="text-2xl">{step.title}</h3>
              <p className="text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </FadeIn>
    </section>
  );
}
