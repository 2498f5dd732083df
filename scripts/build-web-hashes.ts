import { createHash } from 'node:crypto';

/** The content-policy source of every inline script of a page that runs: 'sha256-...', quotes included. Data does not. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script\b(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/gi);
  return [...scripts]
    .filter(
      ({ groups }) => !/\ssrc\s*=|\stype\s*=\s*["']?application\/ld\+json/i.test(groups?.attributes ?? ''),
    )
    .map(
      ({ groups }) =>
        `'sha256-${createHash('sha256')
          .update(groups?.code ?? '')
          .digest('base64')}'`,
    );
}
