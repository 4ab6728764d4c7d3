import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import type { Writer } from '@/care-api/kernel/db';
import { isShown } from '@/care-api/listings/is-shown';
import { isJobApplication } from '@/care-api/listings/part-of-answers';
import { type ApplicationWire, applicationReference } from '@/lib/contract/application';
import { applicationStages, stageRules } from '@/lib/contract/application-stage';
import { listingStatuses } from '@/lib/contract/listing';
import { ownAnswers, staffAnswers } from './answers-json';

const answersRow = z.array(z.object({ label: z.string(), value: z.string().nullable() }));
const applicationRow = z.object({
  id: z.number(),
  typeId: z.number().nullable(),
  typeTitle: z.string(),
  status: z.enum(listingStatuses),
  withdrawn: z.boolean(),
  createdDate: z.string(),
  isJob: z.boolean(),
  stage: z.enum(applicationStages),
  nextStep: z.string(),
  nextOn: z.string().nullable(),
  answers: answersRow,
});

type OwnApplication = ApplicationWire & { id: number };

export function listApplications(db: Writer, accountId: string): Promise<OwnApplication[]> {
  return select(db, sql`s.account_id = ${accountId}::uuid`);
}

export async function getApplication(db: Writer, id: number, forStaff: boolean): Promise<OwnApplication | null> {
  const [application] = await select(db, sql`s.id = ${id}`, forStaff ? staffAnswers : ownAnswers);
  return application ?? null;
}

export const sentAt = sql`to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

async function select(db: Writer, where: SQL, answers: SQL = ownAnswers): Promise<OwnApplication[]> {
  const rows = await readRows(
    db,
    applicationRow,
    sql`
    select s.id, l.id as "typeId", coalesce(l.title, '') as "typeTitle", s.status,
      s.withdrawn_at is not null as withdrawn,
      ${sentAt} as "createdDate", ${isJobApplication(sql`s`)} as "isJob", s.hiring_stage as stage, s.next_step as "nextStep", s.next_on::text as "nextOn",
      ${answers} as answers
    from submissions s left join listings l on l.id = s.listing_id and ${isShown}
    where ${where} order by s.id desc`,
  );
  return rows.map(({ stage, ...row }) => ({
    ...row,
    stage: stageRules[stage].step,
    reference: applicationReference(row.id),
  }));
}
