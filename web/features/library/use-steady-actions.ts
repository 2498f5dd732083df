import { useMemo, useRef } from 'react';
import type { RowActions } from './document-row.tsx';

/** The actions as one object for good, doing what the latest ones do: rows that nothing changed are not drawn again. */
export function useSteadyActions(actions: RowActions): RowActions {
  const latest = useRef(actions);
  latest.current = actions;
  return useMemo(
    () => ({
      retry: (id) => latest.current.retry(id),
      enterPassword: (document) => latest.current.enterPassword(document),
      openMenu: (document) => latest.current.openMenu(document),
      rename: (id, name) => latest.current.rename(id, name),
      endRename: (id) => latest.current.endRename(id),
    }),
    [],
  );
}
