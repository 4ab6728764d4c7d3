import { buildIfNeeded } from './start/build.mjs';
import { command } from './start/command.mjs';
import { heardPassword } from './start/heard-password.mjs';
import { installIfNeeded } from './start/install.mjs';
import { holdPorts } from './start/ports.mjs';
import { untilCareApiAnswers } from './start/ready.mjs';
import { careApiCommand, careApiEnvironment, siteCommand, siteEnvironment, siteKey } from './start/services.mjs';

// `npm start`: installs and builds what is missing, then runs the care API and the site until it is told to stop.
// With `--built`, for images, nothing is looked for: what is there is what runs.
const heard = heardPassword();
const isBuilt = process.argv.includes('--built');
await command(async (supervisor) => {
  const ports = await holdPorts(process.env);
  if (!isBuilt) {
    await installIfNeeded(supervisor);
    await buildIfNeeded(supervisor);
  }

  const site = `http://localhost:${ports.site.port}`;
  const careApi = process.env.CARE_API_URL || `http://127.0.0.1:${ports.careApi?.port}`;
  const production = { ...process.env, CARE_API_SITE_KEY: siteKey(process.env), NODE_ENV: 'production' };

  // Side by side: neither needs the other to start.
  await Promise.all([
    ports.careApi &&
      supervisor.startService({
        name: 'care API',
        args: careApiCommand('.care-api'),
        env: careApiEnvironment(production, { port: ports.careApi.port, site }),
        ready: `${careApi}/api/ready`,
        health: `${careApi}/api/health`,
        beforeFirstStart: ports.careApi.release,
        tells: heard.isForPeople,
      }),
    supervisor.startService({
      name: 'site',
      args: siteCommand(ports.site.port),
      env: siteEnvironment(production, { site, careApi }),
      ready: `${site}/api/health`,
      health: `${site}/api/health`,
      beforeFirstStart: ports.site.release,
    }),
  ]);
  await untilCareApiAnswers(`${site}/api/ready`, careApi);
  for (const line of heard.lines(`ready: site ${site} care API ${careApi}`)) console.log(line);
});
