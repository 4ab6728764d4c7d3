import { z } from 'zod';
import { freePort } from '../../testing/free-port.mjs';
import { startCareApi } from './care-api';
import { settingsFor } from './product';
import { newStore, removeStore } from './store';

/** What the care API leaves at its first start: a store with sample content, and the admin it names once. */
export type FirstStart = z.infer<typeof firstStart>;

const firstStart = z.object({
  store: z.object({ folder: z.string(), database: z.string().optional() }),
  admin: z.object({ email: z.string(), password: z.string() }),
});

/**
 * Lets the care API start on an empty store and end: products that begin with a copy of it are ready sooner.
 * @returns removes it
 */
export async function makeFirstStart(): Promise<() => Promise<void>> {
  const store = await newStore();
  const port = await freePort();
  const careApi = await startCareApi(port, settingsFor(store, false));
  const [, email, password] = /^admin account: (\S+) {2}one-time password: (\S+)/m.exec(careApi.output()) ?? [];
  if (!email || !password) throw new Error(`The care API named no admin:\n${careApi.output()}`);
  const admin = await chooseOwn(`http://127.0.0.1:${port}`, { email, password });
  await careApi.stop();
  process.env.E2E_FIRST_START = JSON.stringify({ store, admin });
  return () => removeStore(store);
}

/** The one-time password opens nothing but the choice of another, and of an email. */
export async function chooseOwn(url: string, given: { email: string; password: string }): Promise<FirstStart['admin']> {
  const post = (call: string, body: object, accessToken = '') =>
    fetch(`${url}/api/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify(body),
    });
  const { accessToken } = z.object({ accessToken: z.string() }).parse(await (await post('loginuser', given)).json());
  const admin = { email: 'head.office@example.org', password: 'Tulip-Kettle-Lamp-42' };
  const chosen = await post('session/choose', { email: admin.email, newPassword: admin.password }, accessToken);
  if (!chosen.ok) throw new Error(`The admin could not choose: ${await chosen.text()}`);
  return admin;
}

/** What the global setup has made. */
export function getFirstStart(): FirstStart {
  return firstStart.parse(JSON.parse(process.env.E2E_FIRST_START ?? 'null'));
}
