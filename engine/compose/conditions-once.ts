import { fold, isNamedIn } from '../language/plain.ts';
import { goesBeyond } from '../particulars/beyond-schedule.ts';
import { namesOf } from './say-conditions.ts';

/** An addition that is short enough to stand behind each answer that hangs on it. */
const shortAddition = 100;

/** The points with each long addition told once, at the first of them that it names: a sentence may answer several questions. */
export function conditionsOnce<T extends { readonly point: { readonly id: string; readonly text: string } }>(
  points: readonly T[],
): T[] {
  const additionOf = (text: string) => / The text (?:adds|goes on): “.*?”\./.exec(text)?.[0] ?? '';
  const holders = new Map<string, T>();
  for (const placed of points) {
    const added = additionOf(placed.point.text);
    const isNamed = (one: T) => isNamedIn(fold(added), namesOf(one.point.id));
    const holder = holders.get(added);
    if (!holder || (isNamed(placed) && !isNamed(holder))) holders.set(added, placed);
  }
  return points.map((placed) => {
    const added = additionOf(placed.point.text);
    const isList = placed.point.id.startsWith('fine.schedule');
    if (!added || holders.get(added) === placed || (added.length <= shortAddition && !isList)) return placed;
    const again = isList && goesBeyond(added) ? ' The board may go beyond it: see there.' : '';
    return { ...placed, point: { ...placed.point, text: placed.point.text.replace(added, again) } };
  });
}
