import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { HEADER_BYTES, openBytes, openRange, SealBroken, sealBytes } from './seal-bytes.ts';

const key = randomBytes(32);
const label = 'a-document original';
const CHUNK = 65_536;
const bytesOf = (length: number) => Buffer.from(Uint8Array.from({ length }, (_, at) => (at * 7) % 251));
const broken = (sealed: Uint8Array, under = label) => {
  expect(() => openBytes(key, under, sealed)).toThrow(SealBroken);
};

describe('sealed bytes', () => {
  test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK + 5])('%i bytes come back', (length) => {
    const plain = bytesOf(length);
    const sealed = sealBytes(key, label, plain);
    expect(openBytes(key, label, sealed).equals(plain)).toBe(true);
  });

  test('tell nothing, not even that they are the same', () => {
    const plain = Buffer.alloc(1000, 'Pets need a leash. ');
    const sealed = sealBytes(key, label, plain);
    expect(sealed.includes('leash')).toBe(false);
    expect(sealed.equals(sealBytes(key, label, plain))).toBe(false);
  });

  test('any part is read by itself', async () => {
    const plain = bytesOf(3 * CHUNK + 5);
    const sealed = sealBytes(key, label, plain);
    const asked: number[] = [];
    const read = async ({ start, end }: { start: number; end: number }) => {
      asked.push(end - start);
      return sealed.subarray(start, end);
    };
    for (const [start, end] of [
      [0, 10],
      [CHUNK - 3, CHUNK + 3],
      [2 * CHUNK, 3 * CHUNK],
      [3 * CHUNK + 1, 3 * CHUNK + 99],
      [5 * CHUNK, 6 * CHUNK],
    ] as const) {
      const part = await openRange(key, label, { start, end }, read);
      expect(part?.equals(plain.subarray(start, end))).toBe(true);
    }
    expect(Math.max(...asked)).toBeLessThanOrEqual(2 * (CHUNK + 16));
  });

  test('a bit changed anywhere, an end cut off or added, and chunks swapped are found out', () => {
    const sealed = sealBytes(key, label, bytesOf(2 * CHUNK + 5));
    const places = [
      ...Array(HEADER_BYTES).keys(),
      HEADER_BYTES,
      HEADER_BYTES + CHUNK + 20,
      sealed.length - 1,
    ];
    for (const place of places) {
      const changed = Buffer.from(sealed);
      changed[place] = (changed[place] ?? 0) ^ 1;
      broken(changed);
    }
    broken(sealed.subarray(0, -1));
    broken(sealed.subarray(0, HEADER_BYTES + CHUNK + 16));
    broken(sealed.subarray(0, 3));
    broken(Buffer.concat([sealed, Buffer.alloc(1)]));
    const [first, second] = [HEADER_BYTES, HEADER_BYTES + CHUNK + 16];
    const swapped = Buffer.concat([
      sealed.subarray(0, first),
      sealed.subarray(second, second + CHUNK + 16),
      sealed.subarray(first, second),
      sealed.subarray(second + CHUNK + 16),
    ]);
    broken(swapped);
  });

  test("another document's, another part's or another key's bytes do not open", () => {
    const sealed = sealBytes(key, label, bytesOf(100));
    broken(sealed, 'b-document original');
    broken(sealed, 'a-document pages');
    expect(() => openBytes(randomBytes(32), label, sealed)).toThrow(SealBroken);
  });

  test('a length that lies about what follows is found out before anything is opened', async () => {
    const sealed = sealBytes(key, label, bytesOf(100));
    sealed.writeBigUInt64BE(1_000_000_000_000n, 8);
    broken(sealed);
    const read = async ({ start, end }: { start: number; end: number }) => sealed.subarray(start, end);
    await expect(openRange(key, label, { start: 0, end: 10 }, read)).rejects.toThrow(SealBroken);
  });
});
