import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localFiles } from '@/care-api/files/local-files';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { wordpressKind } from './wordpress-kind';

// What an import left, and no editor can show, is edited away and brought back from history.

let app: TestApp;
let editor: string;
let folder: string;
beforeAll(async () => {
  app = await openTestApp();
  editor = await app.signIn('editor');
  folder = mkdtempSync(path.join(tmpdir(), 'restore-'));
}, 60_000);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function ask(method: string, address: string, body?: unknown) {
  const response = await app.send(method, address, body, { as: editor });
  expect(response.status).toBeLessThan(300);
  return response.json();
}

async function take(file: string): Promise<{ id: number; description: string }[]> {
  const { database } = app.deps;
  await wordpressKind.take({ database, files: localFiles(path.join(folder, 'files')), log: () => {} }, file, []);
  const posts: { id: number }[] = await ask('GET', '/Post');
  return Promise.all(posts.map(({ id }) => ask('GET', `/Post/${id}`)));
}

/** The text of a post after it was replaced in public, and brought back. */
async function thereAndBack(id: number): Promise<string> {
  const address = `/admin/working/post/${id}`;
  const publish = async (version: number) => ask('POST', `${address}/publish`, { version });
  const { fields, version: before, publicVersion } = await ask('GET', address);
  const data = { ...fields, description: '<p>Something else.</p>' };
  const saved = await ask('PUT', address, { data, version: before, publicVersion, tab: 'a' });
  await publish(saved.version);
  expect((await ask('GET', `/Post/${id}`)).description).toBe('<p>Something else.</p>');
  const { items } = await ask('GET', `/admin/revisions/post/${id}`);
  const begun = items.find(({ reason }: { reason: string }) => reason === 'begun');
  const { version } = await ask('GET', address);
  await ask('POST', `/admin/revisions/post/${id}/${begun.number}/restore`, { version });
  await publish((await ask('GET', address)).version);
  return (await ask('GET', `/Post/${id}`)).description;
}

const odd = [
  '<!-- wp:details --><details class="wp-block-details"><summary>More  about it</summary><!-- wp:paragraph --><p>Tea &amp;',
  'toast\u00a0\u00a0daily</p></details>',
  '<!-- wp:foo/bar {"a":1} --><div class="x" data-y="1"><custom-card><dl><dt>A</dt><dd>B</dd></dl></custom-card></div>',
  '[gallery ids="1,2"] [unknown-shortcode a="b"]inside[/unknown-shortcode]',
  '<pre class="wp-block-verse">one\n   two\n\n\tthree</pre><table><caption>Rota</caption><tbody><tr><td colspan=2>Mon',
  '<tr><td>Tue<td>Wed</table><p style="text-align:center"><u>under</u> <mark>marked</mark> <b> </b>x<br>y</p>',
].join('\n');
const exported = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>B</title>
  <wp:wxr_version>1.2</wp:wxr_version><item><title>Odd</title><guid isPermaLink="false">https://b.example/?p=1</guid>
  <content:encoded><![CDATA[${odd}]]></content:encoded><wp:post_id>1</wp:post_id>
  <wp:post_date_gmt>2024-05-06 07:08:09</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
  </item></channel></rss>`;

test('a post with what no editor knows comes back to the letter', async () => {
  const file = path.join(folder, 'export.xml');
  writeFileSync(file, exported);
  const [post] = await take(file);
  expect(post?.description).toContain('<details>');
  expect(post?.description).toContain('<pre>one\n   two');
  expect(await thereAndBack(post?.id ?? 0)).toBe(post?.description);
});

// Real exports are not part of the project.
const realFile = path.join(process.cwd(), '../shared/data/blog/a11y-theme-unit-test-data.xml.gz');
const real = existsSync(realFile) ? test : test.skip;

real(
  'so does every post of a real export',
  async () => {
    const posts = await take(realFile);
    expect(posts.length).toBeGreaterThan(40);
    for (const { id, description } of posts) expect(await thereAndBack(id)).toBe(description);
  },
  240_000,
);
