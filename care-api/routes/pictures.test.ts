import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { companies, menus } from '@/care-api/database/schema/provider';
import { withoutExtensions } from '@/care-api/http/bare';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { pictureUrl, toDataUrl } from '@/care-api/testing/sample-pictures';
import { listVariants } from '@/lib/contract/picture-variants';

let test: TestApp;
let admin: string;
let user: string;
let picture: string;
beforeAll(async () => {
  test = await openTestApp();
  [admin, user] = [await test.signIn('admin'), await test.signIn('user')];
  await test.deps.database.db.insert(menus).values({ id: 900, name: 'About', position: 1 });
}, 60_000);
afterAll(() => test.close());
beforeEach(async () => {
  picture = await pictureUrl();
});

async function call(method: string, url: string, body?: unknown, as = admin) {
  const response = await test.send(method, url, body, as ? { as } : {});
  return { status: response.status, body: await response.json() };
}

const files = () => readdirSync(test.filesDir).sort();
/** A picture of ours and its two other formats. */
const filesOf = (name: string) => ['avif', 'jpg', 'webp'].map((end) => name.replace('jpg', end));

const resources = [
  {
    path: 'ImageGallery',
    id: 'imageGalleryId',
    field: 'galleryPhoto',
    gone: 'ImageGallery',
    kind: 'galleryImage',
    fields: { imageGalleryId: 0, galleryBuget: 'Our carers', description: 'At the door' },
  },
  {
    path: 'Gallery',
    id: 'galleryId',
    field: 'galleryPhoto',
    gone: 'Gallery/delete',
    kind: '',
    fields: { GalleryId: 0, galleryBuget: 'Rooms', description: '' },
  },
  {
    path: 'MenuPageContent',
    id: 'menuPageContentId',
    field: 'extra1',
    gone: 'MenuPageContent',
    kind: 'page',
    fields: { menuId: 900, contentFileName: 'About us', contentIcon: '', contentType: '<p>We care.</p>' },
  },
  {
    path: 'CompanyDetail',
    id: 'companyId',
    field: 'logoPath',
    gone: '',
    kind: '',
    fields: { companyName: 'Ours' },
  },
  { path: 'TypeDetail', id: 'typeId', field: 'bannerPhoto', gone: '', kind: '', fields: { typeTitle: 'A' } },
];

