import { setTimeout as sleep } from 'node:timers/promises';
import { load } from './load.mjs';
import { MemoryWatch } from './memory-watch.mjs';
import { pathTurns } from './path-turns.mjs';
import { startBare } from './start-bare.mjs';
import { progressLine } from './tables.mjs';

const levels = [1, 10, 50];
const warmUpSeconds = 2;
/** So many answers of a page with many paths the bare server has. */
const mostAnswers = 100;
/** Milliseconds to settle, before and after. */
const rest = 3000;

/** Each page at each number of connections: on the site, and right after it on the bare server. */
export async function measurePages(supervisor, { product, pages, folder, seconds }) {
  const turning = pages.map(({ name, paths }) => ({ name, ...pathTurns(paths, mostAnswers) }));
  await sleep(rest);
  const idle = new MemoryWatch(product.pids).now();
  console.log('asking the site for what the bare server will send');
  const allKept = turning.flatMap(({ kept }) => kept);
  const bare = await startBare(supervisor, product.site, allKept, folder);
  const watch = new MemoryWatch({ ...product.pids, 'bare server': bare.pid });

  const runs = [];
  for (const page of turning) {
    await warmUp(product.site, page);
    await warmUp(bare.url, page);
    for (const connections of levels) {
      const run = await measure({ page, connections, seconds, site: product.site, bare: bare.url, watch });
      runs.push(run);
      console.log(progressLine(run));
    }
  }
  await sleep(rest);
  return { runs, memory: { idle: { ...idle, 'bare server': null }, after: watch.now() } };
}

function warmUp(url, { nextKept }) {
  return load({ url, nextPath: nextKept, connections: 10, seconds: warmUpSeconds });
}

async function measure({ page, connections, seconds, site, bare, watch }) {
  const repeatedBefore = page.repeated();
  const endSpan = watch.startSpan();
  const ofSite = await load({ url: site, nextPath: page.nextPath, connections, seconds });
  const repeated = page.repeated() - repeatedBefore;
  const ofBare = await load({ url: bare, nextPath: page.nextKept, connections, seconds });
  return { page: page.name, connections, site: ofSite, bare: ofBare, repeated, peak: endSpan() };
}
