import { cleanHtml } from '@/care-api/html/clean-html';
import type { Attachment } from './attachments';
import { toHtml } from './to-html';

const picture = (id: number): Attachment => ({
  id,
  url: `https://blog.example.org/wp-content/uploads/${id}.jpg`,
  alt: `Picture "${id}"`,
  caption: id === 1 ? 'First' : '',
  parentId: 7,
});
const attachments = new Map([1, 2].map((id) => [id, picture(id)]));
const footnotes = [{ id: 'a1b2', content: 'A <em>source</em>' }];

function convert(text: string, more: Partial<Parameters<typeof toHtml>[0]> = {}) {
  return toHtml({ id: 7, text, footnotes: [], attachments, own: [...attachments.values()], ...more });
}
const shown = (text: string) => cleanHtml(convert(text).html).replace(/\n/g, '');
const youTube = 'https://www.youtube-nocookie.com/embed/abcdefghijk';
const frame = (src: string) =>
  `<iframe src="${src}" sandbox="allow-scripts allow-same-origin allow-popups" loading="lazy"></iframe>`;

describe('a text of the classic editor', () => {
  it.each([
    ['paragraphs and lines', 'One\ntwo\n\nthree', '<p>One<br />two</p><p>three</p>'],
    ['line breaks that are there', 'One<br />\ntwo', '<p>One<br />two</p>'],
    ['a heading between them', 'One\n<h2>Two</h2>\nthree', '<p>One</p><h2>Two</h2><p>three</p>'],
    [
      'a table, without breaks between its tags',
      '<table>\n<tbody>\n<tr>\n<th>A</th>\n<td>one\ntwo</td>\n</tr>\n</tbody>\n</table>\nafter',
      '<table><tbody><tr><th>A</th><td>one<br />two</td></tr></tbody></table><p>after</p>',
    ],
    [
      'paragraphs in a cell',
      '<table><tr><td>a\n\nb</td></tr></table>',
      '<table><tr><td><p>a</p><p>b</p></td></tr></table>',
    ],
    [
      'lists',
      '<ul>\n\t<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n<li>c\n</ul>',
      '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
    ],
    ['quotes', '<blockquote>a\n\nb</blockquote>', '<blockquote><p>a</p><p>b</p></blockquote>'],
    ['what is set as it is', '<pre>a\n\n<b>b</b></pre>', '<pre>a<b>b</b></pre>'],
    ['paragraphs that are there', '<p dir="rtl">a</p>\n\n<p>b\nc</p>', '<p dir="rtl">a</p><p>b<br />c</p>'],
    [
      'a link around a block',
      '<a href="/x">\n<div>a</div>\n</a>',
      '<a href="/x" rel="noopener nofollow"><div><p>a</p></div></a>',
    ],
    [
      'details',
      '<details><summary>More</summary>a\n\nb</details>',
      '<details><summary>More</summary><p>a</p><p>b</p></details>',
    ],
    ['where the rest begins', 'a <!--more--> b', '<p>a  b</p>'],
  ])('keeps %s', (_, text, html) => expect(shown(text)).toBe(html));
});

describe('a text of the block editor', () => {
  it('stays as it is, but for what stands outside the blocks or in a classic one', () => {
    const blocks =
      '<!-- wp:paragraph -->\n<p>a\nb</p>\n<!-- /wp:paragraph -->\nc\nd\n<!-- wp:freeform -->e\n\nf<!-- /wp:freeform -->';
    expect(cleanHtml(convert(blocks).html)).toBe('<p>a\nb</p>\n<p>c<br />\nd</p><p>e</p>\n<p>f</p>');
  });

  it('has its footnotes at the end, and jumps between them and the text', () => {
    const text = `<!-- wp:paragraph --><p>Care<sup data-fn="a1b2" class="fn"><a href="#a1b2" id="a1b2-link">1</a></sup></p><!-- /wp:paragraph -->
      <!-- wp:footnotes /-->`;
    const html = cleanHtml(convert(text, { footnotes }).html);
    expect(html).toContain('<sup><a href="#part-7-1" id="part-7-2" rel="noopener nofollow">1</a></sup>');
    expect(html).toContain(
      '<ol><li id="part-7-1">A <em>source</em> <a href="#part-7-2" rel="noopener nofollow">↩</a></li></ol>',
    );
  });

  it('shows the picture behind a cover', () => {
    const cover = `<!-- wp:cover --><div class="wp-block-cover" style="background-image:url('https://a.example/b.jpg')"><p>Hi</p></div>`;
    expect(shown(cover)).toBe('<div><img src="https://a.example/b.jpg" alt="" /><p>Hi</p></div>');
  });
});

