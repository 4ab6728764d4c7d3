import { once } from 'node:events';
import { holdPort } from '../../../scripts/start/ports.mjs';
import { careApiCommand } from '../../../scripts/start/services.mjs';

/** The built care API on a free port. */
export async function startApi(supervisor, env) {
  const { port, release } = await holdPort('CARE_API_PORT', '0', 0);
  const url = `http://127.0.0.1:${port}`;
  const service = await supervisor.startService({
    name: 'care API',
    args: careApiCommand('.care-api'),
    env: { ...env, CARE_API_PORT: String(port) },
    ready: `${url}/api/ready`,
    beforeFirstStart: release,
  });
  return { url, service };
}

/** Stopped and gone. */
export async function endService(service) {
  const ended = once(service.child, 'exit');
  service.stop();
  await ended;
}
