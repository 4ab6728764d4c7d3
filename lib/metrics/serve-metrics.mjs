import { createServer } from 'node:http';

/**
 * Answers `GET /metrics` on a port of its own, which no visitor reaches.
 * @param {{ port: number, host: string, contentType: string, read: () => Promise<string>, setting: string }} place
 *   `setting` names the port in what is said when it is taken
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export async function serveMetrics({ port, host, contentType, read, setting }) {
  const server = createServer(async (request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') return answer(response, 404, 'Metrics are at /metrics.\n');
    if (request.method !== 'GET') return answer(response.setHeader('allow', 'GET'), 405, 'Only GET.\n');
    try {
      answer(response.setHeader('content-type', contentType), 200, await read());
    } catch {
      answer(response, 500, 'The metrics cannot be read now.\n');
    }
  });
  await new Promise((resolve, reject) => {
    server.once('error', ({ code, message }) => {
      const why = code === 'EADDRINUSE' ? 'is taken' : message;
      reject(new Error(`Port ${port} on ${host} for metrics: ${why}. Free it or set ${setting} to another one.`));
    });
    server.listen(port, host, () => resolve(undefined));
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function answer(response, status, text) {
  if (!response.hasHeader('content-type')) response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.writeHead(status, { 'cache-control': 'no-store' }).end(text);
}
