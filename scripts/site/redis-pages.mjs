import { createHash } from 'node:crypto';
import { packPage, unpackPage } from './page-record.mjs';

/** Seconds for which nobody has to ask for a page until it is forgotten. */
const keptFor = 7 * 24 * 3_600;

/**
 * Finished pages shared by all nodes of one build with the same settings.
 * @param {import('./redis.mjs').Redis} redis
 * @param {string} version
 */
export function redisPages(redis, version) {
  const nameOf = (key) => `pages:${version}:${createHash('sha256').update(key).digest('base64url')}`;
  return {
    /** @type {(key: string) => Promise<import('./kept-pages.mjs').Page | null>} */
    async get(key) {
      const record = await redis.ask(({ buffers }) => buffers.getEx(nameOf(key), { type: 'EX', value: keptFor }));
      return record && unpackPage(key, record);
    },
    /** @type {(key: string, page: import('./kept-pages.mjs').Page) => Promise<void>} */
    async set(key, page) {
      const packed = packPage(key, page);
      if (packed)
        await redis.ask(({ buffers }) =>
          buffers.set(nameOf(key), packed.record, { expiration: { type: 'EX', value: keptFor } }),
        );
    },
  };
}
