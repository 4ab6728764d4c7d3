// The embedded database: PGlite behind the PostgreSQL wire protocol, in a process of its own so that the
// API's event loop never waits on WASM. Plain JavaScript: it runs unbundled.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

let stopping;
let running;

process.on('message', (message) => {
  if (message.type === 'open') open(message).catch((error) => fail(error));
  if (message.type === 'close') stop();
});
// The parent went, perhaps by SIGKILL: nobody can send us anything any more.
process.on('disconnect', stop);
// Ctrl-C reaches the whole group; the parent finishes its requests first and then says 'close'.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

/** @param {{ dataDir: string | null, socketPath: string | null }} place */
async function open({ dataDir, socketPath }) {
  const db = await PGlite.create({ dataDir: dataDir ?? 'memory://', extensions: { pg_trgm, unaccent } });
  const execute = db.execProtocolRawStream.bind(db);
  // SQL errors are answers, not rejections. A rejection means the engine broke, and pglite-socket would then hang.
  db.execProtocolRawStream = (...args) => execute(...args).catch(fail);
  const place = socketPath ? { path: socketPath } : { host: '127.0.0.1', port: 0 };
  const server = new PGLiteSocketServer({ db, ...place, maxConnections: 4 });
  let port = null;
  server.addEventListener('listening', (event) => {
    port = event.detail.port ?? null;
  });
  await server.start();
  running = { db, server, socketPath };
  if (stopping) return;
  process.send({ type: 'ready', port });
}

async function stop() {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), 5_000).unref();
  if (running) {
    const { db, server, socketPath } = running;
    await server.stop().catch(() => {});
    await db.close().catch(() => {});
    if (socketPath) rmSync(path.dirname(socketPath), { recursive: true, force: true });
  }
  process.exit(0);
}

function fail(error) {
  console.error(error);
  process.exit(1);
}
