import { fits, readRich, writeRich } from './rich-html';

it.each([
  '',
  '<p>One <strong>two</strong> <em>three</em></p>',
  '<h2>One</h2>\n<p>Two<br />three &amp; four</p>\n\n<hr />\n<blockquote>\n<p>Five</p></blockquote>',
  '<ul>\n<li>One</li>\n<li>Two<ol start="3"><li>Three</li></ol></li></ul>',
  '<ul><li><p>One</p><p>Two</p></li></ul>',
  '<p dir="rtl" lang="ar">مرحبا</p>',
  '<h3 id="part-1">One</h3><p><a href="/faq" rel="noopener nofollow">Two</a></p>',
  '<p>10\u00a0pounds, 5 &lt; 6</p>',
])('%j is shown whole', (html) => {
  expect(fits(html)).toBe(true);
});

it.each([
  '<p><img src="/a.jpg" alt="A" /></p>',
  '<table><tbody><tr><td>One</td></tr></tbody></table>',
  '<h5>One</h5>',
  '<p>One <u>two</u></p>',
  '<p>One <b>two</b></p>',
  '<p><span lang="ar">مرحبا</span></p>',
  '<ul><li>One<p>Two</p></li></ul>',
  '<ul><li><p>One</p></li></ul>',
  '<p>One</p>two',
  '<p><a href="javascript:alert(1)">One</a></p>',
  '<figure><iframe src="https://www.youtube-nocookie.com/embed/a"></iframe></figure>',
  '<pre>a  b</pre>',
])('%j is more than the editor can show', (html) => {
  expect(fits(html)).toBe(false);
});

it('what is pasted keeps its meaning and nothing else', () => {
  const pasted =
    '<b style="font-weight:normal"><h1 class="x">Title</h1><p style="color:red"><span style="font-weight:700">Care</span>' +
    ' <span style="font-style:italic">a lot</span><script>alert(1)</script></p><p></p></b>';
  expect(writeRich(readRich(pasted))).toBe('<h2>Title</h2><p><strong>Care</strong> <em>a lot</em></p>');
});
