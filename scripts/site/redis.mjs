import { createClient, RESP_TYPES } from '@redis/client';

/** Milliseconds for which Redis is not asked again when an answer took too long. */
const restAfterFault = 2_000;
const shortWait = 50;

/** @typedef {ReturnType<typeof openRedis>} Redis */

/**
 * What the nodes of a site share (`REDIS_URL`). While Redis is away, or too slow, each node goes on with what it has in
 * memory; that is said once, and once more when it is back.
 * @param {string} url
 * @param {{ patience?: number }} [settings] milliseconds an answer may take to come
 */
export function openRedis(url, { patience = 250 } = {}) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: (tries) => Math.min(500 * tries, 5_000) },
  });
  const asBuffers = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
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

  return {
    /**
     * @template T
     * @param {(redis: { texts: typeof client, buffers: typeof asBuffers }) => Promise<T>} work
     * @returns {Promise<T | null>} null where Redis cannot be asked
     */
    async ask(work) {
      if (!client.isReady || Date.now() < restsUntil) return null;
      try {
        const answer = await inTime(work({ texts: client, buffers: asBuffers }), patience);
        noteAnswer();
        return answer;
      } catch (fault) {
        noteFault(fault);
        return null;
      }
    },
    close: () => client.destroy(),
  };
}

/**
 * Counted in short waits: time for which this process was busy is none that Redis took.
 * @template T @param {Promise<T>} work @param {number} patience @returns {Promise<T>}
 */
function inTime(work, patience) {
  let waits = patience / shortWait;
  let timer;
  const tooLate = new Promise((_, reject) => {
    timer = setInterval(() => {
      waits -= 1;
      if (waits <= 0) reject(new Error('it does not answer in time'));
    }, shortWait);
  });
  return Promise.race([work, tooLate]).finally(() => clearInterval(timer));
}

function reasonOf({ message, code }) {
  if (/^(WRONGPASS|NOAUTH|ERR AUTH|ERR invalid password)/.test(message)) return 'its password is not the right one';
  return message || code || 'it cannot be reached';
}
