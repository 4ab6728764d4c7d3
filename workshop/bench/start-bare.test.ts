import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Supervisor } from '../../scripts/start/supervisor.mjs';
import { capture } from './capture.mjs';
import { startBare } from './start-bare.mjs';

test('the bare server sends the same status, content headers and packed bytes as the site', async () => {
  const site = createServer((request, response) => {
    response.writeHead(203, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip', 'Set-Cookie': ['a=1', 'b=2'] });
    // In two chunks, without a length, as Next streams.
    const packed = gzipSync(`page ${request.url}`);
    response.write(packed.subarray(0, 5));
    response.end(packed.subarray(5));
  }).listen(0);
  await once(site, 'listening');
  const address = site.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const siteUrl = `http://localhost:${address.port}`;
  const folder = mkdtempSync(join(tmpdir(), 'care-bare-'));
  const supervisor = new Supervisor();

  const bare = await startBare(supervisor, siteUrl, ['/one', '/two?q=x'], folder);
  const ofSite = await capture(`${siteUrl}/two?q=x`);
  const ofBare = await capture(`${bare.url}/two?q=x`);
  expect(ofBare).toEqual(ofSite);
  expect(gunzipSync(ofBare.body).toString()).toBe('page /two?q=x');
  expect((await capture(`${bare.url}/three`)).status).toBe(404);

  await supervisor.stop();
  expect(() => process.kill(bare.pid, 0)).toThrow('ESRCH');
  site.close();
  rmSync(folder, { recursive: true });
});