test('a jump without an aim loses its link, and other ids go', () => {
  expect(shown('<h2 id="why">Why</h2>\n<a href="#why">up</a> <a href="#gone">gone</a> <b id="x">b</b>')).toBe(
    '<h2 id="part-7-1">Why</h2><p><a href="#part-7-1" rel="noopener nofollow">up</a> <a href="#part-7-2" rel="noopener nofollow">gone</a> <b>b</b></p>',
  );
});

describe('shortcodes', () => {
  it.each([
    [
      'a caption belongs to its picture',
      '[caption id="a" width="3"]<a href="/b"><img src="/a.jpg" alt="A" /></a> A <em>cup</em>[/caption]',
      '<figure><a href="/b" rel="noopener nofollow"><img src="/a.jpg" alt="A" /></a><figcaption>A <em>cup</em></figcaption></figure>',
    ],
    [
      'an old caption too',
      '[caption caption="A cup"]<img src="/a.jpg">[/caption]',
      '<figure><img src="/a.jpg" /><figcaption>A cup</figcaption></figure>',
    ],
    [
      'a gallery is the pictures that it names',
      '[gallery ids="2,1,9"]',
      `<ul><li><figure><img src="${picture(2).url}" alt="Picture &quot;2&quot;" /></figure></li><li><figure><img src="${picture(1).url}" alt="Picture &quot;1&quot;" /><figcaption>First</figcaption></figure></li></ul>`,
    ],
    [
      'one that names none is those of its text',
      'See [gallery exclude="1"]',
      `<p>See</p><ul><li><figure><img src="${picture(2).url}" alt="Picture &quot;2&quot;" /></figure></li></ul>`,
    ],
    ['two brackets are one', '[[gallery]]', '<p>[gallery]</p>'],
    ['words in brackets are words', '[sic] and [a note]', '<p>[sic] and [a note]</p>'],
  ])('%s', (_, text, html) => expect(shown(text)).toBe(html));

  it('of plugins go, and are named; what they stand around stays', () => {
    const { html, lost } = convert('a [contact-form to="x"]b[/contact-form] [slider id=3]');
    expect(html).toBe('<p>a b</p>');
    expect(lost).toEqual(['contact-form', 'slider']);
  });
});

describe('films and sound', () => {
  it.each([
    'https://www.youtube.com/watch?v=abcdefghijk&amp;t=3',
    'text\nhttps://youtu.be/abcdefghijk?si=x\ntext',
    '[embed width="3"]https://youtube.com/shorts/abcdefghijk[/embed]',
    '[youtube https://www.youtube.com/watch?v=abcdefghijk]',
    '[youtube id="abcdefghijk"]',
    '[video src="https://m.youtube.com/watch?v=abcdefghijk"]',
    '<iframe width="3" src="//www.youtube.com/embed/abcdefghijk?rel=0"></iframe>',
    '<object><param name="movie" value="http://www.youtube.com/v/abcdefghijk"></object>',
    '<!-- wp:embed --><figure><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=abcdefghijk\n</div></figure>',
  ])('of YouTube become its player: %s', (text) => expect(shown(text)).toContain(frame(youTube)));

  it.each(['https://vimeo.com/123456', '[vimeo 123456]', '[embed]https://vimeo.com/channels/staff/123456[/embed]'])(
    'of Vimeo too: %s',
    (text) => expect(shown(text)).toContain(frame('https://player.vimeo.com/video/123456')),
  );

  it.each([
    ['[audio mp3="https://a.example/b.mp3"][/audio]', '<audio src="https://a.example/b.mp3"></audio>'],
    ['https://a.example/b.mp3', '<audio src="https://a.example/b.mp3"></audio>'],
    ['<audio controls><source src="https://a.example/b.ogg"></audio>', '<audio src="https://a.example/b.ogg"></audio>'],
    [
      '[video mp4="https://a.example/b.mp4" poster="https://a.example/c.jpg"]',
      '<video src="https://a.example/b.mp4" poster="https://a.example/c.jpg"></video>',
    ],
  ])('by file become players: %s', (text, html) => expect(convert(text).html).toContain(html));

  it('of elsewhere become links, and addresses in sentences and code stay', () => {
    expect(shown('https://social.example/post/1')).toBe(
      '<p><a href="https://social.example/post/1" rel="noopener nofollow">https://social.example/post/1</a></p>',
    );
    expect(shown('<iframe src="https://player.example/1"></iframe>')).toContain('<a href="https://player.example/1"');
    expect(shown('See https://youtu.be/abcdefghijk now')).toBe('<p>See https://youtu.be/abcdefghijk now</p>');
    expect(shown('<pre>\nhttps://youtu.be/abcdefghijk\n</pre>')).not.toContain('iframe');
  });
});
