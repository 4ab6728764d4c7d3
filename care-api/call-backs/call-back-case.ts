import { eq } from 'drizzle-orm';
import type { CaseKind } from '@/care-api/cases/case-kind';
import { callBackEvents, callBacks } from '@/care-api/database/schema/call-backs';
import type { CallBackWire } from '@/lib/contract/call-back';
import { callBackNoun } from './call-back-noun';
import { type Change, callBackDeeds, type Input, type Row } from './deeds';

/** A request to be called back as a case. */
export const callBackCase: CaseKind<CallBackWire, Row, Input, Change> = {
  noun: callBackNoun,
  log: { table: 'call_back_events', of: 'call_back_id' },
  find: async (db, id) => (await db.select().from(callBacks).where(eq(callBacks.id, id)))[0],
  change: (tx, id, set) => tx.update(callBacks).set(set).where(eq(callBacks.id, id)),
  note: (tx, id, event) => tx.insert(callBackEvents).values({ callBackId: id, ...event }),
  deeds: callBackDeeds,
};
