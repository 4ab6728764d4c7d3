import { cleanHtml } from './clean-html';

const words = {
  table: 'Table',
  youTube: 'Watch on YouTube',
  vimeo: 'Watch on Vimeo',
  picture: 'See the picture',
  recording: 'Play it there',
};

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

  it('is no video: one of YouTube or Vimeo becomes a link that knows its player, other frames go', () => {
    const frame = '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk" title="Tea"></iframe>';
    expect(cleanHtml(frame, words)).toBe(
      '<a href="https://www.youtube.com/watch?v=abcdefghijk" data-film="https://www.youtube-nocookie.com/embed/abcdefghijk" rel="nofollow noopener">Watch on YouTube: Tea</a>',
    );
    expect(cleanHtml('<iframe src="https://player.vimeo.com/video/123456"></iframe>', words)).toBe(
      '<a href="https://vimeo.com/123456" data-film="https://player.vimeo.com/video/123456" rel="nofollow noopener">Watch on Vimeo</a>',
    );
    expect(cleanHtml(frame)).toBe('');
    expect(cleanHtml('<a href="/x" data-film="https://evil.example">x</a>')).not.toContain('data-film');
    expect(cleanHtml('<iframe src="https://elsewhere.example/embed/abcdefghijk"></iframe>', words)).toBe('');
  });
});

describe('sound and films in a text', () => {
  it('play when they are ours, and load nothing before', () => {
    const cleaned = cleanHtml(
      '<video src="http://api.example/Documents/appImages/a.mp4" poster="/Documents/appImages/b.jpg" autoplay></video>',
    );
    expect(cleaned).toBe(
      '<video src="/Documents/appImages/a.mp4" poster="/Documents/appImages/b.jpg" controls preload="none"></video>',
    );
  });

  it('are links when they are elsewhere', () => {
    expect(cleanHtml('<audio src="https://a.example/b.mp3" controls></audio>', words)).toBe(
      '<a href="https://a.example/b.mp3" rel="nofollow noopener">Play it there</a>',
    );
    expect(cleanHtml('<audio src="javascript:alert(1)"></audio>', words)).toBe('');
  });
});

test('ids that are not of the text itself go', () => {
  expect(cleanHtml('<p id="main">a</p><li id="part-7-1">b</li><a href="#part-7-1">c</a>')).toBe(
    '<p>a</p><li id="part-7-1">b</li><a href="#part-7-1" rel="nofollow noopener">c</a>',
  );
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

describe('a link to a paper of the library', () => {
  const [known, unknown] = ['a'.repeat(24), 'b'.repeat(24)];
  const papers = new Map([[known, 'PDF, 240 kB']]);
  const linked = (name: string) => `<a href="/Documents/papers/${name}" rel="nofollow noopener">Terms`;

  it.each(['', '#page=2'])('tells what it is and how large, within the link (%p)', (more) => {
    const html = `<p><a href="/Documents/papers/${known}${more}"><em>Terms</em></a> and <a href="/faq">more</a></p>`;
    expect(cleanHtml(html, { ...words, papers })).toBe(
      `<p><a href="/Documents/papers/${known}${more}" rel="nofollow noopener"><em>Terms</em> <bdi>(PDF, 240 kB)</bdi></a> and <a href="/faq" rel="nofollow noopener">more</a></p>`,
    );
  });

  it('that nothing is known of stays as it is', () => {
    const html = `<a href="/Documents/papers/${unknown}">Terms</a>`;
    expect(cleanHtml(html, { ...words, papers })).toBe(`${linked(unknown)}</a>`);
    expect(cleanHtml(`<a href="/Documents/papers/${known}">Terms</a>`, words)).toBe(`${linked(known)}</a>`);
  });
});
