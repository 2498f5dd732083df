import type { Blobs } from '../adapters/blobs.ts';
import type { InstallationMark } from '../adapters/installation-mark.ts';
import type { MasterKeys } from '../sealing/master-keys.ts';
import type { CheckoutPorts } from '../services/check-checkout.ts';
import type { DeletePorts } from '../services/delete-account.ts';
import type { Settings } from '../settings.ts';

export interface AdminPorts extends CheckoutPorts, DeletePorts {
  /** This site's address, without a slash at the end. */
  appUrl: string;
  masterKeys: MasterKeys;
  blobs: Blobs;
  mark: InstallationMark;
  now: () => number;
}

export interface Command {
  /** What stands after the command's name: 'EMAIL', '[TEXT]', or nothing. */
  takes: string;
  /** What it does, in a line. */
  summary: string;
  /** Whether it knows --after-30-days. */
  takesLate?: boolean;
  /** Whether it is for a data folder and a database that may not belong together. */
  isUnmatched?: boolean;
  /** Does it, or with `dryRun` says only what it would do. Resolves to what to print. Throws a CommandRefused. */
  run(ports: AdminPorts, argument: string, options: { dryRun: boolean; late: boolean }): Promise<string>;
}

/** A command that opens what it needs by itself, while no server runs. */
export interface LoneCommand extends Omit<Command, 'run'> {
  runAlone(settings: Settings, argument: string, options: { dryRun: boolean }): Promise<string>;
}

/** Why nothing was done, in a sentence for the operator. */
export class CommandRefused extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'CommandRefused';
  }
}

/** What follows a table: what was done, or that nothing was. */
export const verdict = (dryRun: boolean, done: string): string =>
  dryRun ? 'Dry run: nothing was changed.' : done;
