import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressesIn, figuresOf, readingAge } from './post-figures';
import { checkPost, postWork } from './post-work';

const { map, fieldOf } = postWork;
const texts = [
  '<p>One</p><p>Two &amp; three</p>',
  '<h2>Head</h2><p>With <b>bold</b><br />and a line</p><figure><img src="a.png"></figure>',
  '<p dir="rtl">سلام</p>\n\n<!-- kept --><table><tr><td>1</td></tr></table>',
  "bare words\n\nand <unknown attr='x'>tags</unknown>",
];

it.each(texts)('a text that nobody touched stays to the letter: %s', (description) => {
  const data = { title: 'A', description, postedOn: '2026-11-01T10:11:12.000Z', tags: 'a,b', commentsOpen: true };
  expect(map.toData(map.toFields(data), data)).toEqual(data);
  expect(map.toData({ ...map.toFields(data), title: 'B' }, data)).toEqual({ ...data, title: 'B' });
});

const folder = path.join(process.cwd(), '../shared/data/blog');
const files = existsSync(folder) ? readdirSync(path.join(folder, 'messy_html')) : [];
(files.length > 0 ? it : it.skip)('so do texts that were pasted from everywhere, and real posts', () => {
  const pasted = files.map((name) => readFileSync(path.join(folder, 'messy_html', name), 'utf8'));
  const posts: { description: string }[] = JSON.parse(readFileSync(path.join(folder, 'govuk_posts.json'), 'utf8'));
  const found = [...pasted, ...posts.map(({ description }) => description)];
  expect(found.length).toBeGreaterThan(50);
  for (const description of found) {
    const data = { title: 'A', description };
    expect(map.toData({ ...map.toFields(data), tags: 'new' }, data).description).toBe(description);
  }
});

it('what is written in plain words becomes paragraphs, and the rest what the call takes', () => {
  const fields = { title: 'T', body: 'One\n\nTwo', postedOn: '2026-12-01', comments: 'closed', categories: '1,2' };
  expect(map.toData(fields, {})).toEqual({
    title: 'T',
    description: '<p>One</p><p>Two</p>',
    postedOn: '2026-12-01T09:00:00Z',
    commentsOpen: false,
    category: '1,2',
  });
  expect(fieldOf('description', {})).toBe('body');
});

it('says what is to be seen to', () => {
  const names = (fields: object) =>
    checkPost({ title: 'T', body: '<p>B</p>', summary: 'S', categories: '1', ...fields }).map(({ name }) => name);
  expect(names({})).toEqual([]);
  expect(names({ title: ' ', body: '', summary: ' ', categories: '' })).toEqual([
    ...['title', 'body', 'summary', 'categories'],
  ]);
  expect(names({ title: 'x'.repeat(71), body: '<h2>a</h2><h4>b</h4><img src="x">' })).toEqual([
    ...['titleLength', 'headings', 'alt'],
  ]);
  expect(names({ body: '<h2>a</h2><h3>b</h3><h2>c</h2><img alt="A garden" src="x">' })).toEqual([]);
  for (const alt of ['', ' ']) expect(names({ body: `<p>B</p><img src="x" alt="${alt}">` })).toEqual(['alt']);
  expect(names({ body: "<img alt='' src='x'>" })).toEqual(['alt']);
  expect(names({ body: '<img alt="a" src="x"> and <IMG src="y">' })).toEqual(['alt']);
  expect(names({ body: '<a href="/faq">a</a><a id="here">b</a><a href="#here">c</a>' })).toEqual([]);
  for (const href of ['', ' ', '#']) expect(names({ body: `<a class="x" href="${href}">a</a>` })).toEqual(['links']);
});

const easy =
  'We come to your home. We cook and clean with you. You choose the day. You choose the hour. Ask us for help.';
const hard = `${'Multidisciplinary rehabilitation considerations necessitate comprehensive interprofessional communication '.repeat(4)}.`;

it('says that it is hard going, of English that is', () => {
  const names = (body: string) =>
    checkPost({ title: 'T', body, summary: 'S', categories: '1' }).map(({ name }) => name);
  expect([names(`<p>${easy}</p>`), names(`<p>${hard}</p>`)]).toEqual([[], ['hard']]);
  expect(names(`<p>${'Καλημέρα σας '.repeat(200)}</p>`)).toEqual([]);
});

it('tells what visitors get, and where its links lead', () => {
  const body = `<h2>Our day</h2><p>${easy}</p><img src="a.png"><a href="/faq?a=1&amp;b=2">a</a> <a href='#here'>b</a>`;
  expect(figuresOf(body, true)).toEqual({ words: 27, minutes: 0, pictures: 2, links: 2 });
  expect(figuresOf('<p>word </p>'.repeat(460), false)).toEqual({ words: 460, minutes: 2, pictures: 0, links: 0 });
  expect(readingAge(`<p>${easy}</p>`)).toBeLessThan(9);
  expect(readingAge(`<p>${hard}</p>`)).toBeGreaterThan(17);
  expect(readingAge('<p>Too short</p>')).toBeNull();
  const links = ['/faq', 'https://example.org/x', '//evil', 'mailto:a@b.example', '/faq'].map(
    (to) => `<a href="${to}">`,
  );
  expect(addressesIn(body + links.join('a</a>'))).toEqual(['/faq?a=1&b=2', '/faq', 'https://example.org/x']);
});

it('asks what the picture at the top shows, where there is one', () => {
  const post = { title: 'T', body: '<p>B</p>', summary: 'S', categories: '1' };
  expect(checkPost(post, true)).toEqual([{ name: 'bannerAlt', isMust: false }]);
  expect(checkPost({ ...post, bannerAlt: 'A garden' }, true)).toEqual([]);
});

it('says so at once, whatever somebody typed', async () => {
  for (const [body, found] of [
    ['<img'.repeat(150_000), []],
    [`${'<img '.repeat(120_000)}>`, ['alt']],
    [`${'<a href="'.repeat(80_000)}>`, []],
    [`x${'.'.repeat(300_000)}x`, []],
  ] as const) {
    expect(checkPost({ title: 'T', body, summary: 'S', categories: '1' }).map(({ name }) => name)).toEqual(found);
    expect(addressesIn(body)).toEqual([]);
    expect(figuresOf(body, false).minutes).toBe(0);
    // Lets Jest see how long that was.
    await sleep(1);
  }
});
