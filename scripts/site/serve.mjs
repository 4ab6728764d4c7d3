import { createServer } from 'node:http';
import next from 'next';
import { compressedFiles } from './compressed-files.mjs';
import { finishPages } from './finish-pages.mjs';
import { microCache } from './micro-cache.mjs';
import { readableAddress } from './readable-address.mjs';
import { visitorStamp } from './visitor.mjs';
import { wholeNotFound } from './whole-not-found.mjs';

// The thin front: Next behind one HTTP server of ours. A host without it (Vercel) serves the same site, with Next's own 404.
const port = Number(process.argv[2]);
if (Buffer.byteLength(process.env.NEXTAUTH_SECRET ?? '') < 32) {
  console.error('site: NEXTAUTH_SECRET is missing or too short: give it 32 bytes or more.');
  process.exit(1);
}
const app = next({ dev: false, port, hostname: 'localhost' });
await app.prepare();
const handle = app.getRequestHandler();

const stampVisitor = visitorStamp({
  key: process.env.CARE_API_SITE_KEY,
  isBehindProxy: process.env.TRUST_PROXY === '1',
});
const answerFile = compressedFiles();
const answerPage = microCache();

const server = createServer(async (request, response) => {
  if (answerPage(request, response) || (await answerFile(request, response))) return;
  stampVisitor(request);
  request.url = readableAddress(request.url);
  finishPages(request, response);
  wholeNotFound(request, response, port);
  handle(request, response);
});
server.on('error', (error) => {
  console.error(`site: port ${port}: ${error.code === 'EADDRINUSE' ? 'is taken' : error.message}`);
  process.exit(1);
});
server.listen(port);

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 9_000).unref();
  });
}
