import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

it('a person answers the prompts by hand', { timeout: 300_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-model-'));
  try {
    const [corpus, keys, asked] = ['corpus', 'keys', 'asked'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    await mkdir(join(corpus, 'minutes'), { recursive: true });
    await mkdir(keys);
    await copyFile('fixtures/maple-hollow-minutes.txt', join(corpus, 'minutes/one.txt'));
    const key = { file: 'minutes/one.txt', kind: 'minutes', facts: {}, absent: ['association.state'] };
    await writeFile(join(keys, 'one.txt.json'), JSON.stringify(key));
    const options = ['--corpus', corpus, '--keys', keys, '--ask', asked];
    const first = await run(options, { MODEL_NAME: '' });
    expect(first.stdout).toContain(' 0 answers, ');
    const prompts = (await readdir(asked)).filter((name) => name.endsWith('.ask.txt'));
    expect(prompts.length).toBeGreaterThan(0);
    const answers = [{ a_question: 'association.state', b_line: 1, c_words: 'Ohio', d_value: 'Ohio' }];
    const said = { text: JSON.stringify({ answers }), finish: 'stop', usage: null };
    for (const name of prompts)
      await writeFile(join(asked, name.replace('.ask.txt', '.json')), JSON.stringify(said));
    const again = await run(options, { MODEL_NAME: '' });
    expect(again.stdout).toContain(` ${prompts.length} answers, ${prompts.length} dropped`);
  } finally {
    await rm(folder, { recursive: true });
  }
});
