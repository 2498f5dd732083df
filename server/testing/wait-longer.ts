import { vi } from 'vitest';

/*
 * By default vi.waitFor gives up after one second, which a busy machine exceeds. What comes in time is not waited for any
 * longer than before.
 */
const { waitFor, waitUntil } = vi;
const longest = 20_000;
vi.waitFor = (check, options = longest) => waitFor(check, options);
vi.waitUntil = (check, options = longest) => waitUntil(check, options);
