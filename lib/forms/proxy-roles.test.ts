import { randomUUID } from 'node:crypto';
import { bodyOf, callsByName, isOpenTo, isShut, type Person, people } from '@/care-api/testing/asking-by-role';
import { fifthOf } from '@/care-api/testing/fifth-of';
import { pathOf } from '@/care-api/testing/path-of';
import { sealSession } from '@/lib/auth/session';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { openTestSite } from '@/testing/test-site';
import { proxy } from './proxy';
import { tellsTokens } from './tells-tokens';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const site = openTestSite();

/** What somebody is the API alone says, not their cookie. */
async function cookieOf(who: Person): Promise<string> {
  const { test } = site.api;
  const accessToken = await test.signIn(who);
  const { userId, email } = await (await test.send('GET', '/session', undefined, { as: accessToken })).json();
  const person = { userId, name: who, email, isAdmin: false };
  const lasts = { signedInAt: Date.now(), endsAt: Date.now() + 3_600_000 };
  return `Bearer=${await sealSession({ sid: randomUUID(), accessToken, refreshToken: 'none', ...person, ...lasts })}`;
}

const cookies = new Map<Person, string>();

/** By the same people, but for the call that signs them out. */
async function cookieFor(call: Endpoint, who: Person): Promise<string> {
  const cookie = (call !== endpoints.logout && cookies.get(who)) || (await cookieOf(who));
  if (call !== endpoints.logout) cookies.set(who, cookie);
  return cookie;
}

async function ask(call: Endpoint, who: Person | null) {
  const body = bodyOf(call);
  const answer = await proxy(
    new Request(`http://site.example/api/care${pathOf(call)}`, {
      method: call.method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(body && { 'content-type': 'application/json' }),
        ...(who && { cookie: await cookieFor(call, who) }),
      },
      body: body && JSON.stringify(body),
    }),
  );
  return { status: answer.status, isShut: await isShut(answer) };
}

it.each(callsByName)(
  'through the proxy $name is open to whom the contract lets, and to nobody else',
  async ({ call }) => {
    // Signing in has a door of its own: no answer with a token passes here, whoever asks.
    if (tellsTokens(call)) {
      for (const who of [null, ...fifthOf(people)]) expect([404, 405]).toContain((await ask(call, who)).status);
      return;
    }
    // The API is asked by each of them: care-api/refusals.test.ts.
    expect((await ask(call, null)).status === 401).toBe(call.who !== 'anyone');
    for (const who of fifthOf(people)) {
      const { status, isShut } = await ask(call, who);
      expect({ who, isShut }).toEqual({ who, isShut: !isOpenTo(call, who) });
      expect(status).toBeLessThan(500);
    }
  },
);
