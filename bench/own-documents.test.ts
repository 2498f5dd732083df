import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyze } from '#engine/index.ts';
import { readDocument } from '#readers/read-document.ts';
import { typedPdf } from '../scripts/fixtures/typed-pdf.ts';
import { figures, type Judgement, keySchema, score } from './score.ts';

const folder = 'fixtures/communities';
const names = readdirSync(folder).flatMap((name) => (name.endsWith('.txt') ? [name.slice(0, -4)] : []));

async function judge(name: string): Promise<Judgement[]> {
  const key = keySchema.parse(JSON.parse(readFileSync(join(folder, `${name}.key.json`), 'utf8')));
  const outcome = await readDocument(
    await typedPdf(name, readFileSync(join(folder, `${name}.txt`), 'utf8')),
    { ocr: false },
  );
  if (!outcome.ok) throw new Error(`${name}: ${outcome.reason}`);
  return score(key, analyze(outcome.pages, { documentType: key.kind }).facts);
}

const told = (faults: readonly Judgement[]) =>
  faults.map((f) => `${f.verdict} ${f.fact} ${JSON.stringify(f.found ?? f.expected ?? 'page')}`).join('\n');

describe('documents written for this project, typed on pages of a PDF', () => {
  const all: Judgement[] = [];

  it.each(names)('%s', async (name) => {
    const judgements = await judge(name);
    all.push(...judgements);
    const faults = judgements.filter(({ verdict, pageRight }) => verdict !== 'right' || pageRight === false);
    expect(figures(judgements).f1, told(faults)).toBeGreaterThanOrEqual(90);
  });

  it('are analyzed as their keys have them', () => {
    const { precision, recall } = figures(all);
    const pages = all.filter(({ pageRight }) => pageRight !== undefined);
    expect(precision).toBeGreaterThanOrEqual(98);
    expect(recall).toBeGreaterThanOrEqual(94);
    expect(pages.filter(({ pageRight }) => pageRight).length / pages.length).toBeGreaterThanOrEqual(0.99);
  });
});
