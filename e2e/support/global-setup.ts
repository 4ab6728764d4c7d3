import { openRun } from '../../scripts/test/open-run.mjs';
import { getFirstStart, makeFirstStart } from './first-start';
import { runProduct } from './product';

/** Starts the two products the projects of playwright.config.ts run against; their addresses travel in the environment. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default async function startProducts(): Promise<() => Promise<void>> {
  if (!process.env.TEST_RUN) openRun().usesDatabases(process.env.TEST_DATABASE_URL ?? '');
  const full = await runProduct();
  process.env.E2E_FULL_SITE = full.siteUrl;
  process.env.E2E_FULL_CARE_API = full.careApiUrl;
  const folder = await makeFirstStart();
  const bare = await runProduct({ bare: true }, getFirstStart().dataFolder);
  process.env.E2E_BARE_SITE = bare.siteUrl;
  process.env.E2E_BARE_CARE_API = bare.careApiUrl;
  return async () => {
    await Promise.all([full.stop(), bare.stop()]);
    folder.remove();
  };
}
