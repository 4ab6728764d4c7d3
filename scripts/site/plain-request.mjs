import { securityHeaders } from '../../lib/http/security-headers.mjs';
import { isReadable } from './readable-address.mjs';

/** What may be asked of our handlers; of a page nothing but to be shown. */
const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH'];
const shows = ['GET', 'HEAD', 'OPTIONS'];

/**
 * What is wrong with a request before anybody looks at what it asks for: a Host said twice, a method that nothing here
 * knows, an address of a handler that decodes to nothing.
 * @param {import('node:http').IncomingMessage} request
 * @returns {{ status: number, code: string, message: string, allow?: string } | null}
 */
export function faultOfRequest({ method, url, rawHeaders }) {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return { status: 400, code: 'nothingHere', message: 'There is nothing here.' };
  const isHandled = url.startsWith('/api/');
  const allowed = isHandled ? methods : shows;
  if (!allowed.includes(method)) {
    return { status: 405, code: 'methodUnknown', message: 'This cannot be done here.', allow: allowed.join(', ') };
  }
  if (isHandled && !isReadable(url)) return { status: 400, code: 'nothingHere', message: 'There is nothing here.' };
  return null;
}

/** Refuses in JSON, with every header that other answers have. */
export function refuseRequest(response, { status, allow, ...report }) {
  response.writeHead(status, {
    ...securityHeaders,
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(allow && { allow }),
    // A body that nobody reads would be taken for the next request.
    connection: 'close',
  });
  response.end(JSON.stringify(report));
}
