import { eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { assignMany } from '@/care-api/cases/assign-many';
import { caseConditions } from '@/care-api/cases/case-list';
import { complaintLog } from '@/care-api/cases/event-logs';
import { iso } from '@/care-api/database/iso';
import { readByIds } from '@/care-api/database/read-by-ids';
import { accounts } from '@/care-api/database/schema/accounts';
import { complaints } from '@/care-api/database/schema/complaints';
import { listOf } from '@/care-api/desk/list-of';
import { asName } from '@/care-api/desk/names';
import type { Resource } from '@/care-api/desk/resource';
import type { Db } from '@/care-api/kernel/db';
import { type ComplaintWire, complaintDue } from '@/lib/contract/complaint';
import { listingWords } from '@/lib/contract/staff-words';
import { partOfComplaints } from './part-of-complaints';

const { due, open, overdue, mine, inState, all, trash } = caseConditions(complaintDue, alias(complaints, 't'));

const { id: complaintId, search: _, deletedBy: __, followHash: ___, ...stored } = getTableColumns(complaints);
const columns = {
  complaintId,
  ...stored,
  ownerName: accounts.username,
  createdAt: iso(complaints.createdAt),
  acknowledgeBy: iso(complaints.acknowledgeBy),
  answerBy: iso(complaints.answerBy),
  acknowledgedAt: iso(complaints.acknowledgedAt),
  answeredAt: iso(complaints.answeredAt),
  updatedAt: iso(complaints.updatedAt),
  deletedAt: iso(complaints.deletedAt),
};

function readComplaints(db: Pick<Db, 'select'>, ids: readonly number[]): Promise<ComplaintWire[]> {
  const select = db.select(columns).from(complaints).leftJoin(accounts, eq(accounts.id, complaints.ownerId));
  return readByIds(select, complaints.id, ids, (row) => row.complaintId);
}

export const complaintResource: Resource<ComplaintWire> = {
  kind: 'complaint',
  table: 'complaints',
  // The reference alone: who complains is told nowhere but in the queue itself.
  title: sql`'CP-' || lpad(t.id::text, 6, '0')`,
  read: readComplaints,
  async readListed(db, ids) {
    return (await readComplaints(db, ids)).map(({ message: _, ...row }) => row);
  },
  list: listOf('complaint', 'complaints', {
    sorts: { due: { by: due, type: 'timestamptz' } },
    statuses: {
      open,
      overdue,
      mine,
      answered: inState('answered'),
      closed: inState('closed'),
      all,
      trash,
    },
    text: sql`t.search || ' cp-' || lpad(t.id::text, 6, '0')`,
    names: asName(sql`t.search`),
    words: listingWords,
    when: sql`t.created_at`,
    owner: sql`t.owner_id`,
    filters: { kind: (kind) => sql`t.kind = ${kind}` },
  }),
  partOf: partOfComplaints,
  actions: { assign: assignMany({ log: complaintLog, screen: 'complaints', words: 'complaintsGiven' }) },
};
