import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../testing/free-port.mjs';
import { enter } from './in-root.mjs';

/** Starts the image twice, on an empty volume and on what it left, and asks it for pages and for its health. */
export async function tryImage(image) {
  const volume = path.join(path.dirname(image.root), 'volume');
  rmSync(volume, { recursive: true, force: true });
  mkdirSync(volume);
  chownSync(volume, 1000, 1000);
  const size = execFileSync('du', ['-sm', '--exclude=proc', image.root], { encoding: 'utf8' }).split('\t')[0];
  console.log(`image: ${size} MB unpacked`);
  const first = await startOnce(image, volume);
  const again = await startOnce(image, volume);
  console.log(`ready: ${first} ms on an empty volume (with the sample laid), ${again} ms on one that is there`);
  console.log('passed: every instruction ran, and the image serves as another user on a root that cannot be written');
}

async function startOnce(image, volume) {
  const ports = [await freePort(), await freePort()];
  const [port, careApiPort] = ports;
  const env = { ...image.env, PORT: String(port), CARE_API_PORT: String(careApiPort), LOG_LEVEL: 'warn' };
  const stage = { ...image, env };
  const mounts = ['--ro-bind', image.root, '/', '--bind', volume, image.volumes[0]];
  const startedAt = Date.now();
  const child = spawn('bwrap', enter(stage, image.command, mounts), { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  await untilReady(child);
  const took = Date.now() - startedAt;

  for (const [route, status] of [
    ['/', 200],
    ['/ar', 200],
    ['/listing', 200],
    ['/no-such-page', 404],
    ['/api/ready', 200],
  ]) {
    const answer = await fetch(`http://127.0.0.1:${port}${route}`);
    if (answer.status !== status) fail(`${route} answered ${answer.status}, not ${status}`);
    await answer.arrayBuffer();
  }
  const health = image.health.map((word) => word.replace(':3000/', `:${port}/`));
  execFileSync('bwrap', enter(stage, health, mounts));
  const refused = enter(stage, ['/bin/sh', '-c', 'touch /app/x 2>/dev/null && exit 1; test "$(id -u)" != 0'], mounts);
  execFileSync('bwrap', refused);
  process.kill(mainProcessOf(child.pid), 'SIGTERM');
  const [code] = await ended;
  if (code !== 0) fail(`told to stop, it ended with ${code}`);
  return took;
}

/** bwrap has a process 1 of its own, and that one ours. */
function mainProcessOf(pid) {
  const childOf = (one) => Number(readFileSync(`/proc/${one}/task/${one}/children`, 'utf8').trim().split(' ')[0]);
  return childOf(childOf(pid));
}

async function untilReady(child) {
  for await (const line of createInterface({ input: child.stdout })) {
    if (!/one-time password/.test(line)) console.log(`  ${line}`);
    if (line.startsWith('ready:')) {
      child.stdout.resume();
      return;
    }
  }
  fail('it ended before it was ready');
}

function fail(why) {
  throw new Error(why);
}
