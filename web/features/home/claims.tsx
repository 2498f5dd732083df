import { home } from '#content/home.ts';

/** The operator's own figures. */
export function Claims() {
  return (
    <section aria-label="In figures" className="border-t border-line">
      <dl className="page-width grid gap-x-10 gap-y-6 py-8 min-[26rem]:grid-cols-2 lg:grid-cols-4">
        {home.claims.map(({ figure, text }) => (
          <div key={text} className="flex flex-col-reverse">
            <dt className="text-muted">{text}</dt>
            <dd className="tabular font-serif text-2xl font-semibold first-letter:uppercase">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
