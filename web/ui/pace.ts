/** How fast counted work goes on: `done` of it at the moment `at`, in milliseconds. */
export interface Pace {
  readonly from: { readonly done: number; readonly at: number };
  readonly to: { readonly done: number; readonly at: number };
}

/** Before that much time nothing is said: the first moments tell little of the rest. */
const atLeast = 4_000;

/**
 * The pace with one more count. Where work went on faster than `burst` a second (of no limit unless told), the pace is
 * taken anew from there: that part says nothing of the slow rest.
 */
export function keepPace(
  pace: Pace | null,
  done: number,
  at: number,
  burst = Number.POSITIVE_INFINITY,
): Pace {
  const now = { done, at };
  if (pace === null || done < pace.to.done) return { from: now, to: now };
  if (done === pace.to.done) return pace;
  const rate = (1000 * (done - pace.to.done)) / Math.max(1, at - pace.to.at);
  return rate > burst ? { from: now, to: now } : { from: pace.from, to: now };
}

/** Seconds until `total` is done; null while there is too little to tell by. */
export function secondsLeft({ from, to }: Pace, total: number): number | null {
  const time = to.at - from.at;
  const work = to.done - from.done;
  if (time < atLeast || work <= 0) return null;
  return Math.max(0, ((total - to.done) * time) / work / 1000);
}

/** 'About 40 seconds left', as roughly as it is known. */
export function timeLeft(seconds: number): string {
  if (seconds < 8) return 'A few seconds left';
  if (seconds < 85) return `About ${Math.ceil(seconds / 10) * 10} seconds left`;
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? 'About 1 minute left' : `About ${minutes} minutes left`;
}
