import { afterEach, expect, test, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft } from './registration-draft.ts';

const ada = { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com' };

function storageOf(entries: Map<string, string>) {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
}
afterEach(() => vi.unstubAllGlobals());

test('a draft is kept until it is dropped, and never with a password', () => {
  const entries = new Map<string, string>();
  storageOf(entries);
  expect(readDraft()).toBeNull();
  keepDraft({ ...ada, password: 'secret1' } as typeof ada);
  expect(readDraft()).toEqual(ada);
  expect([...entries.values()].join()).not.toContain('secret1');
  dropDraft();
  expect(readDraft()).toBeNull();
});

test('a browser that refuses storage has no draft', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  keepDraft(ada);
  dropDraft();
  expect(readDraft()).toBeNull();
});
