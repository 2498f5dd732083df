import { connect, createServer, type Socket } from 'node:net';

/** A line to a server of any kind that can be cut or fall silent, as networks do. */
export interface Line {
  /** The server’s address, by way of this line. */
  readonly url: string;
  /** Ends every connection, and refuses new ones until `mend`. */
  cut(): void;
  /** Keeps every connection open and hands nothing on until `mend`; what is silent then stays so. */
  silence(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function lineTo(address: string): Promise<Line> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'silent' = 'open';
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // The other end hears of it by the close.
    socket.on('error', () => {});
  };
  const server = createServer((near) => {
    keep(near);
    if (state === 'cut') return void near.destroy();
    if (state === 'silent') return void near.resume();
    const far = connect(Number(target.port), target.hostname);
    keep(far);
    near.pipe(far);
    far.pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = server.address();
  if (own === null || typeof own === 'string') throw new Error('no port');
  return {
    url: Object.assign(new URL(address), { hostname: '127.0.0.1', port: String(own.port) }).href,
    cut() {
      state = 'cut';
      for (const socket of sockets) socket.destroy();
    },
    silence() {
      state = 'silent';
      for (const socket of sockets) {
        socket.unpipe();
        socket.resume();
      }
    },
    mend() {
      state = 'open';
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
