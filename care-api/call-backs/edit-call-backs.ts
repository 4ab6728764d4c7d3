import { desc, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { findable } from '@/care-api/cases/findable';
import { storeCallBack } from '@/care-api/cases/store-call-back';
import { callBacks } from '@/care-api/database/schema/call-backs';
import { changeRow } from '@/care-api/desk/change-row';
import type { TellingOf } from '@/care-api/desk/telling';
import type { Db } from '@/care-api/kernel/db';
import {
  type CallBackWire,
  type CallBackState,
  type callBackChange,
  type callBackInput,
  callBackDue,
  readAppended,
  stateFor,
} from '@/lib/contract/call-back';
import { callBackResource as resource, selectCallBacks } from './call-back-resource';
import { atTime } from './at-time';

export function listCallBacks(db: Db) {
  return selectCallBacks(db).where(isNull(callBacks.deletedAt)).orderBy(desc(callBacks.id));
}

export async function createCallBack(db: Db, body: z.output<typeof callBackInput>, now: Date) {
  const { id } = await db.transaction((tx) => storeCallBack(tx, body, now, readAppended(body.yourMessage)));
  return { requestId: id };
}

export function updateCallBack(db: Db, body: z.output<typeof callBackChange>, context: TellingOf) {
  return changeRow(db, { resource, action: 'update', ...context }, async (tx, before) => {
    const isIt = eq(callBacks.id, context.id);
    const [row] = await tx.update(callBacks).set(toRow(body, before)).where(isIt).returning();
    if (!row || row.preferredTime === before.dateTime || !isDue(row.state)) return;
    await tx
      .update(callBacks)
      .set(await atTime(tx, row, row.preferredTime, context.now))
      .where(isIt);
  });
}

function isDue(state: CallBackState): boolean {
  return callBackDue.states.some((one) => one === state);
}

function toRow(body: z.output<typeof callBackChange>, before: CallBackWire) {
  const {
    yourName: name = before.yourName ?? '',
    email = before.email ?? '',
    phoneNo: phone = before.phoneNo ?? '',
  } = body;
  return {
    name,
    email,
    phone,
    ...findable({ name, email, phone }),
    preferredTime: body.dateTime,
    message: body.yourMessage,
    status: body.status,
    ...(body.status && { state: stateFor(body.status, before.state ?? 'new') }),
    note: body.note,
  };
}
