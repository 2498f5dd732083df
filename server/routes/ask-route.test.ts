import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AskedAnswer } from '#contract/home-questions.ts';
import { databases } from '../testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';
import { limits } from './limit-rate.ts';

const covenants = `DECLARATION OF COVENANTS, CONDITIONS AND RESTRICTIONS OF QUAIL BEND
Dated March 3, 1998
Section 7.2. No more than two (2) dogs or cats may be kept on any Lot.
Section 9.1. No Lot may be leased for a term of less than six (6) months.`;
const rules = `QUAIL BEND HOMEOWNERS ASSOCIATION, INC.
RULES AND REGULATIONS
Adopted May 1, 2021
1. Bicycles must be kept in the bicycle room.`;

describe.each(databases)('questions to a home on $name', { timeout: 240_000 }, (database) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await openTestApp(database, { jobs: true });
  });
  afterAll(() => t.close());

  const upload = async (client: TestClient, name: string, bytes: string) => {
    const { id } = (await client.upload({ bytes, name })).json();
    await vi.waitFor(
      async () => expect((await client.get(`/api/documents/${id}/status`)).json().stage).toBe('done'),
      { timeout: 120_000 },
    );
    return id as string;
  };
  const ask = async (client: TestClient, home: string, question: string): Promise<AskedAnswer> => {
    const answer = await client.post(`/api/homes/${home}/ask`, { question });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };

  test('they are answered from the documents as they are now', async () => {
    const ann = t.visitor();
    await signIn(ann, t.ports);
    const declaration = await upload(ann, 'covenants.txt', covenants);
    const home = (await ann.get('/api/homes')).json().data[0].id as string;
    const dogs = await ask(ann, home, 'How many dogs can I have?');
    expect(dogs).toMatchObject({ kind: 'fact', answer: { id: 'pets.max_count' }, not_searched: [] });
    expect(dogs.passages[0]).toMatchObject({ document: declaration, marked: [{ page: 1 }] });
    expect(dogs.passages[0]?.marked[0]?.quote).toContain('two (2) dogs or cats');

    // Nothing of it is there before the paper is.
    expect((await ask(ann, home, 'Where do I keep my bicycle?')).kind).toBe('not_found');
    const house = await upload(ann, 'rules.txt', rules);
    const bicycle = await ask(ann, home, 'Where do I keep my bicycle?');
    expect([bicycle.kind, bicycle.passages[0]?.document]).toEqual(['passages', house]);
    await ann.delete(`/api/documents/${house}`);
    expect((await ask(ann, home, 'Where do I keep my bicycle?')).kind).toBe('not_found');
  });

  test('of two accounts that ask in turns each hears of its own documents alone', async () => {
    const [ann, bob] = [t.visitor(), t.visitor()];
    await signIn(ann, t.ports);
    await signIn(bob, t.ports);
    await upload(ann, 'rules.txt', rules);
    await upload(bob, 'covenants.txt', covenants);
    const homeOf = async (client: TestClient) => (await client.get('/api/homes')).json().data[0].id as string;
    const [hers, his] = [await homeOf(ann), await homeOf(bob)];
    const kinds = async () => [
      (await ask(ann, hers, 'Where do I keep my bicycle?')).kind,
      (await ask(bob, his, 'Where do I keep my bicycle?')).kind,
    ];
    expect(await kinds()).toEqual(['passages', 'not_found']);
    expect(await kinds()).toEqual(['passages', 'not_found']);
    expect((await bob.post(`/api/homes/${hers}/ask`, { question: 'Where is it?' })).statusCode).toBe(404);
  });

  test('what is no question is refused, and a home without documents answers none', async () => {
    const ann = t.visitor();
    await signIn(ann, t.ports);
    const { id } = (await ann.post('/api/homes', { name: '12 Elm Street' })).json();
    expect(await ask(ann, id, 'Are pets allowed?')).toMatchObject({ kind: 'not_found', passages: [] });
    for (const question of ['', 'a', 'x'.repeat(301), 7, null]) {
      expect((await ann.post(`/api/homes/${id}/ask`, { question })).statusCode).toBe(400);
    }
  });

  test('whoever asks without end has to wait, and nobody else does', async () => {
    const [ann, bob] = [t.visitor(), t.visitor()];
    await signIn(ann, t.ports);
    await signIn(bob, t.ports);
    const homeOf = async (client: TestClient) =>
      (await client.post('/api/homes', { name: '12 Elm Street' })).json().id as string;
    const [hers, his] = [await homeOf(ann), await homeOf(bob)];
    const put = (client: TestClient, home: string) =>
      client.post(`/api/homes/${home}/ask`, { question: 'Are pets allowed?' });
    const answers = await Promise.all(Array.from({ length: limits.ask.max }, () => put(ann, hers)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await put(ann, hers)).statusCode).toBe(429);
    expect((await put(bob, his)).statusCode).toBe(200);
  });
});
