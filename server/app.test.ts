import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { analysisSchema } from '#contract/analysis.ts';
import { endpoints } from '#contract/endpoints.ts';
import { deletion } from '#contract/limits.ts';
import { eraseDeleted } from './services/erase-deleted.ts';
import { databases } from './testing/databases.ts';
import { documentBodies } from './testing/document-bodies.ts';
import { fixture, openTestApp, type TestApp } from './testing/test-app.ts';
import { signIn, type TestClient } from './testing/test-client.ts';

describe.each(databases)('the journey on $name', (database) => {
  let t: TestApp;
  let ann: TestClient;
  beforeAll(async () => {
    t = await openTestApp(database, { jobs: true });
    ann = t.visitor();
  });
  afterAll(() => t.close());

  const ended = (id: string) =>
    vi.waitFor(
      async () => {
        t.clock.now += 100;
        const progress = (await ann.get(`/api/documents/${id}/status`)).json();
        expect(progress.stage).toBe('done');
        return progress;
      },
      { timeout: 15_000, interval: 50 },
    );
  const signup = {
    email: 'Ann@Example.com',
    password: 'kayak-71',
    password_confirm: 'kayak-71',
    first_name: 'Ann',
    last_name: 'Owner',
  };
  const login = { email: 'ann@example.com', password: 'kayak-71' };
  let sessionId: string;
  let documentId: string;

  test('checkout: the sandbox page stands in for the payment', async () => {
    const { url } = (
      await ann.post('/api/payments/create-checkout-session', {
        success_url: 'http://localhost/payment-success?session_id={CHECKOUT_SESSION_ID}',
        cancel_url: '/register',
        customer_email: signup.email,
        customer_name: 'Ann Owner',
      })
    ).json();
    sessionId = url.split('/').at(-1);
    expect(url).toBe(`http://localhost/checkout/sandbox/${sessionId}`);
    const checkout = (await ann.get(`/api/payments/sandbox/${sessionId}`)).json();
    expect(checkout).toEqual({
      amount_cents: 1000,
      currency: 'usd',
      customer_email: 'ann@example.com',
      status: 'open',
      cancel_url: 'http://localhost/register',
    });
    const verify = () => ann.get(`/api/payments/verify-payment-session/${sessionId}`);
    expect((await verify()).json()).toEqual({ valid: false });
    expect((await ann.post('/api/auth/signup', { ...signup, session_id: sessionId })).json()).toMatchObject({
      code: 'payment_invalid',
    });
    for (const _ of [1, 2]) {
      const paid = await ann.post(`/api/payments/sandbox/${sessionId}/complete`);
      expect(paid.json()).toEqual({ url: `http://localhost/payment-success?session_id=${sessionId}` });
    }
    expect((await verify()).json()).toEqual({ valid: true });
    const created = await ann.get(`/api/payments/check-account-creation/${sessionId}`);
    expect(created.json()).toEqual({ account_created: false });
  });

  test('sign-up, confirmation by mail, log-in', async () => {
    const made = await ann.post('/api/auth/signup', { ...signup, session_id: sessionId });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({
      email: 'ann@example.com',
      first_name: 'Ann',
      email_confirmed: false,
    });
    const mails = await vi.waitFor(async () => {
      const { data } = (await ann.get('/api/outbox')).json();
      expect(data).toHaveLength(2);
      return data;
    });
    expect(mails).toMatchObject([
      { to: 'ann@example.com', links: [expect.stringContaining('/confirm-email?token=')] },
      { subject: 'Your PlainDeed receipt', links: [`http://localhost/register?session_id=${sessionId}`] },
    ]);

    const early = await ann.post('/api/auth/login', login);
    expect(early.statusCode).toBe(403);
    expect(early.json().code).toBe('email_not_confirmed');
    const token = new URL(mails[0].links[0]).searchParams.get('token');
    for (const already_confirmed of [false, true])
      expect((await ann.post('/api/auth/confirm-email', { token, password: login.password })).json()).toEqual(
        { already_confirmed },
      );

    const loggedIn = await ann.post('/api/auth/login', login);
    expect(loggedIn.json()).toMatchObject({ email: 'ann@example.com', email_confirmed: true });
    expect((await ann.get('/api/auth/me')).json()).toEqual(loggedIn.json());
    expect((await ann.get('/api/payments/payment-status')).json()).toEqual({ payment_status: 'paid' });
  });

  test('upload and analysis', async () => {
    const bytes = await fixture('maple-hollow-ccrs.pdf');
    const uploaded = await ann.upload({ bytes, name: 'Maple Hollow CC&Rs.pdf' });
    expect(uploaded.statusCode).toBe(201);
    expect(uploaded.json()).toMatchObject({
      file_name: 'Maple Hollow CC&Rs.pdf',
      document_type: 'cc_and_r',
      status: 'uploaded',
      size_bytes: bytes.length,
      duplicate_of: null,
      note: null,
    });
    documentId = uploaded.json().id;
    expect(await ended(documentId)).toMatchObject({ status: 'analysis_complete', ahead: 0, error: null });

    const answer = await ann.get(`/api/documents/${documentId}/analysis`);
    const analysis = analysisSchema.parse(answer.json());
    expect(analysis).toMatchObject({ document_id: documentId, file_name: 'Maple Hollow CC&Rs.pdf' });
    const { data } = (await ann.get('/api/documents')).json();
    expect(data).toMatchObject([
      { id: documentId, status: 'analysis_complete', total_pages: analysis.total_pages },
    ]);
  });

  test('every citation stands on its page, and the page has a picture', async () => {
    const { summary_statements, facts } = (await ann.get(`/api/documents/${documentId}/analysis`)).json();
    const citations = [...summary_statements, ...facts].flatMap((finding) => finding.citations);
    expect(citations.length).toBeGreaterThan(0);
    for (const { page: number, start, end, quote } of citations) {
      const page = (await ann.get(`/api/documents/${documentId}/pages/${number}`)).json();
      expect(page.text.slice(start, end)).toBe(quote);
      expect(page.image_url).toBe(`/api/documents/${documentId}/pages/${number}/image`);
    }
    const image = await ann.get(`/api/documents/${documentId}/pages/1/image?width=300`);
    expect(image.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-cache',
    });
    expect(image.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect(image.rawPayload.readUInt32BE(16)).toBe(300);
    for (const path of ['pages/999', 'pages/999/image']) {
      expect((await ann.get(`/api/documents/${documentId}/${path}`)).json().code).toBe('page_not_found');
    }
  });

  test('a picture that the browser has is not sent again', async () => {
    const address = `/api/documents/${documentId}/pages/1/image?width=300`;
    const { etag } = (await ann.get(address)).headers;
    const again = await ann.get(address, { 'if-none-match': String(etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    const stranger = await t.visitor().get(address, { 'if-none-match': String(etag) });
    expect(stranger.statusCode).toBe(401);
  });

  test('the text of all pages comes in one call', async () => {
    const { pages } = (await ann.get(`/api/documents/${documentId}/pages`)).json();
    expect(pages.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    const { text, readable, image_url } = (await ann.get(`/api/documents/${documentId}/pages/4`)).json();
    expect(pages[3]).toEqual({ number: 4, text, readable, image_url });
  });

  test('the file comes back as it was, under its name', async () => {
    const file = await ann.get(`/api/documents/${documentId}/file`);
    expect(file.rawPayload.equals(await fixture('maple-hollow-ccrs.pdf'))).toBe(true);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['content-disposition']).toContain('attachment; filename="Maple Hollow CC&Rs.pdf"');
  });

  test('the same bytes again make a note', async () => {
    const again = await ann.upload({ bytes: await fixture('maple-hollow-ccrs.pdf'), name: 'again.pdf' });
    expect(again.statusCode).toBe(201);
    expect(again.json()).toMatchObject({
      duplicate_of: documentId,
      note: expect.stringContaining('Maple Hollow'),
    });
    await ended(again.json().id);
  });

  test('a document that cannot be read ends with what to do, and can be tried again', async () => {
    const id = (await ann.upload({ bytes: await fixture('damaged.pdf'), name: 'damaged.pdf' })).json().id;
    const { status, error } = await ended(id);
    expect(status).toBe('analysis_error');
    expect(error).toContain('damaged');
    const analysis = await ann.get(`/api/documents/${id}/analysis`);
    expect(analysis.statusCode).toBe(422);
    expect(analysis.json()).toMatchObject({
      code: 'analysis_failed',
      status: 'analysis_error',
      detail: error,
    });
    expect((await ann.get(`/api/documents/${id}/pages/1`)).json().code).toBe('page_not_found');
    const retry = async () => {
      // As if it had been chance.
      await t.ports.db.updateTable('documents').set({ failure: 'internal' }).where('id', '=', id).execute();
      return ann.post(`/api/documents/${id}/retry-analysis`);
    };
    for (let n = 0; n < 5; n += 1) {
      expect((await retry()).json().status).toBe('queued_for_analysis');
      await ended(id);
    }
    const refused = await retry();
    expect(refused.statusCode).toBe(429);
    expect(refused.json().detail).toBe('Too many retry attempts. Please wait and try again later.');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    t.clock.now += 3_600_000;
    await ann.get('/api/auth/me');
    expect((await retry()).statusCode).toBe(200);
    await ended(id);
  });

  test('an analysis that is complete is not retried', async () => {
    const refused = await ann.post(`/api/documents/${documentId}/retry-analysis`);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().detail).toBe('Document is not in a retryable state.');
  });

  test('a deleted document is gone, file and rows', async () => {
    expect((await ann.delete(`/api/documents/${documentId}`)).json()).toMatchObject({ deleted: true });
    for (const path of [
      '',
      '/status',
      '/analysis',
      '/file',
      '/pages',
      '/pages/1',
      '/pages/1/image',
      '/events',
    ]) {
      const gone = await ann.get(`/api/documents/${documentId}${path}`);
      expect(gone.statusCode).toBe(404);
      expect(gone.json()).toMatchObject({ code: 'document_not_found', status: 'document_not_found' });
    }
    t.clock.now += deletion.heldFor;
    await eraseDeleted(t.ports);
    for await (const { key } of t.ports.blobs.list()) expect(key).not.toContain(documentId);
  });

  test('after logging out nothing is left of the session', async () => {
    expect((await ann.post('/api/auth/logout')).json()).toEqual({ ok: true });
    expect([...ann.cookies.keys()]).toEqual(['device']);
    expect((await ann.get('/api/documents')).statusCode).toBe(401);
  });

  test('the log holds no secret and nothing of a document', () => {
    const log = t.logged();
    expect(log.length).toBeGreaterThan(1000);
    expect(log).not.toMatch(/kayak-71|cs_sandbox|token=|ann@example|Maple|argon2/i);
  });
});

describe.each(databases)('who may call what on $name', (database) => {
  let t: TestApp;
  let theirs: string;
  beforeAll(async () => {
    t = await openTestApp(database);
    const other = t.visitor();
    await signIn(other, t.ports);
    theirs = (await other.upload({ bytes: 'Rules of the association.', name: 'rules.txt' })).json().id;
  });
  afterAll(() => t.close());

  const closed = endpoints.filter(({ access }) => access !== 'public');
  const call = (client: TestClient, { name, method, path }: (typeof endpoints)[number]) =>
    client.send(method, path.replace(':id', theirs).replace(':number', '1'), {
      body: documentBodies[name],
    });

  test.each(closed)('$method $path answers 401 to a visitor', async (endpoint) => {
    const refused = await call(t.visitor(), endpoint);
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({
      code: 'authentication_required',
      detail: 'Authentication required',
    });
  });

  test.each(closed.filter(({ access }) => access === 'paid'))(
    '$method $path answers 402 to a user who has not paid',
    async (endpoint) => {
      const client = t.visitor();
      await signIn(client, t.ports, { payment: 'none' });
      const refused = await call(client, endpoint);
      expect(refused.statusCode).toBe(402);
      expect(refused.json().detail).toBe('You need to pay $10 to access document analysis.');
    },
  );

  test.each(closed.filter(({ path }) => path.startsWith('/api/documents/:id')))(
    "$method $path answers 404 for another person's document",
    async (endpoint) => {
      const client = t.visitor();
      await signIn(client, t.ports);
      const refused = await call(client, endpoint);
      expect(refused.statusCode).toBe(404);
      expect(refused.json().detail).toBe('Document not found. It may have been deleted.');
    },
  );

  test("a user's list holds nobody else's documents", async () => {
    const client = t.visitor();
    await signIn(client, t.ports);
    expect((await client.get('/api/documents')).json()).toEqual({ data: [] });
  });
});
