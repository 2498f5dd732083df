import { AppError } from '../app-error.ts';
import type { HomeWork, HomeWorkDone } from '../jobs/home-process.ts';
import { ProcessError } from '../jobs/work-process.ts';
import type { Ports } from '../ports.ts';

/** Seconds after which it is worth asking again. */
export const askAgainAfter = 5;

/** Has a process look through documents of an account. Throws ask_late where it takes too long or too much. */
export async function workOnHome(
  { asker }: Pick<Ports, 'asker'>,
  account: string,
  work: HomeWork,
): Promise<HomeWorkDone> {
  try {
    return await asker.run(work, { account });
  } catch (error) {
    if (!(error instanceof ProcessError)) throw error;
    throw new AppError('ask_late', { retryAfter: askAgainAfter, cause: error });
  }
}
