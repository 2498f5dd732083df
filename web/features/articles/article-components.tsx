import { Lightbulb } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';

/** Something not to miss. */
function Callout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside aria-label={title} className="prose-box border-l-4 border-accent bg-accent-soft">
      <p className="flex items-start gap-2.5 font-semibold text-accent">
        <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {title}
      </p>
      {children}
    </aside>
  );
}

/** A worked case, with figures. */
function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={`Example: ${title}`} className="prose-box border border-line bg-surface">
      <p className="font-serif text-xl font-semibold">
        <span className="mr-2 inline-block rounded-[0.25rem] bg-highlight px-2 align-[0.15em] font-sans text-sm text-on-highlight">
          Example
        </span>
        {title}
      </p>
      {children}
    </section>
  );
}

/** One figure, large, and what it is. */
function KeyFigure({ value, label }: { value: string; label: string }) {
  return (
    <p className="key-figure">
      <strong className="tabular font-serif text-4xl leading-none font-semibold text-accent">{value}</strong>
      <span className="text-muted">{label}</span>
    </p>
  );
}

function Anchor({ href = '', children, ...rest }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  const outside = href.startsWith('http');
  return (
    <a href={href} {...rest} {...(outside ? { rel: 'noopener' } : {})}>
      {children}
    </a>
  );
}

const components = { Callout, Example, KeyFigure, a: Anchor };

/** What the compiled articles are drawn with. */
export function useMDXComponents() {
  return components;
}
