import { liftBans } from '@/care-api/accounts/change-standing';
import { forgetSessions } from '@/care-api/accounts/sessions';
import { remindOfCallBacks } from '@/care-api/call-backs/remind';
import type { Dependencies } from '@/care-api/dependencies';
import { reasonOf } from '@/care-api/error-response';
import { forgetImports } from '@/care-api/import-runs/forget-imports';
import { adoptPictures } from '@/care-api/media/adopt-pictures';
import { forgetRateLimits } from '@/care-api/middleware/rate-limit';
import { forgetUnconfirmed } from '@/care-api/newsletter/subscribe';
import { forgetMailTexts } from '@/care-api/office/mails';
import { applyRetention } from '@/care-api/office/retention';
import { tellWaiting } from '@/care-api/office/tell-waiting';
import { forgetOnceWrites } from '@/care-api/once-only';
import { forgetDeliveries } from '@/care-api/webhooks/deliveries';
import { editables } from '@/care-api/working/editables';
import { thinHistory } from '@/care-api/working/history';
import { forgetPreviews } from '@/care-api/working/previews';
import { publishDue } from '@/care-api/working/publish';
import { forgetGone } from '@/care-api/working/working-copies';
import { emptyTrash } from './trash';

type Places = Pick<Dependencies, 'database' | 'files' | 'importsDir' | 'log' | 'now' | 'siteUrl' | 'onMailQueued'>;

/** What is due whether anybody asks for it or not. */
export async function doWhatIsDue(places: Places): Promise<void> {
  const { db } = places.database;
  await doWhatCannotWait(places);
  await emptyTrash(places, places.now());
  await forgetOnceWrites(db, places.now());
  await forgetRateLimits(db, places.now());
  await forgetSessions(db, places.now());
  await liftBans(db, places.now());
  await forgetPreviews(db, places.now());
  await thinHistory(places, places.now());
  for (const editable of Object.values(editables)) await forgetGone(places, editable);
  await tellWaiting(places, places.now());
  await forgetMailTexts(db, places.now());
  await forgetDeliveries(db, places.now());
  await forgetUnconfirmed(places);
  await applyRetention(db, places.now());
  await forgetImports(places);
  await adoptPictures(places);
}

/** What is due at a time that somebody was told. */
async function doWhatCannotWait(places: Places): Promise<void> {
  await publishDue(places, editables);
  await remindOfCallBacks(places, places.now());
}

/** What is due every so many times that the clock looks. */
const rarely = 20;

/**
 * Looks four times a minute for what is to be published, and now and then for the rest; what fails is logged and tried
 * again. @returns what ends it.
 */
export function startClock(
  { onDue, ...places }: Places & { onDue?: (isDone: boolean) => void },
  every = 15_000,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  let looked = 0;
  const timer = setInterval(() => {
    if (running) return;
    looked += 1;
    const work = looked % rarely === 1 ? doWhatIsDue(places) : doWhatCannotWait(places);
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
