import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inArray, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { posts } from '@/care-api/database/schema/blog';
import { media } from '@/care-api/database/schema/media';
import { localFiles } from '@/care-api/files/local-files';
import { zipOf } from '@/care-api/import/places/testing/zip-of';
import type { Database } from '@/care-api/kernel/db';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import { wordpressKind } from '../wordpress-kind';

let database: Database;
let folder: string;
let picture: Buffer;
const mp3 = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(100)]);
const uploads = () => path.join(folder, 'uploads');
const filesDir = () => path.join(folder, 'files');

beforeAll(async () => {
  database = await openTestDatabase();
  const create = { width: 900, height: 300, channels: 3, background: '#335' } as const;
  picture = await sharp({ create }).webp().toBuffer();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'care-media-'));
  await database.db.execute(
    sql`truncate posts, categories, menus, imported_media, imported_texts restart identity cascade`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function lay(name: string, content: string | Buffer) {
  const file = path.join(uploads(), name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const old = 'https://www.old.example/wp-content/uploads';
const library = `<item><title>tea</title><wp:post_id>5</wp:post_id><wp:post_type>attachment</wp:post_type>
  <wp:status>inherit</wp:status><wp:attachment_url>${old}/2024/05/tea.jpg</wp:attachment_url></item>`;
const exported = (html: string, id = 1) => `<?xml version="1.0"?><rss><channel><wp:wxr_version>1.2</wp:wxr_version>
  <wp:base_site_url>https://old.example</wp:base_site_url>${library}<item><title>One</title><guid>g${id}</guid>
  <content:encoded><![CDATA[${html}]]></content:encoded><wp:post_id>${id}</wp:post_id>
  <wp:post_date_gmt>2024-05-06 07:08:09</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
  <wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>5</wp:meta_value></wp:postmeta></item></channel></rss>`;

async function move(html: string, ...options: string[]) {
  const file = path.join(folder, 'export.xml');
  writeFileSync(file, exported(html));
  const { lines } = await wordpressKind.take({ database, files: localFiles(filesDir()), log: () => {} }, file, options);
  const [post] = await database.db.select().from(posts);
  return { lines, html: post?.descriptionHtml ?? '', banner: post?.banner ?? '' };
}

const shown = `<img src="${old}/2024/05/tea-300x100.jpg" alt="Tea &quot;hot&quot;" width="300" height="100">
<img src="http://i0.wp.com/old.example/wp-content/uploads/2024/05/tea.jpg?w=9">
[audio mp3="${old}/2024/song.mp3"]
<a href="${old}/2024/05/tea.jpg">tea</a> <a href="${old}/form.doc">form</a> <img src="https://other.example/x.jpg">`;

test('takes pictures and sound into our files, once each, and leads the text to them', async () => {
  lay('2024/05/tea.jpg', picture);
  lay('2024/song.mp3', mp3);
  const { html, banner, lines } = await move(shown, '--media', uploads());
  expect(lines).toContain('files 2: 2 new, 0 known');
  const [, name] = /src="\/Documents\/appImages\/([0-9a-f]{24}-s900x300\.jpg)"/.exec(html) ?? [];
  expect(html).toContain(
    `<img src="/Documents/appImages/${name}" alt="Tea &quot;hot&quot;" width="300" height="100" />`,
  );
  expect(html).toContain(`<img src="/Documents/appImages/${name}" alt="" width="900" height="300" />`);
  expect(html).toMatch(/<audio src="\/Documents\/appImages\/[0-9a-f]{24}\.mp3" controls preload="none"><\/audio>/);
  expect(html).toContain(`<a href="/Documents/appImages/${name}"`);
  expect(html).toContain(`<a href="${old}/form.doc"`);
  expect(html).toContain('<img src="https://other.example/x.jpg" />');
  expect(banner).toBe(name);
  expect(readdirSync(filesDir())).toEqual(expect.arrayContaining([`${name?.replace('.jpg', '-w400.avif')}`]));
});

test('without --media all stays where it is and is counted; with it an older import is put right', async () => {
  const before = await move(shown);
  expect(before.html).toContain(`src="${old}/2024/05/tea-300x100.jpg"`);
  expect(before.html).toContain(`<a href="${old}/2024/song.mp3" rel="noopener nofollow">song.mp3</a>`);
  expect(before.lines).toContain('files left at the old site 2: --media <uploads folder or URL> takes them');
  lay('2024/05/tea.jpg', picture);
  const after = await move(shown, '--media', uploads());
  expect(after.lines).toEqual(
    expect.arrayContaining([
      'posts 1: 0 new, 1 changed, 0 unchanged',
      'files not taken 1',
      '  1 × is not there (2024/song.mp3)',
    ]),
  );
  expect(after.banner).toMatch(/-s900x300\.jpg$/);
  // What was taken stays, whatever is said the next time.
  expect((await move(shown)).html).toBe(after.html);
});

test('goes on where it stood: what is stored or wrong for good is not read again, what was lost is', async () => {
  lay('2024/05/tea.jpg', picture);
  const asked: string[] = [];
  const { address, close } = await serve((request, response) => {
    asked.push(request.url ?? '');
    const film = Buffer.from('\0\0\0\x14ftypqt  ');
    const content = { '/u/2024/05/tea.jpg': picture, '/u/2024/song.mp3': film }[request.url ?? ''];
    response.writeHead(content ? 200 : 404).end(content);
  });
  try {
    const first = await move(shown, '--media', `${address}/u`);
    expect(first.lines).toEqual(
      expect.arrayContaining([
        'files 1: 1 new, 0 known',
        '  1 × is a QuickTime film, which browsers do not play (2024/song.mp3)',
      ]),
    );
    expect(asked).toEqual(['/u/2024/05/tea.jpg', '/u/2024/song.mp3']);
    const second = await move(shown, '--media', `${address}/u/`);
    expect(second.lines).toEqual(
      expect.arrayContaining([
        'files 1: 0 new, 1 known',
        '  1 × is a QuickTime film, which browsers do not play (2024/song.mp3)',
      ]),
    );
    expect(second.lines).toContain('posts 1: 0 new, 0 changed, 1 unchanged');
    expect(asked).toHaveLength(2);
    rmSync(filesDir(), { recursive: true });
    await move(shown, '--media', address);
    expect(asked.slice(2)).toEqual(['/2024/05/tea.jpg', '/2024/05/tea-300x100.jpg']);
  } finally {
    close();
  }
});

test('what was a page of the old site in a bad hour is asked for again', async () => {
  lay('2024/05/tea.jpg', '<!DOCTYPE html><p>Back soon</p>');
  lay('2024/song.mp3', '');
  const { lines } = await move(shown, '--media', uploads());
  expect(lines).toEqual(
    expect.arrayContaining(['  1 × is a web page (2024/05/tea.jpg)', '  1 × is empty (2024/song.mp3)']),
  );
  lay('2024/05/tea.jpg', picture);
  lay('2024/song.mp3', mp3);
  expect((await move(shown, '--media', uploads())).lines).toContain('files 2: 2 new, 0 known');
});

const page = `<a href="${old}/form.pdf#page=2">form</a> <a href="${old}/prices.xlsx">prices</a>
  <a href="${old}/lie.docx">lie</a> <a href="${old}/gone.odt">gone</a> <a href="${old}/old.doc">old</a>`;

test('takes papers into the library, leads links to them, and names what could not be had', async () => {
  const pdf = '%PDF-1.7\ntrailer\n%%EOF\n';
  lay('form.pdf', pdf);
  lay('prices.xlsx', zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' }));
  lay('lie.docx', '<!DOCTYPE html><p>Not found</p>');
  lay('2024/05/tea.jpg', picture);
  const { html, lines } = await move(page, '--media', uploads());
  const names = [...html.matchAll(/href="\/Documents\/papers\/([0-9a-f]{24})(#page=2)?"/g)].map(
    ([, name = '']) => name,
  );
  const rows = await database.db.select().from(media).where(inArray(media.name, names)).orderBy(media.id);
  expect(rows.map(({ title, type, isKept }) => [title, type, isKept])).toEqual([
    ['form', 'pdf', true],
    ['prices', 'xlsx', true],
  ]);
  expect(html).toContain(`href="/Documents/papers/${rows[0]?.name}#page=2"`);
  expect(readFileSync(path.join(filesDir(), rows[0]?.content ?? ''), 'utf8')).toBe(pdf);
  expect(lines).toEqual(
    expect.arrayContaining([
      'files 3: 3 new, 0 known',
      'files not taken 2',
      '  1 × is a web page (lie.docx)',
      '  1 × is not there (gone.odt)',
      'papers still at the old site 3',
      `  One: ${old}/old.doc`,
    ]),
  );
  const again = await move(page, '--media', uploads());
  expect([again.html, again.lines]).toEqual([html, expect.arrayContaining(['files 3: 0 new, 3 known'])]);
});

describe('a source in the web', () => {
  it('is fetched from that host alone', async () => {
    const other = await serve((_, response) => response.end(picture));
    const { address, close } = await serve(({ url = '' }, response) => {
      const to = url.endsWith('.mp3') ? '/again.mp3' : `${other.address}/tea.jpg`;
      response.writeHead(302, { location: to }).end();
    });
    try {
      const { lines } = await move(shown, '--media', address);
      expect(lines).toContain(`  1 × leads to another host, ${new URL(other.address).host} (2024/05/tea.jpg)`);
      expect(lines).toContain('  1 × leads from one address to the next without end (2024/song.mp3)');
    } finally {
      close();
      other.close();
    }
  });

  it('that does not answer is given up', async () => {
    const { address, close } = await serve(() => {});
    close();
    const many = Array.from({ length: 6 }, (_, index) => `<img src="${old}/${index}.jpg">`).join('');
    const { lines } = await move(many, '--media', address);
    expect(lines).toEqual(
      expect.arrayContaining([
        'files not taken 7',
        '  4 × was not asked for: nobody answered (3.jpg, 4.jpg, 5.jpg, 2024/05/tea.jpg)',
        '  3 × cannot be reached (0.jpg, 1.jpg, 2.jpg)',
      ]),
    );
  });
});

test('a folder gives nothing that lies outside it, and nothing that can run', async () => {
  writeFileSync(path.join(folder, 'secret.jpg'), picture);
  lay('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  lay('b.jpg', 'no picture');
  lay('c.jpg', '');
  symlinkSync(path.join(folder, 'secret.jpg'), path.join(uploads(), 'd.jpg'));
  const sources = ['a.svg', 'b.jpg', 'c.jpg', 'd.jpg', '../secret.jpg', '..%2Fsecret.jpg'];
  const html = sources.map((name) => `<img src="${old}/${name}">`).join('');
  const { lines } = await move(html, '--media', uploads());
  expect(lines).toEqual(
    expect.arrayContaining([
      '  1 × is an SVG drawing, which may hold script (a.svg)',
      '  1 × is no picture, sound, film or document that can be read (b.jpg)',
      '  1 × is empty (c.jpg)',
      '  1 × leads out of the folder (d.jpg)',
    ]),
  );
  expect(readdirSync(folder)).not.toContain('files');
});

test.each([
  [['--media'], '--media wants'],
  [['--medium', 'x'], 'There is no option --medium.'],
  [['--media', '/no/such/folder'], 'there is no folder /no/such/folder'],
  [['--media', 'https://me:secret@old.example/'], 'a password'],
  [['--media', 'https://'], 'is no address'],
])('%p is refused in one line, and nothing is imported', async (options, message) => {
  await expect(move('x', ...options)).rejects.toThrow(message);
  expect(await database.db.$count(posts)).toBe(0);
});

test('a film by file keeps its cover where the film itself cannot be taken', async () => {
  lay('2024/05/tea.jpg', picture);
  lay('film.mov', Buffer.from('\0\0\0\x14ftypqt  '));
  const { html, lines } = await move(
    `[video mov="${old}/film.mov" src="${old}/film.mov" poster="${old}/2024/05/tea.jpg"]`,
    ...['--media', uploads()],
  );
  expect(lines).toContain('  1 × is a QuickTime film, which browsers do not play (film.mov)');
  expect(html).toMatch(
    /^<p><a href="[^"]*film\.mov"[^>]*><img src="\/Documents\/appImages\/[^"]*" [^>]*\/> film\.mov<\/a><\/p>$/,
  );
});

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}
