import { createHash } from 'node:crypto';
import { finishPage } from './finish-page.mjs';
import { starter } from './paint-first.mjs';

const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "script-src 'self'" };
const pageOf = (script: string) => `<body><p>Zoë 中文 😀</p><script>${script}</script></body></html>`;

it('hashes a script by its bytes, whatever letters it holds, and leaves every letter of the page as it is', () => {
  const script = 'self.__next_f.push([1,"Zoë 中文 😀 العربية"])';
  const page = pageOf(script);
  const finished = finishPage({ status: 200, headers, body: Buffer.from(page) });
  const hash = createHash('sha256').update(script, 'utf8').digest('base64');
  expect(finished.headers['content-security-policy']).toBe(`script-src 'self' 'sha256-${hash}'`);
  expect(finished.body.toString('utf8')).toBe(page);
});

it('allows what it puts into the page itself, and what it takes out stands among the data', () => {
  const script = 'self.__next_f.push([1,"data"])';
  const chunk = '<script src="/_next/static/chunks/a.js" id="_R_" async=""></script>';
  const body = `<body><p>Zoë</p><script>${script}</script>${chunk}<script>${script}</script></body></html>`;
  const finished = finishPage({ status: 200, headers, body: Buffer.from(body) });
  const hashes = [script, starter].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(finished.headers['content-security-policy']).toBe(`script-src 'self' ${hashes.join(' ')}`);
  const start = `<script data-chunks="/_next/static/chunks/a.js">${starter}</script>`;
  const data = `<script>${script}</script>`;
  expect(finished.body.toString()).toBe(`<body><p>Zoë</p>${data}${data}${start}</body></html>`);
  // As a page that stands for a missing one is: it comes from this front.
  expect(finishPage({ ...finished, headers })).toEqual(finished);
});

it('says of a script that it refuses what stands in it', () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => {});
  finishPage({ status: 200, headers, body: Buffer.from(pageOf('alert("Zoë")')) });
  expect(told).toHaveBeenCalledWith('site: a script without a hash: alert("Zoë")');
  told.mockRestore();
});
