import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderTaken, lockDataFolder } from './data-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Another process that holds the folder until it is killed. */
async function otherProcess() {
  const module = new URL('./data-lock.ts', import.meta.url).href;
  const code = `const { lockDataFolder } = await import(${JSON.stringify(module)});
    globalThis.lock = lockDataFolder(${JSON.stringify(folder)});
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
  await once(child.stdout, 'data');
  return child;
}

test('a second process is told in a sentence, and gets in once the first was killed', async () => {
  const child = await otherProcess();
  expect(() => lockDataFolder(folder)).toThrow(DataFolderTaken);
  expect(() => lockDataFolder(folder)).toThrow(/in use by another PlainDeed process/);
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockDataFolder(folder).release();
});

test('a lock is free after its release', () => {
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderTaken);
  lock.release();
  lockDataFolder(folder).release();
});
