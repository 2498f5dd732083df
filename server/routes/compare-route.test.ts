import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ChangedVersion } from '#contract/versions.ts';
import { databases } from '../testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';

const rules = `ELM PARK RULES AND REGULATIONS
Adopted May 1, 2021
1. No more than two (2) dogs may be kept on any Lot.
2. Quiet hours are from 10 p.m. to 7 a.m.`;

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp(databases[0] as (typeof databases)[number], { jobs: true });
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

test('two documents of an account are compared, and nobody else has them compared', {
  timeout: 240_000,
}, async () => {
  const [ann, bob] = [t.visitor(), t.visitor()];
  await signIn(ann, t.ports);
  await signIn(bob, t.ports);
  const older = await upload(ann, 'rules 2021.txt', rules);
  const newer = await upload(ann, 'rules 2025.txt', rules.replace('two (2) dogs', 'three (3) dogs'));
  const answer = await ann.get(`/api/documents/${newer}/changes/${older}`);
  expect(answer.statusCode).toBe(200);
  const changed: ChangedVersion = answer.json();
  expect([changed.older.file_name, changed.newer.file_name]).toEqual(['rules 2021.txt', 'rules 2025.txt']);
  const [change, ...more] = changed.sections.flatMap(({ changes }) => changes);
  expect(more).toEqual([]);
  expect(change?.before?.citations[0]?.quote).toContain('two (2) dogs');
  expect(change?.after?.citations[0]?.quote).toContain('three (3) dogs');

  const his = await upload(bob, 'rules.txt', rules);
  for (const [id, other] of [
    [his, older],
    [older, his],
    [newer, older],
  ]) {
    expect((await bob.get(`/api/documents/${id}/changes/${other}`)).statusCode).toBe(404);
  }
});
