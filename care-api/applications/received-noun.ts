import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import type { Kept } from '@/care-api/desk/noun';
import type { StaffList } from '@/care-api/desk/staff-list';
import type { Db } from '@/care-api/kernel/db';
import { answersJson, answersRow, sentAt } from '@/care-api/questionnaires/applications';
import { partOfApplications } from '@/care-api/questionnaires/part-of-applications';
import { referenceOf } from '@/care-api/questionnaires/submit-responses';
import { applicationStages, type ReceivedApplicationWire } from '@/lib/contract/application';

/** Phone and answers are left out of lists. */
const receivedRow = z.object({
  applicationId: z.number(),
  typeId: z.number().nullable(),
  typeTitle: z.string(),
  applicant: z.string(),
  email: z.string(),
  isUnconfirmed: z.boolean(),
  withdrawn: z.boolean(),
  stage: z.enum(applicationStages),
  nextStep: z.string(),
  nextOn: z.string().nullable(),
  createdAt: z.string(),
  version: z.number(),
  phone: z.string().nullish(),
  answers: answersRow.optional(),
});

const isThere = sql`t.withdrawn_at is null`;
const isClosed = sql`(t.stage = 'closed' or t.status = 'Closed')`;

/** What was sent, as staff have it. Recruiters see what is about jobs, coordinators what is not. */
export const receivedNoun: Kept<ReceivedApplicationWire, number> & { list: StaffList } = {
  kind: 'application',
  table: 'submissions',
  partOf: (caller) => partOfApplications(caller, sql`t.listing_id`),
  read: (db, ids) => select(db, ids, sql`, ${phone} as phone, ${answersJson} as answers`),
  readListed: (db, ids) => select(db, ids, sql``),
  list: {
    from: sql`(submissions t join accounts a on a.id = t.account_id left join listings l on l.id = t.listing_id)`,
    id: sql`t.id`,
    idType: 'integer',
    sorts: {
      created: { by: sql`t.id`, type: 'integer' },
      next: { by: sql`coalesce(t.next_on, 'infinity')::timestamptz`, type: 'timestamptz' },
    },
    statuses: {
      sent: sql`(${isThere} and not ${isClosed} and t.stage = 'sent')`,
      open: sql`(${isThere} and not ${isClosed})`,
      closed: sql`(${isThere} and ${isClosed})`,
      withdrawn: sql`t.withdrawn_at is not null`,
      all: sql`true`,
    },
    text: sql`lower(concat_ws(' ', a.username, a.email, l.title, 'lc-' || lpad(t.id::text, 6, '0')))`,
    when: sql`t.created_at`,
  },
};

const phone = sql`
  (select r.value from responses r join questions q on q.id = r.question_id
    where r.submission_id = s.id and q.input_kind = 'phone' order by q.position limit 1)`;

async function select(db: Pick<Db, 'execute'>, ids: readonly number[], more: SQL): Promise<ReceivedApplicationWire[]> {
  const wanted = sql.param([...ids]);
  const rows = await readRows(
    db,
    receivedRow,
    sql`
    select s.id as "applicationId", l.id as "typeId", coalesce(l.title, '') as "typeTitle", a.username as applicant,
      a.email, a.unconfirmed_since is not null as "isUnconfirmed", s.withdrawn_at is not null as withdrawn, s.stage, s.next_step as "nextStep",
      s.next_on::text as "nextOn", ${sentAt} as "createdAt", s.version ${more}
    from submissions s join accounts a on a.id = s.account_id left join listings l on l.id = s.listing_id
    where s.id = any(${wanted}::int[]) order by array_position(${wanted}::int[], s.id)`,
  );
  return rows.map((row) => ({ ...row, reference: referenceOf(row.applicationId) }));
}
