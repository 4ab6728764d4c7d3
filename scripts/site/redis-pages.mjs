import { createHash } from 'node:crypto';
import { createClient, RESP_TYPES } from '@redis/client';
import { packPage, unpackPage } from './page-record.mjs';

/** Milliseconds a page may take to come, and for which Redis is not asked again when it took longer. */
const patience = 250;
const restAfterFault = 2_000;
/** Seconds for which nobody has to ask for a page until it is forgotten. */
const keptFor = 7 * 24 * 3_600;

/**
 * Finished pages shared by all nodes of one build with the same settings (`REDIS_URL`). While Redis is away, or too slow,
 * each node goes on with what it has in memory; that is said once, and once more when it is back.
 * @param {{ url: string, version: string }} settings
 */
export function openRedisPages({ url, version }) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: (tries) => Math.min(500 * tries, 5_000) },
  });
  const pages = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const nameOf = (key) => `pages:${version}:${createHash('sha256').update(key).digest('base64url')}`;
  let isAway = false;
  let restsUntil = 0;

  function noteFault(fault) {
    restsUntil = Date.now() + restAfterFault;
    if (!isAway) console.error(`site: REDIS_URL: ${reasonOf(fault)}: pages are kept in memory alone until it answers`);
    isAway = true;
  }
  function noteAnswer() {
    if (isAway) console.error('site: REDIS_URL: it answers');
    isAway = false;
    restsUntil = 0;
  }
  client.on('error', noteFault).on('ready', noteAnswer);
  client.connect().catch(noteFault);

  /** @template T @param {() => Promise<T>} work @returns {Promise<T | null>} null where Redis cannot be asked */
  async function ask(work) {
    if (!client.isReady || Date.now() < restsUntil) return null;
    try {
      const answer = await inTime(work());
      noteAnswer();
      return answer;
    } catch (fault) {
      noteFault(fault);
      return null;
    }
  }

  return {
    /** @type {(key: string) => Promise<import('./kept-pages.mjs').Page | null>} */
    async get(key) {
      const record = await ask(() => pages.getEx(nameOf(key), { type: 'EX', value: keptFor }));
      return record && unpackPage(key, record);
    },
    /** @type {(key: string, page: import('./kept-pages.mjs').Page) => Promise<void>} */
    async set(key, page) {
      const packed = packPage(key, page);
      if (packed)
        await ask(() => pages.set(nameOf(key), packed.record, { expiration: { type: 'EX', value: keptFor } }));
    },
    close: () => client.destroy(),
  };
}

/** @template T @param {Promise<T>} work @returns {Promise<T>} */
function inTime(work) {
  let timer;
  const tooLate = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('it does not answer in time')), patience);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

function reasonOf({ message, code }) {
  if (/^(WRONGPASS|NOAUTH|ERR AUTH|ERR invalid password)/.test(message)) return 'its password is not the right one';
  return message || code || 'it cannot be reached';
}
