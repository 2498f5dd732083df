import { join } from 'node:path';
import type { Log } from '../log.ts';
import type { Ports } from '../ports.ts';
import { eraseDeleted } from '../services/erase-deleted.ts';
import { expireDocuments } from '../services/expire-documents.ts';
import { fillFacts } from '../services/fill-facts.ts';
import { matchDocuments } from '../services/match-documents.ts';
import { forgetUnconfirmed } from '../services/newsletter.ts';
import { sealOldFiles } from '../services/seal-old-files.ts';
import { sweepBlobs } from '../services/sweep-blobs.ts';
import { tendCheckouts } from '../services/tend-checkouts.ts';
import { type Settings, scansAtATime } from '../settings.ts';
import { analyzeDocument, analyzeScan, analyzeSlowly } from './analyze-document.ts';
import { freeAllLeases } from './queue.ts';
import { readPictures } from './read-pictures.ts';
import { returnPayment } from './return-payment.ts';
import { type Runner, startRunner } from './runner.ts';
import { sendMail } from './send-mail.ts';
import { type Repeated, startRepeating } from './start-repeating.ts';

/** Files of no document that are younger may belong to an upload that another process is storing right now. */
const otherUploads = 3_600_000;

/**
 * Tidies up after a process that was killed, then runs jobs until stopped. On SQLite nobody else can be alive, so what
 * was left halfway is taken up at once.
 */
export async function startJobs(settings: Settings, ports: Ports, log: Log): Promise<Runner> {
  const { retentionDays } = settings;
  const alone = settings.databaseUrl === undefined;
  if (alone) await freeAllLeases(ports.db);
  const swept = await sweepBlobs(ports, alone ? Number.POSITIVE_INFINITY : ports.now() - otherUploads);
  if (swept.setAside > 0) log.warn(swept, 'set files of no document aside for 30 days, in set-aside');
  else if (swept.broughtBack + swept.removed > 0) log.info(swept, 'looked after files that were set aside');
  const matched = await matchDocuments(ports);
  if (Object.values(matched).some((count) => count > 0))
    log.warn(matched, 'looked after documents whose files are of another moment than the database');
  const stopping = new AbortController();
  const sealing = sealOldFiles(ports, stopping.signal).then(
    (sealed) => sealed > 0 && log.info({ sealed }, 'sealed the files of documents stored before'),
    (error: unknown) => log.error({ err: error }, 'could not seal the files of documents stored before'),
  );
  const filling = sealing
    .then(() => fillFacts(ports, stopping.signal))
    .then(
      (filled) => filled > 0 && log.info({ filled }, 'kept the facts of documents stored before'),
      (error: unknown) => log.error({ err: error }, 'could not keep the facts of documents stored before'),
    );
  ports.analyzer.warmUp();
  const runnerPorts = { ...ports, log };
  const analyzing = {
    ...ports,
    ocrPages: settings.ocrPages,
    modelFolder: join(settings.dataDir, 'ocr-model'),
  };
  const runners = [
    startRunner(runnerPorts, analyzeDocument(analyzing), settings.analysisThreads),
    startRunner(runnerPorts, analyzeSlowly(analyzing), 1),
    startRunner(runnerPorts, analyzeScan(analyzing, 'short'), 1),
    startRunner(runnerPorts, analyzeScan(analyzing, 'long'), scansAtATime(settings)),
    startRunner(runnerPorts, readPictures(analyzing), 1),
    startRunner(runnerPorts, returnPayment(ports), 1),
    startRunner(runnerPorts, sendMail({ ...ports, appUrl: settings.appUrl, retentionDays }), 2),
    ...(await modelRunners(settings, ports, log)),
    ...repeated(ports, retentionDays).map((one) => startRepeating(one, log)),
  ];
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([filling, ...runners.map((runner) => runner.stop())]);
    },
  };
}

/** Answers of a hosted model that are waited for at a time; one in the own network has its hands full with one. */
const hostedAtATime = 3;

/** Nothing of it is loaded where no language model is named. A probe at the start says what is wrong with it. */
async function modelRunners({ model }: Settings, ports: Ports, log: Log): Promise<Runner[]> {
  const { reader } = ports;
  if (model === undefined || reader === undefined) return [];
  const { modelReading, probeModel } = await import('./model-reading.ts');
  probeModel({ ...ports, log }, model).catch((error: unknown) =>
    log.warn({ err: error }, 'could not try the language model'),
  );
  const atATime = model.goesTo === null ? 1 : hostedAtATime;
  return [startRunner({ ...ports, log }, modelReading({ ...ports, reader, log }, model), atATime)];
}

/** What is looked after while the process runs. */
function repeated(ports: Ports, retentionDays: number | undefined): Repeated[] {
  const every = 10 * 60_000;
  return [
    { what: 'erase deleted documents', every: 5_000, work: () => eraseDeleted(ports) },
    { what: 'ask about open checkouts', every, work: (signal) => tendCheckouts(ports, signal) },
    { what: 'forget unconfirmed subscribers', every, work: () => forgetUnconfirmed(ports) },
    ...(retentionDays === undefined
      ? []
      : [{ what: 'delete expired documents', every, work: () => expireDocuments(ports, retentionDays) }]),
  ];
}
