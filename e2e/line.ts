import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The line between a browser and a site: it can be cut and mended. */
export interface Line {
  /** The site's address over this line. */
  readonly url: string;
  /** Breaks every connection, and refuses new ones until it is mended. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openLine(siteUrl: string): Promise<Line> {
  const ends = new Set<Socket>();
  let whole = true;
  const cut = () => {
    whole = false;
    for (const end of ends) end.destroy();
  };
  const server = createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    const far = connect(Number(new URL(siteUrl).port), 'localhost');
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        ends.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return {
    url: `http://localhost:${address.port}`,
    cut,
    mend: () => {
      whole = true;
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
