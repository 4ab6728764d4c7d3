import { createServer } from 'node:http';
import next from 'next';
import { shareContentState } from '../../lib/http/content-state.mjs';
import { answerNotReady, drainOf } from '../../lib/http/drain.mjs';
import { shareStepAside } from '../../lib/http/render-turn.mjs';
import { shareAnswers } from '../../lib/http/shared-answers.mjs';
import { askedPages } from './asked-pages.mjs';
import { careApiLine } from './care-api-line.mjs';
import { askContentState, watchContentState } from './content-state.mjs';
import { front } from './front.mjs';
import { mostHeadBytes } from './head.mjs';
import { keptPages } from './kept-pages.mjs';
import { askedPagesFile, openPagesPlace, siteOf } from './pages-place.mjs';
import { siteRedirects } from './redirects.mjs';
import { redisAnswers } from './redis-answers.mjs';
import { renderQueue } from './render-queue.mjs';
import { askOwnPage, warmStart } from './warm-start.mjs';
import { watchAnswers } from './watch-answers.mjs';

// The thin front: Next behind one HTTP server of ours. A host without it (Vercel) serves the same site, with Next's own 404.
const port = Number(process.argv[2]);
if (Buffer.byteLength(process.env.NEXTAUTH_SECRET ?? '') < 32) {
  console.error('site: NEXTAUTH_SECRET is missing or too short: give it 32 bytes or more.');
  process.exit(1);
}
const { REDIS_URL: redisUrl } = process.env;
if (redisUrl && !(URL.canParse(redisUrl) && /^rediss?:/.test(redisUrl))) {
  console.error('site: REDIS_URL is no address of a Redis: give it like redis://user:password@host:6379.');
  process.exit(1);
}
const { CARE_API_URL, CARE_API_SITE_KEY: key, NEXTAUTH_SECRET: secret } = process.env;
const careApi = CARE_API_URL || 'http://127.0.0.1:4000';
const state = watchContentState({ ask: askContentState(careApi, { key, secret }) });
const redirects = siteRedirects({ ask: careApiLine(careApi, { key, secret }), state });
shareContentState(state);
// Its client is loaded by nobody who has no Redis.
const redis = redisUrl ? (await import('./redis.mjs')).openRedis(redisUrl) : null;
shareAnswers(redis && redisAnswers(redis, siteOf(process.env)));
const asked = askedPages(askedPagesFile(process.env));
const warm = warmStart({ addresses: asked.most(), ask: askOwnPage(() => port), state });
const app = next({ dev: false, port, hostname: 'localhost' });
await app.prepare();
const queue = renderQueue();
shareStepAside(queue.stepAside);
const answer = front({
  handle: app.getRequestHandler(),
  queue,
  port: () => port,
  siteUrl: process.env.SITE_URL,
  state,
  redirects,
  pages: keptPages({ log: openPagesPlace(process.env, redis) }),
  visitors: { key, isBehindProxy: process.env.TRUST_PROXY === '1' },
  // What is asked for by ourselves says nothing of what is asked for.
  countAsked: (address) => warm.isAtWork() || asked.count(address),
});
setInterval(asked.save, 60_000).unref();
const atEnd = [asked.save, redirects.tell];
const { handle, watch } = await watchAnswers(answer, process.env, { atEnd, queue }).catch((error) => {
  console.error(`site: ${error.message}`);
  process.exit(1);
});
const server = createServer({ maxHeaderSize: mostHeadBytes }, (request, response) => {
  if (request.url === '/api/ready') answerReady(request, response);
  else handle(request, response);
});

async function answerReady(request, response) {
  if (await warm.isReady()) handle(request, response);
  else answerNotReady(response, 'warming up');
}

server.on('error', (error) => {
  console.error(`site: port ${port}: ${error.code === 'EADDRINUSE' ? 'is taken' : error.message}`);
  process.exit(1);
});
// Longer than proxies keep one (a minute): whoever closes first fails the request that is on its way.
server.keepAliveTimeout = 65_000;
const drain = drainOf(server, { watch });
// Behind a proxy that says whose request it is, nobody should come by another way.
server.listen(port, process.env.SITE_HOST || undefined);

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, async () => {
    setTimeout(() => process.exit(0), 9_000).unref();
    await drain.end();
    await Promise.all(atEnd.map((end) => end()));
    process.exit(0);
  });
}
