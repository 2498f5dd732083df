import { describe, expect, it } from 'vitest';
import { readModelSettings } from './model-settings.ts';

describe('settings of a language model', () => {
  it('nothing set: none', () => {
    expect(readModelSettings({ MODEL_NAME: '', MODEL_CONTEXT: '' })).toEqual({ settings: undefined });
  });

  it('a name and an address of the own network are enough', () => {
    const given = { MODEL_NAME: 'qwen3:8b', MODEL_URL: 'http://localhost:11434/v1/' };
    expect(readModelSettings(given)).toEqual({
      settings: {
        kind: 'openai-compatible',
        name: 'qwen3:8b',
        url: 'http://localhost:11434/v1',
        key: undefined,
        context: 4096,
        tokensPerDocument: 200_000,
        tokensPerDay: undefined,
        asks: { points: true, rules: false, absence: false },
        goesTo: null,
      },
    });
  });

  it('what it is asked beyond answers is chosen by name', () => {
    const asks = (MODEL_ASKS: string) =>
      readModelSettings({ MODEL_NAME: 'x', MODEL_URL: 'http://localhost:1/v1', MODEL_ASKS });
    const none = { points: false, rules: false, absence: false };
    expect(asks('none')).toMatchObject({ settings: { asks: none } });
    expect(asks('rules,absence')).toMatchObject({
      settings: { asks: { ...none, rules: true, absence: true } },
    });
    expect(asks('rules, all')).toEqual({
      problems: [expect.stringContaining('MODEL_ASKS: must be none, or some')],
    });
  });

  it('who is asked, and what a day may cost, follows from where the text goes', () => {
    const hosted = { MODEL_NAME: 'x', MODEL_KIND: 'anthropic', MODEL_KEY: 'k' };
    expect(readModelSettings(hosted)).toMatchObject({
      settings: { goesTo: 'api.anthropic.com', tokensPerDay: 2_000_000 },
    });
    const relay = {
      MODEL_NAME: 'x',
      MODEL_URL: 'http://localhost:4000/v1',
      MODEL_SENDS_TO: 'api.example.com',
    };
    expect(readModelSettings({ ...relay, MODEL_TOKENS_PER_DAY: '5000' })).toMatchObject({
      settings: { goesTo: 'api.example.com', tokensPerDay: 5000 },
    });
  });

  it.each([
    'http://10.1.2.3/v1',
    'http://[fd00::1]:8080',
    'http://ollama:11434/v1',
    'http://gpu.lan/v1',
    'https://example.com/v1',
  ])('may be asked: %s', (MODEL_URL) => {
    expect(readModelSettings({ MODEL_NAME: 'x', MODEL_URL })).toMatchObject({
      settings: { kind: 'openai-compatible' },
    });
  });

  it.each([
    [{ MODEL_URL: 'http://localhost:1/v1' }, /MODEL_NAME: must be set where another MODEL_ is\./],
    [{ MODEL_NAME: 'x' }, /MODEL_URL: must be set, such as/],
    [{ MODEL_NAME: 'x', MODEL_URL: 'localhost' }, /MODEL_URL: must be an address such as/],
    [{ MODEL_NAME: 'x', MODEL_URL: 'http://example.com/v1' }, /MODEL_URL: must begin with https:/],
    [{ MODEL_NAME: 'x', MODEL_URL: 'http://8.8.8.8/v1' }, /MODEL_URL: must begin with https:/],
    [{ MODEL_NAME: 'x', MODEL_URL: 'https://me:pw@example.com' }, /the key belongs into MODEL_KEY/],
    [{ MODEL_NAME: 'x', MODEL_KIND: 'anthropic' }, /MODEL_KEY: must be set with MODEL_KIND=anthropic\./],
    [{ MODEL_NAME: 'x', MODEL_KIND: 'gpt' }, /MODEL_KIND: must be openai-compatible, openai or anthropic\./],
    [{ MODEL_NAME: 'a b' }, /MODEL_NAME: must be the name of a model/],
    [{ MODEL_NAME: 'x', MODEL_KIND: 'openai', MODEL_KEY: 'a\nb' }, /MODEL_KEY: must have no spaces/],
    [{ MODEL_CONTEXT: '2048' }, /MODEL_CONTEXT: must be 4096 or more\./],
    [{ MODEL_TOKENS_PER_DAY: '10' }, /MODEL_TOKENS_PER_DAY: must be 1000 or more\./],
    [{ MODEL_TOKENS_PER_DAY: '5000' }, /MODEL_NAME: must be set where another MODEL_ is\./],
    [{ MODEL_SENDS_TO: 'https://x/' }, /MODEL_SENDS_TO: must be the name of a host/],
    [{ MODEL_TOKENS_PER_DOCUMENT: 'many' }, /MODEL_TOKENS_PER_DOCUMENT: must be a number of tokens\./],
  ])('%j', (given, problem) => {
    const found = readModelSettings(given);
    expect('problems' in found && found.problems.join(' ')).toMatch(problem);
    expect(JSON.stringify(found)).not.toContain('pw');
  });
});
