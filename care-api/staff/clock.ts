import { liftBans } from '@/care-api/accounts/change-standing';
import type { Dependencies } from '@/care-api/dependencies';
import { reasonOf } from '@/care-api/error-response';
import { emptyTrash } from './trash';

type Places = Pick<Dependencies, 'database' | 'filesDir' | 'log' | 'now'>;

/** What is due whether anybody asks for it or not. */
export async function doWhatIsDue(places: Places): Promise<void> {
  await emptyTrash(places, places.now());
  await liftBans(places.database.db, places.now());
}

/** Looks once a minute for what is due; what fails is logged and tried again. @returns what ends it. */
export function startClock(places: Places, every = 60_000): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= doWhatIsDue(places)
      .catch((error) => places.log({ level: 'error', message: 'due work failed', error: reasonOf(error) }))
      .finally(() => {
        running = null;
      });
  }, every);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
