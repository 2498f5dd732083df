import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';

export type Log = Logger;

/** Bytes of lines that wait for room, where standard output leads to a file on a full disk. */
const mostWaiting = 1024 * 1024;

function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: mostWaiting });
  // A line that cannot be written is no reason to end: it goes with the next one that can.
  output.on('error', () => {});
  return output;
}

/** One JSON line per event, on standard output unless told otherwise. Errors are told as `describeError` allows. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: null, serializers: { err: describeError } };
  return pino(options, destination ?? standardOutput());
}
