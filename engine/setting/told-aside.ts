import type { Doc, Sentence } from '../model.ts';
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
 * case that need not come, of another time. `id` is the fact's or the clause's; `path` the headings over the sentence;
 * `next` the sentence after it in its paragraph.
 */
export function toldAside(id: string, plain: string, path = '', next = ''): boolean {
  return settingsOf(id).some(
    ({ reads, unless, under, after }) =>
      reads.test(plain) &&
      !unless?.test(plain) &&
      (under === undefined || under.test(path)) &&
      (after === undefined || after.test(next)),
  );
}

/** The plain form of the sentence after one in its paragraph; empty where it is the last. */
export function nextIn({ sentences, source }: Doc, { index, end }: Sentence): string {
  const next = sentences[index + 1];
  return next && !source.text.slice(end, next.start).includes('\n') ? next.plain : '';
}

/** Whether anything at all bars an answer, so that sentences need be looked at. */
export const mayBeAside = (id: string): boolean => settingsOf(id).length > 0;
