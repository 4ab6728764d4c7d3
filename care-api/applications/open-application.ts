import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { readHistory } from '@/care-api/cases/history';
import { applicationEvents } from '@/care-api/database/schema/applications';
import { submissions } from '@/care-api/database/schema/questionnaires';
import { mails } from '@/care-api/database/schema/settings';
import { noteChange, requirePart } from '@/care-api/desk/change-row';
import type { Db } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { holdApplication } from '@/care-api/mail/follow-mail';
import type { ReceivedApplicationWire } from '@/lib/contract/application';
import type { applicationFile } from '@/lib/contract/application-event';
import type { CaseEvent } from '@/lib/contract/case-event';
import { toLondonDay } from '@/lib/contract/london-time';
import { listGaps } from '@/lib/contract/work-history';
import { applicationCase } from './application-case';
import { findApplication } from './application-row';
import { listChecks, listWork, readGoesAt } from './hiring-file';
import { readInterview } from './interviews/list-interviews';
import { listLeaving } from './messages';
import { receivedResource as resource } from './received-resource';
import { listReferences } from './references/list-references';

type Deps = Pick<Dependencies, 'database' | 'now'>;

/** Who asked for the answers is in the audit. @throws Refusal 403 for one that is not the caller's work. */
export async function openApplication(
  { database: { db }, now }: Deps,
  id: number,
  caller: Account,
): Promise<ReceivedApplicationWire | null> {
  const [row] = await resource.read(db, [id]);
  if (!row) return null;
  await db.transaction(async (tx) => {
    await requirePart(tx, resource, [id], caller);
    await noteChange(tx, { kind: resource.kind, id, caller, action: 'read', now: now() }, {}, {});
  });
  return row;
}

export async function openFile(
  deps: Deps,
  id: number,
  caller: Account,
): Promise<z.input<typeof applicationFile> | null> {
  const { db } = deps.database;
  const application = await openApplication(deps, id, caller);
  const row = application && (await findApplication(db, id));
  if (!row) return null;
  const [history, leaving, checks, work, mailLeavesAt, interview, references, goesAt] = [
    await readHistory(db, applicationCase.log, row),
    await listLeaving(db, id),
    await listChecks(db, id),
    await listWork(db, id),
    await readLeaving(db, row.stepMail),
    await readInterview(db, id),
    await listReferences(db, row, deps.now()),
    await readGoesAt(db, id),
  ];
  // What a mail server says of their address names it.
  const hidden = application.isAnonymous && {
    bounced: '',
    events: history.events.map((event) => (event.by === row.username ? withoutSender(event) : event)),
  };
  const gaps = listGaps(work, toLondonDay(row.createdAt));
  return {
    application,
    ...history,
    ...hidden,
    leaving,
    checks,
    work,
    gaps,
    mailLeavesAt,
    interview,
    references,
    goesAt,
  };
}

/** That they did it, and wrote: their words, and what they call a file, end in their name. */
function withoutSender(event: CaseEvent): CaseEvent {
  return { ...event, by: '', words: '', ...(event.action === 'replied' && { detail: '' }) };
}

async function readLeaving(db: Pick<Db, 'select'>, mailId: number | null): Promise<string | null> {
  if (mailId === null) return null;
  const [mail] = await db.select().from(mails).where(eq(mails.id, mailId));
  return mail?.state === 'waiting' ? mail.nextAttemptAt.toISOString() : null;
}

/** Only one nobody had read changes, and not its version: the window that has it open says so, and may save next. */
export async function markApplicationRead(
  { database: { db }, now: clock }: Deps,
  id: number,
  caller: Account,
): Promise<ReceivedApplicationWire | null> {
  const now = clock();
  return db.transaction(async (tx) => {
    await holdApplication(tx, id);
    const [before] = await resource.read(tx, [id]);
    if (!before) return null;
    await requirePart(tx, resource, [id], caller);
    if (before.stage !== 'sent') return before;
    await tx.update(submissions).set({ hiringStage: 'read', stageSince: now }).where(eq(submissions.id, id));
    const event = { accountId: caller.id, action: 'move', detail: 'read', createdAt: now };
    await tx.insert(applicationEvents).values({ submissionId: id, ...event });
    const [after] = await resource.read(tx, [id]);
    if (!after) return null;
    await noteChange(tx, { kind: resource.kind, id, caller, action: 'read', now }, before, after);
    return after;
  });
}
