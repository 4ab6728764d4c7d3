import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSession } from '@/care-api/accounts/sessions';
import { getSigningSecret } from '@/care-api/accounts/signing-secret';
import { createApp } from '@/care-api/app';
import { accounts } from '@/care-api/database/schema/accounts';
import { localFiles } from '@/care-api/files/local-files';
import type { App } from '@/care-api/http/route';
import { startImports } from '@/care-api/import/runs/start-imports';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { type StaffRole, toRoles } from '@/lib/contract/staff';
import { openTestDatabase } from './open-test-database';

/** Of a password nobody knows. */
const hashOfNobody = '$argon2id$v=19$m=1024,t=1,p=1$pjqvLClfhggFbtoiXVNJ4A$BamDKLU3SeOrj1+qlkPOQZBy8eRK+Bq2NihuSDw7y0w';

type Sending = { as?: string; headers?: Record<string, string> };

export type TestApp = {
  app: App;
  deps: Dependencies;
  /** Where its pictures are. */
  filesDir: string;
  /** What was logged. */
  log: Record<string, unknown>[];
  /** Another app on the same database, with other settings. */
  appWith(changed: Partial<Dependencies>): App;
  /** Sends JSON; `as` is an access token. */
  send(method: string, path: string, body?: unknown, sending?: Sending): Promise<Response>;
  /** The same to another app. */
  sendTo(app: App, method: string, path: string, body?: unknown, sending?: Sending): Promise<Response>;
  /** A new account's access token. */
  signIn(who: 'admin' | 'user' | StaffRole): Promise<string>;
  close(): Promise<void>;
};

/** The real API on a fresh database. Its clock stands still unless a test moves `deps.now`. */
export async function openTestApp(changed: Partial<Dependencies> = {}): Promise<TestApp> {
  const database = changed.database ?? (await openTestDatabase());
  const filesDir = mkdtempSync(path.join(tmpdir(), 'care-files-'));
  const importsDir = mkdtempSync(path.join(tmpdir(), 'care-imports-'));
  const log: TestApp['log'] = [];
  const deps: Dependencies = {
    database,
    files: localFiles(filesDir),
    freeBytes: async () => Number.POSITIVE_INFINITY,
    siteUrl: 'https://site.example',
    importsDir,
    onImportAsked: () => imports.wake(),
    onMailQueued: () => {},
    bare: false,
    trustProxy: true,
    now: () => new Date(),
    log: (entry) => log.push(entry),
    ...changed,
  };
  const imports = startImports(deps);
  const app = createApp(deps);
  let people = 0;
  return {
    app,
    deps,
    filesDir,
    log,
    appWith: (others) => createApp({ ...deps, ...others }),
    send: (...asked) => send(app, ...asked),
    sendTo: send,
    async signIn(who) {
      people += 1;
      const name = `${who}-${people}`;
      const person = {
        username: name,
        email: `${name}@example.org`,
        passwordHash: hashOfNobody,
        isAdmin: who === 'admin',
        roles: toRoles([who]),
      };
      const [account] = await database.db.insert(accounts).values(person).returning();
      if (!account) throw new Error('The account was not stored.');
      const secret = await getSigningSecret(database.db);
      return (await startSession(database.db, account.id, secret, deps.now())).accessToken;
    },
    async close() {
      await imports.stop();
      await database.close();
      rmSync(importsDir, { recursive: true, force: true });
      rmSync(filesDir, { recursive: true, force: true });
    },
  };
}

async function send(app: App, method: string, url: string, body?: unknown, { as, headers }: Sending = {}) {
  const request = new Request(new URL(url, 'http://care.example'), { method, headers: headers ?? {} });
  if (as) request.headers.set('authorization', `Bearer ${as}`);
  if (body === undefined) return app.request(request);
  if (!request.headers.has('content-type')) request.headers.set('content-type', 'application/json');
  const sent = body instanceof Buffer ? new Uint8Array(body) : typeof body === 'string' ? body : JSON.stringify(body);
  return app.request(new Request(request, { body: sent }));
}
