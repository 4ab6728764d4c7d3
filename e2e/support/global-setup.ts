import { openRun } from '../../scripts/test/open-run.mjs';
import { getFirstStart, makeFirstStart } from './first-start';
import { runProduct } from './product';
import { newStore } from './store';

/** Starts the two products the projects of playwright.config.ts run against; their addresses travel in the environment. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default async function startProducts(): Promise<() => Promise<void>> {
  if (!process.env.TEST_RUN) openRun().usesDatabases(process.env.TEST_DATABASE_URL ?? '');
  const removeFirstStart = await makeFirstStart();
  // The second as `npm start` makes it on a machine that has nothing.
  const [full, bare] = await Promise.all([
    newStore(getFirstStart().store).then((store) => runProduct({}, store)),
    runProduct({ bare: true }),
  ]);
  process.env.E2E_FULL_SITE = full.siteUrl;
  process.env.E2E_FULL_CARE_API = full.careApiUrl;
  process.env.E2E_BARE_SITE = bare.siteUrl;
  process.env.E2E_BARE_CARE_API = bare.careApiUrl;
  return async () => {
    await Promise.all([full.stop(), bare.stop()]);
    await removeFirstStart();
  };
}
