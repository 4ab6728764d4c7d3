import { cleanHtml, plainText } from './clean-html';

describe('cleaned HTML', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg><script>alert(1)</script></svg>',
    '<iframe src="https://elsewhere.example"></iframe>',
    '<form action="https://elsewhere.example"><input></form>',
    '<p style="position:fixed" onclick="alert(1)">x</p>',
    '<meta http-equiv="refresh" content="0">',
  ])('does nothing from %s', (html) => {
    expect(cleanHtml(html)).not.toMatch(/script|onerror|onclick|javascript:|iframe|<form|<input|style=|<meta|<svg/i);
  });

  it('keeps what text is made of, with headings below the page title', () => {
    expect(cleanHtml('<h1>Care</h1><p dir="rtl" lang="ar">نص <strong>x</strong></p>')).toBe(
      '<h2>Care</h2><p dir="rtl" lang="ar">نص <strong>x</strong></p>',
    );
  });

  it('gives its words alone, for descriptions', () => {
    expect(plainText('<p>Tea &amp; &lt;cake&gt;</p><ul><li>one</li><li>two</li></ul>')).toBe('Tea & <cake> one two');
  });
});
