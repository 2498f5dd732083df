import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { compareWords } from '#content/compare-words.ts';
import { type ChangedVersion, compareVersions } from '#contract/versions.ts';
import { changesAsMarkdown } from '#home/compare/versions.ts';
import { call } from '../../api/client.ts';
import { save } from '../../api/download.ts';
import { refusalOf } from '../../api/failure.ts';
import { Alert } from '../../ui/alert.tsx';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Select } from '../../ui/select.tsx';
import { homeQuery } from './home-queries.ts';
import { PageLinks } from './page-links.tsx';

const words = compareWords.versions;

type Change = ChangedVersion['sections'][number]['changes'][number];

interface SentenceProps {
  label: string;
  document: ChangedVersion['older'];
  sentence: NonNullable<Change['before']>;
}

function Sentence({ label, document, sentence: { text, citations } }: SentenceProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1 border-l-2 border-line pl-3.5">
      <p className="text-sm font-semibold">{label}</p>
      <blockquote className="font-serif leading-relaxed wrap-anywhere">{text}</blockquote>
      <p>
        <PageLinks document={document.id} name={document.file_name} citations={citations} />
      </p>
    </div>
  );
}

function Changes({ changed }: { changed: ChangedVersion }) {
  const { older, newer, sections, more, tooDifferent } = changed;
  if (tooDifferent) {
    return (
      <Alert tone="caution">
        <p>{words.tooDifferent}</p>
      </Alert>
    );
  }
  if (sections.length === 0) return <p>{words.none}</p>;
  const take = () => {
    const text = changesAsMarkdown(changed, { older: older.file_name, newer: newer.file_name });
    const fileName = `${newer.file_name.replace(/\.\w{2,4}$/, '')} - changes.md`;
    save({ content: new Blob([text], { type: 'text/markdown' }), fileName });
    announce(`Downloaded ${fileName}`);
  };
  return (
    <div className="flex flex-col gap-8">
      <div>
        <Button variant="secondary" size="small" onClick={take}>
          <Download aria-hidden="true" className="size-4" />
          {words.download}
        </Button>
      </div>
      {sections.map(({ title, changes }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections of an answer never move.
        <section key={place} className="flex flex-col gap-4">
          <h2 className="text-xl wrap-anywhere">{title}</h2>
          {changes.map(({ before, after }, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do the changes in one.
            <div key={number} className="grid gap-4 sm:grid-cols-2">
              {before && (
                <Sentence label={after ? words.before : words.removed} document={older} sentence={before} />
              )}
              {after && (
                <Sentence label={before ? words.after : words.added} document={newer} sentence={after} />
              )}
            </div>
          ))}
        </section>
      ))}
      {more > 0 && <p className="text-muted">{words.more.replace('{count}', String(more))}</p>}
    </div>
  );
}

/** Two documents of a home, sentence by sentence. */
export function CompareVersions({ homeId }: { homeId: string }) {
  const { data: home, error: failure, isFetching, refetch } = useQuery(homeQuery(homeId));
  const [chosen, setChosen] = useState<{ older: string | null; newer: string | null }>({
    older: null,
    newer: null,
  });
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: (params: { id: string; older: string }) => call(compareVersions, { params }),
    onSuccess: ({ sections, tooDifferent }) => {
      const changes = sections.reduce((sum, section) => sum + section.changes.length, 0);
      if (tooDifferent) announce(words.tooDifferent);
      else announce(changes === 0 ? words.none : changes === 1 ? '1 change' : `${changes} changes`);
    },
  });
  if (failure && !home) {
    return (
      <LoadFailure busy={isFetching} onRetry={refetch}>
        This home could not be loaded.
      </LoadFailure>
    );
  }
  if (!home) return <Loading>Loading your documents...</Loading>;
  const options = home.rows
    .filter(({ status }) => status === 'analysis_complete')
    .map(({ id, file_name: label }) => ({ value: id, label }));
  if (options.length < 2) return <p>{words.few}</p>;
  const { older, newer } = chosen;
  const choose = (change: Partial<typeof chosen>) => {
    setChosen({ ...chosen, ...change });
    reset();
  };
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={words.older}
          options={options}
          value={older}
          onChange={(id) => choose({ older: id })}
        />
        <Select
          label={words.newer}
          options={options}
          value={newer}
          onChange={(id) => choose({ newer: id })}
        />
      </div>
      <div>
        <Button
          busy={isPending}
          disabled={!older || !newer || older === newer}
          onClick={() => older && newer && mutate({ id: newer, older })}
        >
          {words.submit}
        </Button>
      </div>
      {older !== null && older === newer && <p className="text-muted">{words.same}</p>}
      {error && (
        <Alert tone="danger">
          <p>{refusalOf(error, words.failed)}</p>
        </Alert>
      )}
      {data && <Changes changed={data} />}
    </div>
  );
}
