import type { StateLaw } from '#contract/state-law.ts';
import { comparedOf, inWords } from './compare-states.ts';

/** What is listed of the five things compared, and one sentence on the others. */
export function AtAGlance({ state }: { state: StateLaw }) {
  const compared = comparedOf(state);
  const listed = compared.filter(({ value, note }) => value !== null || note !== null);
  const others = compared.filter((row) => !listed.includes(row)).map(({ label }) => label.toLowerCase());
  return (
    <section className="rounded-box border border-line bg-surface p-5">
      <h2 className="mb-2 text-xl">At a glance</h2>
      {listed.length > 0 && (
        <dl>
          {listed.map(({ label, value, note }) => (
            <div key={label} className="border-t border-line py-2.5">
              <dt className="text-sm text-muted">{label}</dt>
              {value && <dd className="leading-snug font-semibold">{value}</dd>}
              {note && <dd className="text-sm text-muted">{note}</dd>}
            </div>
          ))}
        </dl>
      )}
      {others.length > 0 && (
        <p className="border-t border-line pt-2.5 text-sm text-muted">
          We list nothing for {state.name} on {inWords(others)}. Have your contract say what you need.
        </p>
      )}
    </section>
  );
}
