import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { circlesIn, faultOf, importsAmong, importsOf, joined } from './import-rules.ts';

const files = globSync(
  '{contract,engine,readers,report,home,writers,server,web,content,bench,scripts,e2e}/**/*.{ts,tsx}',
);
const faults = files.flatMap((name) => {
  const file = name.replaceAll(sep, '/');
  return importsOf(readFileSync(name, 'utf8')).flatMap((found) => {
    const fault = faultOf(file, found);
    return fault ? [`${file}: ${fault}`] : [];
  });
});
const sources = new Map(
  files
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .map((name) => [name.replaceAll(sep, '/'), readFileSync(name, 'utf8')] as const),
);
const graph = importsAmong(sources);
/** A folder of the engine is a room; a file that lies beside its folders is one by itself. */
const roomOf = (file: string) => file.split('/').slice(0, 2).join('/');
const engine = new Map([...graph].filter(([file]) => /^engine\/(?!testing\/)/.test(file)));
for (const circle of [...circlesIn(graph), ...circlesIn(joined(engine, roomOf))]) {
  faults.push(`these import each other in a circle: ${circle.join(', ')}`);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${files.length} files import in the allowed directions`);
