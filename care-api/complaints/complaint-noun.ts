import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { inOrder } from '@/care-api/database/in-order';
import { accounts } from '@/care-api/database/schema/accounts';
import { complaints } from '@/care-api/database/schema/complaints';
import type { Noun } from '@/care-api/desk/noun';
import type { Db } from '@/care-api/kernel/db';
import type { ComplaintWire } from '@/lib/contract/complaint';
import { listingWords } from '@/lib/contract/staff-words';

const isThere = (is: SQL) => sql`(t.deleted_at is null and ${is})`;
const isOpen = sql`t.state in ('new', 'acknowledged')`;
/** What is to be done next, and when. */
const actBy = sql`(case when t.state = 'new' then least(t.acknowledge_by, t.answer_by)
  when t.state = 'acknowledged' then t.answer_by else 'infinity' end)`;

/** Complaints as staff are told of them, in the order of the ids. */
async function readComplaints(db: Pick<Db, 'select'>, ids: readonly number[]): Promise<ComplaintWire[]> {
  const rows = await db
    .select({ row: complaints, ownerName: accounts.username })
    .from(complaints)
    .leftJoin(accounts, eq(accounts.id, complaints.ownerId))
    .where(inArray(complaints.id, [...ids]));
  return inOrder(ids, rows, ({ row }) => row.id).map(toWire);
}

function toWire({ row, ownerName }: { row: typeof complaints.$inferSelect; ownerName: string | null }): ComplaintWire {
  const { id, search: _, deletedBy: __, ...rest } = row;
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    ...rest,
    complaintId: id,
    ownerName,
    createdAt: iso(row.createdAt),
    acknowledgeBy: iso(row.acknowledgeBy),
    answerBy: iso(row.answerBy),
    acknowledgedAt: iso(row.acknowledgedAt),
    answeredAt: iso(row.answeredAt),
    updatedAt: iso(row.updatedAt),
    deletedAt: iso(row.deletedAt),
  };
}

export const complaintNoun: Noun<ComplaintWire> = {
  kind: 'complaint',
  table: 'complaints',
  hasTrash: true,
  // The reference alone: who complains is told nowhere but in the queue itself.
  title: sql`'CP-' || lpad(t.id::text, 6, '0')`,
  who: 'coordinator',
  isPersonal: true,
  read: readComplaints,
  async readListed(db, ids) {
    return (await readComplaints(db, ids)).map(({ message: _, ...row }) => row);
  },
  list: {
    from: sql`complaints t`,
    id: sql`t.id`,
    idType: 'integer',
    sorts: { due: { by: actBy, type: 'timestamptz' }, created: { by: sql`t.created_at`, type: 'timestamptz' } },
    statuses: {
      open: isThere(isOpen),
      overdue: isThere(sql`${actBy} < now()`),
      mine: (me) => isThere(me ? sql`t.owner_id = ${me}::uuid and ${isOpen}` : sql`false`),
      answered: isThere(sql`t.state = 'answered'`),
      closed: isThere(sql`t.state = 'closed'`),
      all: isThere(sql`true`),
      trash: sql`t.deleted_at is not null`,
    },
    text: sql`t.search || ' cp-' || lpad(t.id::text, 6, '0')`,
    words: listingWords,
    when: sql`t.created_at`,
    owner: sql`t.owner_id`,
    filters: { kind: (kind) => sql`t.kind = ${kind}` },
  },
};
