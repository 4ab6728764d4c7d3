import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { CaseKind, Deed, Told as ToldOf } from '@/care-api/cases/add-event';
import { commonDeeds, mailAbout, refuse, requireOutcome, requireText, withOwner } from '@/care-api/cases/deeds';
import { complaintEvents, complaints } from '@/care-api/database/schema/complaints';
import type { ComplaintDeed, ComplaintWire, complaintEventInput } from '@/lib/contract/complaint';
import { complaintResource } from './complaint-resource';

type Row = typeof complaints.$inferSelect;
type Change = Partial<typeof complaints.$inferInsert>;
type Input = z.output<typeof complaintEventInput>;
type Context = ToldOf<Row, Input>;

/** A first time stays what it was. */
const deeds: Readonly<Record<ComplaintDeed, Deed<Row, Input, Change>>> = {
  ...commonDeeds,
  take: ({ caller }) => ({ set: { ownerId: caller.id } }),
  acknowledge: async (told) => ({
    ...(await mailIfWritten(told)),
    set: { ...withOwner(told), ...acknowledged(told), ...(told.row.state === 'new' && { state: 'acknowledged' }) },
  }),
  answer: async (told) => ({
    ...(await mailIfWritten(told)),
    set: { ...withOwner(told), ...acknowledged(told), answeredAt: told.row.answeredAt ?? told.now, state: 'answered' },
  }),
  mailed: async (told) => {
    requireText(told.sent, 'text');
    return { ...(await mailIfWritten(told)), set: withOwner(told) };
  },
  authorise: (told) => ({ set: { ...withOwner(told), isAuthorised: true } }),
  close: (told) => {
    const outcome = requireOutcome(told.sent);
    return { detail: outcome, set: { ...withOwner(told), state: 'closed', outcome, learning: told.sent.learning } };
  },
  reopen: (told) => ({
    set: { ...withOwner(told), state: told.row.acknowledgedAt ? 'acknowledged' : 'new', outcome: '' },
  }),
};

export const complaintCase: CaseKind<ComplaintWire, Row, Input, Change> = {
  resource: complaintResource,
  log: { table: 'complaint_events', of: 'complaint_id' },
  find: async (db, id) => (await db.select().from(complaints).where(eq(complaints.id, id)))[0],
  change: (tx, id, set) => tx.update(complaints).set(set).where(eq(complaints.id, id)),
  note: (tx, id, event) => tx.insert(complaintEvents).values({ complaintId: id, ...event }),
  deeds,
};

function acknowledged({ row, now }: Context) {
  return { acknowledgedAt: row.acknowledgedAt ?? now };
}

/** Both may be done by telephone or letter, too. */
async function mailIfWritten(told: Context) {
  return told.sent.text ? mailAbout(told, () => refuse('text', 'complaintReachNeeded')) : {};
}
