import { CircleDashed } from 'lucide-react';
import { sample } from '#content/sample.ts';
import { SampleStatementItem } from '../features/sample/sample-statement.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { Card } from '../ui/card.tsx';
import { LinkButton } from '../ui/link-button.tsx';

export const meta = () =>
  pageMeta(
    'Sample analysis',
    'Part of a report on an invented declaration, with the sentence behind each statement.',
  );

export default function Sample() {
  const { document, groups, notStated } = sample;
  return (
    <div className="page-width flex flex-col gap-10 py-12 lg:py-16">
      <header className="flex max-w-measure flex-col gap-4">
        <h1 className="text-4xl sm:text-5xl">{sample.title}</h1>
        <p className="text-lg text-muted">{sample.lead}</p>
      </header>
      <Card className="flex flex-col gap-10">
        <div className="flex flex-col gap-1">
          <p className="font-serif text-2xl font-semibold break-words">{document.name}</p>
          <p className="text-muted">
            {document.type} · {document.facts}
          </p>
        </div>
        {groups.map(({ title, statements }) => (
          <section key={title}>
            <h2 className="mb-4 text-2xl">{title}</h2>
            <ul>
              {statements.map((statement) => (
                <SampleStatementItem key={statement.reference} statement={statement} />
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h2 className="mb-2 text-2xl">{notStated.title}</h2>
          <p className="mb-4 text-muted">{notStated.lead}</p>
          <ul>
            {notStated.items.map((item) => (
              <li key={item} className="flex items-start gap-3 border-t border-line py-3">
                <CircleDashed aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />
                {item}
              </li>
            ))}
          </ul>
        </section>
      </Card>
      <div>
        <LinkButton to="/analyze" size="large">
          Analyze My Documents
        </LinkButton>
      </div>
    </div>
  );
}
