import type { DocumentProgress } from '#contract/documents.ts';

/**
 * The progress as server-sent events: at each change, and the latest one again every 10 s. That is less than a client
 * waits before it asks for itself, since it takes a longer silence for a lost line.
 */
export async function* writeEvents(
  changes: AsyncGenerator<DocumentProgress>,
  signal: AbortSignal,
  repeatEvery = 10_000,
): AsyncGenerator<string> {
  let next = changes.next();
  let latest = '';
  while (!signal.aborted) {
    const beat = AbortSignal.timeout(repeatEvery);
    const silence = new Promise<undefined>((resolve) =>
      beat.addEventListener('abort', () => resolve(undefined)),
    );
    const result = await Promise.race([next, silence]);
    if (result?.done) return;
    if (result !== undefined) {
      latest = `event: progress\ndata: ${JSON.stringify(result.value)}\n\n`;
      next = changes.next();
    }
    yield latest;
  }
}
