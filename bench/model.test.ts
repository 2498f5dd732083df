import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { ModelStandIn } from '#server/testing/model-stand-in.ts';

const run = (args: string[], env: Record<string, string>) =>
  promisify(execFile)(process.execPath, ['bench/model.ts', ...args], { env: { ...process.env, ...env } });

it('a recorded reading is scored again without a network', { timeout: 300_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-model-'));
  const standIn = new ModelStandIn('k-3');
  const env = { MODEL_NAME: 'reader', MODEL_URL: `${await standIn.open()}/v1`, MODEL_KEY: 'k-3' };
  try {
    const [corpus, keys, kept] = ['corpus', 'keys', 'kept'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    await mkdir(join(corpus, 'minutes'), { recursive: true });
    await mkdir(keys);
    await copyFile('fixtures/maple-hollow-minutes.txt', join(corpus, 'minutes/one.txt'));
    const key = { file: 'minutes/one.txt', kind: 'minutes', facts: {}, absent: ['association.state'] };
    await writeFile(join(keys, 'one.txt.json'), JSON.stringify(key));
    const first = await run(['--corpus', corpus, '--keys', keys, '--record', kept], env);
    expect(first.stdout).toMatch(
      /^rules alone .*\nmodel alone .*\nboth .*\nreader: 1 documents, (\d+) of \1 parts read/,
    );
    await standIn.close();
    const again = await run(['--corpus', corpus, '--keys', keys, '--replay', kept], { MODEL_NAME: '' });
    expect(again.stdout).toBe(first.stdout);
    expect(await readFile(join(kept, 'reader.json'), 'utf8')).not.toContain('k-3');
  } finally {
    await rm(folder, { recursive: true });
  }
});
