import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { type ModelSettings, readModelSettings } from './model/model-settings.ts';
import { databases } from './testing/databases.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';
import { signIn, type TestClient, testPassword } from './testing/test-client.ts';

const roles = ['visitor', 'unpaid', 'owner', 'other', 'refunded'] as const;
type Role = (typeof roles)[number];

/**
 * The status of every call for: a visitor; somebody signed in who never paid; the paid owner of the document; another
 * paid user; the document's owner after a refund.
 */
const matrix: Record<string, readonly [number, number, number, number, number]> = {
  login: [200, 200, 200, 200, 200],
  me: [401, 200, 200, 200, 200],
  logout: [200, 200, 200, 200, 200],
  refresh: [401, 200, 200, 200, 200],
  signup: [201, 201, 201, 201, 201],
  checkConfirmation: [400, 400, 400, 400, 400],
  confirmEmail: [400, 400, 400, 400, 400],
  resendConfirmation: [202, 202, 202, 202, 202],
  forgotPassword: [202, 202, 202, 202, 202],
  resetPassword: [400, 400, 400, 400, 400],
  changePassword: [401, 200, 200, 200, 200],
  getProfile: [401, 200, 200, 200, 200],
  updateProfile: [401, 200, 200, 200, 200],
  deleteAccount: [401, 200, 200, 200, 200],
  exportData: [401, 200, 200, 200, 200],
  listSessions: [401, 200, 200, 200, 200],
  endSession: [401, 404, 200, 404, 200],
  signOutEverywhere: [401, 200, 200, 200, 200],
  getSignInWays: [401, 200, 200, 200, 200],
  startSecondFactor: [401, 200, 200, 200, 200],
  confirmSecondFactor: [401, 409, 409, 409, 409],
  renewRecoveryCodes: [401, 409, 409, 409, 409],
  removeSecondFactor: [401, 409, 409, 409, 409],
  startPasskey: [401, 200, 200, 200, 200],
  addPasskey: [401, 400, 400, 400, 400],
  renamePasskey: [401, 404, 200, 404, 200],
  removePasskey: [401, 404, 200, 404, 200],
  startPasskeyLogin: [200, 200, 200, 200, 200],
  logInWithPasskey: [400, 400, 400, 400, 400],
  listProviders: [200, 200, 200, 200, 200],
  startProviderLogin: [303, 303, 303, 303, 303],
  finishProviderLogin: [303, 303, 303, 303, 303],
  createCheckoutSession: [200, 200, 409, 409, 200],
  getPaymentStatus: [200, 200, 200, 200, 200],
  verifyPaymentSession: [200, 200, 200, 200, 200],
  checkAccountCreation: [200, 200, 200, 200, 200],
  getPaymentSession: [200, 200, 200, 200, 200],
  correctPaymentEmail: [409, 409, 409, 409, 409],
  getSandboxCheckout: [200, 200, 200, 200, 200],
  completeSandboxCheckout: [200, 200, 200, 200, 200],
  paymentWebhook: [404, 404, 404, 404, 404],
  listDocuments: [401, 200, 200, 200, 200],
  getDocument: [401, 404, 200, 404, 200],
  getDocumentStatus: [401, 404, 200, 404, 200],
  getAnalysis: [401, 402, 200, 404, 402],
  uploadDocument: [401, 402, 201, 201, 402],
  retryAnalysis: [401, 402, 400, 404, 402],
  unlockDocument: [401, 402, 400, 404, 402],
  changeDocumentType: [401, 402, 200, 404, 402],
  // A text cannot be cut.
  splitDocument: [401, 402, 422, 404, 402],
  keepWhole: [401, 404, 200, 404, 200],
  listDocumentsUnderWay: [401, 200, 200, 200, 200],
  deleteDocument: [401, 404, 200, 404, 200],
  restoreDocument: [401, 404, 404, 404, 404],
  renameDocument: [401, 404, 200, 404, 200],
  getModelReading: [401, 404, 200, 404, 200],
  startModelReading: [401, 402, 200, 404, 402],
  stopModelReading: [401, 404, 200, 404, 200],
  getModelUse: [401, 200, 200, 200, 200],
  getReport: [401, 402, 200, 404, 402],
  documentEvents: [401, 404, 200, 404, 200],
  getDocumentFile: [401, 404, 200, 404, 200],
  listPages: [401, 404, 200, 404, 200],
  getPage: [401, 404, 200, 404, 200],
  getPageImage: [401, 404, 404, 404, 404],
  compareVersions: [401, 402, 200, 404, 402],
  listHomes: [401, 200, 200, 200, 200],
  createHome: [401, 402, 201, 201, 402],
  changeHome: [401, 404, 200, 404, 200],
  deleteHome: [401, 404, 200, 404, 200],
  getHome: [401, 402, 200, 404, 402],
  getHomeReport: [401, 402, 200, 404, 402],
  askHome: [401, 402, 200, 404, 402],
  askModel: [401, 402, 200, 404, 402],
  noteHome: [401, 404, 200, 404, 200],
  moveDocument: [401, 404, 200, 404, 200],
  listShares: [401, 404, 200, 404, 200],
  createShare: [401, 402, 201, 404, 402],
  revokeShare: [401, 404, 200, 404, 200],
  // Whoever has the link, until its owner's payment is given back.
  getSharedHome: [200, 200, 200, 200, 404],
  listSharedPages: [200, 200, 200, 200, 404],
  getSharedPage: [200, 200, 200, 200, 404],
  // A text has no picture.
  getSharedPageImage: [404, 404, 404, 404, 404],
  listFindings: [401, 402, 200, 200, 402],
  subscribeNewsletter: [202, 202, 202, 202, 202],
  confirmNewsletter: [400, 400, 400, 400, 400],
  unsubscribeNewsletter: [200, 200, 200, 200, 200],
  listOutbox: [200, 200, 200, 200, 200],
  healthz: [200, 200, 200, 200, 200],
  readyz: [200, 200, 200, 200, 200],
  metrics: [200, 200, 200, 200, 200],
};

