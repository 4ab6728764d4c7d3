import { sealSession } from '@/lib/auth/session';
import { asForm } from '@/testing/test-site';
import { json, Upstream } from '@/testing/upstream';
import { POST as jobs } from './jobs/route';
import { POST as listings } from './questionnaires/listings/route';
import { POST as trash } from './trash/route';
import { POST as users } from './users/route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

/** It takes every write, and cannot say just now what it can be asked. */
const upstream = new Upstream((request, response) => json(response, {}, request.method === 'GET' ? 503 : 200));
beforeAll(() => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  return upstream.start();
});
afterAll(async () => {
  jest.restoreAllMocks();
  await upstream.stop();
});

const session = {
  ...{ sid: 'half-away', accessToken: 'access', refreshToken: '', userId: 'me', name: 'Ann', email: 'ann@example.org' },
  ...{ isAdmin: true, signedInAt: 0, endsAt: Date.now() + 600_000 },
};
const deeds: [string, typeof users, Record<string, string>][] = [
  ['a ban with an end', users, { id: 'u-1', action: 'ban', reason: 'Spam', until: '2999-12-05' }],
  ['roles', users, { id: 'u-1', action: 'roles', admin: '1' }],
  ['a row that goes into the trash', trash, { kind: 'faq', id: '1', path: '/adminPanel/faqs', search: '' }],
  ['a listing that gets its questionnaire', listings, { id: '1', listing: '1', do: 'attach' }],
  ['questions of whoever applies for a job', jobs, {}],
];

it.each(deeds)('nothing else is done in place of %s', async (_, handle, fields) => {
  upstream.requests.length = 0;
  const headers = { ...asForm, cookie: `Bearer=${await sealSession(session)}` };
  const body = new URLSearchParams(fields);
  const answer = await handle(new Request('http://site.example/api/admin/x', { method: 'POST', body, headers }));
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/problem=systemAway(#problem)?$/),
  ]);
  expect(upstream.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});
