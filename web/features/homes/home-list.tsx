import { useQueryClient } from '@tanstack/react-query';
import { House, Plus } from 'lucide-react';
import { useState } from 'react';
import { compareWords } from '#content/compare-words.ts';
import { createHome, type ListedHome } from '#contract/homes.ts';
import { call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { shortDate } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { HomeForm } from './home-form.tsx';
import { reloadHomes } from './home-queries.ts';
import { OwnHomes } from './own-homes.tsx';

/** The user's homes. `onOpen` hears of one that was just made. */
export function HomeList({ onOpen }: { onOpen: (id: string) => void }) {
  return <OwnHomes>{(homes) => <Homes homes={homes} onOpen={onOpen} />}</OwnHomes>;
}

interface HomesProps {
  homes: readonly ListedHome[];
  onOpen: (id: string) => void;
}

function Homes({ homes, onOpen }: HomesProps) {
  if (homes.length === 0) {
    return (
      <EmptyState icon={<House />} title="No Homes Yet" actions={<AddHome onOpen={onOpen} />}>
        <p>Add the home that you want to buy. All of its documents are read together.</p>
      </EmptyState>
    );
  }
  return (
    <>
      {homes.length > 1 && (
        <p>
          <TextLink to="/homes/compare">{compareWords.homes.title}</TextLink>
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {homes.map(({ id, name, documents, closing_on: closing, created_at: created }) => (
          <li key={id} className="rounded-box border border-line bg-surface p-4 sm:p-5">
            <TextLink to={`/homes/${encodeURIComponent(id)}`} className="text-lg font-semibold wrap-anywhere">
              {name}
            </TextLink>
            <p className="tabular text-sm text-muted">
              {documents === 1 ? '1 document' : `${documents} documents`}
              {' · '}
              {closing ? `closing on ${shortDate(`${closing}T12:00`)}` : `added ${shortDate(created)}`}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Makes a home, and opens it. */
export function AddHome({ onOpen }: { onOpen: (id: string) => void }) {
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="screen-only" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" className="size-5" />
        Add a Home
      </Button>
      <Dialog title="Add a home" isOpen={open} onClose={() => setOpen(false)}>
        <HomeForm
          home={null}
          submit="Add Home"
          onCancel={() => setOpen(false)}
          onSave={async (body) => {
            const { id } = await call(createHome, { body });
            void reloadHomes(client);
            onOpen(id);
          }}
        />
      </Dialog>
    </>
  );
}
