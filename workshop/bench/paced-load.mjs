import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { summarise } from './summarise.mjs';

/**
 * Asks for the paths of `nextPath` at an even pace, whether the answers keep up or not: what a visitor feels at that
 * rate. A time runs from the moment the request was due. What is asked in the seconds before, at the same pace over the
 * same connections, is not counted: opening those and compiling what answers is no visitor's wait.
 * @param {{ url: string, nextPath: () => string, connections: number, seconds: number, perSecond: number,
 *   warmUpSeconds?: number }} what
 */
export async function pacedLoad({ url, nextPath, connections, seconds, perSecond, warmUpSeconds = 0 }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = [];
  const running = [];
  let failed = 0;
  const startedAt = performance.now() + warmUpSeconds * 1000;
  for (let number = -warmUpSeconds * perSecond; number < seconds * perSecond; number += 1) {
    const due = startedAt + (number * 1000) / perSecond;
    await sleep(Math.max(0, due - performance.now()));
    running.push(
      ask(url + nextPath(), agent).then((isGood) => {
        if (due < startedAt) return;
        times.push(performance.now() - due);
        if (!isGood) failed += 1;
      }),
    );
  }
  await Promise.all(running);
  agent.destroy();
  return { connections, failed, ...summarise(times, (performance.now() - startedAt) / 1000) };
}

function ask(url, agent) {
  return new Promise((resolve) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      response.on('end', () => resolve(response.statusCode === 200)).resume();
    });
    request.on('error', () => resolve(false));
  });
}
