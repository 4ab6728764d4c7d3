import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { withoutHeaders } from './head.mjs';

const compress = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
  identity: async (body) => body,
};

/** The same answer in an encoding of `accepted-encoding.mjs`, with the headers that go with it. */
export async function compressAnswer(answer, encoding) {
  if (answer.status === 304) return answer;
  const { status, headers, body } = withoutHeaders(answer, 'transfer-encoding');
  const sent = await compress[encoding](body);
  return {
    status,
    headers: {
      ...headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      vary: [headers.vary, 'accept-encoding'].filter(Boolean).join(', '),
      'content-length': sent.length,
    },
    body: sent,
  };
}
