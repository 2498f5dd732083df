import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { type NextOpened, type Opened, type Place, readPlace, writePlace } from './place.ts';

/** What an entry of the browser's history remembers besides its address. */
interface PlaceState {
  /** What the window's scroll position is kept under: that of the page, not of each place in it. */
  readonly scroll?: string;
  /** The entry was made by opening a page, so that going back closes it. */
  readonly opening?: boolean;
}

/** The place now: ahead of what is drawn, while presses come faster than that. */
const placeNow = (): Place => readPlace(window.location.search);

const stateOf = ({ state }: Pick<Location, 'state'>): PlaceState => (state as PlaceState | null) ?? {};

interface PlaceControl {
  readonly place: Place;
  selectTab: (tab: string | null) => void;
  show: (next: Opened | NextOpened) => void;
  close: () => void;
}

/**
 * The reader's place, as the address says. Choosing a tab and opening a page are steps that the browser's back button
 * takes back; leafing on from an opened page is not.
 */
export function usePlace(): PlaceControl {
  const location = useLocation();
  const navigate = useNavigate();
  const place = useMemo(() => readPlace(location.search), [location.search]);
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  }, [location]);

  const go = useCallback(
    (change: Partial<Place>, { replace, opening }: { replace: boolean; opening: boolean }) => {
      const { key } = latest.current;
      const state = stateOf(latest.current);
      const next = writePlace(window.location.search, { ...placeNow(), ...change });
      const kept: PlaceState = { ...state, scroll: state.scroll ?? key, opening };
      void navigate({ search: next }, { replace, state: kept, preventScrollReset: true });
    },
    [navigate],
  );
  const selectTab = useCallback(
    (tab: string | null) => go({ tab }, { replace: false, opening: false }),
    [go],
  );
  const show = useCallback(
    (next: Opened | NextOpened) => {
      const { opened: before } = placeNow();
      const opened = typeof next === 'function' ? next(before) : next;
      if (!opened) return;
      go(
        { opened },
        before
          ? { replace: true, opening: stateOf(latest.current).opening ?? false }
          : { replace: false, opening: true },
      );
    },
    [go],
  );
  const close = useCallback(() => {
    if (stateOf(latest.current).opening) void navigate(-1);
    else go({ opened: null }, { replace: true, opening: false });
  }, [go, navigate]);
  return useMemo(() => ({ place, selectTab, show, close }), [place, selectTab, show, close]);
}
