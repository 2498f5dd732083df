import { home } from '#content/home.ts';
import { FadeIn } from '../../ui/fade-in.tsx';
import { QuestionList } from '../../ui/question-list.tsx';

export function Questions() {
  const { title, items } = home.questions;
  return (
    <section id="questions">
      <FadeIn className="page-width grid gap-x-16 gap-y-8 py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:py-24">
        <h2 className="text-4xl">{title}</h2>
        <QuestionList items={items} />
      </FadeIn>
    </section>
  );
}
