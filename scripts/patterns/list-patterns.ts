import { globSync, readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';

export interface SourcePattern {
  readonly source: string;
  readonly flags: string;
  /** 'readers/sniff.ts:27': where it stands first. */
  readonly at: string;
}

/** The rooms whose patterns meet text that a stranger wrote. */
const rooms = 'contract,engine,readers,report,writers,server';

/** Their files, but for what only tests load. */
export function filesWithPatterns(): string[] {
  return globSync(`{${rooms}}/**/*.ts`)
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .toSorted();
}

/** The regular expressions that are written out in a file. */
export function writtenPatterns(file: string, code = readFileSync(file, 'utf8')): SourcePattern[] {
  const found: SourcePattern[] = [];
  const look = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) look(each);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const { regex, start } = node as { regex?: { pattern: string; flags: string }; start?: number };
    if (regex !== undefined) {
      const line = code.slice(0, start).split('\n').length;
      found.push({ source: regex.pattern, flags: regex.flags, at: `${file}:${line}` });
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'regex') look(child);
  };
  look(parseSync(file, code).program.body);
  return found;
}

/** The place of a pattern is where it is written, and not what makes it of its words. */
const helpers = /list-patterns|engine\/(?:regex|find\/pattern)\.ts/;

/**
 * The regular expressions that the files put together while they are loaded. It loads them, so a program that runs at its
 * import cannot be among them.
 */
export async function builtPatterns(files: readonly string[]): Promise<SourcePattern[]> {
  const found: SourcePattern[] = [];
  const root = `${resolve('.')}${sep}`;
  const Original = globalThis.RegExp;
  class Watched extends Original {
    constructor(pattern: string | RegExp, flags?: string) {
      super(pattern, flags);
      const frame = new Error().stack?.split('\n').find((line) => line.includes(root) && !helpers.test(line));
      const place = frame === undefined ? null : /(?:file:\/\/)?(\/[^)]*?):(\d+):\d+\)?$/.exec(frame);
      const file = place?.[1]?.startsWith(root) ? place[1].slice(root.length).replaceAll(sep, '/') : null;
      if (file !== null && !file.startsWith('node_modules/'))
        found.push({ source: this.source, flags: this.flags, at: `${file}:${place?.[2]}` });
    }
  }
  globalThis.RegExp = Watched as RegExpConstructor;
  try {
    for (const file of files) await import(pathToFileURL(resolve(file)).href);
  } finally {
    globalThis.RegExp = Original;
  }
  return found;
}

/** Each pattern once, in order of its place. */
export async function listPatterns(): Promise<SourcePattern[]> {
  const files = filesWithPatterns();
  const loadable = files.filter((file) => /^(?:engine|readers|contract|report)\//.test(file));
  const all = [...files.flatMap((file) => writtenPatterns(file)), ...(await builtPatterns(loadable))];
  return [
    ...new Map(all.toReversed().map((pattern) => [`${pattern.flags}/${pattern.source}`, pattern])).values(),
  ].toSorted((a, b) => a.at.localeCompare(b.at, 'en', { numeric: true }));
}
