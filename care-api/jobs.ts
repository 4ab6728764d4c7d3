import { sql } from 'drizzle-orm';
import { liftBans } from './accounts/change-standing';
import { forgetSessions } from './accounts/sessions';
import { forgetUnconfirmedAlerts } from './alerts/ask-for-alert';
import { askToGoOn } from './alerts/ask-to-go-on';
import { sendAlerts } from './alerts/send-alerts';
import { remindOfInterviews } from './applications/interviews/remind-of-interviews';
import { remindReferees } from './applications/references/remind-referees';
import { remindOfCallBacks } from './call-backs/remind';
import { forgetRuns } from './desk/runs';
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
> & {
  /** Whether the API is on its way out: what takes long ends after the part it is at. */
  isStopping?: () => boolean;
};

type Jobs = Readonly<Record<string, (deps: Deps, now: Date) => Promise<unknown>>>;

const timedJobs: Jobs = {
  // First: whoever is banned no longer may have set a time that is due.
  liftBans: ({ database }, now) => liftBans(database.db, now),
  publish: (deps) => publishDue(deps, drafts),
  closeJobs: ({ database }, now) => closeJobs(database.db, now),
  remindOfCallBacks,
  remindOfInterviews,
};

const otherJobs: Jobs = {
  emptyTrash: (deps, now) => emptyTrash(deps, trashed, now),
  forgetOnceWrites: ({ database }, now) => forgetOnceWrites(database.db, now),
  forgetRateLimits: ({ database }, now) => forgetRateLimits(database.db, now),
  forgetRuns: ({ database }, now) => forgetRuns(database.db, now),
  forgetSessions: ({ database }, now) => forgetSessions(database.db, now),
  forgetPreviews: ({ database }, now) => forgetPreviews(database.db, now),
  thinHistory,
  async forgetGone(deps) {
    for (const draft of drafts) await forgetGone(deps, draft);
  },
  sendStaffDigests,
  forgetMailTexts: ({ database }, now) => forgetMailTexts(database.db, now),
  forgetDeliveries: ({ database }, now) => forgetDeliveries(database.db, now),
  forgetUnconfirmed,
  forgetUnconfirmedAlerts,
  remindReferees,
  askToGoOn,
  sendAlerts,
  forgetMissed: ({ database }, now) => forgetMissed(database.db, now),
  applyRetention,
  forgetImports,
  sweepFiles,
  sweepPapers,
  adoptPictures: (deps) => adoptPictures(deps),
};

/** @throws what failed last: each is done by itself, whatever became of those before it, while there is a database. */
export function runDueJobs(deps: Deps): Promise<void> {
  return runEach(deps, { ...timedJobs, ...otherJobs });
}

async function runEach(deps: Deps, due: Jobs): Promise<void> {
  let failed: { error: unknown } | null = null;
  for (const [job, run] of Object.entries(due)) {
    if (deps.isStopping?.()) break;
    try {
      await run(deps, deps.now());
    } catch (error) {
      deps.log({ level: 'error', message: 'due work failed', job, error: reasonOf(error) });
      failed = { error };
      if (!(await isThere(deps))) break;
    }
  }
  if (failed) throw failed.error;
}

/** Without a database each of the others would wait for it in vain. */
function isThere({ database: { db } }: Deps): Promise<boolean> {
  return db.execute(sql`select`).then(
    () => true,
    () => false,
  );
}

const rarely = 20;
const allJobs = { timed: timedJobs, others: otherJobs };

/**
 * Four times a minute what has a time, and beside it the rest now and then, which never holds the former up; what
 * fails is logged and tried again. @returns what ends both, after the part they are at.
 */
export function startClock(
  { onDue, ...deps }: Deps & { onDue?: (isDone: boolean) => void },
  every = 15_000,
  { timed, others } = allJobs,
): () => Promise<void> {
  let [looked, isStopping] = [0, false];
  const lookers = [timed, others].map((due) =>
    oneAtOnce(() =>
      runEach({ ...deps, isStopping: () => isStopping }, due).then(
        () => onDue?.(true),
        () => onDue?.(false),
      ),
    ),
  );
  const timer = setInterval(() => {
    looked += 1;
    for (const looker of looked % rarely === 1 ? lookers : lookers.slice(0, 1)) looker.look();
  }, every);
  return async () => {
    clearInterval(timer);
    isStopping = true;
    await Promise.all(lookers.map(({ ended }) => ended()));
  };
}

function oneAtOnce(work: () => Promise<void>) {
  let running: Promise<void> | null = null;
  return {
    look() {
      running ??= work().finally(() => {
        running = null;
      });
    },
    ended: async () => running,
  };
}
