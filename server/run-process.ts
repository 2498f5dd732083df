import { DataFolderTaken } from './adapters/data-lock.ts';
import { writePrivately } from './adapters/keep-private.ts';
import { describeError } from './describe-error.ts';
import { createLog, type Log } from './log.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { isStorageFull } from './storage-full.ts';

/** Milliseconds until the process ends whatever is left undone: jobs are safe to cut off anywhere. */
const longestStop = 4500;

/** Stops what was started. */
type Stop = () => Promise<void>;

/**
 * Runs a process of the server: settings from the environment, a log on standard output, an orderly stop at SIGTERM or
 * SIGINT (a second one stops at once). What the operator can mend is one sentence on standard error.
 */
export async function runProcess(start: (settings: Settings, log: Log) => Promise<Stop>): Promise<void> {
  try {
    writePrivately();
    const settings = readSettings(process.env);
    const log = createLog(settings.logLevel);
    const stop = await start(settings, log);
    let stopping = false;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (stopping) process.exit(1);
        stopping = true;
        log.info({ signal }, 'stopping');
        setTimeout(() => {
          log.warn('not everything ended in time; jobs under way are repeated at the next start');
          process.exit(0);
        }, longestStop).unref();
        stop().then(
          () => process.exit(0),
          (error: unknown) => fail(log, error),
        );
      });
    }
    process.on('unhandledRejection', (error) => fail(log, error));
    process.on('uncaughtException', (error) => fail(log, error));
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

/** Jobs are safe to cut off anywhere, so a process in an unknown state ends rather than goes on. */
function fail(log: Log, error: unknown): void {
  log.fatal({ err: error }, 'the process ends');
  process.exit(1);
}

function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof DataFolderTaken) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return new SettingsError(['PORT: another program is using it. Stop that one, or set another PORT.'])
      .message;
  }
  if (isStorageFull(error)) {
    return new SettingsError(['DATA_DIR: no room is left on its disk. Make some, and start again.']).message;
  }
  return JSON.stringify(describeError(error));
}
