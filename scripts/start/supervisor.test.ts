import { readFileSync } from 'node:fs';
import { freePort } from '../../testing/free-port.mjs';
import { until } from '../../testing/until';
import { Refusal } from './refusal.mjs';
import { firstStartLimit, restartDelay } from './service.mjs';
import { Supervisor } from './supervisor.mjs';

const server = `
  require('node:http').createServer((_, response) => response.end(String(process.pid))).listen(Number(process.env.PORT));
  console.log('a line for people');
`;
const unwell = `
  let asked = 0;
  require('node:http').createServer(({ url }, response) => {
    if (url === '/health') asked += 1;
    response.writeHead(url === '/health' ? 503 : 200).end(String(url === '/asked' ? asked : process.pid));
  }).listen(Number(process.env.PORT));
`;

test('a service that is killed is started again, and is gone after stop', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const supervisor = new Supervisor();
  const url = await startServer(supervisor, server);
  const first = await ask(url);
  process.kill(Number(first), 'SIGKILL');
  const second = await untilAnswered(url, first);
  expect(said).toHaveBeenCalledWith('the server stopped (SIGKILL), starting it again in 0.5 s');
  await supervisor.stop();
  expect(() => process.kill(Number(second), 0)).toThrow('ESRCH');
  said.mockRestore();
});

test('a service that hangs is replaced, and one that answers badly is left alone', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const supervisor = new Supervisor();
  const url = await startServer(supervisor, unwell, { every: 500, misses: 4 });
  const first = await ask(url);
  await until(async () => Number(await ask(`${url}asked`)) > 4);
  expect(await ask(url)).toBe(first);
  process.kill(Number(first), 'SIGSTOP');
  const second = await untilAnswered(url, first);
  expect(said).toHaveBeenCalledWith('the server no longer answers, ending it');
  await supervisor.stop();
  expect(() => process.kill(Number(second), 0)).toThrow('ESRCH');
  said.mockRestore();
});

test('a restart that was asked for is at once and without a complaint', async () => {
  const supervisor = new Supervisor();
  const port = await freePort();
  const ready = `http://127.0.0.1:${port}/`;
  const env = { ...process.env, PORT: String(port) };
  const service = await supervisor.startService({ name: 'server', args: ['-e', server], env, ready });
  const first = await ask(ready);
  service.restart();
  const second = await untilAnswered(ready, first);
  await supervisor.stop();
  expect(() => process.kill(Number(second), 0)).toThrow('ESRCH');
});

test('a service that cannot start is refused with the last lines it wrote', async () => {
  const start = startServer(new Supervisor(), `console.error('the folder is in use'); process.exit(3)`);
  await expect(start).rejects.toThrow('the server stopped before it was ready (exit code 3)\n  the folder is in use');
  await expect(start).rejects.toBeInstanceOf(Refusal);
});

test('the care API is waited for at its first start as long as by its unit of systemd', () => {
  const unit = readFileSync('deploy/systemd/live-in-care-api.service', 'utf8');
  expect(unit).toContain(`/api/ready ${firstStartLimit / 1_000}\n`);
});

test('a step answers its exit code', async () => {
  expect(await new Supervisor().runStep(['-e', 'process.exit(5)'])).toBe(5);
});

test('a step is ended by stop and nothing follows it', async () => {
  const supervisor = new Supervisor();
  const step = supervisor.runStep(['-e', 'setInterval(() => {}, 1000)']);
  const refused = expect(step).rejects.toThrow('stopped');
  await supervisor.stop();
  await refused;
  await expect(startServer(supervisor, server)).rejects.toThrow('stopped');
});

test('the pause before a restart doubles from half a second to half a minute', () => {
  expect([0, 1, 2, 3, 7, 8, 100].map(restartDelay)).toEqual([0, 500, 1000, 2000, 30_000, 30_000, 30_000]);
});

type Watch = { every: number; misses: number };

async function startServer(supervisor: Supervisor, source: string, watch?: Watch): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  await supervisor.startService({
    name: 'server',
    args: ['-e', source],
    env: { ...process.env, PORT: String(port) },
    ready: url,
    ...(watch && { health: `${url}health`, watch }),
  });
  return url;
}

async function ask(url: string): Promise<string> {
  return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).text();
}

/** The process id that answers, once it is another one than before. */
async function untilAnswered(url: string, before: string): Promise<string> {
  for (;;) {
    const answer = await ask(url).catch(() => before);
    if (answer !== before) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
