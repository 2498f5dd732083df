/** Lends each of some things to one piece of work at a time; further work waits for its turn. */
export function createSlots<T>(things: T[]): <R>(work: (thing: T) => Promise<R>) => Promise<R> {
  const free = [...things];
  const waiting: ((thing: T) => void)[] = [];
  return async (work) => {
    const thing = free.pop() ?? (await new Promise<T>((resolve) => waiting.push(resolve)));
    try {
      return await work(thing);
    } finally {
      const next = waiting.shift();
      if (next === undefined) free.push(thing);
      else next(thing);
    }
  };
}
