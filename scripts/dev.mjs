import { watchCareApi } from './dev/watch-care-api.mjs';
import { command } from './start/command.mjs';
import { installIfNeeded } from './start/install.mjs';
import { holdPorts } from './start/ports.mjs';
import { untilCareApiAnswers } from './start/ready.mjs';
import { careApiCommand, careApiEnvironment, siteDevCommand, siteEnvironment } from './start/services.mjs';

const bundle = '.care-api/dev';

// `npm run dev`: the care API restarts and the site reloads when their sources change.
await command(async (supervisor) => {
  const ports = await holdPorts(process.env);
  await installIfNeeded(supervisor);

  const site = `http://localhost:${ports.site.port}`;
  const careApi = process.env.CARE_API_URL || `http://127.0.0.1:${ports.careApi?.port}`;
  const development = { ...process.env, NODE_ENV: 'development' };

  if (ports.careApi) {
    let [service, isOld] = [null, false];
    await watchCareApi(bundle, () => {
      isOld = service === null;
      service?.restart();
    });
    service = await supervisor.startService({
      name: 'care API',
      args: careApiCommand(bundle),
      env: careApiEnvironment(development, { port: ports.careApi.port, site }),
      ready: `${careApi}/api/ready`,
      beforeFirstStart: ports.careApi.release,
      tells: () => true,
    });
    // What was saved while it started is bundled, and not what it runs.
    if (isOld) service.restart();
  }
  await supervisor.startService({
    name: 'site',
    args: siteDevCommand(ports.site.port),
    env: siteEnvironment(development, { site, careApi }),
    ready: `${site}/api/health`,
    beforeFirstStart: ports.site.release,
    tells: () => true,
  });
  await untilCareApiAnswers(`${site}/api/ready`, careApi);
  console.log(`ready: site ${site} care API ${careApi}`);
});
