import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { visitorHeader } from '../../lib/contract/visitor-header';
import { strangerOf, visitorHeader as visitorHeaderOfFront, visitorStamp } from './visitor.mjs';

describe('who visits', () => {
  const stamped = async (settings: { key?: string; isBehindProxy: boolean }, headers: Record<string, string> = {}) => {
    const stamp = visitorStamp(settings);
    const server = createServer((request, response) => {
      stamp(request);
      response.end(String(request.headers[visitorHeader]));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const claims = { [visitorHeader]: 'forged 192.0.2.9', connection: 'close', ...headers };
    const seen = await (await fetch(`http://127.0.0.1:${port}`, { headers: claims })).text();
    await new Promise((resolve) => server.close(resolve));
    return seen;
  };
  const forwarded = { 'x-forwarded-for': '192.0.2.1, 192.0.2.7' };

  it('has one header on both sides', () => expect(visitorHeaderOfFront).toBe(visitorHeader));

  it('is the peer, whatever it claims of itself; whoever runs the site hears once that a proxy may be meant', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});
    const stamp = visitorStamp({ key: 'key', isBehindProxy: false });
    const from = { headers: { ...forwarded }, socket: { remoteAddress: '127.0.0.1' } };
    for (let count = 0; count < 3; count += 1) stamp(from);
    expect(said.mock.calls.map(String)).toEqual([expect.stringContaining('set TRUST_PROXY=1')]);
    expect(await stamped({ key: 'key', isBehindProxy: false }, forwarded)).toBe('key 127.0.0.1');
    said.mockRestore();
  });

  it('is the last hop behind a proxy, if it is an address', async () => {
    expect(await stamped({ key: 'key', isBehindProxy: true }, forwarded)).toBe('key 192.0.2.7');
  });

  it.each(['', 'unknown', '192.0.2.1, x y'])('is the peer where the proxy says %p', async (hops) => {
    expect(await stamped({ key: 'key', isBehindProxy: true }, { 'x-forwarded-for': hops })).toBe('key 127.0.0.1');
  });

  it('is told to no API that shares no key', async () => {
    expect(await stamped({ isBehindProxy: true }, forwarded)).toBe('undefined');
  });

  it.each([
    ['192.0.2.1', false, '192.0.2.1'],
    ['127.0.0.1', true, '192.0.2.7'],
    ['127.0.0.1', false, ''],
    ['::ffff:127.0.0.1', false, ''],
    ['::1', false, ''],
    ['2001:db8:a:b::1', false, '2001:db8:a:b::/64'],
    ['2001:db8:a:b:c::2', false, '2001:db8:a:b::/64'],
  ])('is told from others by the address, which this machine is not: %s', (remoteAddress, isBehindProxy, stranger) => {
    expect(strangerOf({ headers: { ...forwarded }, socket: { remoteAddress } }, isBehindProxy)).toBe(stranger);
  });
});
