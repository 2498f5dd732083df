import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DocumentProgress } from '#contract/documents.ts';
import { type CheckedStatus, followDocument } from './follow-document.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const analyzing: CheckedStatus = { status: 'analyzing', error: null };
const complete: CheckedStatus = { status: 'analysis_complete', error: null };
const reading: DocumentProgress = {
  document_id: 'd1',
  file_name: 'rules.pdf',
  document_type: 'rules',
  elapsed_ms: null,
  remedy: null,
  status: 'analyzing',
  stage: 'reading',
  page: 2,
  pages: 9,
  ahead: 0,
  error: null,
};

function follow(answers: (checks: number) => CheckedStatus | Error) {
  const seen: string[] = [];
  const stream = { close: vi.fn() };
  let tell: (progress: DocumentProgress) => void = () => {};
  let calls = 0;
  const stop = followDocument({
    openStream: (onProgress) => {
      tell = onProgress;
      return stream;
    },
    checkStatus: async () => {
      calls += 1;
      const answer = answers(calls);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    onProgress: ({ status, stage }) => seen.push(`stream ${status} ${stage}`),
    onChecked: ({ status }, checks) => seen.push(`check ${checks} ${status}`),
    onTimeOut: () => seen.push('timed out'),
    onRefused: (error) => seen.push(`refused ${(error as Error).message}`),
    isRefusal: (error) => (error as Error).message === 'session',
  });
  return {
    seen,
    stream,
    stop,
    calls: () => calls,
    tell: (progress: DocumentProgress) => tell(progress),
  };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('checks first after 10 seconds, then every 15', async () => {
  const { calls, seen } = follow(() => analyzing);
  await pass(9.9);
  expect(calls()).toBe(0);
  await pass(0.1);
  expect(calls()).toBe(1);
  await pass(14.9);
  expect(calls()).toBe(1);
  await pass(0.1);
  expect(seen).toEqual(['check 1 analyzing', 'check 2 analyzing']);
});

test('gives up after 30 checks', async () => {
  const { calls, seen, stream } = follow(() => analyzing);
  await pass(10 + 28 * 15);
  expect(seen).not.toContain('timed out');
  await pass(15);
  expect(calls()).toBe(30);
  expect(seen.at(-1)).toBe('timed out');
  expect(stream.close).toHaveBeenCalled();
  await pass(600);
  expect(calls()).toBe(30);
});

test('stops at the end of the analysis', async () => {
  const { calls, seen, stream } = follow((n) => (n === 2 ? complete : analyzing));
  await pass(300);
  expect(calls()).toBe(2);
  expect(seen.at(-1)).toBe('check 2 analysis_complete');
  expect(stream.close).toHaveBeenCalled();
});

test('a check that got lost counts and the next is made', async () => {
  const { seen } = follow((n) => (n === 1 ? new Error('network') : analyzing));
  await pass(25);
  expect(seen).toEqual(['check 2 analyzing']);
});

test('a refusal ends it', async () => {
  const { seen, calls } = follow(() => new Error('session'));
  await pass(300);
  expect(seen).toEqual(['refused session']);
  expect(calls()).toBe(1);
});

test('an event puts the next check off and starts their count again', async () => {
  const { tell, calls, seen } = follow(() => analyzing);
  await pass(5);
  for (let i = 0; i < 60; i++) {
    tell(reading);
    await pass(14);
  }
  expect(calls()).toBe(0);
  await pass(1);
  expect(calls()).toBe(1);
  tell({ ...reading, status: 'analysis_complete', stage: 'done' });
  expect(seen.slice(-2)).toEqual(['check 1 analyzing', 'stream analysis_complete done']);
  await pass(600);
  expect(calls()).toBe(1);
});

test('an event while a check is under way puts off the check after it', async () => {
  let answer: (status: CheckedStatus) => void = () => {};
  let tell: (progress: DocumentProgress) => void = () => {};
  let calls = 0;
  followDocument({
    openStream: (onProgress) => {
      tell = onProgress;
      return { close: () => {} };
    },
    checkStatus: () => {
      calls += 1;
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    onProgress: () => {},
    onChecked: () => {},
    onTimeOut: () => {},
    onRefused: () => {},
    isRefusal: () => false,
  });
  await pass(10);
  tell(reading);
  await pass(5);
  answer(analyzing);
  await pass(9.9);
  expect(calls).toBe(1);
  await pass(0.1);
  expect(calls).toBe(2);
});

test('nothing is told once it was stopped', async () => {
  const { stop, tell, seen, calls } = follow(() => analyzing);
  stop();
  tell(reading);
  await pass(60);
  expect(seen).toEqual([]);
  expect(calls()).toBe(0);
});
