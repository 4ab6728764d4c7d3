import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { careApiBundle } from '../../../scripts/start/care-api-bundle.mjs';
import { Refusal } from '../../../scripts/start/refusal.mjs';
import { getBrowser } from '../../../scripts/test/get-browser.mjs';
import { describeMachine } from '../describe-machine.mjs';
import { measureLighthouse } from '../lighthouse.mjs';
import { environment, startProduct } from '../product.mjs';
import { temporaryFolder } from '../temporary-folder.mjs';
import { weighPages } from '../weigh-pages.mjs';
import { driveBrowser } from './drive-browser.mjs';

/** The bars of a page speak of so many questions. */
const usual = 30;
const lighthouseRuns = 5;

/** Everything `npm run bench:questionnaire` tells, one measurement after the other: they would disturb each other. */
export async function measureQuestionnaire(supervisor, { answers, counts, lighthouse, traces }) {
  const machine = describeMachine();
  const folder = temporaryFolder();
  if (traces) mkdirSync(traces, { recursive: true });
  const entryPoints = {
    'bench-engine': './workshop/bench/questionnaire/time-engine.ts',
    'bench-questions': './workshop/bench/questionnaire/fill.ts',
  };
  await build({ ...careApiBundle('.care-api'), entryPoints });
  const engine = await runToFile(supervisor, folder, 'bench-engine', []);
  const { person, made } = await runToFile(supervisor, folder, 'bench-questions', counts.map(String));
  const { site } = await startProduct(supervisor, folder);
  const { path: browserPath } = await getBrowser(supervisor);
  const { runs, cookie } = await driveBrowser({ site, person, made, browserPath, answers, traceFolder: traces });
  const pages = made
    .filter(({ count }) => count === usual)
    .map(({ count, listingId }) => ({ name: `${count} questions`, path: `/applynow2/${listingId}` }));
  const headers = { cookie };
  const weights = await weighPages(site, pages, browserPath, headers);
  const scores = lighthouse ? await measureLighthouse(site, pages, browserPath, { runs: lighthouseRuns, headers }) : [];
  return { machine, answers, engine, runs, weights, lighthouse: scores };
}

async function runToFile(supervisor, folder, entry, args) {
  const file = join(folder, `${entry}.json`);
  const code = await supervisor.runStep(
    ['--enable-source-maps', `.care-api/${entry}.mjs`, file, ...args],
    environment(folder),
  );
  if (code !== 0) throw new Refusal(`${entry} ended with ${code}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
