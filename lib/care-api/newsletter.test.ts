import { json, Upstream } from '@/testing/upstream';
import { createSubscriber, hasNewsletter } from './newsletter';

const upstream = new Upstream();
beforeAll(() => upstream.start());
afterAll(() => upstream.stop());

it.each([
  [200, { isOpen: true }, true],
  [200, { isOpen: false }, false],
  [404, {}, false],
  [405, {}, false],
  [501, {}, false],
])('an API that answers %p %p to GET Newsletter has one: %p', async (status, body, has) => {
  upstream.answerWith((_, response) => json(response, body, status));
  expect(await hasNewsletter()).toBe(has);
});

it('asks an API without the call once, not twice', async () => {
  upstream.answerWith((_, response) => json(response, {}, 501));
  const before = upstream.requests.length;
  await hasNewsletter();
  expect(upstream.requests.length - before).toBe(1);
});

it('sends an address with its topic', async () => {
  upstream.answerWith((_, response) => json(response, { message: 'thanks' }, 201));
  expect(
    await createSubscriber(
      { email: 'edith@example.org', topic: 'coming-soon' },
      { visitor: 'key 192.0.2.7', locale: 'ar', once: undefined },
    ),
  ).toMatchObject({
    ok: true,
  });
  expect(upstream.requests.at(-1)).toMatchObject({
    method: 'POST',
    url: '/api/Newsletter',
    body: JSON.stringify({ email: 'edith@example.org', topic: 'coming-soon' }),
    headers: expect.objectContaining({ 'x-visitor': 'key 192.0.2.7' }),
  });
});
