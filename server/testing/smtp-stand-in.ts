import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** As it came: headers and body. */
  source: string;
}

export interface SmtpStandIn {
  url: string;
  port: number;
  mails: ReceivedMail[];
  close(): Promise<void>;
}

/** A real mail server on this machine. Refuses for good whoever is at `gone.example`, and for now who is at `later.example`. */
export async function openSmtp(port = 0): Promise<SmtpStandIn> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const refuse = (responseCode: number, why: string) =>
        done(Object.assign(new Error(`<${address}>: ${why}`), { responseCode }));
      if (address.endsWith('@gone.example')) refuse(550, 'No such user here');
      else if (address.endsWith('@later.example')) refuse(450, 'Greylisted, try again');
      else done();
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ from, to, source: Buffer.concat(parts).toString() });
        done();
      });
    },
  });
  server.on('error', () => {});
  const { server: socket } = server;
  server.listen(port, '127.0.0.1');
  await once(socket, 'listening');
  const at = (socket.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${at}`,
    port: at,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
