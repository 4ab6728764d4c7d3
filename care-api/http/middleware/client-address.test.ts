import { Hono } from 'hono';
import type { Variables } from '@/care-api/kernel/dependencies';
import { clientAddress } from './client-address';

const siteKey = 'k'.repeat(43);

/** Whom the API limits when this peer sends these headers. */
async function addressOf(
  headers: Record<string, string>,
  settings: { trustProxy?: boolean; siteKey?: string } = { siteKey },
  peer = '127.0.0.1',
): Promise<string> {
  const app = new Hono<{ Variables: Variables }>();
  app.use(clientAddress({ trustProxy: false, ...settings }));
  app.get('/', (context) => context.text(context.get('address')));
  return (await app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } })).text();
}

describe('the address that is limited', () => {
  it('is the peer, and nobody in particular for this machine', async () => {
    expect(await addressOf({}, {}, '192.0.2.1')).toBe('192.0.2.1');
    for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(await addressOf({}, {}, peer)).toBe('');
  });

  it('is the visitor for whom our site speaks', async () => {
    expect(await addressOf({ 'x-visitor': `${siteKey} 192.0.2.7` })).toBe('192.0.2.7');
    expect(await addressOf({ 'x-visitor': `${siteKey} 2001:db8::7` }, undefined, '192.0.2.1')).toBe(
      '2001:db8:0:0::/64',
    );
    expect(await addressOf({ 'x-visitor': `${siteKey} ::1` })).toBe('');
    expect(await addressOf({ 'x-visitor': `${siteKey} ` }, undefined, '192.0.2.1')).toBe('');
  });

  it.each([
    ['2001:db8:a:b::1', '2001:db8:a:b::/64'],
    ['2001:0DB8:000a:b:1:2:3:4', '2001:db8:a:b::/64'],
    ['2001:db8:a:c::1', '2001:db8:a:c::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['2001:db8:nonsense', '2001:db8:nonsense'],
  ])('is a network where visitors have one: %p', async (visitor, network) => {
    expect(await addressOf({ 'x-visitor': `${siteKey} ${visitor}` })).toBe(network);
  });

  it.each(['192.0.2.7', 'wrong 192.0.2.7', ` 192.0.2.7`, `${siteKey}x 192.0.2.7`, `undefined 192.0.2.7`])(
    'is never what somebody without the key says: %p',
    async (visitor) => {
      expect(await addressOf({ 'x-visitor': visitor }, { siteKey }, '192.0.2.1')).toBe('192.0.2.1');
      expect(await addressOf({ 'x-visitor': visitor }, {}, '192.0.2.1')).toBe('192.0.2.1');
    },
  );

  it('is the last hop behind a proxy, but a word of the site counts more', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.3, 192.0.2.4' };
    expect(await addressOf(headers, {})).toBe('');
    expect(await addressOf(headers, { trustProxy: true, siteKey })).toBe('192.0.2.4');
    const both = { ...headers, 'x-visitor': `${siteKey} 192.0.2.7` };
    expect(await addressOf(both, { trustProxy: true, siteKey })).toBe('192.0.2.7');
  });
});
