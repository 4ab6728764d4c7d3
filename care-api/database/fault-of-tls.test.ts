import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TLSSocket } from 'node:tls';
import { checkDatabase } from '@/care-api/doctor/check-database';
import { openDatabase } from './open-database';
import { toStartFault } from './start-fault';

const folder = mkdtempSync(path.join(tmpdir(), 'care-tls-'));
const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name)) as [string, string];
const asked = ['req', '-x509', '-nodes', '-newkey', 'rsa:2048', '-subj', '/CN=care', '-keyout', key, '-out', cert];
const withOpenssl = spawnSync('openssl', asked).status === 0 ? it : it.skip;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What answers as PostgreSQL does to who asks for TLS: `S` and a handshake, or `N`. */
async function answering(answer: 'S' | 'N') {
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(answer);
      if (answer === 'S') {
        const files = { key: readFileSync(key), cert: readFileSync(cert) };
        new TLSSocket(socket, { isServer: true, ...files }).on('error', () => socket.destroy());
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `postgres://care:s3cret-word@127.0.0.1:${(server.address() as AddressInfo).port}/care?sslmode=verify-full`;
  return { url, close: () => new Promise((resolve) => server.close(resolve)) };
}

async function said(url: string): Promise<string[]> {
  const refused = await openDatabase({ databaseUrl: url, dataDir: null }).catch((error: unknown) => error);
  const [finding] = await checkDatabase({ DATABASE_URL: url }, '', false);
  expect(finding).toMatchObject({ state: 'broken' });
  return [toStartFault(refused, ''), finding?.said ?? ''];
}

withOpenssl(
  'a certificate that nobody vouches for is told with what to do, at the start and by the doctor',
  async () => {
    const server = await answering('S');
    for (const line of await said(server.url)) expect(line).toMatch(/self-signed certificate\).*sslrootcert=/);
    await server.close();
  },
);

it('so is a server without TLS', async () => {
  const server = await answering('N');
  for (const line of await said(server.url)) expect(line).toMatch(/speaks no TLS.*sslmode/);
  await server.close();
});
