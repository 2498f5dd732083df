const steps = [
  ['Choose your document', 'One PDF, Word or text file of up to 10 MB. Scans are read too.'],
  ['Say what it is', 'Bylaws, a budget, minutes: we can often tell from the file name, and you confirm it.'],
  [
    'We read every page',
    'You can watch the progress. Most documents take seconds, long scans a few minutes.',
  ],
  ['You get plain English', 'Fees, rules and risks, each with the page and the sentence it comes from.'],
] as const;

/** From a file to its results, in four steps. */
export function HowItWorks() {
  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-2xl">How It Works</h2>
      <ol className="flex flex-col gap-5">
        {steps.map(([title, text], index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="tabular flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent"
            >
              {index + 1}
            </span>
            <div className="flex flex-col gap-1">
              <h3 className="text-lg">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
