import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packageOf = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** The licenses of the packages that these modules are of, to go along with a copy of their code. Throws where one has none. */
export function licensesOf(moduleIds: readonly string[]): string {
  const folders = new Set(moduleIds.flatMap((id) => packageOf.exec(id)?.[0] ?? []));
  const texts = [...folders].map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    if (file === undefined && license === undefined) throw new Error(`${folder} has no license.`);
    const text = file === undefined ? `License: ${license}` : readFileSync(join(folder, file), 'utf8').trim();
    return `${name} ${version}\n\n${text}\n`;
  });
  return texts.toSorted().join(`\n${'-'.repeat(80)}\n\n`);
}
