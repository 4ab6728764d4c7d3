import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { openTestApp, type TestApp } from './open-test-app';

export type ServedTestApp = {
  test: TestApp;
  url: string;
  serveBare(): void;
  serveWhole(): void;
  close(): Promise<void>;
};

/** The real care API on a fresh database behind a real port, whole or bare. */
export async function serveTestApp(): Promise<ServedTestApp> {
  const test = await openTestApp();
  const bare = test.appWith({ bare: true });
  let app = test.app;
  const server = serve({ fetch: (request) => app.fetch(request), port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    test,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serveBare: () => {
      app = bare;
    },
    serveWhole: () => {
      app = test.app;
    },
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await test.close();
    },
  };
}
