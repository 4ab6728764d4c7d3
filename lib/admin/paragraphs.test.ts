import fc from 'fast-check';
import { toHtml, toText, toWords } from './paragraphs';

it.each([
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['<p>One<br>Two &amp; three</p>', 'One\nTwo & three'],
  ['<p>5 &lt; 6</p>', '5 < 6'],
  ['', ''],
])('%j is the text %j, and comes back', (html, text) => {
  expect(toText(html)).toBe(text);
  expect(toText(toHtml(text))).toBe(text);
});

it.each(['<p>One <strong>two</strong></p>', '<ul><li>One</li></ul>', '<p dir="rtl">One</p>', '<p>&lt;b&gt;</p>'])(
  '%j is more than paragraphs, and stays HTML',
  (html) => {
    expect(toHtml(toText(html))).toBe(html);
  },
);

it('whatever is typed without tags comes back as it was shown', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', ' ', '\n', '&', '<', '>', '"', '&amp;', 'p')), (parts) => {
      const html = toHtml(parts.join(''));
      expect(toHtml(toText(html))).toBe(html);
    }),
  );
});

it('a text that is asked about is shown as it is read', () => {
  expect(toWords('<h2>A &amp; B</h2><ul><li><p>one</p></li><li><p><em>two</em></p></li></ul>')).toBe('A & B\none\ntwo');
  expect(toWords('Plain, 1 < 2')).toBe('Plain, 1 < 2');
});
