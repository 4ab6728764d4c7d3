import { createHash } from 'node:crypto';

/** Seconds. What pages show is asked for anew every day, and written again by that. */
const keptFor = 7 * 24 * 3_600;

/**
 * What the care API answered last, shared by all nodes of a site, also those of another build.
 * @param {import('./redis.mjs').Redis} redis
 * @param {string} site
 * @returns {import('../../lib/http/shared-answers.mjs').SharedAnswers}
 */
export function redisAnswers(redis, site) {
  const nameOf = (path) => `answers:${site}:${createHash('sha256').update(path).digest('base64url')}`;
  return {
    get: (path) => redis.ask(({ texts }) => texts.get(nameOf(path))),
    async set(path, text) {
      await redis.ask(({ texts }) => texts.set(nameOf(path), text, { expiration: { type: 'EX', value: keptFor } }));
    },
    async delete(path) {
      await redis.ask(({ texts }) => texts.del(nameOf(path)));
    },
  };
}
