import { readFile } from 'node:fs/promises';
import { extname, posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { acceptedEncoding } from './accepted-encoding.mjs';

const brotli = promisify(brotliCompress);

/** Where text files of an address lie, and how long a browser may keep them. */
const folders = [
  { prefix: '/_next/static/', folder: '.next/static/', keep: 'public, max-age=31536000, immutable' },
  { prefix: '/illustrations/', folder: 'public/illustrations/', keep: 'public, max-age=86400' },
];
const types = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Scripts, styles and drawings by brotli: 15 % smaller than Next's gzip, and compressed once instead of per request. */
export function compressedFiles() {
  const kept = new Map();

  /** True when the request was answered here. */
  return async (request, response) => {
    const file = fileOf(request);
    if (!file) return false;
    if (!kept.has(file.path)) kept.set(file.path, readCompressed(file.path));
    const body = await kept.get(file.path);
    if (!body) {
      kept.delete(file.path);
      return false;
    }
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': file.keep,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}

function fileOf({ method, url = '', headers }) {
  if ((method !== 'GET' && method !== 'HEAD') || acceptedEncoding({ headers }) !== 'br') return null;
  const [path] = url.split('?');
  const place = folders.find(({ prefix }) => path.startsWith(prefix));
  const type = types[extname(path)];
  // One name for a file: by others (`/./`, `//`) it would be compressed and kept again and again.
  if (!place || !type || !/^[\w./~-]+$/.test(path) || posix.normalize(path) !== path) return null;
  return { path: place.folder + path.slice(place.prefix.length), type, keep: place.keep };
}

async function readCompressed(path) {
  const content = await readFile(path).catch(() => null);
  return content && brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}
