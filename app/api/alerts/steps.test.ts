import { endpoints } from '@/lib/contract/endpoints';
import { toReport } from '@/lib/contract/fault-words';
import { openSteps } from '@/testing/press-step';
import { asForm } from '@/testing/test-site';
import { json } from '@/testing/upstream';
import { POST } from './[step]/route';
import { GET, POST as oneClick } from './one-click/route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const { upstream, press } = openSteps(POST, { pace: 'weekly', weeks: '4' });

it.each([
  ['change', 'saved', endpoints.changeAlert, '{"token":"a&b","pace":"weekly"}'],
  ['pause', 'paused', endpoints.pauseAlert, '{"token":"a&b","weeks":4}'],
  ['end', 'ended', endpoints.endAlert, '{"token":"a&b"}'],
])('the button of %s leads to what came of it, or back with its key', async (step, done, { path }, body) => {
  expect(await press(step, 200)).toEqual([303, `/ar/alerts/${done}`]);
  expect(upstream.requests.at(-1)).toMatchObject({ url: `/api/${path}`, body });
  expect(await press(step, 422, 'newsletterLinkUnknown')).toEqual([303, '/ar/alerts/unknown']);
  const back = (problem: string) => [303, `/ar/alerts/change?Key=a%26b&problem=${problem}`];
  expect(await press(step, 422, 'alertsTooMany')).toEqual(back('full'));
  expect(await press(step, 429)).toEqual(back('later'));
  expect(await press(step, 503)).toEqual(back('away'));
  expect(await press(step, 403)).toEqual(back('refused'));
});

it('whoever starts again is told of no pause', async () => {
  upstream.answerWith((_, response) => json(response, toReport('failed')));
  const body = new URLSearchParams({ token: 'a-b', locale: 'en' });
  const request = new Request('http://site.example/api/pause', { method: 'POST', body, headers: asForm });
  const answer = await POST(request, { params: Promise.resolve({ step: 'pause' }) });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/alerts/saved']);
  expect(upstream.requests.at(-1)).toMatchObject({ body: '{"token":"a-b","weeks":0}' });
});

it('one click of a mail program ends it, done again it is done, and opening the address changes nothing', async () => {
  const address = 'https://site.example/api/alerts/one-click?Key=a-b';
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const click = async (status: number) => {
    upstream.answerWith((_, response) => json(response, toReport('newsletterLinkUnknown'), status));
    // As a mail program's server sends it, which is another site.
    const headers = { ...asForm, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    return (await oneClick(new Request(address, { method: 'POST', body, headers }))).status;
  };
  expect([await click(200), await click(422), await click(503)]).toEqual([200, 200, 503]);
  expect(upstream.requests.at(-1)).toMatchObject({ url: '/api/Alerts/end', body: '{"token":"a-b"}' });
  const count = upstream.requests.length;
  const opened = GET(new Request(address));
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/alerts/change?Key=a-b']);
  expect(upstream.requests.length).toBe(count);
});
