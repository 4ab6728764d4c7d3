import { once } from 'node:events';
import { createServer } from 'node:net';
import { Refusal } from '../start/refusal.mjs';
import { dropDatabases } from './drop-databases.mjs';

test('a server that is gone, or says nothing, is refused in one line without its password', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `postgres://ann:sesame@127.0.0.1:${address.port}/postgres`;
  const told = `no PostgreSQL answers at 127.0.0.1:${address.port} (TEST_DATABASE_URL): `;
  await expect(dropDatabases(url)).rejects.toThrow(new Refusal(`${told}timeout expired`));
  silent.close();
  await expect(dropDatabases(url)).rejects.toThrow(
    new Refusal(`${told}connect ECONNREFUSED 127.0.0.1:${address.port}`),
  );
});

test('what is no address is refused', async () => {
  await expect(dropDatabases('127.0.0.1')).rejects.toThrow(
    new Refusal('TEST_DATABASE_URL is no address of a PostgreSQL'),
  );
});
