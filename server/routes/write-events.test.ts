import { expect, test } from 'vitest';
import type { DocumentProgress } from '#contract/documents.ts';
import { writeEvents } from './write-events.ts';

const progress = (page: number): DocumentProgress => ({
  document_id: 'd1',
  file_name: 'rules.pdf',
  document_type: 'rules',
  status: 'analyzing',
  stage: 'reading',
  page,
  pages: 30,
  ahead: 0,
  elapsed_ms: 4000,
  error: null,
  remedy: null,
});

test('a change is told at once, and again for as long as nothing else changes', async () => {
  const waiting = Promise.withResolvers<void>();
  async function* changes() {
    yield progress(7);
    await waiting.promise;
    yield progress(8);
  }
  const events = writeEvents(changes(), new AbortController().signal, 5);
  const next = async () => {
    const { value, done } = await events.next();
    return done
      ? 'the end'
      : JSON.parse(/^event: progress\ndata: (.*)\n\n$/.exec(String(value))?.[1] ?? '').page;
  };
  expect([await next(), await next(), await next()]).toEqual([7, 7, 7]);
  waiting.resolve();
  expect([await next(), await next()]).toEqual([8, 'the end']);
});

test('a caller who has gone is told nothing more', async () => {
  const gone = new AbortController();
  async function* changes() {
    yield progress(1);
    await new Promise(() => {});
  }
  const events = writeEvents(changes(), gone.signal, 5);
  await events.next();
  gone.abort();
  expect(await events.next()).toEqual({ value: undefined, done: true });
});
