import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A folder of its own for one fault, gone afterwards. */
export async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'fault-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the built care API; `url` is '' where it ended instead. */
export async function startApi(folder, env = {}) {
  const child = spawn(process.execPath, ['.care-api/serve.mjs'], {
    env: { ...process.env, NODE_ENV: 'production', CARE_API_PORT: '0', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const ended = once(child, 'close').then(([code]) => code);
  const port = () => /"port":(\d+)/.exec(said)?.[1];
  while (!port() && child.exitCode === null) await sleep(20);
  return { child, ended, said: () => said, url: port() ? `http://127.0.0.1:${port()}` : '' };
}

export async function endApi({ child, ended }, signal = 'SIGKILL') {
  child.kill(signal);
  return ended;
}

export function post(url, body, headers = {}) {
  return fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** Asks to be called back. Answers the token it can be followed by, or null where it was not acknowledged. */
export async function askCallBack(url) {
  const asked = { yourName: 'Ann', email: 'ann@example.org', yourMessage: 'Hello', contactBy: 'email' };
  const answer = await post(`${url}/api/call-back-promise`, asked).catch(() => null);
  return answer?.status === 201 ? (await answer.json()).token : null;
}

/** How many of the acknowledged are not there. */
export async function countLost(url, tokens) {
  let lost = 0;
  for (const token of tokens) if ((await fetch(`${url}/api/call-back-promise/${token}`)).status !== 200) lost += 1;
  return lost;
}
