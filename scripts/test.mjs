import { command } from './start/command.mjs';
import { installIfNeeded } from './start/install.mjs';
import { requireFreePort } from './start/ports.mjs';
import { blankSettings } from './start/setting-names.mjs';
import { findInstalledBrowser, findInstalledFirefox } from './test/browser.mjs';
import { cleanUp } from './test/clean-up.mjs';
import { openRun } from './test/open-run.mjs';
import { help, readOptions } from './test/options.mjs';

// `npm test`: everything, or what matches the words given; `npm run test:repeat`: that again and again.
await command(test, { codeWhenStopped: 1 });

async function test(supervisor) {
  const { wantsHelp, isSweep, words, times, dates } = readOptions(process.argv.slice(2));
  if (wantsHelp) return console.log(help);
  Object.assign(process.env, blankSettings, { TEST_SWEEP: isSweep ? '1' : '' });
  const postgres = process.env.TEST_DATABASE_URL;
  delete process.env.TEST_DATABASE_URL;
  // What is wrong around us is told now, not by the step that meets it.
  findInstalledBrowser();
  findInstalledFirefox();
  await requireFreePort();
  // Before all else, what earlier runs have left.
  await cleanUp();
  const run = openRun();
  await installIfNeeded(supervisor);
  // Only now: they need the packages.
  if (postgres) {
    const { dropDatabases } = await import('./test/drop-databases.mjs');
    await dropDatabases(postgres);
    run.usesDatabases(postgres);
  }
  if (times) {
    const { repeatMatching } = await import('./test/repeat.mjs');
    return repeatMatching(supervisor, words, times, postgres);
  }
  if (dates !== undefined) {
    const { testDates } = await import('./test/dates.mjs');
    return testDates(supervisor, words, dates);
  }
  if (words.length > 0) {
    const { testMatching } = await import('./test/matching.mjs');
    return testMatching(supervisor, words, postgres);
  }
  const { testAll } = await import('./test/all.mjs');
  return testAll(supervisor, postgres);
}
