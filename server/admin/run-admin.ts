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
  if (typeof parsed === 'string') return { ok: parsed === '', text: `${parsed}${usage()}` };
  const { command, argument, ...options } = parsed;
  try {
    return { ok: true, text: await command.run(await open(), argument, options) };
  } catch (error) {
    if (error instanceof CommandRefused || error instanceof AppError) {
      return { ok: false, text: error.message };
    }
    throw error;
  }
}

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
    if (late && !command.takesLate) return problem(`${name} does not know --after-30-days.`);
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
    '--dry-run says what a command would do, and changes nothing.',
  ].join('\n');
}
