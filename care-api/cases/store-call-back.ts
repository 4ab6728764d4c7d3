import type { z } from 'zod';
import { callBacks } from '@/care-api/database/schema/call-backs';
import { queueEvent } from '@/care-api/desk/queue-event';
import type { Writer } from '@/care-api/kernel/db';
import type { callBackInput } from '@/lib/contract/call-back';
import { dueFrom } from './due-from';
import { findable } from './findable';

type Input = Pick<z.output<typeof callBackInput>, 'yourName' | 'email' | 'phoneNo' | 'dateTime' | 'yourMessage'>;

export async function storeCallBack(
  tx: Writer,
  { yourName: name, email, phoneNo: phone = '', dateTime: preferredTime = '', yourMessage: message }: Input,
  now: Date,
  more: Partial<typeof callBacks.$inferInsert>,
) {
  const due = await dueFrom(tx, now, preferredTime);
  const said = { name, email, phone, preferredTime, message, ...findable({ name, email, phone }) };
  const [row] = await tx
    .insert(callBacks)
    .values({ ...said, ...more, dueAt: due.dueAt, createdAt: now })
    .returning({ id: callBacks.id });
  if (!row) throw new Error('A request was not stored.');
  await queueEvent(tx, { type: 'callBack.created', kind: 'callBack', ids: [row.id] }, now);
  return { id: row.id, due };
}
