import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exportData } from '#contract/users.ts';
import { forget } from '../session/storage.ts';
import { refreshAttemptKey } from '../session/storage-keys.ts';
import { download, fileNameOf } from './download.ts';

beforeEach(() => forget(refreshAttemptKey));
afterEach(() => vi.unstubAllGlobals());

const zip = () =>
  new Response('zip', { headers: { 'content-disposition': 'attachment; filename="mine.zip"' } });

test('a file comes with the name that the server gives it', async () => {
  vi.stubGlobal('fetch', async () => zip());
  const { content, fileName } = await download(exportData, 'export.zip');
  expect([await content.text(), fileName]).toEqual(['zip', 'mine.zip']);
});

test('a session past its window is renewed on the way', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url === '/api/auth/refresh') return new Response('{}');
    return asked.length === 1 ? new Response('{"code":"session_expired"}', { status: 401 }) : zip();
  });
  expect((await download(exportData, 'export.zip')).fileName).toBe('mine.zip');
  expect(asked).toEqual([exportData.path, '/api/auth/refresh', exportData.path]);
});

test('a refusal is a failure with its sentence, and so is no answer', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"detail":"Too many."}', { status: 429 }));
  await expect(download(exportData, 'x')).rejects.toMatchObject({ status: 429, detail: 'Too many.' });
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(download(exportData, 'x')).rejects.toMatchObject({ status: 0, noResponse: true });
});

test.each([
  ['attachment; filename="a b.zip"', 'a b.zip'],
  ['attachment; filename=a.zip', 'a.zip'],
  [`attachment; filename="Owner_s.pdf"; filename*=UTF-8''Owner%E2%80%99s.pdf`, 'Owner’s.pdf'],
  [`attachment; filename="a.pdf"; filename*=UTF-8''%E2%80`, 'a.pdf'],
  ['attachment', 'fallback.zip'],
  [null, 'fallback.zip'],
])('%s names %s', (disposition, name) => {
  expect(fileNameOf(disposition, 'fallback.zip')).toBe(name);
});
