import { startJobs } from './jobs/start-jobs.ts';
import { openPorts } from './open-ports.ts';
import { runProcess } from './run-process.ts';
import { SettingsError } from './settings.ts';

await runProcess(async (settings, log) => {
  if (settings.databaseUrl === undefined) {
    throw new SettingsError([
      'DATABASE_URL: must be set for a worker; with SQLite the server runs the jobs itself.',
    ]);
  }
  const ports = await openPorts(settings, log);
  const jobs = await startJobs(settings, ports, log);
  log.info('running jobs');
  return async () => {
    await jobs.stop();
    await ports.close();
  };
});