describe.each(resources)('a picture of $path', ({ path: resource, id, field, gone, kind, fields }) => {
  const make = (sent: unknown = picture) => call('POST', `/api/${resource}`, { ...fields, [field]: sent });

  it('is stored with its row, replaced with it and gone with it', async () => {
    const before = files();
    const made = await make();
    expect(made).toMatchObject({ status: 201, body: { [field]: expect.stringMatching(/-s8x6\.jpg$/) } });
    expect(files()).toEqual([...before, ...filesOf(made.body[field])].sort());

    const one = `/api/${resource}/${made.body[id]}`;
    const changed = await call('PUT', one, { ...made.body, [field]: await pictureUrl(4, 4) });
    expect(changed).toMatchObject({ status: 200, body: { [field]: expect.stringMatching(/-s4x4\.jpg$/) } });
    expect(files()).toEqual([...before, ...filesOf(changed.body[field])].sort());

    if (!gone) return;
    expect((await call('DELETE', `/api/${gone}/${made.body[id]}`)).status).toBe(200);
    // What goes into a trash goes with its picture from there.
    if (kind) expect((await call('DELETE', `/admin/trash/${kind}/${made.body[id]}`)).status).toBe(200);
    expect(files()).toEqual(before);
    expect((await call('DELETE', `/api/${gone}/${made.body[id]}`)).status).toBe(404);
    expect((await call('PUT', one, changed.body)).status).toBe(404);
    expect(files()).toEqual(before);
  });

  it('and its row can be sent back as they were read, which changes nothing', async () => {
    const { body } = await make();
    const again = await call('PUT', `/api/${resource}/${body[id]}`, body);
    // What goes on by itself with each change.
    const { updatedAt = undefined, version = undefined } = again.body;
    expect(again).toEqual({
      status: 200,
      body: { ...body, ...(updatedAt && { updatedAt }), ...(version && { version }) },
    });
    expect(files()).toEqual(expect.arrayContaining(filesOf(body[field])));
    const published = await call('PUT', `/api/${resource}/${body[id]}`, {
      ...fields,
      ...Object(withoutExtensions(body)),
    });
    expect(published).toMatchObject({ status: 200, body: { [field]: body[field] } });
  });

  it('may be a file that is there already, which stays when it is replaced', async () => {
    writeFileSync(path.join(test.filesDir, 'ours.png'), 'x');
    expect(await make('not-there.png')).toMatchObject({
      status: 422,
      body: { errors: { [field]: 'Please choose a picture: png, jpg, jpeg, gif or bmp.' } },
    });
    const made = await make('ours.png');
    expect(made.body[field]).toBe('ours.png');
    await call('PUT', `/api/${resource}/${made.body[id]}`, { ...made.body, [field]: picture });
    expect(files()).toContain('ours.png');
  });

  it('stays as long as another row shows it', async () => {
    const [first, second] = [await make(), await make()];
    const shared = first.body[field];
    // One file sent twice is one picture.
    expect(second.body[field]).toBe(shared);
    await call('PUT', `/api/${resource}/${first.body[id]}`, { ...first.body, [field]: await pictureUrl() });
    expect(files()).toEqual(expect.arrayContaining(filesOf(shared)));
    await call('PUT', `/api/${resource}/${second.body[id]}`, { ...second.body, [field]: await pictureUrl() });
    expect(files()).not.toContain(shared);
  });

  it('that is none leaves nothing behind', async () => {
    const before = files();
    const refused = await make(toDataUrl(Buffer.from('<html></html>')));
    expect(refused).toMatchObject({ status: 422, body: { errors: { [field]: expect.stringContaining('web page') } } });
    expect(files()).toEqual(before);
  });

  it('is stored by admins alone, and costs others nothing', async () => {
    const before = files();
    const { body } = await make('');
    const rows = [
      ['POST', `/api/${resource}`],
      ['PUT', `/api/${resource}/${body[id] ?? 1}`],
      ...(gone ? [['DELETE', `/api/${gone}/${body[id] ?? 1}`]] : []),
    ];
    for (const [method = '', url = ''] of rows) {
      const sent = method === 'DELETE' ? undefined : { ...fields, [field]: picture };
      expect((await call(method, url, sent, '')).status).toBe(401);
      expect((await call(method, url, sent, user)).status).toBe(403);
    }
    expect(files()).toEqual(before);
  });
});

