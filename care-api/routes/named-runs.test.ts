import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

it('all that a list shows for words is what is changed by them, whatever lies in its trash', async () => {
  const as = await test.signIn('admin');
  const call = async (method: string, path: string, body?: object) =>
    (await test.send(method, path, body, { as })).json();
  const make = async (faqQuestions: string) => (await call('POST', '/Faq', { faqQuestions, faqAnswer: 'Yes.' })).faqId;
  const [typed] = [await make('Shawside'), await make('Shaw Side')];
  const trash = (which: object) => call('POST', '/admin/bulk/faq', { action: 'trash', ...which });
  expect(await trash({ ids: [typed] })).toMatchObject({ changed: 1 });
  const query = { q: 'shawside' };
  const { items } = await call('GET', '/Faq?page=1&q=shawside');
  expect(await trash({ query })).toMatchObject({ total: items.length });
});
