import { countHosts } from '../../lib/http/host-names.mjs';
import { securityHeaders } from '../../lib/http/security-headers.mjs';
import { isReadable } from './readable-address.mjs';

/** What may be asked of our handlers; of a page nothing but to be shown. */
const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH'];
const shows = ['GET', 'HEAD'];

/**
 * What is wrong with a request before anybody looks at what it asks for: a Host said twice, an address that is no path, a
 * method that nothing here knows, an address of a handler that decodes to nothing.
 * @param {import('node:http').IncomingMessage} request
 * @returns {{ status: number, code: string, message: string, allow?: string } | null}
 */
export function faultOfRequest({ method, url, rawHeaders }) {
  // As proxies are asked, `GET http://elsewhere/`: Next would send whoever does so to that host.
  const isAddressed = url.startsWith('/');
  if (countHosts(rawHeaders) > 1 || !isAddressed)
    return { status: 400, code: 'nothingHere', message: 'There is nothing here.' };
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
