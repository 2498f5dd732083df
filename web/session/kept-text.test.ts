import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropAllText, dropText, keepText, keptText } from './kept-text.ts';
import { typedKey } from './storage-keys.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

test('each form of a user is kept by itself, and nothing is left once all are dropped', () => {
  keepText('ada', 'profile', { bio: 'Buys a condo.' });
  keepText('ada', 'rename', { id: 'd1', name: 'Rules' });
  expect(keptText('ada', 'profile')).toEqual({ bio: 'Buys a condo.' });
  dropText('ada', 'profile');
  expect(keptText('ada', 'profile')).toBeNull();
  expect(keptText('ada', 'rename')).toEqual({ id: 'd1', name: 'Rules' });
  dropText('ada', 'rename');
  expect(stored.size).toBe(0);
});

test('nobody else gets it, and it goes with the next one’s', () => {
  keepText('ada', 'profile', { bio: 'Buys a condo.' });
  expect(keptText('ben', 'profile')).toBeNull();
  keepText('ben', 'profile', { bio: 'Sells one.' });
  expect(stored.get(typedKey)).not.toContain('Buys');
  dropAllText();
  expect(stored.size).toBe(0);
});

test.each([
  '{',
  'null',
  '7',
  '{}',
  '{"user":"ada","forms":{"profile":{"bio":7}}}',
  '{"user":"ada","forms":null}',
])('what is none is nothing: %s', (text) => {
  stored.set(typedKey, text);
  expect(keptText('ada', 'profile')).toBeNull();
});

test('a browser that refuses storage keeps nothing, and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepText('ada', 'profile', { bio: 'x' });
  expect(keptText('ada', 'profile')).toBeNull();
});
