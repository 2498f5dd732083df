import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '#contract/page.ts';
import { confirmationOf, isConfirmed } from '#engine/second/read-beside.ts';
import { readDocument } from '#readers/read-document.ts';
import { askedByHand, replayed } from '#server/model/kept-answers.ts';
import { type Key, keySchema } from './score.ts';

type Proposed = Parameters<typeof confirmationOf>[0];

interface Sum {
  planted: number;
  passed: number;
  confirmed: number;
  /** Of those that passed, how many have no answer to their confirmation yet. */
  waiting: number;
}

const fields = ['planted', 'passed', 'confirmed', 'waiting'] as const;
const nothing = (): Sum => ({ planted: 0, passed: 0, confirmed: 0, waiting: 0 });

/**
 * What is made wrong on purpose of recorded answers, and what becomes of it. Reads --corpus, --keys, --replay and --ask, and ends the
 * process with the usage where one is missing. `what` is the plural of what is planted.
 */
export async function openPlanting(command: string, what: string) {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({ options: { corpus: option, keys: option, replay: option, ask: option } });
  const { corpus, keys, replay, ask } = values;
  const reader = replay && (await replayed(replay));
  if (!corpus || !keys || !ask || !reader) {
    console.error(`Usage: npm run ${command} -- --corpus DIR --keys DIR --replay DIR --ask DIR
Makes wrong ${what} of recorded ones and tells how many the checks let pass, before and after confirmation. What gets through is
asked for confirmation: a prompt without an answer in the folder of --ask is written there.`);
    process.exit(2);
  }
  const confirmer = await askedByHand('a careful reader', ask);
  const sums = new Map<string, Sum>();

  /** Each document that has a key and can be read. */
  async function* documents(): AsyncGenerator<{ key: Key; pages: Page[] }> {
    for (const name of (await readdir(keys ?? '')).filter((one) => one.endsWith('.json')).toSorted()) {
      const key = keySchema.parse(JSON.parse(await readFile(join(keys ?? '', name), 'utf8')));
      const outcome = await readDocument(await readFile(join(corpus ?? '', key.file)), { ocr: false });
      if (outcome.ok) yield { key, pages: outcome.pages };
    }
  }

  /** Counts one of a kind, with what the checks made a proposal of it, if they did. `isSure` needs no confirmation. */
  async function count(kind: string, proposal: Proposed | undefined, isSure = false): Promise<void> {
    const sum = sums.get(kind) ?? nothing();
    sums.set(kind, sum);
    sum.planted += 1;
    if (!proposal) return;
    sum.passed += 1;
    const answer = isSure ? null : await confirmer.ask(confirmationOf(proposal));
    if (answer === null || isConfirmed(answer.text)) sum.confirmed += 1;
    else if (answer.usage === null && !answer.text.includes('b_supports')) sum.waiting += 1;
  }

  function tell(): void {
    const all = nothing();
    for (const sum of sums.values()) for (const field of fields) all[field] += sum[field];
    const share = (passed: number, planted: number) =>
      `${((100 * (planted - passed)) / planted).toFixed(1)} %`;
    for (const [kind, { planted, passed, confirmed, waiting }] of [...sums, ['all', all] as const]) {
      const wait = waiting > 0 ? `  (${waiting} wait for confirmation)` : '';
      console.log(
        `${kind.padEnd(28)} ${String(planted).padStart(4)} planted  dropped by the checks ${share(passed, planted)}  with confirmation ${share(confirmed, planted)}${wait}`,
      );
    }
  }

  return { reader, documents, count, tell };
}
