#!/usr/bin/env node
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { analyze } from '#engine/index.ts';
import { readDocument } from '#readers/read-document.ts';
import { type Asked, askedOf } from './asked.ts';
import { keySchema } from './score.ts';

const usage = `Usage: npm run bench:passages -- --corpus DIR --keys DIR [--half 1|2] [--details]
Asks the passage search for every fact that a key (<file>.json) settles, as if no rule had answered, and tells how often one of
the three passages is the right one. Scans are left out. --half takes every other community by name (the beginning of a file's
name, before a state's two letters): mend by one half, report on the other. --details names each fact without its passage.`;

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    keys: { type: 'string' },
    half: { type: 'string' },
    details: { type: 'boolean' },
  },
});
const { corpus, keys, half, details } = values;
if (!corpus || !keys || !['1', '2', undefined].includes(half)) {
  console.error(usage);
  process.exit(2);
}

const communityOf = (name: string) => /^(.+?)-[a-z]{2}-/.exec(name)?.[1] ?? name.split('-')[0] ?? name;
const names = (await readdir(keys)).filter((name) => name.endsWith('.json')).toSorted();
const communities = [...new Set(names.map(communityOf))].toSorted();
const isAsked = (name: string) =>
  half === undefined || communities.indexOf(communityOf(name)) % 2 === Number(half) - 1;

const all: (Asked & { readonly kind: string; readonly file: string })[] = [];
for (const name of names.filter(isAsked)) {
  const key = keySchema.parse(JSON.parse(await readFile(join(keys, name), 'utf8')));
  const outcome = await readDocument(await readFile(join(corpus, key.file)), { ocr: false });
  if (!outcome.ok) continue;
  const analysis = analyze(outcome.pages, { documentType: key.kind });
  for (const one of askedOf(key, analysis, outcome.pages))
    all.push({ ...one, kind: key.kind, file: basename(key.file) });
}

const share = (part: readonly unknown[], whole: readonly unknown[]) =>
  `${part.length} of ${whole.length} (${whole.length === 0 ? '-' : ((100 * part.length) / whole.length).toFixed(1)} %)`;
const right = (asked: readonly Asked[]) =>
  share(
    asked.filter(({ isRight }) => isRight),
    asked,
  );
const stated = all.filter(({ isStated }) => isStated);
if (details) {
  for (const { fact, file, isMissed, isSpokenOf, isRight } of stated)
    if (!isRight)
      console.log(`${isMissed ? 'missed' : 'told  '} ${isSpokenOf ? 'other' : 'none '} ${fact} ${file}`);
}
for (const group of ['fact', 'kind'] as const) {
  for (const [name, asked] of [...Map.groupBy(stated, (one) => one[group])].toSorted(([a], [b]) =>
    a.localeCompare(b),
  )) {
    const missed = asked.filter(({ isMissed }) => isMissed);
    console.log(`  ${name.padEnd(34)} ${right(asked).padEnd(24)} missed by the rules: ${right(missed)}`);
  }
}
for (const isExpected of [true, false]) {
  const asked = all.filter((one) => !isExpected || one.isExpected);
  const known = asked.filter(({ isStated }) => isStated);
  const absent = asked.filter(({ isStated }) => !isStated);
  console.log(isExpected ? 'Of what such a document should answer:' : 'Of all that has words:');
  console.log(`  right passage among three: ${right(known)}`);
  console.log(`  of what the rules missed:  ${right(known.filter(({ isMissed }) => isMissed))}`);
  console.log(
    `  stated, and no passage:    ${share(
      known.filter(({ isSpokenOf }) => !isSpokenOf),
      known,
    )}`,
  );
  console.log(
    `  absent, and a passage:     ${share(
      absent.filter(({ isSpokenOf }) => isSpokenOf),
      absent,
    )}`,
  );
}
