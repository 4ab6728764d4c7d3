import { json, Upstream } from '@/testing/upstream';
import { getGalleryGroup, listGalleryGroups } from './gallery';
import { listVideos } from './videos';

// What the client logs about faults is its own business, not the test run's.
beforeAll(() => jest.spyOn(process.stderr, 'write').mockReturnValue(true));
afterAll(() => jest.restoreAllMocks());

const upstream = new Upstream();
beforeEach(() => upstream.start());
afterEach(() => upstream.stop());

describe('the galleries', () => {
  const image = { imageGalleryId: 1, galleryPhoto: 'a.jpg', galleryBuget: 'Garden' };

  it('are in groups, of which an unknown one is missing', async () => {
    upstream.answerWith((_, response) => json(response, [image, { ...image, galleryBuget: 'Home banner' }]));
    expect((await listGalleryGroups()).map(({ name }) => name)).toEqual(['Garden']);
    expect(await getGalleryGroup('Garden')).toMatchObject({ state: 'ready', value: { pictures: [{ id: 1 }] } });
    expect(await getGalleryGroup('Home banner')).toEqual({ state: 'missing' });
    expect(await getGalleryGroup('Kitchen')).toEqual({ state: 'missing' });
  });

  it('keep what was there last while the API is away', async () => {
    upstream.answerWith((_, response) => response.destroy());
    expect((await listGalleryGroups()).map(({ name }) => name)).toEqual(['Garden']);
    expect(await listVideos()).toEqual([]);
  });
});
