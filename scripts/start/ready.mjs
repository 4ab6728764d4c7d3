import { setTimeout as sleep } from 'node:timers/promises';

/** Asks `url` until it answers with success. Rejects with the signal's reason when that, if any, is aborted. */
export async function untilReady(url, signal) {
  for (let pause = 50; !(await answers(url)); pause = Math.min(250, pause * 1.2)) {
    signal?.throwIfAborted();
    await sleep(pause);
  }
  signal?.throwIfAborted();
}

/** A care API that runs elsewhere may be away when the site starts: the site serves what it can and this waits. */
export async function untilCareApiAnswers(url, careApi) {
  const notice = setTimeout(() => console.log(`waiting for the care API at ${careApi}`), 10_000);
  await untilReady(url);
  clearTimeout(notice);
}

async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
