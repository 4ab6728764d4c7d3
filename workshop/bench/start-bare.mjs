import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdPort } from '../../scripts/start/ports.mjs';
import { capture } from './capture.mjs';

/**
 * Fetches the paths from the site and starts the bare server that sends exactly these answers.
 * @returns where it listens, its process and service, and the answers
 */
export async function startBare(supervisor, site, paths, folder) {
  const answers = [];
  for (const path of paths) answers.push({ path, ...(await capture(site + path)) });
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(answers.map((answer) => ({ ...answer, body: answer.body.toString('base64') }))));

  const { port, release } = await holdPort('PORT', '0', 0);
  const url = `http://localhost:${port}`;
  const service = await supervisor.startService({
    name: 'bare server',
    args: ['workshop/bench/bare-server.mjs', String(port), file],
    env: { ...process.env, NODE_ENV: 'production' },
    ready: `${url}/ready`,
    beforeFirstStart: release,
  });
  return { url, pid: service.child.pid, answers, service };
}
