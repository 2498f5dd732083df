import { parseArgs } from 'node:util';
import { AppError } from '../app-error.ts';
import { type AdminPorts, type Command, CommandRefused } from './command.ts';
import { deleteUser } from './delete.ts';
import { grant } from './grant.ts';
import { newsletterExport } from './newsletter-export.ts';
import { refund } from './refund.ts';
import { resend } from './resend.ts';
import { rotateKey } from './rotate-key.ts';
import { users } from './users.ts';

const commands: Record<string, Command> = {
  users,
  grant,
  refund,
  resend,
  delete: deleteUser,
  'newsletter-export': newsletterExport,
  'rotate-key': rotateKey,
};

export interface AdminResult {
  ok: boolean;
  text: string;
}

/** Runs an operator's command. `open` is called only once the command is known to make sense. */
export async function runAdmin(
  args: readonly string[],
  open: () => Promise<AdminPorts>,
): Promise<AdminResult> {
  const parsed = parse(args);
  if (parsed === undefined) return { ok: false, text: usage() };
  const { command, argument, dryRun } = parsed;
  try {
    return { ok: true, text: await command.run(await open(), argument, { dryRun }) };
  } catch (error) {
    if (error instanceof CommandRefused || error instanceof AppError) {
      return { ok: false, text: error.message };
    }
    throw error;
  }
}

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    const [name = '', argument = '', ...rest] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined || rest.length > 0) return undefined;
    const needed = command.takes !== '' && !command.takes.startsWith('[');
    if (needed ? argument === '' : command.takes === '' && argument !== '') return undefined;
    return { command, argument: argument.trim(), dryRun: values['dry-run'] };
  } catch {
    return undefined;
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
    '--dry-run says what a command would do, and changes nothing.',
  ].join('\n');
}
