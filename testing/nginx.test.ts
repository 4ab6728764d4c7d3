import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
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
