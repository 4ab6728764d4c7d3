import { openRun } from '../test/open-run.mjs';

/** Jest by itself is a run of its own. */
// biome-ignore lint/style/noDefaultExport: Jest calls the default export
export default function openOwnRun() {
  if (!process.env.TEST_RUN) openRun().usesDatabases(process.env.TEST_DATABASE_URL ?? '');
}
