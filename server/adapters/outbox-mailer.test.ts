import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOutbox } from './outbox-mailer.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const mail = (id: string, text = 'Hello') => ({
  id,
  to: 'ann@example.com',
  subject: 'Hi',
  text,
  html: `<p>${text}</p>`,
  links: ['http://localhost/x'],
  date: '2026-03-01T10:00:00.000Z',
});

test('shows the latest first, and one mail for one id', async () => {
  const outbox = await openOutbox(folder);
  expect(await outbox.latest(10)).toEqual([]);
  for (const id of ['0a1', '0a2', '0a3']) await outbox.send(mail(id));
  await outbox.send(mail('0a2', 'Hello again'));
  expect(await outbox.latest(2)).toEqual([mail('0a3'), mail('0a2', 'Hello again')]);
  expect(await outbox.latest(9)).toHaveLength(3);
});
