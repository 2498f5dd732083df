import type { Policy } from '#content/policies.ts';
import { Day } from '../ui/day.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { publicMeta } from './public-meta.ts';
import { breadcrumbs, webPage } from './structured-data.ts';

/** The meta of a policy's page. */
export function policyMeta(path: string, { title, description, updated }: Policy) {
  return publicMeta({
    path,
    title,
    description,
    data: [
      { ...webPage(path, title, description), dateModified: updated },
      breadcrumbs([{ label: 'Home', to: '/' }, { label: title }], path),
    ],
  });
}

interface PolicyPageProps {
  policy: Policy;
  /** The address of the policy where a policy service hosts it; empty where our own text counts. */
  hosted: string;
}

/** Terms, privacy, disclaimer: the hosted policy where there is one, else our own text. */
export function PolicyPage({ policy, hosted }: PolicyPageProps) {
  return (
    <article className="page-width flex flex-col gap-10 py-12 lg:py-16">
      <header className="flex max-w-measure flex-col gap-4">
        <h1 className="text-4xl sm:text-5xl">{policy.title}</h1>
        <p className="text-lg text-muted">{policy.description}</p>
        {!hosted && (
          <p className="text-sm text-muted">
            Last updated <Day iso={policy.updated} />
          </p>
        )}
      </header>
      {hosted ? (
        <>
          <iframe
            src={hosted}
            title={policy.title}
            className="h-[80dvh] w-full rounded-box border border-line bg-sheet"
          />
          <p>
            <TextLink to={hosted}>Open it on its own page</TextLink>
          </p>
        </>
      ) : (
        policy.sections.map(({ title, paragraphs = [], points = [] }) => (
          <section key={title} className="flex max-w-measure flex-col gap-4">
            <h2 className="text-2xl">{title}</h2>
            {points.length > 0 && (
              <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-muted">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))
      )}
    </article>
  );
}
