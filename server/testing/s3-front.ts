import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, request as send } from 'node:http';

/**
 * Stands in front of s3rver and does what S3 does and that does not: checks version 4 signatures and the digest of what is sent,
 * holds to `if-none-match: *`, and lets nobody see an object half replaced.
 */
export async function openS3Front(port: number, secret: string): Promise<Server & { port: number }> {
  const busy = new Map<string, Promise<unknown>>();
  const server = createServer((request, response) => {
    const refuse = (status: number, code: string): void =>
      void response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<Error><Code>${code}</Code></Error>`);
    void bodyOf(request)
      .then(async (body) => {
        const problem = problemOf(request, body, secret);
        if (problem !== undefined) return refuse(403, problem);
        const path = new URL(request.url ?? '', 'http://s3').pathname;
        const turn = (busy.get(path) ?? Promise.resolve()).then(async () => {
          if (request.headers['if-none-match'] === '*' && (await ask(port, request, 'HEAD')).status === 200)
            return refuse(412, 'PreconditionFailed');
          const answer = await ask(port, request, request.method ?? 'GET', body);
          response.writeHead(answer.status, answer.headers).end(answer.body);
        });
        busy.set(
          path,
          turn.catch(() => {}),
        );
        await turn;
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return Object.assign(server, { port: address.port });
}

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function ask(port: number, from: IncomingMessage, method: string, body?: Buffer) {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>(
    (resolve, reject) => {
      const { 'if-none-match': _, ...headers } = from.headers;
      if (method === 'HEAD') delete headers['content-length'];
      const asked = send({ host: '127.0.0.1', port, path: from.url, method, headers }, (answer) => {
        bodyOf(answer).then(
          (bytes) => resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: bytes }),
          reject,
        );
      });
      asked.on('error', reject).end(body);
    },
  );
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** S3's code for what is wrong with the signature of a request, by its documentation of version 4; undefined for nothing. */
function problemOf(request: IncomingMessage, body: Buffer, secret: string): string | undefined {
  const {
    authorization = '',
    'x-amz-date': date = '',
    'x-amz-content-sha256': digest = '',
  } = request.headers;
  const parts =
    /^AWS4-HMAC-SHA256 Credential=\w+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
      authorization,
    );
  if (parts === null) return 'AccessDenied';
  const [, scope = '', names = '', given = ''] = parts;
  if (digest !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const url = new URL(request.url ?? '', 'http://s3');
  const strict = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  const query = [...url.searchParams].map(([name, value]) => `${strict(name)}=${strict(value)}`).sort();
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, query.join('&'), headers.join(''), names, digest].join(
    '\n',
  );
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const own = hmac(key, toSign).toString('hex');
  return timingSafeEqual(Buffer.from(own), Buffer.from(given)) ? undefined : 'SignatureDoesNotMatch';
}
