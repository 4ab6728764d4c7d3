import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { adoptPictures } from '@/care-api/files/adopt-pictures';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { pictureUrl } from '@/care-api/testing/sample-pictures';
import { withFileName } from '@/lib/contract/picture';

let test: TestApp;
let editor: string;
beforeAll(async () => {
  test = await openTestApp();
  editor = await test.signIn('editor');
}, 60_000);
afterAll(() => test.close());

type Row = { mediaId: number; name: string; version: number; [field: string]: unknown };
const send = (method: string, url: string, body?: unknown, as = editor) => test.send(method, url, body, { as });
const ask = async (method: string, url: string, body?: unknown) => (await send(method, url, body)).json();
const add = async (texts: object = {}): Promise<Row> =>
  ask('POST', '/admin/media', { picture: await pictureUrl(900, 600), ...texts });
const list = async (query: string): Promise<Row[]> => (await ask('GET', `/admin/media?page=1&${query}`)).items;
const ids = async (query: string) => (await list(query)).map(({ mediaId }) => mediaId);
const isStored = (name: string) => existsSync(path.join(test.filesDir, name.replace(/-f\d+x\d+(?=-s)/, '')));

describe('the library', () => {
  it('takes pictures with what is said of them, and finds them by it', async () => {
    const tea = await add({ title: 'tea.jpg', alt: 'A cup of tea', credit: 'Ann' });
    expect(tea).toMatchObject({ title: 'tea.jpg', alt: 'A cup of tea', credit: 'Ann', isDecorative: false });
    expect(tea.bytes).toBeGreaterThan(100);
    expect(await ids('q=cup')).toEqual([tea.mediaId]);
    expect(await ids('status=unused&q=tea')).toEqual([tea.mediaId]);
    expect(await ids('status=noAlt&q=tea')).toEqual([]);
  });

  it('refuses what is no picture and words without end, and keeps nothing of them', async () => {
    const before = (await list('')).length;
    const page = `data:image/png;base64,${Buffer.from('<!doctype html><p>Hello').toString('base64')}`;
    expect(await ask('POST', '/admin/media', { picture: page })).toMatchObject({
      codes: { picture: { code: 'pictureIsWebPage' } },
    });
    const long = await ask('POST', '/admin/media', { picture: await pictureUrl(), alt: 'a'.repeat(4_000) });
    expect(long).toMatchObject({ codes: { alt: { code: 'textTooLong', max: 500 } } });
    expect(await list('')).toHaveLength(before);
  });

  it('knows where a picture is shown, and refuses to lose it there', async () => {
    const { mediaId, name } = await add({ title: 'shown' });
    const post = { title: 'With it', description: `<p><img src="/Documents/appImages/${name}" alt=""></p>` };
    const { id } = await ask('POST', '/Post', post);
    const banner = await ask('POST', '/ImageGallery', { galleryPhoto: name, galleryBuget: 'Garden' });
    expect((await ask('GET', `/admin/media/${mediaId}`)).uses).toEqual([
      { kind: 'galleryImage', id: banner.imageGalleryId, title: 'Garden', inTrash: false, inHistory: false },
      { kind: 'post', id, title: 'With it', inTrash: false, inHistory: false },
    ]);
    expect(await ids('status=unused&q=shown')).toEqual([]);
    const refused = await send('DELETE', `/admin/media/${mediaId}`);
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'pictureUsed']);
    const run = await ask('POST', '/admin/bulk/media', { action: 'trash', ids: [mediaId] });
    expect(run.refused).toEqual([{ id: mediaId, reason: 'pictureUsed' }]);
  });

  it('is shown by words that wait to be published, at a time or without, also in their text', async () => {
    const { mediaId, name } = await add({ title: 'waiting' });
    const { id } = await ask('POST', '/Post', { title: 'Soon', description: '<p>Words</p>' });
    const row = `/admin/working/post/${id}`;
    const { fields, version, publicVersion } = await ask('GET', row);
    const description = `<p>Words</p><p><img src="/Documents/appImages/${name}" alt="" /></p>`;
    const kept = await ask('PUT', row, { data: { ...fields, description }, version, publicVersion, tab: 'a' });
    await ask('PUT', `${row}/schedule`, { version: kept.version, local: '2090-01-01T09:00' });
    const { uses } = await ask('GET', `/admin/media/${mediaId}`);
    expect(uses).toEqual([{ kind: 'post', id, title: 'Soon', inTrash: false, inHistory: false }]);
    expect(await ids('status=unused&q=waiting')).toEqual([]);
    expect((await send('DELETE', `/admin/media/${mediaId}`)).status).toBe(409);
    const run = await ask('POST', '/admin/bulk/media', { action: 'trash', ids: [mediaId] });
    expect(run.refused).toEqual([{ id: mediaId, reason: 'pictureUsed' }]);
    const { name: other } = await ask('PUT', `/admin/media/${mediaId}`, { picture: await pictureUrl(900, 600) });
    expect(other).not.toBe(name);
    expect((await ask('GET', row)).copy.data.description).toBe(description.replace(name, other));
  });

  it('is shown by what may be brought back out of the history, under whichever name it had', async () => {
    const { mediaId, name, version: seen } = await add({ title: 'earlier' });
    const { typeId } = await ask('POST', '/TypeDetail', { typeTitle: 'Was here', images: [name] });
    const row = `/admin/working/listing/${typeId}`;
    const { fields, version, publicVersion } = await ask('GET', row);
    const kept = await ask('PUT', row, { data: { ...fields, images: [] }, version, publicVersion, tab: 'a' });
    await ask('POST', `${row}/publish`, { version: kept.version });
    await ask('PUT', `/admin/media/${mediaId}`, { focusX: 20, version: seen });
    const { uses } = await ask('GET', `/admin/media/${mediaId}`);
    expect(uses).toEqual([{ kind: 'listing', id: typeId, title: 'Was here', inTrash: false, inHistory: true }]);
    expect(await ids('status=unused&q=earlier')).toEqual([]);
    expect((await send('DELETE', `/admin/media/${mediaId}`)).status).toBe(409);
  });

  it('holds one file once, however often it is sent, and each person’s own', async () => {
    const picture = await pictureUrl(90, 60);
    const [author, admin] = [await test.signIn('user'), await test.signIn('admin')];
    const sendIt = async (as: string, title: string): Promise<Row> =>
      (await send('POST', '/admin/media', { picture, title }, as)).json();
    const [first, second] = await Promise.all([sendIt(editor, 'once.jpg'), sendIt(admin, 'once.jpg')]);
    expect([second.mediaId, second.title]).toEqual([first.mediaId, 'once.jpg']);
    expect((await sendIt(author, 'mine.jpg')).mediaId).not.toBe(first.mediaId);
    await send('DELETE', `/admin/media/${first.mediaId}`);
    expect(await sendIt(editor, 'again.jpg')).toMatchObject({
      mediaId: first.mediaId,
      title: 'once.jpg',
      deletedAt: null,
    });
    const listings = await Promise.all(
      ['A', 'B'].map((typeTitle) => ask('POST', '/TypeDetail', { typeTitle, images: [picture] })),
    );
    expect(listings.map(({ images }) => images)).toEqual([[first.name], [first.name]]);
  });

  it('calls a picture that comes with a row what its file was called', async () => {
    const { typeId } = await ask('POST', '/TypeDetail', { typeTitle: 'With a file' });
    const row = `/admin/working/listing/${typeId}`;
    const { fields, version, publicVersion } = await ask('GET', row);
    const images = [withFileName(await pictureUrl(), 'Garten, Mai\n.jpg')];
    const { data } = await ask('PUT', row, { data: { ...fields, images }, version, publicVersion, tab: 'a' });
    const found = (await list('q=garten')).map(({ name, title }) => ({ name, title }));
    expect(found).toEqual([{ name: data.images[0], title: 'Garten, Mai.jpg' }]);
  });

  it('counts a row for what it shows now: not for what it showed before, nor when it is gone', async () => {
    const [one, other] = [await add({ title: 'before' }), await add({ title: 'after' })];
    const { typeId, version } = await ask('POST', '/TypeDetail', { typeTitle: 'Shows', images: [one.name, one.name] });
    const uses = async () =>
      Promise.all([one, other].map(async ({ mediaId }) => (await ask('GET', `/admin/media/${mediaId}`)).uses.length));
    expect(await uses()).toEqual([1, 0]);
    await ask('PUT', `/TypeDetail/${typeId}`, { typeId, typeTitle: 'Shows', images: [other.name], version });
    expect(await uses()).toEqual([0, 1]);
    const inTrash = async () =>
      (await ask('GET', `/admin/media/${other.mediaId}`)).uses.map((use: { inTrash: boolean }) => use.inTrash);
    expect(await inTrash()).toEqual([false]);
    await send('DELETE', `/TypeDetail/delete/${typeId}`);
    expect(await inTrash()).toEqual([true]);
    await test.deps.database.db.execute(sql`delete from listings where id = ${typeId}`);
    expect(await uses()).toEqual([0, 0]);
  });

  it('lets one go into the trash and come back; for good its file goes too', async () => {
    const { mediaId, name } = await add({ title: 'leaving' });
    expect((await send('DELETE', `/admin/media/${mediaId}`)).status).toBe(200);
    expect((await send('GET', `/admin/media/${mediaId}`)).status).toBe(404);
    expect(isStored(name)).toBe(true);
    await ask('POST', `/admin/trash/media/${mediaId}/restore`);
    expect(await ids('q=leaving')).toEqual([mediaId]);
    await send('DELETE', `/admin/media/${mediaId}`);
    await send('DELETE', `/admin/trash/media/${mediaId}`, undefined, await test.signIn('admin'));
    expect(isStored(name)).toBe(false);
  });

  it('says what must be seen by the name, wherever a picture is shown', async () => {
    const { mediaId, name, version } = await add({ title: 'focus' });
    const html = `<p><img src="/Documents/appImages/${name}" alt="x" /></p>`;
    const home = { typeTitle: 'A home', bannerPhoto: name, images: [name], description: html };
    const { typeId } = await ask('POST', '/TypeDetail', home);
    const { id } = await ask('POST', '/Post', { title: 'Post', description: html, bannerImage: name });
    const changed = await ask('PUT', `/admin/media/${mediaId}`, { focusX: 20, focusY: 75, version });
    expect(changed.name).toBe(name.replace('-s900x600', '-f20x75-s900x600'));
    const listing = await ask('GET', `/TypeDetail/typeid/${typeId}`);
    const description = html.replace(name, changed.name);
    expect(listing).toMatchObject({ bannerPhoto: changed.name, images: [changed.name], description });
    const post = await ask('GET', `/Post/${id}`);
    expect([post.bannerImage, post.description]).toEqual([changed.name, description]);
    for (const one of [name, changed.name, changed.name.replace('.jpg', '-w400.avif')]) {
      expect((await test.send('GET', `/Documents/appImages/${one}`)).status).toBe(200);
    }
    const outside = await ask('PUT', `/admin/media/${mediaId}`, { focusX: 101 });
    expect(outside.codes.focusX.code).toBe('focusOutside');
  });

  it('puts another picture in the place of one, wherever that is shown; what waits to be published follows', async () => {
    const { mediaId, name } = await add({ title: 'old' });
    const { typeId } = await ask('POST', '/TypeDetail', { typeTitle: 'A home', bannerPhoto: name });
    const row = `/admin/working/listing/${typeId}`;
    const { version, publicVersion, fields } = await ask('GET', row);
    await ask('PUT', row, { data: { ...fields, images: [name] }, version, publicVersion, tab: 'a' });
    const after = await ask('PUT', `/admin/media/${mediaId}`, { picture: await pictureUrl(500, 500) });
    expect(after.name).toMatch(/-s500x500\.jpg$/);
    expect((await ask('GET', `/TypeDetail/typeid/${typeId}`)).bannerPhoto).toBe(after.name);
    expect((await ask('GET', row)).copy.data).toMatchObject({ bannerPhoto: after.name, images: [after.name] });
    // The history of the listing still names the old one.
    expect([isStored(name), isStored(after.name)]).toEqual([true, true]);
    const again = await ask('PUT', `/admin/media/${mediaId}`, { picture: await pictureUrl(400, 400) });
    expect([isStored(after.name), isStored(again.name)]).toEqual([false, true]);
  });

  it('is replaced without a word of anybody’s: what waits to be published where it is shown still can be', async () => {
    const { mediaId, name } = await add({ title: 'shown where words wait' });
    const html = `<p><img src="/Documents/appImages/${name}" alt="" /></p>`;
    const { menuId } = await ask('POST', '/MenuMaster', { menuName: 'With a picture' });
    const admin = await test.signIn('admin');
    const { companyId } = await (
      await send('POST', '/CompanyDetail', { companyName: 'Us', logoPath: name }, admin)
    ).json();
    const rows = [
      `listing/${(await ask('POST', '/TypeDetail', { typeTitle: 'A home', bannerPhoto: name })).typeId}`,
      `post/${(await ask('POST', '/Post', { title: 'Tea', description: html })).id}`,
      `page/${(await ask('POST', '/MenuPageContent', { menuId, contentFileName: 'A page', contentType: html })).menuPageContentId}`,
      `company/${companyId}`,
    ];
    const keep = async (row: string) => {
      const { fields, version, publicVersion } = await (
        await send('GET', `/admin/working/${row}`, undefined, admin)
      ).json();
      await send('PUT', `/admin/working/${row}`, { data: fields, version, publicVersion, tab: 'a' }, admin);
      return publicVersion;
    };
    const before = await Promise.all(rows.map(keep));
    await ask('PUT', `/admin/media/${mediaId}`, { focusX: 20 });
    for (const [at, row] of rows.entries()) {
      const published = await send('POST', `/admin/working/${row}/publish`, { version: 1 }, admin);
      expect([row, published.status, (await published.json()).version]).toEqual([row, 201, before[at] + 2]);
    }
  });

  it('is replaced in what a page was translated from and to, so that it stays in its language', async () => {
    const { mediaId, name } = await add({ title: 'in a page' });
    const htmlOf = (words: string, picture: string) =>
      `<p>${words}</p><p><img src="/Documents/appImages/${picture}" alt="" /></p>`;
    const { menuId } = await ask('POST', '/MenuMaster', { menuName: 'How it works' });
    const contentType = htmlOf('A carer lives with you.', name);
    await ask('POST', '/MenuPageContent', { menuId, contentFileName: 'How', contentType });
    const [text] = (await ask('GET', '/admin/translations?page=1&language=pl&q=lives')).items;
    const words = htmlOf('Opiekun mieszka z Tobą.', name);
    await ask('PUT', `/admin/translations/${text.translationId}`, { words, original: text.original });
    const { name: other } = await ask('PUT', `/admin/media/${mediaId}`, { picture: await pictureUrl(500, 500) });
    expect(await ask('GET', `/Translations/pl/page-${menuId}`)).toEqual([
      { original: htmlOf('A carer lives with you.', other), words: htmlOf('Opiekun mieszka z Tobą.', other) },
    ]);
    expect(await ask('GET', `/admin/translations/${text.translationId}`)).toMatchObject({ state: 'done' });
  });

  it('has what came with a row, as long as that shows it; photos of people stay theirs', async () => {
    const image = await ask('POST', '/ImageGallery', { galleryPhoto: await pictureUrl(300, 200), galleryBuget: 'A' });
    expect((await list('')).map(({ name }) => name)).toContain(image.galleryPhoto);
    await test.deps.database.db.execute('delete from media');
    await adoptPictures(test.deps);
    expect((await list('')).map(({ name }) => name)).toContain(image.galleryPhoto);
    await test.deps.database.db.execute(`delete from gallery_images where id = ${image.imageGalleryId}`);
    await adoptPictures(test.deps);
    expect((await list('')).map(({ name }) => name)).not.toContain(image.galleryPhoto);
  });

  it('is changed by whoever saw it as it is', async () => {
    const { mediaId, version } = await add();
    await ask('PUT', `/admin/media/${mediaId}`, { isDecorative: true, alt: 'gone', version });
    const second = await send('PUT', `/admin/media/${mediaId}`, { alt: 'late', version });
    expect(second.status).toBe(409);
    expect((await second.json()).current).toMatchObject({ alt: '', isDecorative: true, version: version + 1 });
    const coordinator = await test.signIn('coordinator');
    expect((await send('PUT', `/admin/media/${mediaId}`, { alt: 'a' }, coordinator)).status).toBe(403);
  });

  it('has for an author who is no editor the pictures they put there, and takes no change of theirs', async () => {
    const [author, other] = [await test.signIn('user'), await test.signIn('user')];
    const mine = await (await send('POST', '/admin/media', { picture: await pictureUrl(), alt: 'Tea' }, author)).json();
    expect(mine).toMatchObject({ alt: 'Tea' });
    const seen = async (as: string) =>
      (await (await send('GET', '/admin/media?page=1', undefined, as)).json()).items.map(
        ({ mediaId }: { mediaId: number }) => mediaId,
      );
    expect(await seen(author)).toEqual([mine.mediaId]);
    expect(await seen(other)).toEqual([]);
    expect(await seen(editor)).toContain(mine.mediaId);
    const path = `/admin/media/${mine.mediaId}`;
    const refused = [
      await send('GET', path, undefined, author),
      await send('PUT', path, { alt: 'Mine' }, author),
      await send('DELETE', path, undefined, author),
      await send('POST', '/admin/bulk/media', { action: 'trash', ids: [mine.mediaId] }, author),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
    expect((await send('POST', '/admin/media', { picture: 'data:text/html;base64,PGI+' }, author)).status).toBe(422);
    await test.deps.database.db.execute(sql`
      insert into media (name, uploaded_by)
      select 'full-' || n || '.jpg', (select uploaded_by from media where id = ${mine.mediaId}) from generate_series(2, 100) n`);
    const full = await (await send('POST', '/admin/media', { picture: await pictureUrl() }, author)).json();
    expect(full.codes.picture).toEqual({ code: 'ownPicturesTooMany', most: 100 });
  });
});
