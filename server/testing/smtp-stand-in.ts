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

/** A real mail server on this machine. Refuses for good whoever is at `gone.example`. */
export async function openSmtp(port = 0): Promise<SmtpStandIn> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const refused = address.endsWith('@gone.example');
      done(refused ? Object.assign(new Error('No such user here'), { responseCode: 550 }) : null);
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
