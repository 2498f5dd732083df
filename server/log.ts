import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';

export type Log = Logger;

/** One JSON line per event, on standard output unless told otherwise. Errors are told as `describeError` allows. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: null, serializers: { err: describeError } };
  return destination === undefined ? pino(options) : pino(options, destination);
}
