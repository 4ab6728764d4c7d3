import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Altered = { url: string; stop(): Promise<void> };

/** The care API as it is, but for the calls whose path holds one of the given texts: those are answered with the JSON beside it. */
export async function alterCareApi(careApiUrl: string, answers: Record<string, unknown>): Promise<Altered> {
  const server = createServer(async (request, response) => {
    const own = Object.keys(answers).find((path) => request.url?.includes(path));
    if (own) return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers[own]));
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { authorization = '', 'content-type': type = 'application/json' } = request.headers;
    const answer = await fetch(careApiUrl + request.url, {
      method: request.method ?? 'GET',
      headers: { 'content-type': type, ...(authorization && { authorization }) },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' });
    return response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
