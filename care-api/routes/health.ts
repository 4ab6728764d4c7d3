import { requireAwake } from '@/care-api/database/require-awake';
import type { App } from '@/care-api/http/route';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { diskFull } from '@/care-api/kernel/disk/disk-full';
import { isDiskFull } from '@/care-api/kernel/disk/require-disk-space';
import { Refusal } from '@/care-api/kernel/refusal';

/** `health`: the process lives and can write. `ready`: its database answers; reads are served from a full disk too. */
export function healthRoutes(app: App, deps: Dependencies): void {
  const { database, log } = deps;
  app.get('/health', async (context) => {
    if (await isDiskFull(deps)) throw diskFull(503);
    return context.json({ status: 'ok' });
  });
  app.get('/ready', async (context) => {
    try {
      await requireAwake(database.db);
      return context.json({ status: 'ok', ...((await isDiskFull(deps)) && { writes: 'diskFull' }) });
    } catch (error) {
      log({ level: 'error', message: 'database away', reason: error instanceof Error ? error.message : String(error) });
      throw new Refusal(503, 'databaseSilent', undefined, { 'retry-after': '5' });
    }
  });
}
