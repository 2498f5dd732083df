import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '../access.ts';
import type { RenderInput, RenderOutput } from '../jobs/render-thread.ts';
import { createThreadPool, type ThreadPool } from '../jobs/thread-pool.ts';
import { databases } from '../testing/databases.ts';
import type { Order } from '../testing/runaway-thread.ts';
import { fixture, openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn } from '../testing/test-client.ts';
import { createPageRenderer } from './render-page.ts';

describe.each(databases)('pictures of pages on $name', { timeout: 60_000 }, (database) => {
  let t: TestApp;
  let stuck: ThreadPool<Order, RenderOutput>;
  beforeAll(async () => {
    t = await openTestApp(database);
    const url = new URL('../testing/runaway-thread.ts', import.meta.url);
    stuck = createThreadPool<Order, RenderOutput>(url, 'work', { threads: 1, time: 400, memory: 64 });
  });
  afterAll(async () => {
    await stuck.close();
    await t.close();
  });

  const ownerOf = async (name: string) => {
    const client = t.visitor();
    const { id: user } = await signIn(client, t.ports);
    const { id } = (await client.upload({ bytes: await fixture('two-columns.pdf'), name })).json();
    return { id: id as string, user: { id: user } as SignedIn };
  };

  test('a page that takes without end is given up, holds up nobody else, and is not tried again at once', async () => {
    const ann = await ownerOf('ann.pdf');
    const bob = await ownerOf('bob.pdf');
    const ran: string[] = [];
    // Ann's pages never end; everybody's are painted by one thread after the other.
    const renderer: ThreadPool<RenderInput, RenderOutput> = {
      ...t.ports.renderer,
      run: (input) => {
        ran.push(input.page === 1 ? 'ann' : 'bob');
        return input.page === 1 ? stuck.run({ kind: 'spin' }) : t.ports.renderer.run({ ...input, page: 1 });
      },
    };
    await t.ports.db.updateTable('documents').set({ total_pages: 5 }).execute();
    const paint = createPageRenderer({ ...t.ports, renderer });
    const annsPages = Array.from({ length: 6 }, () =>
      paint(ann.user, { id: ann.id, page: 1, widthPx: 200 }).catch((error: { code: string }) => error.code),
    );
    const bobsPage = paint(bob.user, { id: bob.id, page: 2, widthPx: 200 });
    expect((await bobsPage).subarray(1, 4).toString()).toBe('80,78,71');
    expect(await Promise.all(annsPages)).toEqual(Array(6).fill('page_not_found'));
    expect(ran.filter((name) => name === 'ann')).toHaveLength(1);
    t.clock.now += 11 * 60_000;
    await paint(ann.user, { id: ann.id, page: 1, widthPx: 200 }).catch(() => undefined);
    expect(ran.filter((name) => name === 'ann')).toHaveLength(2);
  });

  test('one account can have so many waiting, and no more', async () => {
    const ann = await ownerOf('more.pdf');
    const paint = createPageRenderer(t.ports);
    const answers = await Promise.all(
      Array.from({ length: 60 }, () =>
        paint(ann.user, { id: ann.id, page: 1, widthPx: 100 }).then(
          () => 'painted',
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(new Set(answers)).toEqual(new Set(['painted', 'too_many_requests']));
    expect(answers.filter((answer) => answer === 'painted').length).toBeGreaterThan(40);
  });
});
