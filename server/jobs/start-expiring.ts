import type { Log } from '../log.ts';
import { expireDocuments } from '../services/expire-documents.ts';
import type { Runner } from './runner.ts';

const every = 10 * 60_000;

/** Deletes documents that are older than the operator keeps them, from now on. */
export function startExpiring(
  ports: Parameters<typeof expireDocuments>[0],
  retentionDays: number,
  log: Log,
): Runner {
  let working: Promise<void> = Promise.resolve();
  const look = () => {
    working = working
      .then(() => expireDocuments(ports, retentionDays))
      .then(
        (expired) =>
          void (expired > 0 && log.info({ expired }, 'deleted documents at the end of their retention')),
        (error: unknown) =>
          log.error({ err: error }, 'could not delete documents at the end of their retention'),
      );
  };
  const timer = setInterval(look, every);
  look();
  return {
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}
