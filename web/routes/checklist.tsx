import { checklist, checklistDocuments } from '#content/checklist.ts';
import { ChecklistProgress } from '../features/checklist/checklist-progress.tsx';
import { DocumentCard } from '../features/checklist/document-card.tsx';
import { useOwnedDocuments } from '../features/checklist/owned-documents.ts';
import { publicMeta } from '../frame/public-meta.ts';
import { breadcrumbs, howTo, itemList, webPage } from '../frame/structured-data.ts';
import { LinkButton } from '../ui/link-button.tsx';

const { title, description, lead, tips, closing } = checklist;

export const meta = () =>
  publicMeta({
    path: '/checklist',
    title,
    description,
    data: [
      {
        ...webPage('/checklist', title, description),
        mainEntity: itemList(
          checklistDocuments.map(({ id, name, description: about }) => ({
            name,
            path: `/checklist#${id}`,
            description: about,
          })),
        ),
      },
      howTo('How to collect HOA documents before you buy', description, tips.items),
      breadcrumbs([{ label: 'Home', to: '/' }, { label: title }], '/checklist'),
    ],
  });

export default function Checklist() {
  const { owned, toggle, clear } = useOwnedDocuments();
  return (
    <div className="page-width flex flex-col gap-12 py-12 lg:py-16 print:gap-5 print:p-0">
      <header className="flex max-w-measure flex-col gap-4">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="text-lg text-muted">{lead}</p>
      </header>
      <ChecklistProgress owned={owned.length} onClear={clear} />
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-2">
        {checklistDocuments.map((document) => (
          <li key={document.id} id={document.id} className="break-inside-avoid">
            <DocumentCard
              document={document}
              owned={owned.includes(document.id)}
              onToggle={() => toggle(document.id)}
            />
          </li>
        ))}
      </ul>
      <section className="flex flex-col gap-6">
        <h2 className="text-3xl">{tips.title}</h2>
        <ol className="grid gap-x-10 gap-y-6 sm:grid-cols-2 print:gap-y-3">
          {tips.items.map((tip, index) => (
            <li
              key={tip.title}
              className="flex break-inside-avoid gap-4 border-t border-line pt-4 print:pt-2"
            >
              <span aria-hidden="true" className="font-serif text-3xl font-semibold text-accent">
                {index + 1}
              </span>
              <div className="flex flex-col gap-1">
                <h3 className="text-xl">{tip.title}</h3>
                <p className="text-muted">{tip.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className="screen-only flex flex-col items-start gap-4 rounded-box bg-accent-soft p-6 sm:p-8">
        <h2 className="text-2xl">{closing.title}</h2>
        <p className="max-w-measure">{closing.text}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/analyze">Analyze My Documents</LinkButton>
          <LinkButton to="/sample" variant="secondary">
            See Sample Analysis
          </LinkButton>
        </div>
      </section>
    </div>
  );
}
