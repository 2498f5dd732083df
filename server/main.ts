import { buildApp } from './app.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { openPorts } from './open-ports.ts';
import { runProcess } from './run-process.ts';

await runProcess(async (settings, log) => {
  const ports = await openPorts(settings, log);
  const app = await buildApp(settings, ports, { log });
  const jobs = settings.jobs ? await startJobs(settings, ports, log) : undefined;
  await app.listen({ port: settings.port, host: settings.host });
  ports.intake.warmUp();
  ports.renderer.warmUp();
  return async () => {
    await Promise.all([app.close(), jobs?.stop()]);
    await ports.close();
  };
});
