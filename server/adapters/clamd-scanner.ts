import { connect, type NetConnectOpts } from 'node:net';

/** Looks for harmful software in what is uploaded. */
export interface Scanner {
  /** The name of what was found; null where nothing was. Rejects with ScannerAway where nobody can tell. */
  scan(bytes: Uint8Array): Promise<string | null>;
}

export class ScannerAway extends Error {
  constructor(why: string, cause?: unknown) {
    super(`The virus scanner gave no verdict: ${why}.`, { cause });
    this.name = 'ScannerAway';
  }
}

const CHUNK = 64 * 1024;
/** Milliseconds without a sign of life. */
const SILENCE = 30_000;
const LONGEST_ANSWER = 4096;

/**
 * ClamAV's daemon at a socket of this machine (a path) or at 'host:port', over its INSTREAM command: the file goes over
 * the line, so that the daemon needs no right to read it.
 */
export function clamdScanner(address: string): Scanner {
  return {
    scan: async (bytes) => {
      const answer = await ask(optionsOf(address), bytes);
      const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
      if (found !== undefined) return found;
      if (answer === 'stream: OK') return null;
      throw new ScannerAway(answer === '' ? 'it hung up' : answer);
    },
  };
}

function optionsOf(address: string): NetConnectOpts {
  const at = address.lastIndexOf(':');
  if (address.startsWith('/') || at < 0) return { path: address };
  return { host: address.slice(0, at).replace(/^\[|\]$/g, ''), port: Number(address.slice(at + 1)) };
}

function ask(options: NetConnectOpts, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(options);
    let answer = '';
    socket.setTimeout(SILENCE, () => socket.destroy(new Error('it takes too long')));
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      answer += text;
      if (answer.length > LONGEST_ANSWER) socket.destroy(new Error('it says too much'));
    });
    // A daemon that refuses the file hangs up while it is still being sent; its answer says why.
    socket.on('error', (error) =>
      answer === '' ? reject(new ScannerAway(error.message, error)) : undefined,
    );
    socket.on('close', () => resolve(answer.replace(/\0.*$/s, '').trim()));
    socket.write('zINSTREAM\0');
    for (let at = 0; at < bytes.length; at += CHUNK) {
      const chunk = bytes.subarray(at, at + CHUNK);
      socket.write(lengthOf(chunk.length));
      socket.write(chunk);
    }
    socket.end(lengthOf(0));
  });
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
