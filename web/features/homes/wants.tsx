import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { wantWords as words } from '#content/want-words.ts';
import { changeHome, type Home } from '#contract/homes.ts';
import { type Want, wants } from '#contract/wants.ts';
import { call } from '../../api/client.ts';
import { refusalOf } from '../../api/failure.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { reloadHomes } from './home-queries.ts';

/** What the buyer wants to do in a home, to tick. Each tick is stored at once. */
export function Wants({ home }: { home: Home }) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<readonly Want[]>(home.wants);
  const store = useMutation({
    mutationFn: (next: Want[]) => call(changeHome, { params: { id: home.id }, body: { wants: next } }),
    scope: { id: `wants ${home.id}` },
    onSuccess: () => reloadHomes(client),
    onError: () => setChosen(home.wants),
  });
  const tick = (want: Want, isWanted: boolean) => {
    const next = wants.filter((one) => (one === want ? isWanted : chosen.includes(one)));
    setChosen(next);
    store.mutate(next);
  };
  return (
    <fieldset className="screen-only flex flex-col gap-2">
      <legend className="font-semibold">{words.title}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {wants.map((want) => (
          <Checkbox
            key={want}
            label={words.labels[want]}
            checked={chosen.includes(want)}
            onChange={({ target }) => tick(want, target.checked)}
          />
        ))}
      </div>
      {store.error && (
        <p role="alert" className="text-sm text-danger">
          {refusalOf(store.error, 'This could not be saved. Please try again.')}
        </p>
      )}
    </fieldset>
  );
}
