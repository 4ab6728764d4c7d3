import { EventEmitter, once } from 'node:events';
import { request as ask, createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withWholeBody } from './with-whole-body.mjs';

type Rules = Parameters<typeof withWholeBody>[1];

let server: Server | null = null;
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

async function serve(listener: RequestListener, rules: Partial<Rules> = {}): Promise<string> {
  server = createServer((request, response) => {
    withWholeBody(response, {
      isHeld: ({ headers }) => headers['content-type'] === 'text/html',
      finish: async (answer) => answer,
      ...rules,
    });
    listener(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('an answer that is held', () => {
  it('is handed over once and whole, whatever it was written in', async () => {
    const bodies: string[] = [];
    const origin = await serve(
      (_, response) => {
        response.writeHead(200, 'fine', { 'Content-Type': 'text/html', etag: '"one"' });
        response.flushHeaders();
        response.write('caf');
        response.write('c3a9', 'hex');
        response.write(new TextEncoder().encode(' with '));
        response.end('milk');
      },
      {
        async finish({ status, headers, body }) {
          bodies.push(body.toString());
          const { etag: _, ...rest } = headers;
          return { status: status + 1, headers: { ...rest, 'x-more': 'yes' }, body: Buffer.from('other') };
        },
      },
    );
    const answer = await fetch(origin);
    expect(bodies).toEqual(['café with milk']);
    expect(answer.status).toBe(201);
    expect([answer.headers.get('etag'), answer.headers.get('x-more')]).toEqual([null, 'yes']);
    expect(await answer.text()).toBe('other');
  });

  it('may be large, and keeps all its cookies', async () => {
    const part = 'x'.repeat(1_000_000);
    const origin = await serve((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      for (let count = 0; count < 8; count += 1) response.write(part);
      response.end();
    });
    const answer = await fetch(origin);
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect((await answer.text()).length).toBe(8_000_000);
  });

  it('calls back whoever waits for its parts', async () => {
    const heard: string[] = [];
    const origin = await serve((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.write('a', () => heard.push('written'));
      response.end(() => heard.push('ended'));
    });
    expect(await (await fetch(origin)).text()).toBe('a');
    expect(heard).toEqual(['written', 'ended']);
  });

  it('is cut off when it cannot be finished', async () => {
    const origin = await serve(
      (_, response) => {
        response.setHeader('content-type', 'text/html');
        response.end('x');
      },
      { finish: () => Promise.reject(new Error('no')) },
    );
    await expect(fetch(origin)).rejects.toThrow();
  });

  it('harms nobody when its visitor has left', async () => {
    const gone = new EventEmitter();
    const origin = await serve((request, response) => {
      response.setHeader('content-type', 'text/html');
      if (request.url !== '/left') return void response.end('here');
      response.write('x');
      response.on('close', () => {
        response.end('y');
        gone.emit('gone');
      });
      visit.destroy();
    });
    const visit = ask(`${origin}/left`).on('error', () => {});
    visit.end();
    await once(gone, 'gone');
    expect(await (await fetch(origin)).text()).toBe('here');
  });
});

describe('an answer that is not held', () => {
  it('streams by: its first part arrives before its last is written', async () => {
    let finishPicture = () => {};
    const origin = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      response.write('first');
      finishPicture = () => response.end('last');
    });
    const reader = (await fetch(origin)).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
    finishPicture();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('last');
  });

  it('sends its headers when they are flushed', async () => {
    let finishPicture = () => {};
    const origin = await serve((_, response) => {
      response.setHeader('content-type', 'image/png');
      response.flushHeaders();
      finishPicture = () => response.end();
    });
    expect((await fetch(origin)).headers.get('content-type')).toBe('image/png');
    finishPicture();
  });

  it.each([204, 304])('has no body at %i', async (status) => {
    const origin = await serve((_, response) => {
      response.statusCode = status;
      response.end();
    });
    const answer = await fetch(origin);
    expect([answer.status, await answer.text()]).toEqual([status, '']);
  });
});
