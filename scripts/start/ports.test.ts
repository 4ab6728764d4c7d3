import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { freePort } from '../../testing/free-port.mjs';
import { holdPort, holdPorts } from './ports.mjs';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test('a port set by hand is taken as it is', async () => {
  const free = await freePort();
  const { port, release } = await holdPort('PORT', String(free), 3000);
  expect(port).toBe(free);
  await release();
});

test.each(['127.0.0.1', '::'])('a port set by hand that is taken on %s is refused in one line', async (host) => {
  const port = await occupy(host);
  await expect(holdPort('PORT', String(port), 3000)).rejects.toThrow(
    `port ${port} is taken; free it or set PORT to another one`,
  );
});

test.each(['abc', '-1', '65536', '3000x'])('%s is no port', async (wished) => {
  await expect(holdPort('PORT', wished, 3000)).rejects.toThrow('PORT must be a number from 0 to 65535');
});

test.each(['4190', '6000', '6667'])(
  '%s is refused at once, for no browser and no fetch would ask it',
  async (wished) => {
    const refusal = `browsers refuse port ${wished}; set CARE_API_PORT to another one`;
    await expect(holdPort('CARE_API_PORT', wished, 4000)).rejects.toThrow(refusal);
    await expect(fetch(`http://127.0.0.1:${wished}/`)).rejects.toMatchObject({ cause: { message: 'bad port' } });
  },
);

test('a default that browsers refuse gives way without being tried', async () => {
  const said = jest.spyOn(console, 'log').mockImplementation(() => {});
  const { port, release } = await holdPort('PORT', undefined, 4045);
  expect(port).toBeGreaterThan(4045);
  said.mockRestore();
  await release();
});

test('a taken default gives way to the next free port, which is named', async () => {
  const said = jest.spyOn(console, 'log').mockImplementation(() => {});
  const taken = await occupy('127.0.0.1');
  const { port, release } = await holdPort('PORT', undefined, taken);
  expect(port).toBeGreaterThan(taken);
  expect(said).toHaveBeenCalledWith(`port ${taken} is taken, using ${port}`);
  said.mockRestore();
  await release();
});

test('a held port is taken for everybody else until it is released', async () => {
  const held = await holdPort('PORT', String(await freePort()), 3000);
  await expect(holdPort('PORT', String(held.port), 3000)).rejects.toThrow('is taken');
  await held.release();
  const next = await holdPort('PORT', String(held.port), 3000);
  await next.release();
});

test('a care API that runs elsewhere needs no port', async () => {
  const ports = await holdPorts({ PORT: '0', CARE_API_URL: 'https://care.example.com' });
  expect(ports.careApi).toBeNull();
  await ports.site.release();
});

async function occupy(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
