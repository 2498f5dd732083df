import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { faultOf, importsOf } from './import-rules.ts';

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
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${files.length} files import in the allowed directions`);
