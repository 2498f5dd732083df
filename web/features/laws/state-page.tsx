import { Link } from 'react-router';
import type { StateLaw } from '#contract/state-law.ts';
import { Alert } from '../../ui/alert.tsx';
import { Day } from '../../ui/day.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Cited } from './cited.tsx';

export function Statutes({ state }: { state: StateLaw }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-3xl">Primary statutes</h2>
      <ul className="flex flex-col">
        {state.statutes.map(({ name, citation, source }) => (
          <li key={name} className="flex flex-col gap-0.5 border-t border-line py-3">
            <span className="text-lg font-semibold">{name}</span>
            <Cited citation={citation} source={source} officialSite={state.officialSite} />
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
        {state.provisions.map(({ topic, text, citation, source, read }) => (
          <li key={topic} className="flex break-inside-avoid flex-col gap-1.5 border-t border-line py-4">
            <h3 className="text-xl">{topic}</h3>
            <p>{text}</p>
            <Cited citation={citation} source={source} officialSite={state.officialSite} />
            {!read && <p className="text-sm text-muted">Not checked against the statute text.</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a buyer does with this law, before anything else. */
export function ForBuyers({ state }: { state: StateLaw }) {
  return (
    <section className="flex flex-col gap-3 rounded-box border border-accent bg-accent-soft p-5 sm:p-6">
      <h2 className="text-2xl">If you are buying in {state.name}</h2>
      <ol className="flex list-decimal flex-col gap-2 pl-5 marker:font-semibold marker:text-accent">
        {state.considerations.buyers.map((point) => (
          <li key={point} className="pl-1">
            {point}
          </li>
        ))}
      </ol>
      <p className="screen-only flex flex-wrap gap-2 pt-1">
        <LinkButton to="/checklist" size="small">
          See what to ask for
        </LinkButton>
        <LinkButton to="/sample" variant="secondary" size="small">
          See what an analysis finds
        </LinkButton>
      </p>
    </section>
  );
}

const readers = [
  { id: 'owners', title: 'If you own' },
  { id: 'boards', title: 'If you serve on the board' },
] as const;

export function Considerations({ state }: { state: StateLaw }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-3xl">Considerations</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        {readers.map(({ id, title }) => (
          <div key={id} className="break-inside-avoid rounded-box border border-line bg-surface p-5">
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
        Last revised <Day iso={state.lastChecked} />
      </p>
    </div>
  );
}
