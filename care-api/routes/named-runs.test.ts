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
  const make = async (categoryName: string) => (await call('POST', '/Category', { categoryName })).categoryId;
  const [typed] = [await make('Shawside'), await make('Shaw Side')];
  const trash = (which: object) => call('POST', '/admin/bulk/category', { action: 'trash', ...which });
  expect(await trash({ ids: [typed] })).toMatchObject({ changed: 1 });
  const query = { q: 'shawside' };
  const { items } = await call('GET', '/Category?page=1&q=shawside');
  expect(await trash({ query })).toMatchObject({ total: items.length });
});
