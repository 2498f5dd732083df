import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { engineAnalysisSchema } from '#contract/analysis.ts';
import { analyze } from '#engine/index.ts';
import { readDocument } from '#readers/read-document.ts';
import { ModelStandIn } from '#server/testing/model-stand-in.ts';

const file = 'fixtures/maple-hollow-minutes.txt';
/** Tells of each module of the second reader that is loaded; the settings' own check of MODEL_ is none. */
const watch = `import { registerHooks } from 'node:module';
registerHooks({ resolve(specifier, context, next) {
  const found = next(specifier, context);
  if (/engine.second.|server.model.(?!model-settings)|with-model/.test(found.url)) console.error('loaded ' + found.url);
  return found;
} });`;
const hook = ['--import', `data:text/javascript,${encodeURIComponent(watch)}`];
const run = (args: string[], env: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env }, maxBuffer: 2 ** 26 });

async function byRules() {
  const outcome = await readDocument(readFileSync(file), { ocr: false });
  if (!outcome.ok) throw new Error(outcome.reason);
  return { document_name: 'maple-hollow-minutes.txt', ...analyze(outcome.pages) };
}

// Each starts programs, which take as long as the machine lets them.
vi.setConfig({ testTimeout: 300_000 });

describe('without a model', () => {
  it('the command line gives the same bytes, loads nothing of the second reader and says nothing of it', async () => {
    const { stdout, stderr } = await run([...hook, 'scripts/analyze.ts', file, '--json'], {
      MODEL_NAME: 'set-but-not-asked-for',
      MODEL_URL: 'http://127.0.0.1:9/v1',
    });
    expect(stdout).toBe(`${JSON.stringify(await byRules())}\n`);
    expect(stderr).toBe('');
  });

  it('neither does the server, its jobs or its commands', async () => {
    const modules = ['app.ts', 'jobs/start-jobs.ts', 'jobs/analyze-file.ts', 'admin/run-admin.ts'];
    const load = modules.map((name) => `await import('./server/${name}');`).join('\n');
    const { stderr } = await run([...hook, '--input-type=module', '-e', `${load}\nprocess.exit(0);`]);
    expect(stderr).toBe('');
  });
});

describe('with --model', () => {
  const standIn = new ModelStandIn('k-2');
  let base = '';
  beforeAll(async () => {
    base = await standIn.open();
  });
  afterAll(() => standIn.close());

  it('the model reads beside the rules; nothing of the key is said', async () => {
    const env = { MODEL_NAME: 'reader', MODEL_URL: `${base}/v1`, MODEL_KEY: 'k-2' };
    const { stdout, stderr } = await run(['scripts/analyze.ts', file, '--model', '--json'], env);
    const { second_reader: reader, ...rest } = JSON.parse(stdout);
    const { document_name: _, ...analysis } = JSON.parse(stdout);
    expect(engineAnalysisSchema.parse(analysis)).toEqual(analysis);
    expect(reader).toMatchObject({ model: 'reader', parts_read: reader.parts, answers: 0 });
    expect(reader.parts).toBeGreaterThan(0);
    expect(stderr).toContain(`The model has read ${reader.parts} of ${reader.parts} parts.`);
    expect(stdout + stderr).not.toContain('k-2');
    expect(rest).toEqual(await byRules());
    const text = await run(['scripts/analyze.ts', file, '--model'], env);
    expect(text.stdout).toMatch(/LANGUAGE MODEL\nreader has read \d+ of \d+ parts: 0 answers/);
  });

  it('says what is wrong with the settings and stops', async () => {
    const refused = run(['scripts/analyze.ts', file, '--model'], { MODEL_NAME: '', MODEL_URL: '' });
    await expect(refused).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('MODEL_NAME: must be set.'),
    });
  });
});
