import { z } from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { type Caller, mayCall, staffRoles, toRoles } from '@/lib/contract/staff';
import { openTestApp, type TestApp } from './testing/open-test-app';
import { pathOf } from './testing/path-of';

const people = ['user', ...staffRoles, 'admin'] as const;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

const calls = Object.entries<Endpoint>(endpoints).map(([name, call]) => ({ name, call }));
const refusal = z.object({ code: z.string().optional() });

/** Whose work a kind is, these calls ask once they know what is wanted. */
const bodies = new Map<Endpoint, object>([
  [endpoints.orderRows, { ids: [999_999] }],
  [endpoints.changeMany, { action: 'trash', ids: [999_999] }],
  [endpoints.saveWorkingCopy, { data: {}, version: 0, publicVersion: 1, tab: 'a' }],
  [endpoints.publishWorkingCopy, { version: 0 }],
  [endpoints.schedulePublishing, { version: 0, local: '2027-06-01T09:00' }],
  [endpoints.restoreRevision, { version: 0 }],
  [endpoints.takeLease, { tab: 'a' }],
]);

type Person = (typeof people)[number];

/** By somebody new each time: signing out is a call too. */
async function ask(call: Endpoint, who: Person | null, search = '') {
  const as = who === null ? '' : await test.signIn(who);
  const body = call.body instanceof z.ZodUnknown ? undefined : (bodies.get(call) ?? {});
  const answer = await test.send(call.method, `${pathOf(call)}${search}`, body, { as });
  const { code = '' } = answer.ok ? {} : refusal.parse(await answer.json());
  return { status: answer.status, isShut: answer.status === 403 && /^(adminOnly|roleMissing)$/.test(code) };
}

const callerOf = (who: string): Caller => ({ isAdmin: who === 'admin', roles: toRoles([who]) });

describe.each(calls)('$name', ({ call }) => {
  it('is open to whom the contract lets, and to nobody else', async () => {
    expect((await ask(call, null)).status === 401).toBe(call.who !== 'anyone');
    for (const who of people) {
      const { status, isShut } = await ask(call, who);
      // What is for all staff is, of one kind, for those whose work that kind is.
      const isOpen =
        mayCall(call.who, callerOf(who)) && (!/\{(kind|file)\}/.test(call.path) || mayCall('editor', callerOf(who)));
      expect({ who, isShut }).toEqual({ who, isShut: !isOpen });
      expect(status).toBeLessThan(500);
    }
  });
});

const lists = calls.filter(({ call }) => call.pageWho !== undefined);
it.each(lists)('a page of $name is for staff alone', async ({ call }) => {
  expect((await ask(call, null, '?page=1')).status).toBe(401);
  for (const who of people) {
    const { isShut } = await ask(call, who, '?page=1');
    expect({ who, isShut }).toEqual({ who, isShut: !mayCall(call.pageWho ?? 'anyone', callerOf(who)) });
  }
});

it('a role that is taken away is gone with the next call', async () => {
  const editor = await test.signIn('editor');
  const write = () => test.send('POST', '/Faq', { faqQuestions: 'Why?', faqAnswer: 'So.' }, { as: editor });
  expect((await write()).status).toBe(201);
  await test.deps.database.db.execute(`update accounts set roles = '{}' where username like 'editor-%'`);
  expect((await write()).status).toBe(403);
});
