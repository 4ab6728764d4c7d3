import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { iso } from '@/care-api/database/iso';
import { personName } from '@/care-api/database/person-name';
import { readRows } from '@/care-api/database/read-rows';
import type { Listed, Resource } from '@/care-api/desk/resource';
import type { Db } from '@/care-api/kernel/db';
import { isAnonymous } from '@/care-api/listings/hidden-answers';
import { isJobApplication, partOfApplications } from '@/care-api/listings/part-of-answers';
import { applicationReference, type ReceivedApplicationWire } from '@/lib/contract/application';
import { checkKinds } from '@/lib/contract/application-check';
import { applicationStages, closingReasons } from '@/lib/contract/application-stage';
import { isHidden, staffAnswers } from './answers-json';
import { applicationActions } from './application-actions';
import {
  applicationList,
  checksDone,
  checksOpenAgain,
  dueAt,
  lastWordAt,
  reference,
  rightToWorkUntil,
} from './application-list';
import { sentAt } from './own-applications';

type Reader = Pick<Db, 'execute'>;

const staffAnswersRow = z.array(z.object({ key: z.string(), label: z.string(), value: z.string().nullable() }));

/** Phone and answers are left out of lists. */
const receivedRow = z.object({
  applicationId: z.number(),
  typeId: z.number().nullable(),
  typeTitle: z.string(),
  isAnonymous: z.boolean(),
  applicant: z.string(),
  email: z.string(),
  isUnconfirmed: z.boolean(),
  withdrawn: z.boolean(),
  isJob: z.boolean(),
  stage: z.enum(applicationStages),
  stageSince: z.string(),
  reason: z.enum(['', ...closingReasons]),
  nextStep: z.string(),
  nextOn: z.string().nullable(),
  createdAt: z.string(),
  ownerId: z.string().nullable(),
  ownerName: z.string(),
  lastWordAt: z.string(),
  repliedAt: z.string().nullable(),
  dueAt: z.string().nullable(),
  checksDone: z.number(),
  rightToWorkUntil: z.string().nullable(),
  openChecks: z.array(z.enum(checkKinds)).optional(),
  version: z.number(),
  phone: z.string().nullish(),
  answers: staffAnswersRow.optional(),
});

type Findable = Pick<Resource, 'title' | 'hint'>;

export const receivedResource: Listed<ReceivedApplicationWire> & Findable = {
  kind: 'application',
  table: 'submissions',
  hasNoTrash: true,
  untold: ['applicant', 'email', 'phone', 'answers', 'isAnonymous'],
  partOf: (caller) => partOfApplications(caller, isJobApplication(sql`t`)),
  read: (db, ids) =>
    select(db, ids, sql`, case when not ${isHidden} then ${phone} end as phone, ${staffAnswers} as answers`),
  readListed: listReceived,
  list: applicationList,
  title: sql`case when ${isAnonymous(sql`t`)} then ${reference} else ${personName} end`,
  hint: sql`concat_ws(', ', ${reference}, l.title)`,
  actions: applicationActions,
};

export function listReceived(db: Reader, ids: readonly number[]): Promise<ReceivedApplicationWire[]> {
  return select(db, ids, sql`, ${checksOpenAgain(sql`s`)} as "openChecks"`);
}

const phone = sql`
  (select r.value from responses r join questions q on q.id = r.question_id
    where r.submission_id = s.id and q.input_kind = 'phone' order by q.position limit 1)`;

async function select(db: Reader, ids: readonly number[], more: SQL): Promise<ReceivedApplicationWire[]> {
  const wanted = sql.param([...ids]);
  const s = sql`s`;
  const rows = await readRows(
    db,
    receivedRow,
    sql`
    select s.id as "applicationId", l.id as "typeId", coalesce(l.title, '') as "typeTitle",
      ${isHidden} as "isAnonymous", case when ${isHidden} then '' else ${personName} end as applicant,
      case when ${isHidden} then '' else a.email end as email, a.unconfirmed_since is not null as "isUnconfirmed", s.withdrawn_at is not null as withdrawn,
      ${isJobApplication(s)} as "isJob", s.hiring_stage as stage, ${iso(sql`s.stage_since`)} as "stageSince", s.reason,
      s.next_step as "nextStep", s.next_on::text as "nextOn", ${sentAt} as "createdAt", s.owner_id as "ownerId",
      coalesce(o.username, '') as "ownerName", ${iso(lastWordAt(s))} as "lastWordAt",
      ${iso(sql`s.replied_at`)} as "repliedAt",
      ${iso(sql`nullif(${dueAt(s)}, 'infinity')`)} as "dueAt", ${checksDone(s)} as "checksDone",
      ${rightToWorkUntil(s)}::text as "rightToWorkUntil", s.version ${more}
    from submissions s join accounts a on a.id = s.account_id left join listings l on l.id = s.listing_id
      left join accounts o on o.id = s.owner_id
    where s.id = any(${wanted}::int[]) order by array_position(${wanted}::int[], s.id)`,
  );
  return rows.map((row) => {
    const number = applicationReference(row.applicationId);
    return { ...row, reference: number, applicant: row.isAnonymous ? number : row.applicant };
  });
}
