import { endpoints } from '@/lib/contract/endpoints';
import { openSteps } from '@/testing/press-step';
import { POST } from './route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const { upstream, press } = openSteps(POST);

describe.each([
  ['confirm', 'confirmed', 'expired', endpoints.confirmSubscriber],
  ['unsubscribe', 'unsubscribed', 'unknown', endpoints.deleteSubscriber],
])('the button of %s', (step, done, refused, { path }) => {
  it('leads to what came of it, and calls a link old that the API does not take', async () => {
    expect(await press(step, 200)).toEqual([303, `/ar/newsletter/${done}`]);
    expect(upstream.requests.at(-1)).toMatchObject({ url: `/api/${path}`, body: '{"token":"a&b"}' });
    for (const status of [400, 409, 410, 422]) {
      expect(await press(step, status)).toEqual([303, `/ar/newsletter/${refused}`]);
    }
  });

  it.each([
    ['later', [429]],
    ['absent', [404, 405, 501]],
    ['away', [500, 503]],
    ['refused', [401, 403, 408, 413, 415]],
  ])('leads back to itself, with its key, where it was not tried: %s', async (problem, statuses) => {
    for (const status of statuses) {
      expect(await press(step, status)).toEqual([303, `/ar/newsletter/${step}?Key=a%26b&problem=${problem}`]);
    }
  });
});
