import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { errorBodySchema } from '#contract/errors.ts';
import { openApiDocument } from '#contract/openapi.ts';
import { databases } from '../testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn } from '../testing/test-client.ts';

const hash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const built = site.builtAddress;
const pages: Record<string, string> = {
  'about/index.html': `<link rel="canonical" href="${built}/about"/><meta content="${built}/pictures/about.png"/>`,
  'sitemap.xml': `<loc>${built}/about</loc>`,
  'robots.txt': `Sitemap: ${built}/sitemap.xml`,
  'index.html': 'home',
  'login/index.html': 'log in',
  'design/index.html': 'every button',
  '404/index.html': 'nothing here',
  '__spa-fallback.html': 'drawn in the browser',
  'assets/app-1a2b.js': 'console.log(1)',
  'assets/app-1a2b.js.br': 'brotli',
  'hoa-laws/404.html': 'no such state',
  'csp-hashes.json': JSON.stringify({ 'script-src': { 'login/index.html': [hash], 'index.html': [] } }),
};

let t: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
  for (const [name, text] of Object.entries(pages)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  t = await openTestApp(databases[0]!, { settings: { webDir: folder } });
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});
const get = (path: string, headers?: Record<string, string>) => t.visitor().get(path, headers);

describe('pages', () => {
  test.each([
    ['/', 200, 'home'],
    ['/login', 200, 'log in'],
    ['/login/', 200, 'log in'],
    ['/login?from=/analyze', 200, 'log in'],
    ['/results/01a1', 200, 'drawn in the browser'],
    ['/documents/01a1', 200, 'drawn in the browser'],
    ['/payment-success/cs_1', 200, 'drawn in the browser'],
    ['/checkout/sandbox/cs_1', 200, 'drawn in the browser'],
    ['/no-such-page', 404, 'nothing here'],
    ['/results/a/b', 404, 'nothing here'],
    ['/hoa-laws/atlantis', 404, 'no such state'],
    ['/hoa-laws/ohio/x', 404, 'nothing here'],
    ['/%2e%2e/%2e%2e/etc/passwd', 404, 'nothing here'],
  ])('%s answers %i', async (path, status, text) => {
    const page = await get(path);
    expect(page.statusCode).toBe(status);
    expect(page.body).toBe(text);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['cache-control']).toBe('no-cache');
  });

  test('assets are kept for good, and sent compressed where that is there', async () => {
    const plain = await get('/assets/app-1a2b.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-security-policy']).toBeUndefined();
    expect(plain.headers['x-content-type-options']).toBe('nosniff');
    const compressed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect(compressed.body).toBe('brotli');
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.headers['content-type']).toContain('javascript');
  });

  test('a page that has not changed is not sent again', async () => {
    const { etag } = (await get('/login')).headers;
    expect((await get('/login', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    // What is not found is not found the second time either.
    const lost = await get('/no-such-page');
    const again = await get('/no-such-page', { 'if-none-match': String(lost.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([404, 'nothing here']);
  });

  test.each(['/about', '/sitemap.xml', '/robots.txt'])('%s names the address of APP_URL', async (path) => {
    const page = await get(path);
    const { appUrl } = t.app.settings;
    expect(appUrl).not.toBe(built);
    expect(page.body).toBe(
      Object.entries(pages)
        .find(([name]) => name.startsWith(path.slice(1)))?.[1]
        .replaceAll(built, appUrl),
    );
    expect(page.body).toContain(appUrl);
    expect(page.headers.vary).toBe('accept-encoding');
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const sent = await get(path, { 'accept-encoding': `${encoding}, deflate` });
      expect(sent.headers['content-encoding']).toBe(encoding);
      expect(unpack(sent.rawPayload).toString()).toBe(page.body);
    }
  });

  test.each([
    ['/guide/hoa-fees', '/guides/hoa-fees'],
    ['/guide/hoa-fees?from=footer', '/guides/hoa-fees?from=footer'],
    ['/sample-analysis', '/sample'],
  ])('%s has moved to %s', async (path, to) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
  });

  test('only scripts of this site and of its build run', async () => {
    const policy = String((await get('/login')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${hash};`);
    expect(String((await get('/')).headers['content-security-policy'])).toContain("script-src 'self';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect((await get('/login')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });
});

describe('the API', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['POST', '/api/nothing'],
    ['DELETE', '/login'],
  ] as const)('%s %s is not found, in JSON', async (method, path) => {
    const refused = await t.visitor().send(method, path);
    expect(refused.statusCode).toBe(404);
    expect(errorBodySchema.parse(refused.json())).toMatchObject({
      code: 'not_found',
      detail: 'The requested page could not be found.',
      request_id: refused.headers['x-request-id'],
    });
  });

  test('what cannot be understood is refused as such', async () => {
    const send = (body: string, type = 'application/json') =>
      t.visitor().send('POST', '/api/auth/login', { body, headers: { 'content-type': type } });
    expect((await send('{"email":')).json()).toMatchObject({
      code: 'bad_request',
      detail: 'The request could not be understood. Please reload the page and try again.',
    });
    expect((await send(JSON.stringify({ email: 'x'.repeat(100_000) }))).statusCode).toBe(413);
    const typeless = await t.visitor().send('POST', '/api/newsletter', {
      body: 'email=a',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(typeless.json().code).toBe('bad_request');
    for (const path of ['/api/payments/sandbox/%ff', '/%zz']) {
      const refused = await get(path);
      expect(refused.statusCode).toBe(400);
      expect(errorBodySchema.parse(refused.json()).code).toBe('bad_request');
    }
  });

  test('a change asked for from another site is refused; reading and programs are not', async () => {
    const logOut = (origin: string) => t.visitor().send('POST', '/api/auth/logout', { headers: { origin } });
    for (const origin of ['https://evil.example', 'null', 'http://localhost:81', 'https://localhost']) {
      const refused = await logOut(origin);
      expect(refused.statusCode).toBe(403);
      expect(refused.json().code).toBe('origin_not_allowed');
    }
    expect((await logOut('http://localhost')).statusCode).toBe(200);
    expect((await t.visitor().post('/api/auth/logout')).statusCode).toBe(200);
    expect((await get('/healthz', { origin: 'https://evil.example' })).statusCode).toBe(200);
  });

  test('a bug is a plain sentence for the user, and its detail is in the log only', async () => {
    const client = t.visitor();
    const { id } = await signIn(client, t.ports);
    const uploaded = (await client.upload({ bytes: 'Rules of the association.', name: 'a.txt' })).json();
    await t.ports.db
      .insertInto('analyses')
      .values({
        document_id: uploaded.id,
        body: 'Owners may not {"',
        page_offsets: '[0]',
        engine_version: '0',
        created_at: new Date(0).toISOString(),
      })
      .execute();
    await t.ports.db
      .updateTable('documents')
      .set({ status: 'analysis_complete' })
      .where('owner_id', '=', id)
      .execute();
    const failed = await client.get(`/api/documents/${uploaded.id}/analysis`);
    expect(failed.statusCode).toBe(500);
    expect(failed.json()).toEqual({
      detail: 'An unexpected error occurred. Please try again.',
      code: 'internal',
      request_id: failed.headers['x-request-id'],
    });
    expect(t.logged()).toContain('get-analysis.ts');
    expect(t.logged()).not.toContain('Owners may not');
  });

  test('OpenAPI and the page of calls', async () => {
    expect((await get('/api/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
    const page = await get('/api/docs');
    expect(page.body).toContain('/api/documents/:id/analysis');
    expect(page.body).not.toMatch(/<script|<style|style=/);
  });

  test('large answers are compressed', async () => {
    const answer = await get('/api/openapi.json', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
  });

  test('alive, and ready as long as database and storage answer', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ok', database: 'ok', storage: 'ok' });
    const other = await openTestApp(databases[0]!);
    await other.ports.db.destroy();
    const notReady = await other.visitor().get('/readyz');
    expect(notReady.statusCode).toBe(503);
    expect(notReady.json().code).toBe('not_ready');
    await other.close();
  });
});

test('behind a proxy that speaks https the site is still itself', async () => {
  const secure = await openTestApp(databases[0]!, { settings: { appUrl: 'https://plaindeed.example' } });
  const start = (origin: string) =>
    secure.visitor().send('POST', '/api/payments/create-checkout-session', {
      headers: { host: 'plaindeed.example', origin },
      body: { success_url: '/a', cancel_url: '/b', customer_email: 'ann@example.com', customer_name: 'Ann' },
    });
  expect((await start('https://plaindeed.example')).json().url).toMatch(
    /^https:\/\/plaindeed\.example\/checkout\//,
  );
  expect((await start('http://plaindeed.example')).statusCode).toBe(403);
  await secure.close();
});

test('the outbox and the page of the design are for development only', async () => {
  expect((await get('/api/outbox')).json()).toEqual({ data: [] });
  expect((await get('/design')).body).toBe('every button');
  const production = await openTestApp(databases[0]!, { settings: { production: true, webDir: folder } });
  expect((await production.visitor().get('/api/outbox')).statusCode).toBe(404);
  expect((await production.visitor().get('/design')).statusCode).toBe(404);
  await production.close();
});

describe('the host that is asked for', () => {
  const asked = [
    '/',
    '/login',
    '/api/outbox',
    '/api/auth/me',
    '/metrics',
    '/api/openapi.json',
    '/no-such-page',
  ];
  const rebound = { host: 'evil.example:3000' };

  test.each([
    [
      'without APP_URL',
      { anyHost: true, appUrl: 'http://localhost:3000' },
      ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'deed.localhost:3000'],
    ],
    [
      'with APP_URL',
      { anyHost: false, appUrl: 'https://deeds.example.org' },
      ['deeds.example.org', 'localhost:3000', '127.0.0.1'],
    ],
  ])('%s is the site or this machine, or it is refused', async (_, settings, known) => {
    const own = await openTestApp(databases[0]!, { settings: { ...settings, webDir: folder } });
    for (const path of asked) {
      const refused = await own.visitor().get(path, rebound);
      expect([path, refused.statusCode]).toEqual([path, 421]);
      expect(refused.body).toContain('set APP_URL to the address that it is reached at');
      expect(refused.body).not.toContain('<');
    }
    const written = await own.visitor().send('POST', '/api/auth/forgot-password', {
      body: { email: 'ann@example.com' },
      headers: { ...rebound, origin: 'http://evil.example:3000' },
    });
    expect(written.json().code).toBe('host_not_known');
    for (const host of known) {
      expect([host, (await own.visitor().get('/', { host })).statusCode]).toEqual([host, 200]);
      expect([host, (await own.visitor().get('/api/payments/payment-status', { host })).statusCode]).toEqual([
        host,
        200,
      ]);
    }
    // A probe knows an address only, and learns nothing.
    for (const path of ['/healthz', '/readyz']) {
      expect((await own.visitor().get(path, { host: '10.1.2.3:3000' })).statusCode).toBe(200);
    }
    await own.close();
  });

  test('is not asked of whoever reads the metrics with their token', async () => {
    const own = await openTestApp(databases[0]!, { settings: { metricsToken: 'a-token-of-24-characters' } });
    const headers = { host: 'web-1:3000', authorization: 'Bearer a-token-of-24-characters' };
    expect((await own.visitor().get('/metrics', headers)).statusCode).toBe(200);
    expect((await own.visitor().get('/metrics', { host: 'web-1:3000' })).statusCode).toBe(401);
    await own.close();
  });
});
