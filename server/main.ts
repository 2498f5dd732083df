import { buildApp } from './app.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { openPorts } from './open-ports.ts';
import { runProcess } from './run-process.ts';

await runProcess(async (settings, log) => {
  const ports = await openPorts(settings, log);
  const app = await buildApp(settings, ports, { log });
  const jobs = settings.jobs ? await startJobs(settings, ports, log) : undefined;
  // A burst of new connections waits to be taken up; beyond Node's 511 it would be sent away for seconds.
  await app.listen({ port: settings.port, host: settings.host, backlog: 4096 });
  ports.intake.warmUp();
  ports.renderer.warmUp();
  return async () => {
    await Promise.all([app.close(), jobs?.stop()]);
    await ports.close();
  };
});
