import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What becomes of an answer on its way back: it is cut off, or comes after so many milliseconds. */
type Fate = 'cut' | number;

export type Relay = {
  url: string;
  /** By the path below `/api/`; what is not named comes at once. */
  fates: Map<string, Fate>;
  /** What was answered to writes, whether or not it came through. */
  answered: { path: string; status: number; body: string }[];
  stop(): Promise<void>;
};

/** Stands before a server and passes everything on both ways, so that what was asked is done and its answer may yet be lost. */
export async function openRelay(target: string): Promise<Relay> {
  const fates: Relay['fates'] = new Map();
  const answered: Relay['answered'] = [];
  const server = createServer((asked, response) => {
    const { method, headers, url = '/' } = asked;
    const onward = request(target + url, { method, headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const body = Buffer.concat(chunks);
      const path = new URL(url, target).pathname.replace('/api/', '');
      const status = answer.statusCode ?? 0;
      if (method !== 'GET') answered.push({ path, status, body: body.toString() });
      const fate = fates.get(path) ?? 0;
      if (fate === 'cut') return response.destroy();
      await sleep(fate);
      response.writeHead(status, answer.headers).end(body);
    });
    onward.on('error', () => response.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, fates, answered, stop };
}
