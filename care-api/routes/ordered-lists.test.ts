import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { pictureUrl } from '@/care-api/testing/sample-pictures';

let test: TestApp;
let editor: string;
beforeAll(async () => {
  test = await openTestApp();
  editor = await test.signIn('editor');
}, 60_000);
afterAll(() => test.close());

const send = (method: string, url: string, body?: unknown) => test.send(method, url, body, { as: editor });
const ask = async (method: string, url: string, body?: unknown) => (await send(method, url, body)).json();

const link = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const addPicture = async (galleryBuget: string) =>
  (await ask('POST', '/ImageGallery', { galleryPhoto: await pictureUrl(), galleryBuget, description: 'Tea' }))
    .imageGalleryId;
const addVideo = async (videoDescp: string) =>
  (await ask('POST', '/VideoGallery', { videoLink: link, videoDescp })).videoGalleryId;

const addMember = async (name: string) =>
  (await ask('POST', '/team-members', { name, photo: await pictureUrl() })).memberId;

describe.each([
  { path: 'ImageGallery', kind: 'galleryImage', id: 'imageGalleryId', add: addPicture, field: 'description' },
  { path: 'VideoGallery', kind: 'video', id: 'videoGalleryId', add: addVideo, field: 'videoCategory' },
  { path: 'team-members', kind: 'teamMember', id: 'memberId', add: addMember, field: 'name' },
])('$path', ({ path, kind, id, add, field }) => {
  const published = async () => (await (await test.send('GET', `/${path}`)).json()).map((row: never) => row[id]);

  it('is in the order staff put it into, and back by undo', async () => {
    const [a, b, c] = [await add('Home'), await add('Home'), await add('Home')];
    expect(await published()).toEqual([a, b, c]);
    const { run } = await ask('PUT', `/admin/order/${kind}`, { ids: [c, a, b] });
    expect(await published()).toEqual([c, a, b]);
    const page = await ask('GET', `/${path}?page=1&sort=position`);
    expect(page.items.map((row: never) => row[id])).toEqual([c, a, b]);
    await ask('POST', `/admin/runs/${run}/undo`);
    expect(await published()).toEqual([a, b, c]);
  });

  it('loses what is in the trash, to everybody, until it is restored', async () => {
    const gone = await add('Leaving');
    expect((await send('DELETE', `/${path}/${gone}`)).status).toBe(200);
    expect(await published()).not.toContain(gone);
    expect((await test.send('GET', `/${path}/${gone}`)).status).toBe(404);
    expect(
      (await send('PUT', `/${path}/${gone}`, { name: 'X', videoLink: link, galleryPhoto: 'x.png' })).status,
    ).not.toBe(200);
    await ask('POST', `/admin/trash/${kind}/${gone}/restore`);
    expect(await published()).toContain(gone);
  });

  it('is changed by whoever saw it as it is', async () => {
    const one = `/${path}/${await add('Twice')}`;
    const seen = await ask('GET', one);
    expect((await send('PUT', one, { ...seen, [field]: 'First' })).status).toBe(200);
    const late = await send('PUT', one, { ...seen, [field]: 'Second' });
    expect([late.status, (await late.json()).current[field]]).toEqual([409, 'First']);
  });
});

it('groups of the gallery stay together, in the order of their first pictures', async () => {
  const groups = async () => [
    ...new Set((await ask('GET', '/ImageGallery')).map((row: { galleryBuget: string }) => row.galleryBuget)),
  ];
  const [walk] = [await addPicture('Walks'), await addPicture('Days out')];
  await addPicture('Walks');
  const before = await groups();
  expect(before.slice(-2)).toEqual(['Walks', 'Days out']);
  const rest = (await ask('GET', '/ImageGallery')).map((row: { imageGalleryId: number }) => row.imageGalleryId);
  await ask('PUT', '/admin/order/galleryImage', { ids: [walk, ...rest.filter((id: number) => id !== walk)] });
  expect((await groups())[0]).toBe('Walks');
});
