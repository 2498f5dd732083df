import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The test file that every virus scanner knows; harmless. In two parts, so that no scanner stops at this source. */
export const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-${'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`;

/** Whether ClamAV's daemon is installed on this machine. */
export const hasClamd = (): boolean => spawnSync('clamd', ['--version']).status === 0;

export interface RunningClamd {
  socket: string;
  stop(): Promise<void>;
}

/** A real clamd that knows the one test file, on a socket of its own. */
export async function startClamd(): Promise<RunningClamd> {
  const folder = await mkdtemp(join(tmpdir(), 'plaindeed-clamd-'));
  const socket = join(folder, 'clamd.sock');
  // A signature of content anywhere in a file of any kind: name, kind, place, hexadecimal.
  const signature = `Eicar-Test-Signature:0:*:${Buffer.from(eicar).toString('hex')}\n`;
  await writeFile(join(folder, 'eicar.ndb'), signature);
  await writeFile(
    join(folder, 'clamd.conf'),
    `LocalSocket ${socket}\nDatabaseDirectory ${folder}\nForeground yes\nLogFile ${join(folder, 'log')}\nStreamMaxLength 2M\n`,
  );
  const daemon = spawn('clamd', ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => void daemon.once('exit', () => resolve()));
  let left = false;
  void ended.then(() => {
    left = true;
  });
  while (!left && !(await answers(socket))) await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    socket,
    async stop() {
      daemon.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const answers = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const line = connect(socket);
    line.once('connect', () => {
      line.destroy();
      resolve(true);
    });
    line.once('error', () => resolve(false));
  });
