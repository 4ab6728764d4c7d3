import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { drainOf } from '../../lib/http/drain.mjs';
import { accessLog, shownNetwork, shownPath } from './access-log.mjs';
import { routeNames } from './route-names.mjs';
import { openSiteMetrics } from './site-metrics.mjs';
import { counting, telling, watchAnswers } from './watch-answers.mjs';

const manifest = {
  '/[locale]/(site)/page': '/[locale]',
  '/[locale]/(site)/[slug]/page': '/[locale]/[slug]',
  '/[locale]/(site)/listing/page': '/[locale]/listing',
  '/[locale]/(site)/listing-details/[id]/page': '/[locale]/listing-details/[id]',
  '/[locale]/(site)/preview/[token]/page': '/[locale]/preview/[token]',
  '/[locale]/(admin)/adminPanel/users/[id]/page': '/[locale]/adminPanel/users/[id]',
  '/api/care/[...path]/route': '/api/care/[...path]',
  '/og/[locale]/[[...path]]/route': '/og/[locale]/[[...path]]',
};
const routeOf = routeNames(manifest);

describe('the route of an address', () => {
  it.each([
    ['/', '/'],
    ['/ar', '/'],
    ['/ar/listing-details/7?x=1', '/listing-details/[id]'],
    ['/listing?page=2', '/listing'],
    ['/any-page', '/[slug]'],
    ['/api/care/a/b/c', '/api/care/[...path]'],
    ['/og/en', '/og/[locale]/[[...path]]'],
    ['/og/en/a/b', '/og/[locale]/[[...path]]'],
    ['/_next/static/chunks/x.js', '/_next/[...file]'],
    ['/a/b/c/d', 'other'],
    ['/api/care', 'other'],
    ['//%00', '/[slug]'],
  ])('%p is %p', (address, route) => expect(routeOf(address)?.route).toBe(route));
});

describe('an access log', () => {
  it.each([
    ['/listing-details/7?email=ann@example.org', '/listing-details/7'],
    ['/ar/preview/short', '/preview/[token]'],
    ['/adminPanel/users/ann', '/adminPanel/users/[id]'],
    ['/api/care/getUserProfile/ann', '/api/care/[...path]'],
    ['/x/y/ann@example.org/z', '/x/y/…/z'],
    [`/x/y/${'k'.repeat(43)}`, '/x/y/…'],
  ])('shows %p as %p', (address, shown) => expect(shownPath(address, routeOf(address)!)).toBe(shown));

  it.each([
    ['203.0.113.9', '203.0.113.0/24'],
    ['::ffff:203.0.113.9', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8::6', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['nonsense', ''],
  ])('shows of %p the network %p', (address, network) => expect(shownNetwork(address)).toBe(network));

  it('has a line per answer, with its status, bytes and name', async () => {
    const lines: string[] = [];
    const log = accessLog({ isBehindProxy: true, write: (line: string) => lines.push(line) });
    const site = await serve((_, response) => void response.writeHead(201).end('x'.repeat(1_000)), {
      log: log as never,
    });
    const headers = { 'x-forwarded-for': '1.2.3.4, 198.51.100.7', 'x-request-id': 'of-the-proxy' };
    await (await fetch(`${site.url}/listing-details/7?token=secret`, { headers })).text();
    while (lines.length === 0) await new Promise(setImmediate);
    await site.close();
    const line = JSON.parse(lines[0]!);
    expect(line).toMatchObject({ requestId: 'of-the-proxy', method: 'GET', path: '/listing-details/7', status: 201 });
    expect(line.network).toBe('198.51.100.0/24');
    expect(line.bytes).toBeGreaterThan(1_000);
    expect(lines[0]).not.toMatch(/secret|198\.51\.100\.7/);
  });

  it('tells of who left before the answer', async () => {
    const told: { status: number; isWhole: boolean }[] = [];
    const site = await serve(() => {}, { log: (answer) => told.push(answer as (typeof told)[0]) });
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    await site.asked;
    socket.destroy();
    while (told.length === 0) await new Promise(setImmediate);
    await site.close();
    expect(told[0]).toMatchObject({ status: 499, isWhole: false });
  });
});

describe('metrics of the site', () => {
  it('count answers by route, the slow ones apart, and who left', async () => {
    const metrics = await openSiteMetrics({ port: 0, host: '127.0.0.1', routeOf });
    const read = async () => (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
    const site = await serve(
      (request, response) => {
        if (request.url === '/listing') return;
        response.writeHead(request.url === '/a/b/c/d' ? 404 : 200).end('x');
      },
      { count: metrics.count as never },
    );
    const asked = ['/ar/any-page', '/any-page?q=1', '/any-page', '/a/b/c/d', '/a/b/c/d'];
    for (const path of asked) await (await fetch(site.url + path)).text();
    await fetch(`${site.url}/any-page`, { method: 'PROPFIND' });
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    const left = fetch(`${site.url}/any-page`);
    socket.write('GET /listing HTTP/1.1\r\nhost: x\r\n\r\n', () => socket.destroy());
    await left;
    let text = await read();
    while (!text.includes('care_site_cut_off_total 1')) text = await read();
    await site.close();
    await metrics.close();
    const of = (labels: string) => `care_site_request_seconds_count{${labels}}`;
    expect(text).toContain(`${of('method="GET",route="/[slug]",status="200"')} 4`);
    expect(text).toContain(`${of('method="GET",route="other",status="404"')} 2`);
    expect(text).toContain(`${of('method="other",route="/[slug]",status="200"')} 1`);
    expect(text).toContain(`${of('method="GET",route="/listing",status="499"')} 1`);
    expect(text).toContain('care_site_pages_total{from="made"} 5');
    expect(text).toMatch(/care_site_request_seconds_bucket\{le="10",method="GET",route="\/\[slug\]",status="200"\} 4/);
  });
});

it('metrics of the site tell how many wait for a page, and how many were refused', async () => {
  const queue = { counts: () => ({ waiting: 3, refused: 2 }) };
  const metrics = await openSiteMetrics({ port: 0, host: '127.0.0.1', routeOf, queue });
  const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
  await metrics.close();
  expect(text).toContain('care_site_pages_waiting 3');
  expect(text).toContain('care_site_pages_refused_total 2');
});

describe('settings', () => {
  const handle = () => {};

  it('that ask for nothing leave the handler as it is', async () => {
    expect(await watchAnswers(handle, {})).toEqual({ handle });
  });

  it('that are no port are said in one line', async () => {
    await expect(watchAnswers(handle, { METRICS_PORT: 'many' })).rejects.toThrow(/^METRICS_PORT is no port: /);
  });
});

type Watch = { log?: (answer: object) => void; count?: (answer: object) => void };

async function serve(handle: RequestListener, { log, count }: Watch) {
  const told = log ? telling(handle, { routeOf, log }) : handle;
  const server = createServer(told);
  drainOf(server, count && { watch: counting({ count }) });
  const asked = once(server, 'request');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close };
}
