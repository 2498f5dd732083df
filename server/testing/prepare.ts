import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { openTemplates } from './database-templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of an SQLite database, and the name of a PostgreSQL one, to copy. */
    templates: { readonly folder: string; readonly name: string | undefined };
  }
}

/** Before all tests, once: what many of them would do each again. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [{ close, ...templates }] = await Promise.all([
    openTemplates(process.env.TEST_DATABASE_URL),
    compileOnce(),
  ]);
  provide('templates', templates);
  return close;
}

/**
 * Has Node keep what it compiles for servers and the processes that do their work (vitest.config.ts says where): most are
 * killed in the end, and a killed process keeps nothing.
 */
async function compileOnce(): Promise<void> {
  const files = globSync([
    'server/jobs/*-process.ts',
    'server/{app,open-ports,run-process}.ts',
    'server/jobs/start-jobs.ts',
  ]);
  const loading = files.map((file) => `import(${JSON.stringify(pathToFileURL(file))})`);
  const child = spawn(process.execPath, ['--input-type=module', '-e', `await Promise.all([${loading}])`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The server cannot be loaded.');
}
