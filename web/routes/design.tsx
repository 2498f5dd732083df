import type { ReactNode } from 'react';
import { Buttons, Fields, Overlays } from '../features/design/controls.tsx';
import { Colors, Type } from '../features/design/foundations.tsx';
import { Arrangements, Messages, Pictures } from '../features/design/messages.tsx';
import { pageMeta } from '../frame/page-meta.ts';

/** For whoever works on the site: in no list of search engines, and linked from nowhere. */
export const meta = () => [...pageMeta('Design'), { name: 'robots', content: 'noindex' }];

const themes = [
  { scheme: 'light', title: 'Light' },
  { scheme: 'dark', title: 'Dark' },
] as const;

function Part({ title, children }: { title: string; children: (theme: string) => ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <h2 className="text-2xl">{title}</h2>
      <div className="grid gap-4 xl:grid-cols-2">
        {themes.map(({ scheme, title: theme }) => (
          <div
            key={scheme}
            data-scheme={scheme}
            className="min-w-0 rounded-box border border-line bg-paper p-5 text-ink sm:p-8"
          >
            <h3 className="mb-4 font-sans text-sm font-semibold tracking-normal text-muted">{theme}</h3>
            {children(theme)}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Everything that pages are made of, in both themes. */
export default function Design() {
  return (
    <div className="page-width flex max-w-[100rem] flex-col gap-14 py-12">
      <header className="flex max-w-measure flex-col gap-3">
        <h1 className="text-4xl sm:text-5xl">Paper, ink, highlighter</h1>
        <p className="text-lg text-muted">
          What the pages are made of. Colors are named in web/styles/tokens.css, parts stand in web/ui.
        </p>
      </header>
      <Part title="Colors">{() => <Colors />}</Part>
      <Part title="Type">{() => <Type />}</Part>
      <Part title="Buttons and links">{() => <Buttons />}</Part>
      <Part title="Fields">{() => <Fields />}</Part>
      <Part title="Messages">{() => <Messages />}</Part>
      <Part title="Arrangements">{(theme) => <Arrangements name={theme} />}</Part>
      <Part title="Pictures">{() => <Pictures />}</Part>
      <section aria-label="Over the page" className="flex flex-col gap-4">
        <h2 className="text-2xl">Over the page</h2>
        <Overlays />
      </section>
    </div>
  );
}
