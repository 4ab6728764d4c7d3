import { cleanHtml } from './clean-html';

const words = { table: 'Table', video: 'Watch the video', picture: 'See the picture' };

describe('what a text may load', () => {
  it('is our own pictures, late', () => {
    expect(
      cleanHtml('<img src="http://api.example/Documents/appImages/tea.jpg" alt="Tea &quot;hot&quot;" width="300">'),
    ).toBe(
      '<img src="/Documents/appImages/tea.jpg" alt="Tea &quot;hot&quot;" width="300" loading="lazy" decoding="async">',
    );
  });

  it('is no picture of another site: it becomes a link, or its words inside a link', () => {
    const picture = '<img src="https://elsewhere.example/a.png" alt="A <b>hill</b>">';
    expect(cleanHtml(picture, words)).toBe(
      '<a href="https://elsewhere.example/a.png" rel="nofollow noopener">See the picture: A &lt;b&gt;hill&lt;/b&gt;</a>',
    );
    expect(cleanHtml(`<a href="/b">${picture}</a>`, words)).toMatch(/^<a [^>]*>See the picture: [^<]*<\/a>$/);
    expect(cleanHtml(picture)).toBe('A &lt;b&gt;hill&lt;/b&gt;');
    expect(cleanHtml('<img src="javascript:alert(1)"><img src="data:image/png;base64,AA"><img>', words)).toBe('');
  });

  it('is no video: one of YouTube becomes a link, other frames go', () => {
    const frame = '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk" title="Tea"></iframe>';
    expect(cleanHtml(frame, words)).toBe(
      '<a href="https://www.youtube.com/watch?v=abcdefghijk" rel="nofollow noopener">Watch the video: Tea</a>',
    );
    expect(cleanHtml(frame)).toBe('');
    expect(cleanHtml('<iframe src="https://elsewhere.example/embed/abcdefghijk"></iframe>', words)).toBe('');
  });
});

describe('the shape of a text', () => {
  it('scrolls wide tables in a box that keys reach', () => {
    expect(cleanHtml('<table><tr><td>1</td></tr></table>', words)).toBe(
      '<div class="table-box" tabindex="0" role="group" aria-label="Table"><table><tr><td>1</td></tr></table></div>',
    );
  });

  it.each([
    ['<h1>a</h1><h2>b</h2>', '<h2>a</h2><h3>b</h3>'],
    ['<h4>a</h4><h4>b</h4><h6>c</h6>', '<h2>a</h2><h2>b</h2><h3>c</h3>'],
    ['<h2>a</h2><h4>b</h4><h3>c</h3><h2>d</h2>', '<h2>a</h2><h3>b</h3><h3>c</h3><h2>d</h2>'],
  ])('skips no level of headings: %s', (html, expected) => expect(cleanHtml(html)).toBe(expected));

  it.each([
    ['<ol><li>a</li><ol><li>b</li></ol><li>c</li></ol>', '<ol><li>a<ol><li>b</li></ol></li><li>c</li></ol>'],
    ['<ul><ul><li>b</li></ul> <ol><li>c</li></ol></ul>', '<ul><li><ul><li>b</li></ul> <ol><li>c</li></ol></li></ul>'],
    ['<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    [
      '<ul><li>a</li><ul><li>b</li><ul><li>c</li></ul></ul></ul>',
      '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li></ul>',
    ],
  ])('puts lists of a list into its items: %s', (html, expected) => expect(cleanHtml(html)).toBe(expected));
});
