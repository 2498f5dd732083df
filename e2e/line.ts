import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import type { Page } from '@playwright/test';

/** The line between a browser and a site: it can be cut and mended, and answers can be held up on it. */
export interface Line {
  /** The site's address over this line. */
  readonly url: string;
  /** Breaks every connection, and refuses new ones until it is mended. */
  cut(): void;
  mend(): void;
  /** Keeps what the site answers from now on until `release`. */
  holdAnswers(): void;
  release(): void;
  close(): Promise<void>;
}

export async function openLine(siteUrl: string): Promise<Line> {
  /** The browser's end of each connection, by the site's. */
  const open = new Map<Socket, Socket>();
  let whole = true;
  let held = false;
  const cut = () => {
    whole = false;
    for (const ends of open) for (const end of ends) end.destroy();
  };
  const server = createServer((near) => {
    near.on('error', () => {});
    if (!whole) {
      near.destroy();
      return;
    }
    const far = connect(Number(new URL(siteUrl).port), 'localhost');
    open.set(far, near);
    far.on('error', () => {});
    far.on('close', () => {
      open.delete(far);
      near.destroy();
    });
    near.on('close', () => far.destroy());
    near.pipe(renameOrigin(`http://localhost:${near.localPort}`, siteUrl)).pipe(far);
    if (!held) far.pipe(near);
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
    holdAnswers: () => {
      held = true;
      for (const far of open.keys()) far.unpipe();
    },
    release: () => {
      held = false;
      for (const [far, near] of open) far.pipe(near);
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A site takes orders from its own pages only: over the line they come from another address. */
function renameOrigin(from: string, to: string): Transform {
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const sent = chunk.toString('latin1');
      done(null, Buffer.from(sent.replaceAll(`Origin: ${from}\r\n`, `Origin: ${to}\r\n`), 'latin1'));
    },
  });
}

/** Lets the page send so many bytes a second. */
export async function slowDown(page: Page, bytesPerSecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const noLimit = -1;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: noLimit,
    uploadThroughput: bytesPerSecond,
  });
}
