import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '../access.ts';
import { createProcessPool, type ProcessPool } from '../jobs/process-pool.ts';
import type { RenderInput, RenderOutput } from '../jobs/render-process.ts';
import { databases } from '../testing/databases.ts';
import type { Order } from '../testing/runaway-work.ts';
import { fixture, openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn } from '../testing/test-client.ts';
import { createPageRenderer } from './render-page.ts';

describe.each(databases)('pictures of pages on $name', { timeout: 60_000 }, (database) => {
  let t: TestApp;
  let stuck: ProcessPool<Order, RenderOutput>;
  beforeAll(async () => {
    t = await openTestApp(database);
    const url = new URL('../testing/runaway-work.ts', import.meta.url);
    stuck = createProcessPool<Order, RenderOutput>(url, 'work', { processes: 1, time: 400, memory: 256 });
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
    const renderer: ProcessPool<RenderInput, RenderOutput> = {
      ...t.ports.renderer,
      run: (input) => {
        ran.push(input.page === 1 ? 'ann' : 'bob');
        return input.page === 1
          ? stuck.run({ kind: 'spin' }, { account: 'ann' })
          : t.ports.renderer.run({ ...input, page: 1 }, { account: 'ann' });
      },
    };
    await t.ports.db.updateTable('documents').set({ total_pages: 5 }).execute();
    const paint = createPageRenderer({ ...t.ports, renderer });
    const annsPages = Array.from({ length: 6 }, () =>
      paint(ann.user, { id: ann.id, page: 1, widthPx: 200 }).catch((error: { code: string }) => error.code),
    );
    const bobsPage = paint(bob.user, { id: bob.id, page: 2, widthPx: 200 });
    expect(Buffer.from(await bobsPage).toString('latin1', 1, 4)).toBe('PNG');
    expect(await Promise.all(annsPages)).toEqual(['picture_late', ...Array(5).fill('page_not_found')]);
    expect(ran.filter((name) => name === 'ann')).toHaveLength(2);
    t.clock.now += 11 * 60_000;
    await paint(ann.user, { id: ann.id, page: 1, widthPx: 200 }).catch(() => undefined);
    expect(ran.filter((name) => name === 'ann')).toHaveLength(3);
  });

  test('a picture that failed for want of time is asked for again, and comes', async () => {
    const ann = await ownerOf('late.pdf');
    let tries = 0;
    const renderer: ProcessPool<RenderInput, RenderOutput> = {
      ...t.ports.renderer,
      run: (input) => {
        tries += 1;
        return tries === 1
          ? stuck.run({ kind: 'spin' }, { account: 'ann' })
          : t.ports.renderer.run(input, { account: 'ann' });
      },
    };
    const paint = createPageRenderer({ ...t.ports, renderer });
    const page = { id: ann.id, page: 1, widthPx: 200 };
    const late = await paint(ann.user, page).catch((error: unknown) => error);
    expect(late).toMatchObject({ code: 'picture_late', httpStatus: 503, extras: { retryAfter: 3 } });
    expect(Buffer.from(await paint(ann.user, page)).toString('latin1', 1, 4)).toBe('PNG');
  });

  test('of a document of which five pages broke their process no other one is tried', async () => {
    const ann = await ownerOf('heavy.pdf');
    await t.ports.db.updateTable('documents').set({ total_pages: 99 }).execute();
    let runs = 0;
    const renderer: ProcessPool<RenderInput, RenderOutput> = {
      ...t.ports.renderer,
      run: () => {
        runs += 1;
        return stuck.run({ kind: 'exit' }, { account: 'ann' });
      },
    };
    const paint = createPageRenderer({ ...t.ports, renderer });
    for (let page = 1; page <= 8; page += 1)
      await expect(paint(ann.user, { id: ann.id, page, widthPx: 200 })).rejects.toThrow();
    expect(runs).toBe(5);
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
