import { parseArgs } from 'node:util';
import { DataFolderTaken } from '../adapters/data-lock.ts';
import { AppError } from '../app-error.ts';
import type { Settings } from '../settings.ts';
import { isStorageFull } from '../storage-full.ts';
import { analyzeAgain } from './analyze-again.ts';
import { backup } from './backup.ts';
import { type AdminPorts, type Command, CommandRefused, type LoneCommand } from './command.ts';
import { deleteUser } from './delete.ts';
import { grant } from './grant.ts';
import { modelCheck } from './model-check.ts';
import { moveToPostgres } from './move-to-postgres.ts';
import { newsletterExport } from './newsletter-export.ts';
import { refund } from './refund.ts';
import { resend } from './resend.ts';
import { restore } from './restore.ts';
import { rotateKey } from './rotate-key.ts';
import { setAside } from './set-aside.ts';
import { signOut } from './sign-out.ts';
import { turnOffCodes } from './turn-off-codes.ts';
import { users } from './users.ts';
import { verify } from './verify.ts';

const commands: Record<string, Command | LoneCommand> = {
  users,
  grant,
  refund,
  resend,
  delete: deleteUser,
  'sign-out': signOut,
  'turn-off-codes': turnOffCodes,
  'newsletter-export': newsletterExport,
  'analyze-again': analyzeAgain,
  'rotate-key': rotateKey,
  'move-to-postgres': moveToPostgres,
  backup,
  restore,
  verify,
  'set-aside': setAside,
  'model-check': modelCheck,
};

export interface AdminResult {
  ok: boolean;
  text: string;
}

/** Where a command finds what it works on. Asked only once the command is known to make sense. */
export interface AdminSite {
  settings(): Settings;
  open(options: { unmatched: boolean }): Promise<AdminPorts>;
}

/** Runs an operator's command. */
export async function runAdmin(args: readonly string[], site: AdminSite): Promise<AdminResult> {
  const parsed = parse(args);
  if (typeof parsed === 'string') return { ok: parsed === '', text: `${parsed}${usage()}` };
  const { command, argument, ...options } = parsed;
  try {
    if ('runAlone' in command)
      return { ok: true, text: await command.runAlone(site.settings(), argument, options) };
    const ports = await site.open({ unmatched: command.isUnmatched ?? false });
    return { ok: true, text: await command.run(ports, argument, options) };
  } catch (error) {
    if (error instanceof CommandRefused || error instanceof AppError || error instanceof DataFolderTaken) {
      return { ok: false, text: error.message };
    }
    if (isStorageFull(error)) return { ok: false, text: noRoom };
    throw error;
  }
}

const noRoom =
  'No room is left on the disk, in the database or in the bucket. Make room and run the command again.';

/** What to run; else what is wrong with it, which is nothing where the list of commands was asked for. */
function parse(args: readonly string[]) {
  const problem = (sentence: string) => `${sentence}\n\n`;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        'after-30-days': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const [name = '', argument = '', ...rest] = positionals;
    if (values.help) return '';
    if (name === '') return problem('Which command?');
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined) return problem(`There is no command ${name}.`);
    if (rest.length > 0) return problem(`${name} takes one argument.`);
    if (command.takes === '' && argument !== '') return problem(`${name} takes no argument.`);
    const isNeeded = command.takes !== '' && !command.takes.startsWith('[');
    if (isNeeded && argument === '') return problem(`${name} needs ${command.takes}.`);
    const late = values['after-30-days'];
    if (late && !command.takesLate) return problem(`${name} has no option --after-30-days.`);
    return { command, argument: argument.trim(), dryRun: values['dry-run'], late };
  } catch (error) {
    return problem(error instanceof Error ? error.message : '');
  }
}

function usage(): string {
  const lines = Object.entries(commands).map(
    ([name, { takes, summary }]) => `  ${`${name} ${takes}`.padEnd(28)} ${summary}`,
  );
  return [
    'npm run admin -- COMMAND [--dry-run]',
    '',
    ...lines,
    '',
    '--dry-run shows what a command would do, and changes nothing.',
  ].join('\n');
}
