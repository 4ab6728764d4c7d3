import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { CaseKind, Context as ContextOf, Deed } from '@/care-api/cases/add-event';
import { commonDeeds, mailAbout, refuse, requireOutcome, requireText, withOwner } from '@/care-api/cases/deeds';
import { complaintLog } from '@/care-api/cases/event-logs';
import { complaintEvents, complaints } from '@/care-api/database/schema/complaints';
import type { ComplaintDeed, ComplaintWire, complaintEventInput } from '@/lib/contract/complaint';
import { complaintResource } from './complaint-resource';

type Row = typeof complaints.$inferSelect;
type Change = Partial<typeof complaints.$inferInsert>;
type Input = z.output<typeof complaintEventInput>;
type Context = ContextOf<Row, Input>;

/** A first time stays what it was. */
const deeds: Readonly<Record<ComplaintDeed, Deed<Row, Input, Change>>> = {
  ...commonDeeds,
  take: ({ caller }) => ({ set: { ownerId: caller.id } }),
  acknowledge: async (context) => ({
    ...(await mailIfWritten(context)),
    set: {
      ...withOwner(context),
      ...acknowledged(context),
      ...(context.row.state === 'new' && { state: 'acknowledged' }),
    },
  }),
  answer: async (context) => ({
    ...(await mailIfWritten(context)),
    set: {
      ...withOwner(context),
      ...acknowledged(context),
      answeredAt: context.row.answeredAt ?? context.now,
      state: 'answered',
    },
  }),
  mailed: async (context) => {
    requireText(context.sent, 'text');
    return { ...(await mailIfWritten(context)), set: withOwner(context) };
  },
  authorise: (context) => ({ set: { ...withOwner(context), isAuthorised: true } }),
  close: (context) => {
    const outcome = requireOutcome(context.sent);
    return {
      detail: outcome,
      set: { ...withOwner(context), state: 'closed', outcome, learning: context.sent.learning },
    };
  },
  reopen: (context) => ({
    set: { ...withOwner(context), state: context.row.acknowledgedAt ? 'acknowledged' : 'new', outcome: '' },
  }),
};

export const complaintCase: CaseKind<ComplaintWire, Row, Input, Change> = {
  resource: complaintResource,
  log: complaintLog,
  find: async (db, id) => (await db.select().from(complaints).where(eq(complaints.id, id)))[0],
  change: (tx, id, set) => tx.update(complaints).set(set).where(eq(complaints.id, id)),
  note: (tx, id, event) => tx.insert(complaintEvents).values({ complaintId: id, ...event }),
  deeds,
};

function acknowledged({ row, now }: Context) {
  return { acknowledgedAt: row.acknowledgedAt ?? now };
}

/** Both may be done by telephone or letter, too. */
async function mailIfWritten(context: Context) {
  return context.sent.text ? mailAbout(context, () => refuse('text', 'complaintReachNeeded')) : {};
}
