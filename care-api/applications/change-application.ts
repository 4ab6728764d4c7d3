import { eq, sql } from 'drizzle-orm';
import { applicationEvents } from '@/care-api/database/schema/applications';
import { submissions } from '@/care-api/database/schema/questionnaires';
import { noteChange } from '@/care-api/desk/change-row';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { requireOwnOrWork } from '@/care-api/listings/part-of-answers';
import { holdApplication } from '@/care-api/mail/follow-mail';
import type { ApplicationWire, ApplicationChange as Asked } from '@/lib/contract/application';
import { stageOfStatus, stageRules } from '@/lib/contract/application-stage';
import { mayCall } from '@/lib/contract/staff';
import { type ApplicationChange, findApplication } from './application-row';
import { moveApplication, putAt } from './move-application';
import { getApplication } from './own-applications';
import { mailOf } from './tell-sender';

type Deps = Pick<Dependencies, 'database' | 'now' | 'siteUrl'>;

/** @throws Refusal 403 for anybody else's, 409 for one that is withdrawn, 422 for a status its stage cannot come to. */
export async function changeApplication(
  { database: { db }, now: clock, siteUrl }: Deps,
  account: Account | null,
  id: number,
  asked: Asked,
): Promise<ApplicationWire | null> {
  const now = clock();
  return db.transaction(async (tx) => {
    await holdApplication(tx, id);
    const row = await findApplication(tx, id);
    if (!row) return null;
    const caller = await requireOwnOrWork(tx, account, { accountId: row.accountId, isJob: sql`${row.isJob}::boolean` });
    const isWithdrawal = !('status' in asked);
    if (!isWithdrawal && !mayCall('recruiter', caller)) throw new Refusal(403, 'roleMissing');
    if (!isWithdrawal && row.hiringStage === 'withdrawn') throw new Refusal(409, 'applicationWithdrawn');
    const stage = isWithdrawal ? 'withdrawn' : stageOfStatus(asked.status, row.hiringStage);
    if (stage === row.hiringStage) return getApplication(tx, id, caller.id !== row.accountId);
    const move = { row, stage, caller, now, siteUrl };
    // Nobody asks a sender who withdraws how far it had come.
    const set: ApplicationChange = await (isWithdrawal && caller.id === row.accountId
      ? putAt(tx, move)
      : moveApplication(tx, move));
    // Counted on, so that whoever has it open, or takes a run back, does not write over it unseen.
    const counted = { version: row.version + 1, updatedAt: now };
    await tx
      .update(submissions)
      .set({ ...set, ...counted })
      .where(eq(submissions.id, id));
    const action = isWithdrawal ? 'withdraw' : 'status';
    const detail = isWithdrawal ? '' : stage;
    const event = { accountId: caller.id, action, detail, ...mailOf(set), createdAt: now };
    await tx.insert(applicationEvents).values({ submissionId: id, ...event });
    const before = { status: row.status, stage: row.hiringStage };
    const after = { status: stageRules[stage].status, stage };
    await noteChange(tx, { kind: 'application', id, caller, action, now }, before, after);
    return getApplication(tx, id, caller.id !== row.accountId);
  });
}
