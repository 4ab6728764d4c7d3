import { readdirSync } from 'node:fs';
import { zipOf } from '@/care-api/import/places/testing/zip-of';
import { runDueJobs } from '@/care-api/jobs';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { pictureUrl } from '@/care-api/testing/sample-pictures';

const pdf = '%PDF-1.7\ntrailer\n%%EOF\n';
const word = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' };
const table = { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' };
const odt = { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<office:document-content/>' };
const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

let test: TestApp;
let editor: string;
beforeAll(async () => {
  test = await openTestApp();
  editor = await test.signIn('editor');
}, 60_000);
afterAll(() => test.close());

type Row = { mediaId: number; name: string; type: string; title: string; bytes: number; version: number };
const headers = { 'content-type': 'application/octet-stream' };
const send = (method: string, url: string, body?: unknown, as = editor) => test.send(method, url, body, { as });
const upload = (content: string | Buffer, name = 'Terms.pdf', as = editor) =>
  test.send('POST', `/admin/papers?name=${encodeURIComponent(name)}`, content, { as, headers });
const add = async (content: string | Buffer = pdf, name?: string): Promise<Row> => (await upload(content, name)).json();
const replace = (id: number, content: string | Buffer, more = {}) =>
  test.send('PUT', `/admin/papers/${id}?name=new`, content, { as: editor, headers: { ...headers, ...more } });
const open = (name: string, more = {}) => test.send('GET', `/Documents/papers/${name}`, undefined, { headers: more });
const total = async () => (await (await send('GET', '/admin/media?page=1')).json()).total;
const kept = () => readdirSync(test.filesDir).filter((name) => name.includes('.paper'));
const linkTo = (name: string, more = '') => `<p><a href="/Documents/papers/${name}${more}">Terms</a></p>`;

it('is told by its content and handed out as a file, never as a page', async () => {
  const papers = [
    await add(pdf, '../Über uns.exe'),
    await add(zipOf(word)),
    await add(zipOf(odt)),
    await add(zipOf(table)),
  ];
  expect(papers.map(({ type }) => type)).toEqual(['pdf', 'docx', 'odt', 'xlsx']);
  const [{ name = '', title = '', bytes = 0 } = {}] = papers;
  expect([title, bytes]).toEqual(['Über uns', pdf.length]);
  const answer = await open(name);
  expect([answer.status, await answer.text()]).toEqual([200, pdf]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="file.pdf"; filename*=UTF-8''%C3%9Cber%20uns.pdf`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, no-cache',
  });
  const etag = answer.headers.get('etag') ?? '';
  expect((await open(name, { 'if-none-match': etag })).status).toBe(304);
  const part = await open(name, { range: 'bytes=0-3' });
  expect([part.status, await part.text()]).toEqual([206, '%PDF']);
  const [file = ''] = kept();
  expect((await test.send('GET', `/Documents/appImages/${file}`)).status).toBe(404);
  expect((await open('../secret')).status).toBe(404);
});

it.each([
  ['nothing', () => '', 'fileEmpty'],
  ['a program by another name', () => `MZ\x90\0${'\0'.repeat(200)}`, 'paperTypeWrong'],
  ['a PDF of 26 MB', () => Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(26 * 1024 * 1024)]), 'paperTooLarge'],
  ['a PDF that was cut', () => pdf.slice(0, 12), 'fileDamaged'],
  ['an archive that was cut', () => zipOf(table).subarray(0, -30), 'fileDamaged'],
  ['a bomb', () => zipOf({ ...table, 'xl/a': '\0'.repeat(201 * 1024 * 1024) }), 'fileDamaged'],
  ['a table with a program in it', () => zipOf({ ...table, 'xl/vbaProject.bin': 'x' }), 'paperTypeWrong'],
  ['a picture', () => Buffer.from('\xff\xd8\xff', 'latin1'), 'fileDamaged'],
  ['a locked PDF', () => pdf.replace('trailer', 'trailer\n<< /Encrypt 5 0 R >>'), 'fileLocked'],
  ['a locked Word file', () => Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')]), 'fileLocked'],
  ['an old Word file', () => Buffer.concat([ole, Buffer.from('WordDocument', 'utf16le')]), 'paperTypeWrong'],
  ['a locked ODT', () => zipOf({ ...odt, 'META-INF/manifest.xml': '<manifest:encryption-data/>' }), 'fileLocked'],
])('%s is refused in words, and nothing of it stays', async (_, make, code) => {
  const before = [kept().length, await total()];
  const answer = await upload(make());
  expect([answer.status, (await answer.json()).code]).toEqual([422, code]);
  expect([kept().length, await total()]).toEqual(before);
});

it('is for editors to put here', async () => {
  const [user, coordinator] = [await test.signIn('user'), await test.signIn('coordinator')];
  expect((await upload(pdf, 'a.pdf', user)).status).toBe(403);
  expect((await upload(pdf, 'a.pdf', coordinator)).status).toBe(403);
  expect((await test.send('POST', '/admin/papers', pdf, { headers })).status).toBe(401);
});

it('keeps its address when another takes its place, whose content alone stays', async () => {
  const { mediaId, name, version } = await add();
  const count = kept().length;
  const old = (await open(name)).headers.get('etag') ?? '';
  const replaced: Row = await (await replace(mediaId, zipOf(word), { 'if-match': `"${version}"` })).json();
  expect(replaced).toMatchObject({ name, type: 'docx', title: 'Terms', version: version + 1 });
  const answer = await open(name, { 'if-none-match': old });
  expect([answer.status, Buffer.from(await answer.arrayBuffer())]).toEqual([200, zipOf(word)]);
  expect((await replace(mediaId, pdf, { 'if-match': `"${version}"` })).status).toBe(409);
  expect((await replace(mediaId, 'MZ')).status).toBe(422);
  expect(kept()).toHaveLength(count);
  const picture: Row = await (await send('POST', '/admin/media', { picture: await pictureUrl() })).json();
  expect((await replace(picture.mediaId, pdf)).status).toBe(422);
  const asPicture = await send('PUT', `/admin/media/${mediaId}`, { picture: await pictureUrl() });
  expect((await asPicture.json()).codes).toEqual({ picture: { code: 'paperTypeWrong' } });
  expect(kept()).toHaveLength(count);
});

it('knows which texts lead to it, published or not, and stays while one does', async () => {
  const { mediaId, name } = await add();
  const uses = async () => (await (await send('GET', `/admin/media/${mediaId}`)).json()).uses;
  const { id } = await (await send('POST', '/Post', { title: 'Led', description: linkTo(name, '#page=2') })).json();
  expect(await uses()).toEqual([{ kind: 'post', id, title: 'Led', inTrash: false, inHistory: false }]);
  const refused = await send('DELETE', `/admin/media/${mediaId}`);
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'paperUsed']);
  const run = await (await send('POST', '/admin/bulk/media', { action: 'trash', ids: [mediaId] })).json();
  expect(run.refused).toEqual([{ id: mediaId, reason: 'paperUsed' }]);
  await send('PUT', `/Post/${id}`, { title: 'Led', description: '<p>No more</p>' });
  const row = `/admin/working/post/${id}`;
  const { fields, version, publicVersion } = await (await send('GET', row)).json();
  const data = { ...fields, description: linkTo(name) };
  await send('PUT', row, { data, version, publicVersion, tab: 'a' });
  expect(await uses()).toMatchObject([{ kind: 'post', id }]);
});

it('knows which listings lead to it by their description', async () => {
  const { mediaId, name } = await add();
  const home = { typeTitle: 'A home', description: linkTo(name) };
  const { typeId } = await (await send('POST', '/TypeDetail', home, await test.signIn('admin'))).json();
  const paper = async () => (await send('GET', `/admin/media/${mediaId}`)).json();
  const use = { kind: 'listing', id: typeId, title: 'A home', inHistory: false };
  expect((await paper()).uses).toEqual([{ ...use, inTrash: false }]);
  expect((await send('DELETE', `/admin/media/${mediaId}`)).status).toBe(409);
  await send('DELETE', `/TypeDetail/delete/${typeId}`, undefined, await test.signIn('admin'));
  expect((await paper()).uses).toEqual([{ ...use, inTrash: true }]);
  await send('DELETE', `/admin/trash/listing/${typeId}`, undefined, await test.signIn('admin'));
  expect((await paper()).uses).toEqual([]);
});

it('is among papers and never among pictures, and tells what a link to it says', async () => {
  const { mediaId, name, bytes } = await add(pdf, 'Complaints policy.pdf');
  const ids = async (status: string): Promise<number[]> => {
    const { items } = await (await send('GET', `/admin/media?page=1&status=${status}&q=complaints policy`)).json();
    return items.map((row: Row) => row.mediaId);
  };
  expect(await Promise.all(['papers', 'kept', 'pictures', 'noAlt'].map(ids))).toEqual([[mediaId], [mediaId], [], []]);
  const unknown = '0'.repeat(24);
  const facts = await (await test.send('GET', `/papers?names=${name},${unknown}`)).json();
  expect(facts).toEqual([{ name, type: 'pdf', bytes }]);
});

it('is not to be had from the trash, and goes for good with its content', async () => {
  const { mediaId, name } = await add();
  const count = kept().length;
  await send('DELETE', `/admin/media/${mediaId}`);
  expect((await open(name)).status).toBe(404);
  expect(await (await test.send('GET', `/papers?names=${name}`)).json()).toEqual([]);
  await send('POST', `/admin/trash/media/${mediaId}/restore`);
  expect((await open(name)).status).toBe(200);
  await send('DELETE', `/admin/media/${mediaId}`);
  const gone = await send('DELETE', `/admin/trash/media/${mediaId}`, undefined, await test.signIn('admin'));
  expect(gone.status).toBe(200);
  expect(kept()).toHaveLength(count - 1);
});

it('what was stored though its row never came goes after a day, in a round that comes once a day', async () => {
  const { name } = await add();
  const lost = `${'a'.repeat(24)}.paper`;
  await test.deps.files.write([{ name: lost, make: async () => Buffer.from(pdf) }]);
  const list = jest.spyOn(test.deps.files, 'list');
  const after = (hours: number) =>
    runDueJobs({ ...test.deps, now: () => new Date(test.deps.now().getTime() + hours * 3_600_000) });
  await after(0);
  await after(23);
  expect([list.mock.calls.length, kept().includes(lost)]).toEqual([0, true]);
  await after(25);
  await after(26);
  expect([list.mock.calls.length, kept().includes(lost)]).toEqual([1, false]);
  expect((await open(name)).status).toBe(200);
});
