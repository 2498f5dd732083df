import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { type ModelSettings, modelKinds } from '../model/model-settings.ts';
import { databases } from '../testing/databases.ts';
import { ModelStandIn } from '../testing/model-stand-in.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { probeModel } from './model-reading.ts';

const key = 'sk-very-secret-0123456789';
const standIn = new ModelStandIn(key);
let base = '';
let t: TestApp;
beforeAll(async () => {
  base = await standIn.open();
});
afterAll(() => standIn.close());
afterEach(async () => {
  standIn.reset();
  await t.close();
});

const settingsOf = (kind: ModelSettings['kind'], more: Partial<ModelSettings> = {}): ModelSettings => ({
  kind,
  name: kind === 'openai' ? 'thinker' : 'reader-7b',
  url: kind === 'anthropic' ? base : `${base}/v1`,
  key,
  context: 4096,
  tokensPerDocument: 200_000,
  tokensPerDay: undefined,
  asks: { points: false, rules: false, absence: false },
  goesTo: null,
  ...more,
});

describe.each(databases)('at its start on $name', { timeout: 120_000 }, (database) => {
  async function logged(settings: ModelSettings): Promise<{ level: number; msg: string }> {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    await probeModel({ db: t.ports.db, now: t.ports.now, log }, settings);
    expect(lines).toHaveLength(1);
    expect(lines.join('')).not.toContain(key);
    return JSON.parse(lines.join(''));
  }

  test.each(modelKinds)(
    '%s: one line tells whether the model can be used, and else why not',
    async (kind) => {
      t = await openTestApp(database);
      expect(await logged(settingsOf(kind))).toMatchObject({
        level: 30,
        msg: expect.stringMatching(/answers as it should: one window in [\d.]+ s, \d+ tokens in, \d+ out\.$/),
      });
      for (const [mode, why] of [
        ['401', 'does not accept MODEL_KEY'],
        ['404', 'look at MODEL_NAME and MODEL_URL'],
        ['low token counts', 'give the model a larger context'],
        ['schema ignored', 'does not answer in the form asked for'],
      ] as const) {
        standIn.reset();
        standIn.mode = mode;
        const { level, msg } = await logged(settingsOf(kind));
        expect(level).toBe(40);
        expect(msg).toContain('The language model of MODEL_NAME cannot be used as it is. ');
        expect(msg).toContain(why);
      }
    },
  );

  test('it asks for nothing beyond the day’s limit', async () => {
    t = await openTestApp(database);
    const { level } = await logged(settingsOf('openai', { tokensPerDay: 10 }));
    expect(level).toBe(40);
    expect(standIn.calls).toEqual([]);
  });
});
