import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Place } from '@/care-api/files/s3-place';

/** The only key it knows. */
const key = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** What it does instead of answering, for whatever is asked while it stands. */
export type Trouble = (method: string, url: string) => 'answer' | 'fail' | 'hang up';

/** An S3 server on a free port with one bucket. It checks signatures, and refuses whoever does not sign. */
export async function startS3Server() {
  const directory = mkdtempSync(path.join(tmpdir(), 'care-s3-'));
  const store = new S3rver({ directory, silent: true, configureBuckets: [{ name: 'pictures', configs: [] }] });
  await store.configureBuckets();
  const answer = store.callback();
  let trouble: Trouble = () => 'answer';
  const server = createServer((request, response) => {
    const now = trouble(request.method ?? '', request.url ?? '');
    if (now === 'hang up') return void request.socket.destroy();
    if (now === 'answer' && request.headers.authorization) return answer(request, response);
    response.writeHead(now === 'fail' ? 500 : 403).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const place: S3Place = {
    setting: 'FILES_URL',
    bucketUrl: `${endpoint}/pictures`,
    prefix: '',
    region: 'us-east-1',
    ...key,
  };
  return {
    endpoint,
    place,
    setTrouble(next: Trouble) {
      trouble = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
