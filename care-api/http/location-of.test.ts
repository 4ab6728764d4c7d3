import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { goodBodies } from '@/care-api/testing/refusals/good-bodies';
import { openWorld } from '@/care-api/testing/refusals/world';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { readerOf } from './location-of';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

/** Of those whose rows can be read one by one, what can be made without a picture. */
const names = ['createFaq', 'createListing', 'createCategory', 'createPost', 'createMenu', 'createCallBack'] as const;

it('what was made is read where its answer says, once more too, and by nobody told who may not read it', async () => {
  const world = await openWorld(test, false);
  const bodies: Record<string, () => unknown> = goodBodies(world);
  for (const name of names) {
    const { path, who } = endpoints[name];
    const body = bodies[name]?.();
    const headers = { 'idempotency-key': name };
    const make = () => world.send('POST', `/api/${path}`, body, who === 'anyone' ? undefined : world.admin, headers);
    const made = await make();
    expect([name, made.status]).toEqual([name, 201]);
    const location = made.headers.get('location');
    if (name === 'createCallBack') {
      expect(location).toBeNull();
      continue;
    }
    const found = await test.send('GET', location ?? '', undefined, { as: world.admin });
    expect([name, found.status]).toEqual([name, 200]);
    if (who !== 'anyone' && who !== 'user') expect((await make()).headers.get('location')).toBe(location);
  }
  const creators = Object.values<Endpoint>(endpoints).filter((call) => readerOf(call) !== null);
  expect(creators.length).toBeGreaterThan(10);
});

it('a published API says what it always said', async () => {
  const bare = await openWorld(test, true);
  const made = await bare.send('POST', '/api/Faq', { faqQuestions: 'Why?', faqAnswer: 'So.' }, bare.admin);
  expect([made.status, made.headers.get('location')]).toEqual([201, null]);
});
