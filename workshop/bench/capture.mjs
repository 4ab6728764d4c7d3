import { get } from 'node:http';

/** Headers that belong to the connection or the moment, not to the content. */
const passing = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']);

/** One answer as it comes over the wire: nothing unpacked. */
export function capture(url, encoding = 'gzip', more = {}) {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { ...more, 'accept-encoding': encoding } }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: contentHeaders(response), body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
  });
}

/** Pairs of name and value, in the order they were sent. */
function contentHeaders({ rawHeaders }) {
  const pairs = [];
  for (let index = 0; index < rawHeaders.length; index += 2) pairs.push(rawHeaders.slice(index, index + 2));
  return pairs.filter(([name]) => !passing.has(name.toLowerCase()));
}
