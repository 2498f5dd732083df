import { Eye, House, Landmark } from 'lucide-react';
import { home } from '#content/home.ts';
import { FadeIn } from '../../ui/fade-in.tsx';

const icons = [Landmark, House, Eye];

export function Findings() {
  const { title, lead, items } = home.findings;
  return (
    <section id="what-it-finds" className="border-y border-line bg-surface">
      <FadeIn className="page-width py-16 lg:py-24">
        <div className="mb-10 flex max-w-measure flex-col gap-3">
          <h2 className="text-4xl">{title}</h2>
          <p className="text-lg text-muted">{lead}</p>
        </div>
        <div className="grid gap-x-12 gap-y-10 md:grid-cols-3">
          {items.map((item, index) => {
            const Icon = icons[index] ?? Eye;
            return (
              <div key={item.title} className="flex flex-col gap-3">
                <Icon aria-hidden="true" className="size-7 text-accent" strokeWidth={1.5} />
                <h3 className="text-2xl">{item.title}</h3>
                <p className="text-muted">{item.text}</p>
                <ul className="mt-1 flex flex-col">
                  {item.examples.map((example) => (
                    <li key={example} className="border-t border-line py-2 font-medium">
                      {example}
                    </li>
                  ))}
                </ul>
              </div>
            );
          })}
        </div>
      </FadeIn>
    </section>
  );
}
