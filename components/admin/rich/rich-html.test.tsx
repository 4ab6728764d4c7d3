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
  '<p>One <b>two</b> <i>three</i></p>',
  '<ul><li><p>One</p></li></ul>',
  '<p><img src="/a.jpg" alt="A" /></p>',
  '<figure><img src="/a.jpg" alt="A" width="4" height="3" /><figcaption>A <em>cup</em></figcaption></figure>',
  '<figure><img src="https://example.org/a.jpg" alt="" /></figure>',
  '<table><tbody><tr><td>One</td><td></td></tr></tbody></table>',
  '<table><thead><tr><th scope="col">One</th></tr></thead><tbody><tr><td colspan="2">Two</td></tr></tbody></table>',
  '<iframe src="https://www.youtube-nocookie.com/embed/abcdefg" title="A" loading="lazy"></iframe>',
])('%j is shown whole', (html) => {
  expect(fits(html)).toBe(true);
});

it.each([
  '<table><caption>A</caption><tbody><tr><td>One</td></tr></tbody></table>',
  '<figure><p>One</p></figure>',
  '<p><img src="javascript:alert(1)" alt="A" /></p>',
  '<iframe src="https://example.org/"></iframe>',
  '<h5>One</h5>',
  '<p>One <u>two</u></p>',
  '<p><span lang="ar">مرحبا</span></p>',
  '<ul><li>One<p>Two</p></li></ul>',
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
