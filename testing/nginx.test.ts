import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { packCookie } from '@/lib/forms/packed-cookies';
import { mostHeadBytes } from '@/scripts/site/head.mjs';

const server = readFileSync('deploy/nginx.conf', 'utf8');
const proxy = readFileSync('deploy/nginx-proxy.conf', 'utf8');

/** All that a reader's browser may hold of us at once: a form's words, what is shown once, the session and small ones. */
function mostCookies(): number {
  const words = packCookie(randomBytes(7_300).toString('hex')) ?? [];
  return words.join('').length + 3 * 4_096;
}

it('takes the head of a form that comes back, both ways, as the site does', () => {
  const sizes = [/proxy_buffer_size (\d+)k;/, /proxy_buffers \d+ (\d+)k;/, /large_client_header_buffers \d+ (\d+)k;/];
  expect(mostCookies()).toBeGreaterThan(20_000);
  for (const size of sizes) {
    expect([size, Number(size.exec(proxy + server)?.[1]) * 1024]).toEqual([size, mostHeadBytes]);
  }
  expect(mostHeadBytes).toBeGreaterThan(mostCookies() + 4_096);
});

it('logs no key of a link: neither a query, nor a part of a path that is one, nor whence its reader came', () => {
  const [, format = ''] = /log_format live_in_care ([^;]+);/.exec(server) ?? [];
  const variables = [...format.matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
  expect(variables).toContain('address_without_key');
  for (const name of ['request', 'request_uri', 'uri', 'args', 'query_string', 'http_referer']) {
    expect(variables).not.toContain(name);
  }
  expect([...server.matchAll(/access_log ([^;]+);/g)].map(([, to]) => to)).toEqual([
    'off',
    '/var/log/nginx/access.log live_in_care',
  ]);
  expect(server.match(/^server \{/gm)).toHaveLength(2);

  // `map $uri`: the address without its query.
  const [, key = ''] = /"~(\^.*\$)" "\$before_key\*\$behind_key";/.exec(server) ?? [];
  const shown = (address: string) => address.replace(new RegExp(key), '$<before_key>*$<behind_key>');
  const token = randomBytes(32).toString('base64url');
  const withToken = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\[token\].*\/(page|route)\.tsx?$/.test(file))
    .map((file) => `/${file.replace(/\/(page|route)\.tsx?$/, '').replace(/\(\w+\)\//, '')}`);
  expect(withToken.length).toBeGreaterThan(5);
  for (const page of withToken) {
    const address = page.replace('[locale]', 'ar').replace('[token]', token);
    expect(shown(address)).toBe(page.replace('[locale]', 'ar').replace('[token]', '*'));
  }
  expect(shown('/ar/listing-details/7')).toBe('/ar/listing-details/7');
});
