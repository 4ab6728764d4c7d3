import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Message = { headers: IncomingHttpHeaders; body: string; status: number };

/** Another system that is told of events: keeps what it was sent, and answers with `status`. */
export async function startReceiver() {
  const messages: Message[] = [];
  const answers = { status: 204 };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { status } = answers;
    messages.push({ headers: request.headers, body, status });
    response.writeHead(status).end('It says why.');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => new Promise<unknown>((resolve) => server.close(resolve));
  return { url: `http://127.0.0.1:${port}/told`, messages, answers, stop };
}
