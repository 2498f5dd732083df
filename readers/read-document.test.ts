import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './faults-of-pages.ts';
import { readDocument } from './read-document.ts';

const FIXTURES = new URL('../fixtures/', import.meta.url);
const fixture = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(name, FIXTURES)));
const names = readdirSync(FIXTURES).filter((name) => /\.(?:pdf|docx?|txt|xlsx?|html|eml)$/.test(name));

/** Recognition takes its time and has tests of its own: see ocr/recognize-pages.test.ts. */
const RECOGNIZED = new Set(['scan-only.pdf', 'scan-turned.pdf', 'scan-nonsense.pdf', 'scan-mixed.pdf']);

describe('readDocument over the fixtures', () => {
  it('tells of each page of a PDF once it is read', async () => {
    const heard: [number, number][] = [];
    await readDocument(fixture('maple-hollow-ccrs.pdf'), {
      onPage: (read, pages) => heard.push([read, pages]),
    });
    expect(heard.map(([read]) => read)).toEqual(heard.map((_, i) => i + 1));
    expect(heard.at(-1)).toEqual([heard.length, heard.length]);
  });

  it.each([
    ['maple-hollow-ccrs.pdf', 'pdf'],
    ['maple-hollow-budget.pdf', 'pdf'],
    ['maple-hollow-rules.docx', 'docx'],
    ['maple-hollow-rules.doc', 'doc'],
    ['maple-hollow-minutes.txt', 'txt'],
    ['owner-locked.pdf', 'pdf'],
    ['scan-with-text.pdf', 'pdf'],
    ['scan-only.pdf', 'pdf'],
    ['utf16.txt', 'txt'],
    ['windows-1252.txt', 'txt'],
    ['workbook.xlsx', 'xlsx'],
    ['html-named.doc', 'html'],
    ['maple-hollow-budget.xls', 'xls'],
    ['maple-hollow-parking.html', 'html'],
    ['maple-hollow-dues.eml', 'eml'],
  ])('%s is read as %s', { timeout: 60_000 }, async (name, format) => {
    expect(await readDocument(fixture(name))).toMatchObject({ ok: true, format });
  });

  it.each([
    ['encrypted.pdf', 'encrypted', 'password'],
    ['damaged.pdf', 'damaged', 'fresh copy'],
    ['empty.pdf', 'empty', 'no content'],
    ['empty.txt', 'empty', 'no content'],
    ['scan-dust.pdf', 'no_text', 'scan it again'],
    ['rtf-named.doc', 'unsupported', 'rich text'],
  ])('%s is refused as %s with one sentence', { timeout: 60_000 }, async (name, reason, says) => {
    const outcome = await readDocument(fixture(name));
    expect(outcome).toMatchObject({ ok: false, reason, message: expect.stringContaining(says) });
    expect(outcome).toMatchObject({ message: expect.stringMatching(/^[A-Z][^.]*(?:\.docx[^.]*)?\.$/) });
  });

  it('opens a locked file with its password, and says that it is locked with another', async () => {
    const open = await readDocument(fixture('encrypted.pdf'), { password: 'maple' });
    expect(open).toEqual(await readDocument(fixture('two-columns.pdf')));
    const locked = await readDocument(fixture('encrypted.pdf'), { password: 'oak' });
    expect(locked).toMatchObject({ ok: false, reason: 'encrypted' });
  });

  it('leaves pictures alone where it is told to', async () => {
    const outcome = await readDocument(fixture('scan-only.pdf'), { ocr: false });
    expect(outcome).toMatchObject({ ok: false, reason: 'no_text' });
  });

  it.each(names.filter((name) => !RECOGNIZED.has(name)))(
    '%s gives sound pages, the same each time',
    async (name) => {
      const first = await readDocument(fixture(name));
      expect(faultsOf(first.ok ? first.pages : [])).toEqual([]);
      expect(await readDocument(fixture(name))).toEqual(first);
    },
  );
});

describe('readDocument over anything', () => {
  const settles = async (bytes: Uint8Array): Promise<void> => {
    // Damage takes the text of many pages: what is left of them need not be recognized each time.
    const outcome = await readDocument(bytes, { ocr: false });
    if (outcome.ok) expect(faultsOf(outcome.pages)).toEqual([]);
    else expect(outcome.message).not.toBe('');
  };

  it('takes any bytes', async () => {
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), settles), { numRuns: 300 });
  });

  it('takes any text', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 4000 }).map((value) => Buffer.from(value));
    await fc.assert(fc.asyncProperty(text, settles), { numRuns: 300 });
  });

  it.each(names.filter((name) => !name.startsWith('scan')))(
    'takes %s with bytes changed or cut off',
    async (name) => {
      const sound = fixture(name);
      const damage = fc.record({
        places: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), {
          minLength: 1,
          maxLength: 30,
        }),
        kept: fc.double({ min: 0.02, max: 1, noNaN: true }),
      });
      await fc.assert(
        fc.asyncProperty(damage, async ({ places, kept }) => {
          const bytes = sound.slice(0, Math.ceil(sound.length * kept));
          for (const [place, value] of places) if (bytes.length > 0) bytes[place % bytes.length] = value;
          await settles(bytes);
        }),
        { numRuns: 25 },
      );
    },
  );
});
