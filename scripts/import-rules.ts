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

/** What each file imports of the project, types included, by paths from the root. */
export function importsAmong(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  return new Map(
    [...sources].map(([file, source]) => [
      file,
      importsOf(source).flatMap(({ specifier }) => {
        const path = target(file, specifier);
        return path !== null && path !== file && sources.has(path) ? [path] : [];
      }),
    ]),
  );
}

/** The same graph with files put together: 'engine/tables/rows.ts' becomes 'engine/tables' by its folder. */
export function joined(graph: ReadonlyMap<string, readonly string[]>, nameOf: (file: string) => string) {
  const found = new Map<string, Set<string>>();
  for (const [file, others] of graph) {
    const from = nameOf(file);
    const to = found.get(from) ?? new Set();
    for (const other of others) if (nameOf(other) !== from) to.add(nameOf(other));
    found.set(from, to);
  }
  return new Map([...found].map(([name, to]) => [name, [...to]]));
}

/** The groups of names that reach each other in a circle, each sorted. */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (name: string): number => {
    const at = order.size;
    order.set(name, at);
    let low = at;
    open.push(name);
    for (const next of graph.get(name) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === at) {
      const circle = open.splice(open.indexOf(name));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return low;
  };
  for (const name of graph.keys()) if (!order.has(name)) visit(name);
  return circles;
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
