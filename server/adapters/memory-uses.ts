import { hasEnded } from '../set-clock.ts';
import type { Count, Uses } from './uses.ts';

/** In this process: right where it is the only one, as with SQLite, and writes nothing to any disk. */
export function openMemoryUses(): Uses {
  const counts = new Map<string, Count>();
  return {
    async count({ key, window, now }) {
      const known = counts.get(key);
      const next =
        known === undefined || hasEnded(known.endsAt, window, now)
          ? { count: 1, endsAt: now + window }
          : { ...known, count: known.count + 1 };
      counts.set(key, next);
      return next;
    },
    async forgive(key) {
      const known = counts.get(key);
      if (known !== undefined && known.count > 0) counts.set(key, { ...known, count: known.count - 1 });
    },
    async sweep(now) {
      for (const [key, { endsAt }] of counts) if (endsAt <= now) counts.delete(key);
    },
  };
}
