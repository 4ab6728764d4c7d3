import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** A real HTTP server in the care API's place, for faults the real one does not commit. `CARE_API_URL` leads to it. */
export class Upstream {
  readonly requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
  private server: Server | null = null;
  private port = 0;

  constructor(private answer: Answer = (_, response) => json(response, [])) {}

  answerWith(answer: Answer): void {
    this.answer = answer;
  }

  async start(): Promise<void> {
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      this.requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      this.answer(request, response, body);
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
    process.env.CARE_API_URL = `http://127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }
}

export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
