import type { Policy } from '#content/policies.ts';

/** Terms, privacy: short sections of running text. */
export function PolicyPage({ policy }: { policy: Policy }) {
  return (
    <article className="page-width flex flex-col gap-10 py-12 lg:py-16">
      <header className="flex max-w-measure flex-col gap-4">
        <h1 className="text-4xl sm:text-5xl">{policy.title}</h1>
        <p className="text-lg text-muted">{policy.description}</p>
      </header>
      {policy.sections.map(({ title, paragraphs }) => (
        <section key={title} className="flex max-w-measure flex-col gap-4">
          <h2 className="text-2xl">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
