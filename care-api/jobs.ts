import { liftBans } from './accounts/change-standing';
import { forgetSessions } from './accounts/sessions';
import { forgetUnconfirmedAlerts } from './alerts/ask-for-alert';
import { askToGoOn } from './alerts/ask-to-go-on';
import { sendAlerts } from './alerts/send-alerts';
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

type Deps = Pick<Dependencies, 'database' | 'files' | 'importsDir' | 'log' | 'now' | 'siteUrl' | 'onMailQueued'>;

/** What is due whether anybody asks for it or not. */
export async function runDueJobs(places: Deps): Promise<void> {
  const { db } = places.database;
  await runTimedJobs(places);
  await emptyTrash(places, trashed, places.now());
  await forgetOnceWrites(db, places.now());
  await forgetRateLimits(db, places.now());
  await forgetSessions(db, places.now());
  await liftBans(db, places.now());
  await forgetPreviews(db, places.now());
  await thinHistory(places, places.now());
  for (const draft of drafts) await forgetGone(places, draft);
  await sendStaffDigests(places, places.now());
  await forgetMailTexts(db, places.now());
  await forgetDeliveries(db, places.now());
  await forgetUnconfirmed(places);
  await forgetUnconfirmedAlerts(places);
  await askToGoOn(places, places.now());
  await sendAlerts(places, places.now());
  await forgetMissed(db, places.now());
  await applyRetention(db, places.now());
  await forgetImports(places);
  await sweepFiles(places, places.now());
  await sweepPapers(places, places.now());
  await adoptPictures(places);
}

/** What is due at a time that somebody was told. */
async function runTimedJobs(places: Deps): Promise<void> {
  await publishDue(places, drafts);
  await closeJobs(places.database.db, places.now());
  await remindOfCallBacks(places, places.now());
}

/** What is due every so many times that the clock looks. */
const rarely = 20;

/**
 * Looks four times a minute for what is to be published, and now and then for the rest; what fails is logged and tried
 * again. @returns what ends it.
 */
export function startClock(
  { onDue, ...places }: Deps & { onDue?: (isDone: boolean) => void },
  every = 15_000,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  let looked = 0;
  const timer = setInterval(() => {
    if (running) return;
    looked += 1;
    const work = looked % rarely === 1 ? runDueJobs(places) : runTimedJobs(places);
    running = work
      .then(
        () => onDue?.(true),
        (error) => {
          places.log({ level: 'error', message: 'due work failed', error: reasonOf(error) });
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
