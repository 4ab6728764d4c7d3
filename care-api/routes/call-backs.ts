import { desc, eq } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { z } from 'zod';
import { callBacks } from '@/care-api/database/schema/call-backs';
import type { Dependencies } from '@/care-api/dependencies';
import { limitAddresses } from '@/care-api/middleware/address-limit';
import { type App, route } from '@/care-api/route';
import type { callBackChange } from '@/lib/contract/call-back';
import { endpoints } from '@/lib/contract/endpoints';
import { withIsoCreatedAt } from './with-iso-created-at';

const wire = {
  requestId: callBacks.id,
  yourName: callBacks.name,
  email: callBacks.email,
  phoneNo: callBacks.phone,
  dateTime: callBacks.preferredTime,
  yourMessage: callBacks.message,
  status: callBacks.status,
  note: callBacks.note,
  createdAt: callBacks.createdAt,
};

export function callBackRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const limit = limitAddresses({ count: 20, seconds: 3_600, now: deps.now, fault: 'requestsTooMany' });

  route(app, deps, endpoints.createCallBack, async ({ body, address }) => {
    limit(address);
    const [stored] = await db
      .insert(callBacks)
      .values({
        name: body.yourName,
        email: body.email,
        phone: body.phoneNo ?? '',
        phoneNormalised: normalisePhone(body.phoneNo ?? ''),
        preferredTime: body.dateTime ?? '',
        message: body.yourMessage,
      })
      .returning({ requestId: callBacks.id });
    return stored;
  });
  for (const list of [endpoints.listCallBacks, endpoints.listCallBacksAgain]) {
    route(app, deps, list, async () => {
      const rows = await db.select(wire).from(callBacks).orderBy(desc(callBacks.id));
      return rows.map(withIsoCreatedAt);
    });
  }
  for (const get of [endpoints.getCallBack, endpoints.getCallBackAgain]) {
    route(app, deps, get, async ({ params }) => {
      const [row] = await db.select(wire).from(callBacks).where(eq(callBacks.id, params.id));
      return row ? withIsoCreatedAt(row) : null;
    });
  }
  route(app, deps, endpoints.updateCallBack, async ({ params, body }) => {
    const changed = { ...toRow(body), updatedAt: deps.now() };
    const [row] = await db.update(callBacks).set(changed).where(eq(callBacks.id, params.id)).returning(wire);
    return row ? withIsoCreatedAt(row) : null;
  });
  for (const remove of [endpoints.deleteCallBack, endpoints.deleteCallBackAgain]) {
    route(app, deps, remove, async ({ params }) => {
      const [row] = await db.delete(callBacks).where(eq(callBacks.id, params.id)).returning(wire);
      return row ? withIsoCreatedAt(row) : null;
    });
  }
}

/** Fields that were not sent stay as they are. */
function toRow({ phoneNo, ...body }: z.output<typeof callBackChange>) {
  return {
    name: body.yourName,
    email: body.email,
    phone: phoneNo,
    phoneNormalised: phoneNo === undefined ? undefined : normalisePhone(phoneNo),
    preferredTime: body.dateTime,
    message: body.yourMessage,
    status: body.status,
    note: body.note,
  };
}

function normalisePhone(typed: string): string {
  return parsePhoneNumberFromString(typed, 'GB')?.number ?? '';
}
