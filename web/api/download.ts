import type { Endpoint } from '#contract/endpoint.ts';
import { withRefresh } from './client.ts';
import { ApiFailure } from './failure.ts';

export interface Download {
  readonly content: Blob;
  readonly fileName: string;
}

type Answer = { status: number; response?: Response; cause?: unknown };

/** The name that the server gives a file, in all its letters where it tells them; `fallback` where it gives none. */
export function fileNameOf(disposition: string | null, fallback: string): string {
  const whole = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1];
  try {
    return whole === undefined ? (plain ?? fallback) : decodeURIComponent(whole);
  } catch {
    return plain ?? fallback;
  }
}

/**
 * Fetches a file of the API. A plain link cannot: it would not renew the session. Takes as long as it needs.
 *
 * @throws {ApiFailure} on any answer but a success.
 */
export async function download({ path }: Pick<Endpoint, 'path'>, fallbackName: string): Promise<Download> {
  const once = (): Promise<Answer> =>
    fetch(path, { credentials: 'include' }).then(
      (response) => ({ status: response.status, response }),
      (cause: unknown) => ({ status: 0, cause }),
    );
  const { status, response, cause } = await withRefresh(path, once);
  if (!response?.ok) {
    const retryAfter = response?.headers.get('retry-after');
    throw new ApiFailure(status, await response?.json().catch(() => null), { cause, retryAfter });
  }
  try {
    const content = await response.blob();
    return { content, fileName: fileNameOf(response.headers.get('content-disposition'), fallbackName) };
  } catch (broken) {
    throw new ApiFailure(0, null, { cause: broken });
  }
}

/** Has the browser save a file. */
export function save({ content, fileName }: Download): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
