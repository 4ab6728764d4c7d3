import { paintFirst, starter } from './paint-first.mjs';
import { scriptHashes } from './script-hashes.mjs';

describe('the chunks of a page', () => {
  const chunk = (name: string, id = '') => `<script src="/_next/static/chunks/${name}.js"${id} async=""></script>`;
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
  const data = '<script>self.__next_f.push([1,"\\u003c/body>"])</script>';

  it('start after the paint, each once, and all else stands as it stood', () => {
    const page = paintFirst(
      `<head>${preload}${chunk('b')}</head><body><p></body></p>${chunk('a', ' id="_R_"')}${data}</body></html>`,
    );
    const start = `<script data-chunks="/_next/static/chunks/b.js /_next/static/chunks/a.js">${starter}</script>`;
    expect(page).toBe(`<head></head><body><p></body></p>${data}${start}</body></html>`);
    expect(paintFirst(page)).toBe(page);
    expect(scriptHashes(page)).toEqual({ hashes: [expect.any(String), expect.any(String)], refused: [] });
  });

  it('are left alone where they cannot be told', () => {
    for (const html of [chunk('a'), '<body></body>', '<body><script src="/other.js" async=""></script></body>']) {
      expect(paintFirst(html)).toBe(html);
    }
  });
});
