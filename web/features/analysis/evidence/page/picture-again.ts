/** With the waits between them, some two minutes. */
const mostTries = 20;
const shortestWait = 1;
const longestWait = 10;

const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Asks for a picture that did not come for as long as the server says that it may come yet (503 or 429 with Retry-After).
 * Whether it is there now, in the browser's cache.
 */
export async function pictureAgain(address: string, signal: AbortSignal): Promise<boolean> {
  for (let tries = 0; tries < mostTries && !signal.aborted; tries += 1) {
    const answer = await fetch(address, { credentials: 'include', signal }).catch(() => undefined);
    if (answer?.ok)
      return await answer.blob().then(
        () => true,
        () => false,
      );
    const wait = Number(answer?.headers.get('retry-after'));
    const mayCome = (answer?.status === 503 || answer?.status === 429) && wait > 0;
    if (!mayCome) return false;
    await pause(Math.min(longestWait, Math.max(shortestWait, wait)), signal);
  }
  return false;
}
