import type { Endpoint } from '@/lib/contract/endpoint';
import { mayCall } from '@/lib/contract/staff';
import { bodyOf, callerAs, callsByName, isOpenTo, isShut, type Person, people } from './testing/asking-by-role';
import { openTestApp, type TestApp } from './testing/open-test-app';
import { pathOf } from './testing/path-of';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

/** By somebody new each time: signing out is a call too. */
async function ask(call: Endpoint, who: Person | null, search = '') {
  const as = who === null ? '' : await test.signIn(who);
  const answer = await test.send(call.method, `${pathOf(call)}${search}`, bodyOf(call), { as });
  return { status: answer.status, isShut: await isShut(answer) };
}

describe.each(callsByName)('$name', ({ call }) => {
  it('is open to whom the contract lets, and to nobody else', async () => {
    expect((await ask(call, null)).status === 401).toBe(call.who !== 'anyone');
    for (const who of people) {
      const { status, isShut } = await ask(call, who);
      expect({ who, isShut }).toEqual({ who, isShut: !isOpenTo(call, who) });
      expect(status).toBeLessThan(500);
    }
  });
});

const lists = callsByName.filter(({ call }) => call.pageWho !== undefined);
it.each(lists)('a page of $name is for staff alone', async ({ call }) => {
  expect((await ask(call, null, '?page=1')).status).toBe(401);
  for (const who of people) {
    const { isShut } = await ask(call, who, '?page=1');
    expect({ who, isShut }).toEqual({ who, isShut: !mayCall(call.pageWho ?? 'anyone', callerAs(who)) });
  }
});

it('a role that is taken away is gone with the next call', async () => {
  const editor = await test.signIn('editor');
  const write = () => test.send('POST', '/Faq', { faqQuestions: 'Why?', faqAnswer: 'So.' }, { as: editor });
  expect((await write()).status).toBe(201);
  await test.deps.database.db.execute(`update accounts set roles = '{}' where username like 'editor-%'`);
  expect((await write()).status).toBe(403);
});
