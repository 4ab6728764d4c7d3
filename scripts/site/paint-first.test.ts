import { paintFirst, starter } from './paint-first.mjs';

describe('the chunks of a page', () => {
  const chunk = (name: string, id = '') => `<script src="/_next/static/chunks/${name}.js"${id} async=""></script>`;
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
  const data = '<script>self.__next_f.push([1,"\\u003c/body>"])</script>';

  const paint = (html: string) => paintFirst(Buffer.from(html)).toString();

  it('start after the paint, each once, and all else stands as it stood', () => {
    const page = paint(
      `<head>${preload}${chunk('b')}</head><body><p></body></p>${chunk('a', ' id="_R_"')}${data}</body></html>`,
    );
    const start = `<script data-chunks="/_next/static/chunks/b.js /_next/static/chunks/a.js">${starter}</script>`;
    expect(page).toBe(`<head></head><body><p></body></p>${data}${start}</body></html>`);
    expect(paint(page)).toBe(page);
  });

  it('are left alone where they cannot be told', () => {
    for (const html of [chunk('a'), '<body></body>', '<body><script src="/other.js" async=""></script></body>']) {
      expect(paint(html)).toBe(html);
    }
  });
});