/** What only a document's text has no picture of, and a token that nobody was sent. */
const token = 'made-up-token';
const passwords = { password: 'maple-hollow-1', password_confirm: 'maple-hollow-1' };

/** 'GET /a/:b' of each line of Fastify's tree of routes. */
function servedRoutes(tree: string): string[] {
  const parents: string[] = [];
  return [...tree.matchAll(/^(.*?)[├└]── (\S+) \(([^)]+)\)$/gm)].flatMap(
    ([, indent = '', part = '', methods = '']) => {
      const depth = indent.length / 4;
      const path = (parents[depth - 1] ?? '') + part;
      parents[depth] = path;
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${path}`);
    },
  );
}

describe.each(databases)('every call for everybody on $name', (database) => {
  let t: TestApp;
  let count = 0;
  beforeAll(async () => {
    // Nothing listens there: who may ask for a model's reading does not depend on the model.
    const { settings } = readModelSettings({ MODEL_NAME: 'reader', MODEL_URL: 'http://127.0.0.1:9/v1' }) as {
      settings: ModelSettings;
    };
    t = await openTestApp(database, { settings: { model: settings }, jobs: true });
  });
  afterAll(() => t.close());

  const newEmail = () => {
    count += 1;
    return `somebody${count}@example.com`;
  };
  const file = { bytes: 'Section 1. Pets are not allowed in any unit.', name: 'rules.txt' };
  const analyzed = async (client: TestClient) => {
    const { id } = (await client.upload(file)).json();
    await vi.waitFor(
      async () => {
        expect((await client.get(`/api/documents/${id}`)).json().status).toBe('analysis_complete');
      },
      { timeout: 15_000 },
    );
    return id as string;
  };
  const startCheckout = (email: string, client = t.visitor()) =>
    client.post('/api/payments/create-checkout-session', {
      success_url: '/a',
      cancel_url: '/b',
      customer_email: email,
      customer_name: 'Ann Owner',
    });

  async function addPasskey(user_id: string): Promise<string> {
    const id = uuidv7();
    const row = { id, user_id, credential_id: id, public_key: '', counter: 0, transports: '[]' };
    const more = { name: 'Phone', created_at: new Date(t.clock.now).toISOString(), last_used_at: null };
    await t.ports.db
      .insertInto('passkeys')
      .values({ ...row, ...more, backed_up: 0 })
      .execute();
    return id;
  }

  /** A paid owner, with the document and the session that the calls are about. */
  async function openPlace(path: string) {
    const owner = t.visitor();
    const { id: ownerId, checkoutId, email } = await signIn(owner, t.ports);
    const documentId = /:id|:token/.test(path) ? await analyzed(owner) : '';
    const homeId = documentId === '' ? '' : (await owner.get('/api/homes')).json().data[0].id;
    const ends_on = new Date(t.clock.now).toISOString().slice(0, 10);
    const share = async () => (await owner.post(`/api/homes/${homeId}/shares`, { ends_on })).json();
    const { id: shareId = '', path: link = '' } = /:shareId|:token/.test(path) ? await share() : {};
    const sessionId = (await owner.get('/api/users/me/sessions')).json().data[0].id as string;
    const passkeyId = path.includes(':passkeyId') ? await addPasskey(ownerId) : '';
    return { owner, checkoutId, documentId, homeId, shareId, link, sessionId, passkeyId, email };
  }

  /** Somebody in the role. */
  async function enter(role: Role, { owner, checkoutId }: Awaited<ReturnType<typeof openPlace>>) {
    if (role === 'refunded') {
      const rows = t.ports.db.updateTable('checkouts').set({ status: 'refunded' });
      await rows.where('id', '=', checkoutId).execute();
    }
    if (role === 'owner' || role === 'refunded') return owner;
    const client = t.visitor();
    if (role === 'unpaid') await signIn(client, t.ports, { payment: 'none' });
    if (role === 'other') await signIn(client, t.ports);
    return client;
  }

  /** A body that the call takes. */
  async function bodyOf(name: string, email: string, homeId: string): Promise<unknown> {
    switch (name) {
      case 'login':
        return { email, password: testPassword };
      case 'signup': {
        const payer = newEmail();
        const { url } = (await startCheckout(payer)).json();
        await t.visitor().post(`/api/payments/sandbox/${url.split('/').at(-1)}/complete`);
        const session_id = url.split('/').at(-1);
        return { email: payer, ...passwords, first_name: 'Ann', last_name: 'Owner', session_id };
      }
      case 'checkConfirmation':
      case 'confirmEmail':
      case 'confirmNewsletter':
        return { token };
      case 'resetPassword':
        return { token, ...passwords };
      case 'changePassword':
        return { current_password: testPassword, ...passwords };
      case 'updateProfile':
        return { first_name: 'Ann', last_name: 'Owner', phone: '', bio: '' };
      case 'unlockDocument':
      case 'startSecondFactor':
      case 'startPasskey':
      case 'removePasskey':
      case 'deleteAccount':
        return { password: testPassword };
      case 'confirmSecondFactor':
        return { code: '123456' };
      case 'renewRecoveryCodes':
      case 'removeSecondFactor':
        return { password: testPassword, code: '123456' };
      case 'addPasskey':
        return { name: 'Phone', response: { id: token } };
      case 'renamePasskey':
        return { name: 'Phone' };
      case 'logInWithPasskey':
        return { response: { id: token } };
      case 'startModelReading':
        return {};
      case 'changeDocumentType':
        return { document_type: 'rules' };
      case 'splitDocument':
        return { parts: [{ first: 1, last: 1, document_type: 'rules' }], original: 'keep' };
      case 'keepWhole':
        return { whole: true };
      case 'noteHome':
        return { document: 'd', fact: 'pets.allowed', text: 'Ask Ann.' };
      case 'createHome':
      case 'changeHome':
        return { name: '12 Elm Street' };
      case 'createShare':
        return { label: 'My agent', ends_on: new Date(t.clock.now).toISOString().slice(0, 10) };
      case 'askHome':
        return { question: 'Are pets allowed?' };
      case 'askModel':
        // No line has to do with it, so that nothing is asked.
        return { question: 'Is there a golf course?' };
      case 'deleteHome':
        return { documents: 'delete' };
      case 'moveDocument':
        return { home_id: homeId };
      case 'renameDocument':
        return { file_name: 'Another name' };
      case 'createCheckoutSession':
        return {
          success_url: '/a',
          cancel_url: '/b',
          customer_email: newEmail(),
          customer_name: 'Ann Owner',
        };
      case 'correctPaymentEmail':
      case 'resendConfirmation':
      case 'forgotPassword':
      case 'subscribeNewsletter':
        return { email: newEmail() };
      default:
        return undefined;
    }
  }

  async function sessionIdOf(path: string, own: string): Promise<string> {
    if (path.startsWith('/api/users/')) return own;
    return (await startCheckout(newEmail())).json().url.split('/').at(-1);
  }

  test('the table has every call', () => {
    expect(Object.keys(matrix).sort()).toEqual(endpoints.map(({ name }) => name).sort());
  });

  test('nothing is served beside the calls of the contract, the API documents and the pages', () => {
    const served = servedRoutes(t.app.printRoutes({ commonPrefix: false }));
    const known = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(served.filter((route) => !known.includes(route))).toEqual([
      'GET /api/docs',
      'GET /api/openapi.json',
      'GET /.well-known/change-password',
      'GET *',
    ]);
    // The sandbox takes the payments here.
    expect(known.filter((route) => !served.includes(route))).toEqual(['POST /api/payments/webhook']);
  });

  test.each(endpoints)('$name: $method $path', async ({ name, method, path }) => {
    const answers = new Map<Role, number>();
    let place = await openPlace(path);
    // Who owns nothing of it comes before its owner, whose call may end it.
    for (const role of ['visitor', 'unpaid', 'other', 'owner', 'refunded'] as const) {
      if (role === 'refunded') place = await openPlace(path);
      const client = await enter(role, place);
      const { documentId, homeId, shareId, link, sessionId, passkeyId, email } = place;
      const url = path
        .replace(':id', path.startsWith('/api/homes/') ? homeId : documentId)
        .replace(':older', documentId)
        .replace(':shareId', shareId)
        .replace(':passkeyId', passkeyId)
        .replace(':token', link.replace('/shared/', ''))
        .replace(':number', '1')
        .replace(':sessionId', path.includes(':sessionId') ? await sessionIdOf(path, sessionId) : '');
      const answer =
        name === 'uploadDocument'
          ? await client.upload(file)
          : await client.send(method, name === 'unsubscribeNewsletter' ? `${url}?token=${token}` : url, {
              body: await bodyOf(name, email, homeId),
            });
      answers.set(role, answer.statusCode);
      const closedAs = answer.statusCode >= 400 ? answer.json().code : undefined;
      if (role === 'other' && path.includes(':id') && !path.includes(':token')) {
        expect(closedAs).toBe(path.startsWith('/api/homes/') ? 'home_not_found' : 'document_not_found');
      }
    }
    expect(Object.fromEntries(roles.map((role) => [role, answers.get(role)]))).toEqual(
      Object.fromEntries(roles.map((role, n) => [role, matrix[name]?.[n]])),
    );
  });
});
