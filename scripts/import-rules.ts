import { posix } from 'node:path';

/** Who may import whom: a room's own files always, and the rooms named here. `types` are for `import type` alone. */
const rooms: Record<string, { values: readonly string[]; types?: readonly string[]; packages?: RegExp }> = {
  contract: { values: [], packages: /^zod$/ },
  engine: { values: [], types: ['contract'], packages: /^$/ },
  readers: { values: ['contract'] },
  // What an analysis says, in order: for the page, for paper and for every file. As pure as the engine.
  report: { values: ['contract', 'engine', 'content'], packages: /^$/ },
  // All documents of one purchase, read together.
  home: { values: ['contract', 'engine', 'report', 'content'], packages: /^$/ },
  writers: { values: ['contract', 'report', 'content'] },
  server: { values: ['contract', 'engine', 'readers', 'report', 'home', 'writers', 'content'] },
  web: { values: ['contract', 'engine', 'report', 'home', 'content'] },
  content: { values: [], types: ['contract'], packages: /^$/ },
  // A benchmark of the queue needs the queue, one of the screen a browser.
  bench: { values: ['contract', 'engine', 'home', 'readers', 'server', 'e2e'] },
  scripts: {
    values: [
      'contract',
      'engine',
      'readers',
      'report',
      'home',
      'writers',
      'content',
      'web',
      'server',
      'e2e',
      'bench',
    ],
  },
  // A journey reads back the files it has taken along, and looks for what the page has to tell.
  e2e: { values: ['contract', 'readers', 'report'] },
};
/** Only these scripts look into rooms that others do not import: they generate from them, administer them, ask a model, or need a browser or a user. */
const scriptsThatMay: Record<string, RegExp> = {
  server: /^scripts\/(?:openapi|admin|analyze-with-model)/,
  web: /^scripts\/(?:build-|check-content|make-)/,
  e2e: /^scripts\/make-pictures/,
  bench: /^scripts\/check-production/,
};

/** What stands in for a third party at the wire, for journeys too. */
const standIn = /^server\/testing\/[a-z-]+-stand-in\.ts$/;

export interface Import {
  readonly specifier: string;
  readonly typeOnly: boolean;
}

const statement =
  /^\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

/** The imports of a TypeScript source, dynamic ones included. */
export function importsOf(source: string): Import[] {
  return [...source.matchAll(statement)].map((m) => ({
    specifier: m[2] ?? m[3] ?? '',
    typeOnly: m[1] !== undefined,
  }));
}

/** The project's file that a specifier means, or null where it means a package. */
function target(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : null;
}

const part = (path: string, index: number) => path.split('/')[index] ?? '';

/** Why a file may not import something, in a sentence; null where it may. Paths are from the root, with '/'. */
export function faultOf(file: string, { specifier, typeOnly }: Import): string | null {
  const room = part(file, 0);
  const rules = rooms[room];
  if (!rules || /\.test\.tsx?$|\/testing\//.test(file)) return null;
  const path = target(file, specifier);
  if (path === null) {
    const allowed = !rules.packages || rules.packages.test(specifier);
    return allowed ? null : `${room}/ may not import the package ${specifier}`;
  }
  const other = part(path, 0);
  if (other === room) return room === 'web' ? faultInWeb(file, path) : null;
  if (!(other in rooms)) return null;
  if (typeOnly && rules.types?.includes(other)) return null;
  if (room === 'e2e' && standIn.test(path)) return null;
  if (!rules.values.includes(other)) {
    return rules.types?.includes(other)
      ? `${room}/ may import only types from ${other}/`
      : `${room}/ may not import ${other}/`;
  }
  if (room === 'scripts' && scriptsThatMay[other]?.test(file) === false) return `nothing imports ${other}/`;
  return null;
}

function faultInWeb(file: string, path: string): string | null {
  const [from, to] = [part(file, 1), part(path, 1)];
  if (from === 'features' && to === 'features' && part(file, 2) !== part(path, 2)) {
    return `no feature imports another (${part(file, 2)} imports ${part(path, 2)})`;
  }
  if (from === 'features' && to === 'routes') return 'a feature may not import a route';
  if (from === 'ui' && to !== 'ui') return 'web/ui knows nothing of the domain';
  return null;
}