describe('a stored picture', () => {
  it('is served by its name, as are its narrower copies', async () => {
    const { galleryPhoto } = (await call('POST', '/api/ImageGallery', { galleryPhoto: await pictureUrl(500, 400) }))
      .body;
    const names = (['avif', 'webp', 'jpg'] as const).flatMap((format) => listVariants(galleryPhoto, format));
    expect(names).toHaveLength(5);
    for (const { name } of names) {
      const response = await test.send('GET', `/api/Documents/appImages/${name}`);
      expect([response.status, response.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
      expect(response.headers.get('content-type')).toMatch(/^image\/(avif|webp|jpeg)$/);
    }
  });
});

describe('a write that fails after its picture was stored', () => {
  it.each([
    ['Gallery', { galleryPhoto: '', typeId: 999_999 }, 'galleryPhoto', 'typeId'],
    ['MenuPageContent', { menuId: 999_999, contentFileName: 'A' }, 'extra1', 'menuId'],
    ['TypeDetail', { typeTitle: 'A', categoryId: '999999' }, 'bannerPhoto', 'categoryId'],
  ])('leaves no file: %s', async (resource, fields, field, fault) => {
    const before = files();
    const refused = await call('POST', `/api/${resource}`, { ...fields, [field]: picture });
    expect(refused).toMatchObject({ status: 422, body: { errors: { [fault]: expect.any(String) } } });
    expect(files()).toEqual(before);
  });
});

describe('the pictures of a listing', () => {
  it('are many: each is stored, kept, moved to the banner or dropped on its own', async () => {
    const before = files();
    const images = [picture, await pictureUrl(5, 5), picture];
    const made = (await call('POST', '/api/TypeDetail', { typeTitle: 'A', images })).body;
    expect(made.images).toEqual([expect.stringContaining('-s8x6'), expect.stringContaining('-s5x5'), made.images[0]]);
    const one = `/api/TypeDetail/${made.typeId}`;
    const moved = { bannerPhoto: made.images[1], images: [made.images[0], await pictureUrl(3, 3)] };
    const changed = (await call('PUT', one, moved)).body;
    expect(changed).toMatchObject({
      bannerPhoto: made.images[1],
      images: [made.images[0], expect.stringContaining('-s3x3')],
    });
    const last = (await call('PUT', one, { images: [] })).body;
    expect(last).toMatchObject({ bannerPhoto: made.images[1], images: [] });
    expect(files()).toEqual([...before, ...filesOf(made.images[1])].sort());
  });

  it('name the one that is wrong', async () => {
    const before = files();
    const images = [picture, toDataUrl(Buffer.from('%PDF-1.4'))];
    const refused = await call('POST', '/api/TypeDetail', { typeTitle: 'A', images });
    expect(refused).toMatchObject({ status: 422, body: { errors: { 'images.1': expect.stringContaining('PDF') } } });
    expect(files()).toEqual(before);
  });

  it('go with it, those of its gallery too', async () => {
    const before = files();
    const { typeId } = (await call('POST', '/api/TypeDetail', { typeTitle: 'A', bannerPhoto: picture })).body;
    await call('POST', '/api/Gallery', { typeId, galleryPhoto: picture });
    expect((await call('DELETE', `/api/TypeDetail/delete/${typeId}?typeid=${typeId}`)).status).toBe(200);
    expect((await call('GET', `/api/Gallery/typeDetails/${typeId}`)).body).toEqual([]);
    expect(files().length).toBeGreaterThan(before.length);
    expect((await call('DELETE', `/api/admin/trash/listing/${typeId}`)).status).toBe(200);
    expect(files()).toEqual(before);
  });
});

describe('the gallery', () => {
  it('gives the pictures of one listing, and those of one person whatever the case of the name', async () => {
    const { typeId } = (await call('POST', '/api/TypeDetail', { typeTitle: 'A' })).body;
    const made = (await call('POST', '/api/Gallery', { typeId, galleryPhoto: picture, userName: 'forged' })).body;
    expect(made).toMatchObject({ typeId, userName: expect.stringMatching(/^admin-/) });
    expect((await call('GET', `/api/Gallery/typeDetails/${typeId}?typeId=${typeId}`, undefined, '')).body).toEqual([
      made,
    ]);
    const byUser = await call('GET', `/api/Gallery/userGallery/${made.userName.toUpperCase()}`, undefined, '');
    expect(byUser.body).toContainEqual(made);
    expect((await call('GET', '/api/Gallery/userGallery/nobody', undefined, '')).body).toEqual([]);
    expect((await call('GET', `/api/Gallery/${made.galleryId}`, undefined, '')).body).toEqual(made);
    expect((await call('GET', '/api/Gallery/999999', undefined, '')).status).toBe(404);
    expect((await call('GET', '/api/Gallery', undefined, '')).body).toContainEqual(made);
  });

  it('gives all pictures or one group, each new one last, and takes no word for an id', async () => {
    const make = async (galleryBuget: string) =>
      (await call('POST', '/api/ImageGallery', { galleryBuget, galleryPhoto: picture })).body.imageGalleryId;
    const garden = [await make('Garden & house'), await make('Garden & house')];
    await make('Outings');
    const ids = async (query: string) => {
      const { body } = await call('GET', `/api/ImageGallery${query}`, undefined, '');
      return body.map((row: { imageGalleryId: number }) => row.imageGalleryId);
    };
    expect(await ids('?galleryBuget=Garden%20%26%20house')).toEqual(garden);
    expect(await ids('?galleryBuget=')).toEqual(await ids(''));
    expect(await ids('?galleryBuget=none')).toEqual([]);
    expect((await ids('')).length).toBeGreaterThan(3);
    expect((await call('GET', '/api/ImageGallery/homeBanner', undefined, '')).body).toEqual([]);
    expect((await call('GET', `/api/ImageGallery/${garden[0]}`, undefined, '')).status).toBe(200);
    expect((await call('GET', '/api/ImageGallery/other', undefined, '')).status).toBe(404);
  });
});

describe('the company', () => {
  it('stays a sample until its name changes', async () => {
    const [row] = await test.deps.database.db.insert(companies).values({ name: 'Sample', isSample: true }).returning();
    const one = `/api/CompanyDetail/${row!.id}`;
    const { version: _, ...read } = (await call('GET', one)).body;
    expect((await call('PUT', one, read)).body).toMatchObject({ isSample: true });
    expect((await call('PUT', one, { ...read, companyName: 'Ours' })).body).toMatchObject({ isSample: false });
  });
});
