import type { Setting } from './setting.ts';
import { settings } from './settings.ts';

const barring = new Map<string, readonly Setting[]>();

/** The settings that bar an answer; there are few ids, and each is asked for many sentences. */
function settingsOf(id: string): readonly Setting[] {
  const known = barring.get(id);
  if (known) return known;
  const found = settings.filter(({ bars }) => bars.test(id));
  barring.set(id, found);
  return found;
}

/**
 * Whether a sentence with the words of an answer speaks of something narrower than the answer would tell: of others, of a
 * case that need not come, of another time. `id` is the fact's or the clause's; `path` the headings over the sentence.
 */
export function toldAside(id: string, plain: string, path = ''): boolean {
  return settingsOf(id).some(
    ({ reads, unless, under }) =>
      reads.test(plain) && !unless?.test(plain) && (under === undefined || under.test(path)),
  );
}

/** Whether anything at all bars an answer, so that sentences need be looked at. */
export const mayBeAside = (id: string): boolean => settingsOf(id).length > 0;
