import { request } from 'node:http';
import { request as requestSafely } from 'node:https';
import { markOfSecret } from '../../lib/http/mark-of-secret.mjs';

/** Of HTTP: what an API answers to a call that it does not have. */
const unknownCall = [404, 405, 501];

/**
 * The front's own way to a care API, by its origin. With the key it says which site asks.
 * @param {string} careApi
 * @param {{ key?: string, secret?: string }} site
 */
export function careApiLine(careApi, { key, secret } = {}) {
  const site = key && secret ? { 'x-site': `${key} ${markOfSecret(secret)}` } : {};
  const open = careApi.startsWith('https:') ? requestSafely : request;

  /**
   * GET, or POST of what is told. Null where the API knows no such call.
   * @param {string} path
   * @param {{ patience: number, mostBytes?: number, tells?: object }} call `patience` in milliseconds, for the whole answer
   * @returns {Promise<unknown>}
   */
  return async (path, { patience, mostBytes = 0, tells }) => {
    const signal = AbortSignal.timeout(patience);
    const body = tells && JSON.stringify(tells);
    const headers = { ...site, ...(body && { 'content-type': 'application/json' }) };
    const response = await new Promise((resolve, reject) => {
      open(`${careApi}/api/${path}`, { method: body ? 'POST' : 'GET', headers, signal }, resolve)
        .on('error', reject)
        .end(body);
    });
    if (response.statusCode === 200) return JSON.parse(await readText(response, mostBytes));
    response.destroy();
    if (response.statusCode === 204 || unknownCall.includes(response.statusCode)) return null;
    throw new Error(`answered ${response.statusCode}`);
  };
}

/** @throws where it is longer */
async function readText(response, mostBytes) {
  const chunks = [];
  let length = 0;
  for await (const chunk of response) {
    length += chunk.length;
    if (length > mostBytes) throw new Error(`more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
