import { json, Upstream } from '@/testing/upstream';
import { requireListing } from './require-listing';

describe("the listing of a page's address", () => {
  const upstream = new Upstream();
  const where = { locale: 'ar' as const, page: '/listing-details' };
  beforeEach(() => upstream.start());
  afterEach(() => upstream.stop());

  it('is the one that was asked for', async () => {
    upstream.answerWith((_, response) => json(response, { typeId: 7, typeTitle: 'Oak House' }));
    const reading = await requireListing('7', where);
    expect(reading).toMatchObject({ state: 'ready', value: { id: 7, title: 'Oak House' } });
  });

  it('leads on for good where it was joined with another', async () => {
    upstream.answerWith((_, response) => json(response, { typeId: 3, typeTitle: 'Oak House' }));
    await expect(requireListing('8', where)).rejects.toMatchObject({
      digest: expect.stringMatching(/^NEXT_REDIRECT;.*;\/ar\/listing-details\/3;308;/),
    });
  });

  it.each(['0', '07', 'oak', '1234567890'])('is missing for %s without asking', async (id) => {
    const before = upstream.requests.length;
    await expect(requireListing(id, where)).rejects.toMatchObject({ digest: expect.stringContaining('404') });
    expect(upstream.requests).toHaveLength(before);
  });

  it('is missing for an id nobody has', async () => {
    upstream.answerWith((_, response) => json(response, { message: 'no' }, 404));
    await expect(requireListing('9', where)).rejects.toMatchObject({ digest: expect.stringContaining('404') });
  });
});
