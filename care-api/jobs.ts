import { liftBans } from './accounts/change-standing';
import { forgetSessions } from './accounts/sessions';
import { forgetUnconfirmedAlerts } from './alerts/ask-for-alert';
import { askToGoOn } from './alerts/ask-to-go-on';
import { sendAlerts } from './alerts/send-alerts';
import { remindOfInterviews } from './applications/interviews/remind-of-interviews';
import { remindReferees } from './applications/references/remind-referees';
import { remindOfCallBacks } from './call-backs/remind';
import { emptyTrash } from './desk/trash';
import { thinHistory } from './desk/working/history';
import { forgetPreviews } from './desk/working/previews';
import { publishDue } from './desk/working/publish';
import { forgetGone } from './desk/working/working-copies';
import { adoptPictures } from './files/adopt-pictures';
import { sweepPapers } from './files/unused-papers';
import { forgetOnceWrites } from './http/idempotent';
import { forgetRateLimits } from './http/middleware/rate-limit';
import { forgetImports } from './import/runs/forget-imports';
import type { Dependencies } from './kernel/dependencies';
import { reasonOf } from './kernel/reason-of';
import { closeJobs } from './listings/close-jobs';
import { forgetUnconfirmed } from './newsletter/subscribe';
import { forgetMailTexts } from './office/mails';
import { applyRetention } from './office/retention';
import { sendStaffDigests } from './office/send-staff-digests';
import { sweepFiles } from './questionnaires/files/sweep-files';
import { forgetMissed } from './redirects/asked';
import { drafts, trashed } from './resources';
import { forgetDeliveries } from './webhooks/deliveries';

type Deps = Pick<
  Dependencies,
  'database' | 'files' | 'importsDir' | 'log' | 'now' | 'siteUrl' | 'onMailQueued' | 'onAlertsEnded'
>;

export async function runDueJobs(deps: Deps): Promise<void> {
  const { db } = deps.database;
  await runTimedJobs(deps);
  await emptyTrash(deps, trashed, deps.now());
  await forgetOnceWrites(db, deps.now());
  await forgetRateLimits(db, deps.now());
  await forgetSessions(db, deps.now());
  await liftBans(db, deps.now());
  await forgetPreviews(db, deps.now());
  await thinHistory(deps, deps.now());
  for (const draft of drafts) await forgetGone(deps, draft);
  await sendStaffDigests(deps, deps.now());
  await forgetMailTexts(db, deps.now());
  await forgetDeliveries(db, deps.now());
  await forgetUnconfirmed(deps);
  await forgetUnconfirmedAlerts(deps);
  await remindReferees(deps, deps.now());
  await askToGoOn(deps, deps.now());
  await sendAlerts(deps, deps.now());
  await forgetMissed(db, deps.now());
  await applyRetention(db, deps.now());
  await forgetImports(deps);
  await sweepFiles(deps, deps.now());
  await sweepPapers(deps, deps.now());
  await adoptPictures(deps);
}

async function runTimedJobs(deps: Deps): Promise<void> {
  await publishDue(deps, drafts);
  await closeJobs(deps.database.db, deps.now());
  await remindOfCallBacks(deps, deps.now());
  await remindOfInterviews(deps, deps.now());
}

const rarely = 20;

/** Four times a minute; what fails is logged and tried again. @returns what ends it. */
export function startClock(
  { onDue, ...deps }: Deps & { onDue?: (isDone: boolean) => void },
  every = 15_000,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  let looked = 0;
  const timer = setInterval(() => {
    if (running) return;
    looked += 1;
    const work = looked % rarely === 1 ? runDueJobs(deps) : runTimedJobs(deps);
    running = work
      .then(
        () => onDue?.(true),
        (error) => {
          deps.log({ level: 'error', message: 'due work failed', error: reasonOf(error) });
          onDue?.(false);
        },
      )
      .finally(() => {
        running = null;
      });
  }, every);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
