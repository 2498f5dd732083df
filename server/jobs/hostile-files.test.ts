import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { rawPdf } from '#readers/testing/raw-pdf.ts';
import { databases } from '../testing/databases.ts';
import { fixture, openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';

/** Twice packed: 600 MB of a page's content in a few kilobytes. */
function nestedFlate(): Uint8Array<ArrayBuffer> {
  const blanks = deflateSync(Buffer.alloc(600_000_000, ' '));
  return Uint8Array.from(
    rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>',
      { dictionary: '/Filter [/FlateDecode /FlateDecode]', bytes: deflateSync(blanks) },
    ]),
  );
}

describe.each(databases.slice(0, 1))(
  'hostile files beside another account’s on $name',
  { timeout: 240_000 },
  (database) => {
    let t: TestApp;
    const bomb = nestedFlate();
    beforeAll(async () => {
      t = await openTestApp(database, { jobs: true });
    });
    afterAll(() => t.close());

    const visitor = async () => {
      const client = t.visitor();
      await signIn(client, t.ports);
      return client;
    };
    const ends = async (client: TestClient, bytes: Uint8Array<ArrayBuffer>, name: string) => {
      const { id } = (await client.upload({ bytes, name })).json();
      return await vi.waitFor(
        async () => {
          const progress = (await client.get(`/api/documents/${id}/status`)).json();
          expect(progress.stage).toBe('done');
          return progress;
        },
        { timeout: 220_000, interval: 50 },
      );
    };

    test('a page that unpacks to 600 MB ends in a sentence, and nothing of it is in the server’s own memory', async () => {
      const [ann, bob] = await Promise.all([visitor(), visitor()]);
      const before = process.memoryUsage.rss();
      let most = before;
      const looking = setInterval(() => {
        most = Math.max(most, process.memoryUsage.rss());
      }, 20);
      const [hostile, other] = await Promise.all([
        ends(ann, bomb, 'bomb.pdf'),
        ends(bob, await fixture('maple-hollow-minutes.txt'), 'minutes.txt'),
      ]);
      clearInterval(looking);
      expect(hostile.status).toBe('analysis_error');
      expect(hostile.error).toMatch(/^This /);
      expect(other.status).toBe('analysis_complete');
      expect((most - before) / 2 ** 20).toBeLessThan(150);
    });

    test('a text of a megabyte takes as long as its length, not as its square', async () => {
      const ann = await visitor();
      const line = (n: number) =>
        `Section ${n}. No owner may keep more than ${(n % 9) + 1} pets in unit ${n}, and a fine of $${n} applies for each day.\n\n`;
      const text = Array.from({ length: 9_000 }, (_, n) => line(n + 1)).join('');
      const { status } = await ends(ann, Uint8Array.from(Buffer.from(text)), 'rules.txt');
      expect(status).toBe('analysis_complete');
    });
  },
);
