import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding } from './accepted-encoding.mjs';
import { paintFirst } from './paint-first.mjs';
import { scriptHashes } from './script-hashes.mjs';

const compress = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
  identity: async (body) => body,
};

const text = /^(?:text\/|application\/(?:json|xml|manifest\+json|(?:rss|atom|feed)\+\w+))/;
const anyInline = "script-src 'self' 'unsafe-inline'";
/** A page whose job is over says so: Next can answer 200 or 404, but not 410. */
const gone = '<meta name="http-status" content="410"';

/**
 * Gives a page what only its whole text allows: scripts by hash in the Content-Security-Policy and after the first paint,
 * the status 410, and compression. Other answers pass as they come.
 */
export function finishPages(request, response) {
  if (request.method !== 'GET' || request.headers.rsc || request.headers.range) return;
  if (request.url.startsWith('/_next/') || request.url.startsWith('/api/')) return;
  const encoding = acceptedEncoding(request);
  // Next compresses nothing then: the text is read here first.
  delete request.headers['accept-encoding'];
  const { write, end, writeHead, flushHeaders } = response;
  const chunks = [];
  let isText;

  const collects = () => {
    if (isText === undefined && response.statusCode === 304) response.removeHeader('content-security-policy');
    isText ??= response.statusCode !== 304 && text.test(String(response.getHeader('content-type') ?? ''));
    return isText;
  };
  response.writeHead = (status, ...rest) => {
    response.statusCode = status;
    const headers = rest.find((one) => typeof one === 'object' && one !== null);
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
    return collects() ? response : writeHead.call(response, response.statusCode);
  };
  response.flushHeaders = () => {
    if (!collects()) flushHeaders.call(response);
  };
  response.write = (chunk, ...rest) => {
    if (!collects()) return write.call(response, chunk, ...rest);
    chunks.push(toBuffer(chunk, rest[0]));
    rest.find((one) => typeof one === 'function')?.();
    return true;
  };
  response.end = (chunk, ...rest) => {
    if (!collects()) return end.call(response, chunk, ...rest);
    if (chunk && typeof chunk !== 'function') chunks.push(toBuffer(chunk, rest[0]));
    sendWhole(Buffer.concat(chunks)).catch(() => response.destroy());
    [chunk, ...rest].find((one) => typeof one === 'function')?.();
    return response;
  };

  async function sendWhole(body) {
    const isHtml = String(response.getHeader('content-type')).startsWith('text/html');
    const whole = isHtml ? Buffer.from(finishHtml(response, body.toString('utf8'))) : body;
    const sent = await compress[encoding](whole);
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    response.setHeader('vary', [response.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    response.setHeader('content-length', sent.length);
    response.removeHeader('transfer-encoding');
    writeHead.call(response, response.statusCode);
    end.call(response, sent);
  }
}

/** @returns {string} the page as it is sent */
function finishHtml(response, html) {
  if (response.statusCode === 200 && html.includes(gone)) response.statusCode = 410;
  const policy = response.getHeader('content-security-policy');
  const page = paintFirst(html);
  if (typeof policy !== 'string') return page;
  const { hashes, refused } = scriptHashes(page);
  response.setHeader('content-security-policy', policy.replace(anyInline, ["script-src 'self'", ...hashes].join(' ')));
  for (const script of refused) console.error(`site: a script without a hash: ${script.slice(0, 80)}`);
  return page;
}

function toBuffer(chunk, encoding) {
  if (typeof chunk !== 'string') return Buffer.from(chunk);
  return Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8');
}
