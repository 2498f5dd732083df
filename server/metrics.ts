import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { storedStatuses } from '#contract/document-status.ts';
import type { Database } from './db/schema.ts';
import { timestamp } from './db/timestamp.ts';
import { analyzeDocumentKind } from './jobs/analyze-document.ts';
import { readPicturesKind } from './jobs/picture-job.ts';
import { sendMailKind } from './jobs/queue-mail.ts';
import { modelReadingKind } from './jobs/reading-job.ts';
import type { ModelSettings } from './model/model-settings.ts';

export interface Metrics {
  /** An answered call: its route's pattern, never its address. */
  observe(call: { method: string; route: string; status: number }, seconds: number): void;
  /** All of it as Prometheus reads it. */
  text(): Promise<string>;
}

const states = ['waiting', 'delayed', 'running', 'failed'] as const;

let ofProcess: Registry | undefined;

/** Memory, processor, event loop: watched once, however many apps a process builds. */
function processMetrics(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** What the tables hold is counted when it is asked for, and is the same from every process on one database. */
export function createMetrics(ports: {
  db: Database;
  model: ModelSettings | undefined;
  now: () => number;
}): Metrics {
  const hasModel = ports.model !== undefined;
  const kinds = [
    analyzeDocumentKind,
    readPicturesKind,
    sendMailKind,
    ...(hasModel ? [modelReadingKind] : []),
  ];
  const own = new Registry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered calls, by the pattern of their route and the status of the answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [own],
  });
  const gauge = (name: string, help: string, labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [own] });
  const jobs = gauge(
    'plaindeed_jobs',
    'Jobs by kind and state: waiting for a worker, delayed until a later try, running, failed for good.',
    ['kind', 'state'],
  );
  const queue = gauge('plaindeed_queue_length', 'Unfinished jobs that no worker has taken.', ['kind']);
  const oldest = gauge(
    'plaindeed_oldest_job_seconds',
    'Since when the oldest job that is not done waits. 0 where there is none.',
    ['kind'],
  );
  const documents = gauge('plaindeed_documents', 'Documents by status.', ['status']);

  const useOfModel = hasModel ? modelMetrics(ports.db, own) : undefined;

  async function count(): Promise<void> {
    const time = ports.now();
    const [jobRows, documentRows] = await Promise.all([
      countJobs(ports.db, time),
      countDocuments(ports.db),
      useOfModel?.(),
    ]);
    for (const metric of [jobs, queue, oldest, documents]) metric.reset();
    for (const kind of kinds) {
      for (const state of states) jobs.set({ kind, state }, 0);
      queue.set({ kind }, 0);
      oldest.set({ kind }, 0);
    }
    for (const status of storedStatuses) documents.set({ status }, 0);
    const since: Record<string, number> = {};
    for (const { kind, state, count: many, first } of jobRows) {
      jobs.set({ kind, state }, many);
      if (state === 'waiting' || state === 'delayed') queue.inc({ kind }, many);
      if (state !== 'failed') since[kind] = Math.min(since[kind] ?? time, Date.parse(first));
    }
    for (const [kind, first] of Object.entries(since)) oldest.set({ kind }, (time - first) / 1000);
    for (const { status, count: many } of documentRows) documents.set({ status }, many);
  }

  return {
    observe: ({ method, route, status }, seconds) =>
      durations.observe({ method, route, status: String(status) }, seconds),
    async text() {
      await count();
      return `${await processMetrics().metrics()}${await own.metrics()}`;
    },
  };
}

/** What the language model has cost: sums of all days, without a name. Returns what counts it. */
function modelMetrics(db: Database, register: Registry): () => Promise<void> {
  const registers = [register];
  const calls = new Gauge({
    name: 'plaindeed_model_calls_total',
    help: 'Questions that the language model answered.',
    registers,
  });
  const tokens = new Gauge({
    name: 'plaindeed_model_tokens_total',
    help: 'Tokens that its provider counted for them; reserved: of calls whose end is not known.',
    labelNames: ['kind'],
    registers,
  });
  return async () => {
    const sums = await db
      .selectFrom('model_days')
      .select(({ fn }) => [
        fn.sum<number | string | null>('calls').as('calls'),
        fn.sum<number | string | null>('input_tokens').as('input'),
        fn.sum<number | string | null>('output_tokens').as('output'),
        fn.sum<number | string | null>('reserved').as('reserved'),
      ])
      .executeTakeFirstOrThrow();
    calls.set(Number(sums.calls));
    for (const kind of ['input', 'output', 'reserved'] as const) tokens.set({ kind }, Number(sums[kind]));
  };
}

function countJobs(db: Database, time: number) {
  const now = timestamp(time);
  return db
    .selectFrom((from) =>
      from
        .selectFrom('jobs')
        .select(['kind', 'created_at'])
        .select((e) =>
          e
            .case()
            .when('failed_at', 'is not', null)
            .then('failed' as const)
            .when('lease_until', '>=', now)
            .then('running' as const)
            .when('run_at', '>', now)
            .then('delayed' as const)
            .else('waiting' as const)
            .end()
            .as('state'),
        )
        .as('job'),
    )
    .select(['kind', 'state'])
    .select((e) => [e.fn.countAll<number>().as('count'), e.fn.min('created_at').as('first')])
    .groupBy(['kind', 'state'])
    .execute();
}

function countDocuments(db: Database) {
  return db
    .selectFrom('documents')
    .select('status')
    .select((e) => e.fn.countAll<number>().as('count'))
    .groupBy('status')
    .execute();
}
