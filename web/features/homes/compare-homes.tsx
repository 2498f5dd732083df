import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { compareWords } from '#content/compare-words.ts';
import type { ListedHome, ReadHome } from '#contract/homes.ts';
import { type ComparedCell, type ComparedGroup, compareHomes } from '#home/compare/compare-homes.ts';
import type { HomePicture } from '#home/home-picture.ts';
import { Alert } from '../../ui/alert.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Select } from '../../ui/select.tsx';
import { homeQuery } from './home-queries.ts';
import { OwnHomes } from './own-homes.tsx';
import { PageLinks } from './page-links.tsx';

const words = compareWords.homes;

function Cell({ cell, home }: { cell: ComparedCell | null; home: ReadHome }) {
  if (!cell) return <p className="text-muted">{words.without}</p>;
  const nameOf = (id: string) => home.rows.find((row) => row.id === id)?.file_name ?? '';
  return (
    <>
      <p className="tabular font-semibold wrap-anywhere">{cell.text}</p>
      {cell.statements.map(({ document, citations }) => (
        <p key={document}>
          <PageLinks document={document} name={nameOf(document)} citations={citations} />
        </p>
      ))}
    </>
  );
}

function Group({ group, homes }: { group: ComparedGroup; homes: readonly [ReadHome, ReadHome] }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-2xl">{group.title}</h2>
      <dl className="flex flex-col">
        {group.rows.map(({ id, label, cells }) => (
          <div key={id} className="flex flex-col gap-1.5 border-t border-line py-3 first:border-t-0">
            <dt className="text-muted">{label}</dt>
            <dd className="grid grid-cols-2 gap-4">
              {homes.map((home, place) => (
                <div key={home.home.id} className="flex min-w-0 flex-col gap-1">
                  <span className="sr-only">{home.home.name}:</span>
                  <Cell cell={cells[place] ?? null} home={home} />
                </div>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function SideBySide({ ids }: { ids: readonly [string, string] }) {
  const [first, second] = useQueries({ queries: [homeQuery(ids[0]), homeQuery(ids[1])] });
  const [one, other] = [first?.data, second?.data];
  const groups = useMemo(
    () => (one && other ? compareHomes(one.picture as HomePicture, other.picture as HomePicture) : []),
    [one, other],
  );
  if (first?.error || second?.error) {
    return (
      <LoadFailure
        busy={Boolean(first?.isFetching || second?.isFetching)}
        onRetry={() => Promise.all([first?.refetch(), second?.refetch()])}
      >
        These homes could not be loaded.
      </LoadFailure>
    );
  }
  if (!one || !other) return <Loading>Reading your documents together...</Loading>;
  return (
    <div className="flex flex-col gap-8">
      <div className="grid grid-cols-2 gap-4" aria-hidden="true">
        {[one, other].map(({ home }) => (
          <p key={home.id} className="text-lg font-semibold wrap-anywhere">
            {home.name}
          </p>
        ))}
      </div>
      {groups.map((group) => (
        <Group key={group.id} group={group} homes={[one, other]} />
      ))}
    </div>
  );
}

interface CompareHomesProps {
  /** Ids, as the address has them: null where it names none. */
  chosen: readonly [string | null, string | null];
  onChoose: (first: string, second: string) => void;
}

/** Two homes of the user, side by side. */
export function CompareHomes(props: CompareHomesProps) {
  return <OwnHomes>{(homes) => <ChosenHomes homes={homes} {...props} />}</OwnHomes>;
}

function ChosenHomes({ homes, chosen, onChoose }: CompareHomesProps & { homes: readonly ListedHome[] }) {
  const [newest, before] = homes;
  if (!newest || !before) return <p>{words.few}</p>;
  const known = (id: string | null) => homes.some((home) => home.id === id);
  const first = chosen[0] && known(chosen[0]) ? chosen[0] : newest.id;
  const fallback = homes.find(({ id }) => id !== first)?.id ?? before.id;
  const second = chosen[1] && known(chosen[1]) ? chosen[1] : fallback;
  const options = homes.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={words.choose[0]}
          options={options}
          value={first}
          onChange={(id) => onChoose(id, second)}
        />
        <Select
          label={words.choose[1]}
          options={options}
          value={second}
          onChange={(id) => onChoose(first, id)}
        />
      </div>
      {first === second ? (
        <Alert tone="caution">
          <p>{words.same}</p>
        </Alert>
      ) : (
        <SideBySide key={`${first} ${second}`} ids={[first, second]} />
      )}
    </div>
  );
}
