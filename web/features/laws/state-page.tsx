import { Link } from 'react-router';
import type { StateLaw } from '#contract/state-law.ts';
import { Alert } from '../../ui/alert.tsx';
import { Day } from '../../ui/day.tsx';
import { comparedOf } from './compare-states.ts';

/** A citation that links to where it was read. */
function Cited({ citation, source }: { citation: string; source: string }) {
  return (
    <a href={source} rel="noopener" className="text-link text-sm">
      {citation}
      <span className="sr-only"> (source: {new URL(source).hostname.replace(/^www\./, '')})</span>
    </a>
  );
}

export function Statutes({ state }: { state: StateLaw }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-3xl">Primary statutes</h2>
      <ul className="flex flex-col">
        {state.statutes.map(({ name, citation, source }) => (
          <li key={name} className="flex flex-col gap-0.5 border-t border-line py-3">
            <span className="text-lg font-semibold">{name}</span>
            <span>
              <Cited citation={citation} source={source} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Provisions({ state }: { state: StateLaw }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-3xl">Key provisions</h2>
      <ul className="flex flex-col">
        {state.provisions.map(({ topic, text, citation, source }) => (
          <li key={topic} className="flex break-inside-avoid flex-col gap-1.5 border-t border-line py-4">
            <h3 className="text-xl">{topic}</h3>
            <p>{text}</p>
            <p>
              <Cited citation={citation} source={source} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const readers = [
  { id: 'buyers', title: 'If you are buying' },
  { id: 'owners', title: 'If you own' },
  { id: 'boards', title: 'If you serve on the board' },
] as const;

export function Considerations({ state }: { state: StateLaw }) {
  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-3xl">Considerations</h2>
      <div className="flex flex-col gap-4">
        {readers.map(({ id, title }) => (
          <div key={id} className="break-inside-avoid rounded-box border border-line bg-surface p-5 sm:p-6">
            <h3 className="mb-2 text-xl">{title}</h3>
            <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-muted">
              {state.considerations[id].map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The five things compared, beside the text. */
export function AtAGlance({ state }: { state: StateLaw }) {
  return (
    <section className="rounded-box border border-line bg-surface p-5">
      <h2 className="mb-2 text-xl">At a glance</h2>
      <dl>
        {comparedOf(state).map(({ label, value, note }) => (
          <div key={label} className="border-t border-line py-2.5">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold">{value ?? <span className="font-normal">Not listed</span>}</dd>
            {note && <dd className="text-sm text-muted">{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Resources({ state }: { state: StateLaw }) {
  const links = [
    { to: '/checklist', label: 'Document checklist: what to ask for' },
    { to: '/guides/cc-and-rs', label: 'Understanding CC&Rs' },
    { to: '/guides/reserve-study', label: 'Reserve Study Guide' },
    { to: '/blog/questions-to-ask-before-buying', label: 'Questions to ask before buying' },
  ];
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-3xl">Additional resources</h2>
      <ul className="flex flex-col">
        <li className="border-t border-line py-2.5">
          <a href={state.officialSite} rel="noopener" className="text-link">
            {state.name} legislature and statutes
          </a>{' '}
          <span className="text-sm text-muted">official site</span>
        </li>
        {links.map(({ to, label }) => (
          <li key={to} className="border-t border-line py-2.5">
            <Link to={to} className="text-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function LegalNote({ state }: { state: StateLaw }) {
  return (
    <div className="flex flex-col gap-4">
      {state.note && (
        <Alert tone="caution" title="Good to know">
          <p>{state.note}</p>
        </Alert>
      )}
      <Alert tone="info" title="Legal disclaimer">
        <p>
          This page is educational information, not legal advice. Consult a local attorney in {state.name}{' '}
          before you act on it. Laws change, and your documents and facts matter.
        </p>
      </Alert>
      <p className="text-sm text-muted">
        Last checked <Day iso={state.lastChecked} />
      </p>
    </div>
  );
}
