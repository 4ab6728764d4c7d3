import { z } from 'zod';
import { makeOwnedRows } from '@/care-api/testing/owned-rows';
import { thirdOf } from '@/care-api/testing/third-of';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { mayCall } from '@/lib/contract/staff';
import { goodBodies } from './good-bodies';
import { listFields } from './schema-fields';
import { type Cases, callerOf, isAbsent, type World } from './world';

/** Every call by people who may not make it, for what is not there, and with a query that cannot be read. */
export async function* accessCases(world: World): Cases {
  const { send, admin, user } = world;
  const good = goodBodies(world);
  for (const [name, call] of Object.entries<Endpoint>(endpoints)) {
    const ask = (id: string, as?: string, search = '') => {
      const body = Object.entries(good).find(([key]) => key === name)?.[1]();
      return send(call.method, `/${call.path.replace('{kind}', 'faq').replace(/\{\w+\}/g, id)}${search}`, body, as);
    };
    if (isAbsent(world, call)) {
      yield [`${name}: not published`, await ask('1', admin)];
      continue;
    }
    if (call.who !== 'anyone') {
      yield [`${name}: by nobody`, await ask('999999')];
      yield [`${name}: with a token that is none`, await ask('999999', 'not.a.token')];
    }
    if (!mayCall(call.who, { isAdmin: false, roles: [] })) yield [`${name}: by a user`, await ask('999999', user)];
    if (call.path.includes('{')) {
      for (const id of thirdOf(['999999', '99999999999', '0', 'abc', '1%00', '%zz', 'x'.repeat(255)])) {
        yield [`${name}: for ${id.slice(0, 12)}`, await ask(id, await callerOf(world, name))];
      }
    }
    if (call.idQuery) yield [`${name}: for two ids`, await ask('1', admin, `?${call.idQuery}=2`)];
    if (call.query instanceof z.ZodUnknown) continue;
    for (const field of listFields(call.query)) {
      for (const value of thirdOf(['x', '0', '-1', '1.5', '99999999999999', 'x'.repeat(300)])) {
        const search = field === 'page' ? `?page=${value}` : `?page=1&${field}=${value}`;
        yield [`${name}: ?${field}=${value.slice(0, 14)}`, await ask('1', admin, search)];
      }
    }
  }
}

/** What belongs to somebody, in the hands of somebody else. */
export async function* ownerCases({ test, admin, user, send }: World): Cases {
  const rows = await makeOwnedRows(test, admin);
  for (const [name, row] of Object.entries(rows.calls)) {
    const call: Endpoint | undefined = Object.entries(endpoints).find(([key]) => key === name)?.[1];
    if (call) yield [`${name}: by another user`, await send(call.method, row.path, row.body, user)];
  }
}
