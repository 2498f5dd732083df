import { Cited } from './cited.tsx';
import type { ToldRight, ToldSubject } from './state-laws.server.ts';

function Right({ right, officialSite }: { right: ToldRight; officialSite: string }) {
  const { who, owed, sentences, citation, source, seen, doubt } = right;
  return (
    <div className="flex flex-col gap-1">
      <h4 className="font-semibold">{who}</h4>
      {owed && (
        <>
          <p>{owed.lead}</p>
          <ul className="list-disc pl-5 marker:text-muted">
            {owed.documents.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        </>
      )}
      {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
      {doubt && <p className="text-sm">{doubt}</p>}
      <Cited citation={citation} source={source} officialSite={officialSite} />
      <p className="text-sm text-muted">{seen}</p>
    </div>
  );
}

/** What buyers and owners have, subject by subject, for each kind of community. */
export function Rights({
  subjects,
  officialSite,
}: {
  subjects: readonly ToldSubject[];
  officialSite: string;
}) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-3xl">Your rights as a buyer or owner</h2>
      <div className="flex flex-col">
        {subjects.map(({ id, title, rights }) => (
          <section key={id} className="flex flex-col gap-4 border-t border-line py-4">
            <h3 className="text-xl">{title}</h3>
            {rights.map((right) => (
              <Right key={right.who} right={right} officialSite={officialSite} />
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}
