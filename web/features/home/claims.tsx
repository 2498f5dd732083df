import { home } from '#content/home.ts';

/** The operator's own figures. */
export function Claims() {
  return (
    <section aria-label="In figures" className="border-t border-line">
      <dl className="page-width grid grid-cols-2 gap-x-6 gap-y-6 py-8 sm:gap-x-10 lg:grid-cols-4">
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
