import { appendFileSync } from 'node:fs';
import { vi } from 'vitest';

/** Beside the tests of the engine: writes each text that they read to the file that TEXTS_TO names. */
vi.mock(import('#engine/document.ts'), async (original) => {
  const { readDoc } = await original();
  return {
    readDoc(pages, documentType) {
      const line = JSON.stringify([pages, documentType ?? null]);
      if (line.length < 60_000) appendFileSync(String(process.env.TEXTS_TO), `${line}\n`);
      return readDoc(pages, documentType);
    },
  };
});
