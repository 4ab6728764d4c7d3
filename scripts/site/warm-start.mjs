import { get } from 'node:http';

/** Milliseconds after which the site is ready with what it has; the rest is made while it answers. */
const longest = 1_000;
/** Milliseconds for one page. */
const pagePatience = 10_000;

/**
 * Before a site says that it is ready, the pages asked for most are there. Where no state of the content can be had nothing
 * would be kept, so nobody waits: the care API is away, and the site says so itself, or it knows no such call.
 * @param {{ addresses: string[], ask: (address: string) => Promise<unknown>, state: { renew(): void, ready(): unknown, snapshot(): unknown }, patience?: number }} settings
 * @returns {{ isReady: () => Promise<boolean>, isAtWork: () => boolean }} `isReady` is asked whenever somebody asks whether the
 *   site is ready
 */
export function warmStart({ addresses, ask, state, patience = longest }) {
  let isOver = addresses.length === 0;
  let isAtWork = false;

  async function begin() {
    isAtWork = true;
    const limit = setTimeout(() => (isOver = true), patience);
    limit.unref();
    // One after the other: whoever comes meanwhile waits for one page at most.
    for (const address of addresses) await ask(address).catch(() => {});
    clearTimeout(limit);
    isOver = true;
    isAtWork = false;
  }

  return {
    isAtWork: () => isAtWork,
    async isReady() {
      if (isOver) return true;
      if (isAtWork) return false;
      state.renew();
      await state.ready();
      if (state.snapshot() === null) return true;
      if (!isAtWork) begin();
      return false;
    },
  };
}

/** Asks this very process, as a browser would. */
export function askOwnPage(port) {
  const headers = { 'accept-encoding': 'br, gzip' };
  return (path) =>
    new Promise((resolve, reject) => {
      const request = get({ port: port(), path, headers, timeout: pagePatience }, (response) => {
        response.resume().on('end', resolve).on('error', reject);
      });
      request.on('timeout', () => request.destroy(new Error('too slow'))).on('error', reject);
    });
}
