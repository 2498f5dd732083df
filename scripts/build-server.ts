import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import packageJson from '../package.json' with { type: 'json' };
import { licensesOf } from './build-server-licenses.ts';

/*
 * Builds what runs without the tools of development into build/node: the server, the worker, the operator's commands and
 * the analysis of files. Packages of `dependencies` stay where npm installs them; code of any other is built in.
 */
const folder = resolve('build', 'node');
const entries = {
  main: 'server/main.ts',
  worker: 'server/worker.ts',
  admin: 'scripts/admin.ts',
  analyze: 'scripts/analyze.ts',
};
const least = /\d+\.\d+/.exec(packageJson.engines.node)?.[0] ?? '';
const installed = Object.keys(packageJson.dependencies).map((name) => new RegExp(`^${name}(?:/|$)`));

/** A module named by its address becomes a file of its own; any other file stays where it is, seen from the built one. */
const addresses: Plugin = {
  name: 'addresses',
  transform(code, id) {
    if (!code.includes('import.meta.url') || /[\\/]node_modules[\\/]/.test(id)) return null;
    return code.replace(/new URL\('(?<path>[^']+)', import\.meta\.url\)/g, (_, path: string) => {
      const file = resolve(dirname(id), path);
      if (!file.endsWith('.ts')) return `new URL('${relative(folder, file)}', import.meta.url)`;
      return `new URL(import.meta.ROLLDOWN_FILE_URL_${this.emitFile({ type: 'chunk', id: file })})`;
    });
  },
};

/** A Node that is too old fails while it links a program's imports, so one that has none looks first. */
const entryOf = (program: string) => `const [major, minor] = process.versions.node.split('.').map(Number);
const [leastMajor, leastMinor] = '${least}'.split('.').map(Number);
if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  console.error(\`PlainDeed needs Node.js ${least} or later; this is \${process.versions.node}.\`);
  process.exit(1);
}
await import('./${program}');
`;

rmSync(folder, { recursive: true, force: true });
const bundle = await rolldown({
  input: entries,
  platform: 'node',
  external: installed,
  transform: { target: `node${least}` },
  plugins: [addresses],
});
const { output } = await bundle.write({
  dir: folder,
  entryFileNames: 'program-[name].js',
  chunkFileNames: '[name]-[hash].js',
});
await bundle.close();
for (const name of Object.keys(entries))
  writeFileSync(join(folder, `${name}.js`), entryOf(`program-${name}.js`));
const chunks = output.filter((file) => file.type === 'chunk');
writeFileSync(join(folder, 'licenses.txt'), licensesOf(chunks.flatMap(({ moduleIds }) => moduleIds)));
console.log(`${chunks.length} files in ${relative('', folder)}`);
