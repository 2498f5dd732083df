import { parentPort } from 'node:worker_threads';
import { analyze } from '#engine/index.ts';
import { faultsOf } from '#readers/faults-of-pages.ts';
import { renderPage } from '#readers/pdf/render-page.ts';
import { unlockPdf } from '#readers/pdf/unlock-pdf.ts';
import { readDocument } from '#readers/read-document.ts';
import { sniff } from '#readers/sniff.ts';

/** What became of a file: 'read' or the reason why not, and what is wrong with that. */
export type Verdict = { outcome: string; faults: string[] };

/** What a thread says of a file: its verdict, or, before the last of the work, what that will be unless the work finds a fault. */
export type Said = Verdict & { drawsNext?: true };

/** Everything that the server does with a file's bytes, but for recognizing pictures. */
async function tryOut(bytes: Uint8Array): Promise<Verdict> {
  const isPdf = sniff(bytes) === 'pdf';
  const { outcome, faults } = await readAndAnalyze(bytes);
  if (isPdf) {
    await unlockPdf(bytes, 'maple');
    parentPort?.postMessage({ outcome, faults, drawsNext: true } satisfies Said);
    await renderPage(bytes, 1, 300).catch((error: unknown) => {
      if (!(error instanceof RangeError)) faults.push(`a picture: ${String(error)}`);
    });
  }
  return { outcome, faults };
}

async function readAndAnalyze(bytes: Uint8Array): Promise<Verdict> {
  const faults: string[] = [];
  const outcome = await readDocument(bytes, { ocr: false });
  if (!outcome.ok) {
    if (!/^This .{20,}\.$/.test(outcome.message)) faults.push(`no clear sentence: ${outcome.message}`);
    return { outcome: outcome.reason, faults };
  }
  faults.push(...faultsOf(outcome.pages));
  const { facts, risks, key_points } = analyze(outcome.pages);
  const texts = new Map(outcome.pages.map(({ number, text }) => [number, text]));
  for (const { page, start, end, quote } of [...facts, ...risks, ...key_points].flatMap((told) => [
    ...told.citations,
    ...('see_also' in told ? (told.see_also ?? []) : []),
  ])) {
    if (texts.get(page)?.slice(start, end) !== quote) faults.push(`a quote that is not on page ${page}`);
  }
  return { outcome: 'read', faults };
}

parentPort?.on('message', (bytes: Uint8Array) => {
  tryOut(bytes).then(
    (verdict) => parentPort?.postMessage(verdict),
    (error: unknown) => {
      const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ outcome: 'thrown', faults: [why] } satisfies Verdict);
    },
  );
});
