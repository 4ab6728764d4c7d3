import { z } from 'zod';
import { holdPort } from '../../scripts/start/ports.mjs';
import { startCareApi } from './care-api';
import { type DataFolder, newDataFolder } from './data-folder';
import { settingsFor } from './product';

/** What the care API leaves at its first start: the data folder, with sample content, and the admin it names once. */
export type FirstStart = z.infer<typeof firstStart>;

const firstStart = z.object({ dataFolder: z.string(), admin: z.object({ email: z.string(), password: z.string() }) });

/** Lets the care API start on an empty folder and end: products that begin with a copy of it are ready sooner. */
export async function makeFirstStart(): Promise<DataFolder> {
  const folder = newDataFolder();
  const careApi = await startCareApi(await freePort(), settingsFor(folder.path, false));
  await careApi.stop();
  const [, email, password] = /^admin account: (\S+) {2}one-time password: (\S+)/m.exec(careApi.output()) ?? [];
  if (!email || !password) throw new Error(`The care API named no admin:\n${careApi.output()}`);
  process.env.E2E_FIRST_START = JSON.stringify({ dataFolder: folder.path, admin: { email, password } });
  return folder;
}

/** What the global setup has made. */
export function getFirstStart(): FirstStart {
  return firstStart.parse(JSON.parse(process.env.E2E_FIRST_START ?? 'null'));
}

export async function freePort(): Promise<number> {
  const { port, release } = await holdPort('CARE_API_PORT', '0', 0);
  await release();
  return port;
}
