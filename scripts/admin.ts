/*
 * The operator's commands, on the same settings as the server and while it runs: `npm run admin` lists them. Exit status 1
 * where nothing was done.
 */
// biome-ignore-start lint/style/noRestrictedImports: an entry of the server's own, kept where package.json calls it.
import { writePrivately } from '#server/adapters/keep-private.ts';
import { runAdmin } from '#server/admin/run-admin.ts';
import { createLog } from '#server/log.ts';
import { type OpenPorts, openPorts } from '#server/open-ports.ts';
import { readSettings, SettingsError } from '#server/settings.ts';

// biome-ignore-end lint/style/noRestrictedImports: see above

writePrivately();
let ports: OpenPorts | undefined;
try {
  const { ok, text } = await runAdmin(process.argv.slice(2), {
    settings: () => readSettings(process.env),
    async open({ unmatched }) {
      const settings = readSettings(process.env);
      ports = await openPorts(settings, createLog('silent'), { beside: true, unmatched });
      return { ...ports, appUrl: settings.appUrl };
    },
  });
  (ok ? console.log : console.error)(text);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await ports?.close();
}
