import { desc, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { inState } from '@/care-api/cases/call-back-state';
import { findable } from '@/care-api/cases/findable';
import { storeCallBack } from '@/care-api/cases/store-call-back';
import { callBacks } from '@/care-api/database/schema/call-backs';
import { changeRow } from '@/care-api/desk/change-row';
import type { TellingOf } from '@/care-api/desk/telling';
import type { Db } from '@/care-api/kernel/db';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import {
  type CallBackState,
  type CallBackWire,
  type callBackChange,
  callBackDue,
  type callBackInput,
  readAppended,
  stateFor,
} from '@/lib/contract/call-back';
import { atTime } from './at-time';
import { callBackResource as resource, selectCallBacks } from './call-back-resource';
import { tellArrived } from './tell-arrived';

type Deps = Pick<Dependencies, 'database' | 'now' | 'siteUrl' | 'onMailQueued'>;

export function listCallBacks(db: Db) {
  return selectCallBacks(db).where(isNull(callBacks.deletedAt)).orderBy(desc(callBacks.id));
}

export async function createCallBack(deps: Deps, body: z.output<typeof callBackInput>) {
  const requestId = await deps.database.db.transaction(async (tx) => {
    const { id, due } = await storeCallBack(tx, body, deps.now(), readAppended(body.yourMessage));
    await tellArrived(tx, deps.siteUrl, id, due);
    return id;
  });
  deps.onMailQueued();
  return { requestId };
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
  const standing = before.state ?? 'new';
  const state = body.status ? stateFor(body.status, standing) : standing;
  return {
    name,
    email,
    phone,
    ...findable({ name, email, phone }),
    preferredTime: body.dateTime,
    message: body.yourMessage,
    status: body.status,
    ...(state !== standing && inState(state)),
    note: body.note,
  };
}
