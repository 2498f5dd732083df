import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { ModelStandIn } from '../testing/model-stand-in.ts';
import { runAdmin } from './run-admin.ts';

describe('model-check', () => {
  const standIn = new ModelStandIn('k-1');
  let base = '';
  beforeAll(async () => {
    base = await standIn.open();
  });
  afterAll(() => standIn.close());

  const check = (variables: Record<string, string>, ...more: string[]) =>
    runAdmin(['model-check', ...more], {
      settings: () => readSettings(variables),
      open: () => Promise.reject(new Error('It needs no data.')),
    });
  const named = () => ({ MODEL_NAME: 'reader', MODEL_URL: `${base}/v1`, MODEL_KEY: 'k-1' });

  it('says that none is set', async () => {
    expect(await check({})).toEqual({ ok: false, text: 'No language model is set: MODEL_NAME is empty.' });
  });

  it('gives time and tokens of one window', async () => {
    const { ok, text } = await check(named());
    expect(ok).toBe(true);
    expect(text).toMatch(/^reader answers as it should: one window in \d+\.\d s, \d+ tokens in, \d+ out\.$/);
  });

  it('says what is wrong, and asks nothing in a dry run', async () => {
    expect(await check({ ...named(), MODEL_KEY: 'k-2' })).toMatchObject({ ok: false });
    const calls = standIn.calls.length;
    expect(await check(named(), '--dry-run')).toMatchObject({ ok: true });
    expect(standIn.calls).toHaveLength(calls);
  });
});
