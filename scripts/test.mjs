import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from './start/build.mjs';
import { command } from './start/command.mjs';
import { installIfNeeded } from './start/install.mjs';
import { npmCommand } from './start/npm.mjs';
import { blankSettings } from './start/setting-names.mjs';
import { getBrowser } from './test/get-browser.mjs';
import { addTallies, tallyJest, tallyLine, tallyPlaywright, tallyStep } from './test/tally.mjs';

const reports = 'test-results';
const unitReport = join(reports, 'unit.json');
const postgresReport = join(reports, 'postgres.json');
const e2eReport = join(reports, 'e2e.json');

// `npm test`: everything, in one run that goes on after a failure so that it tells all there is to tell.
await command(checkEverything, { codeWhenStopped: 1 });

async function checkEverything(supervisor) {
  Object.assign(process.env, blankSettings);
  const postgres = process.env.TEST_DATABASE_URL;
  delete process.env.TEST_DATABASE_URL;
  mkdirSync(reports, { recursive: true });
  await installIfNeeded(supervisor);
  const browser = await getBrowser(supervisor);
  console.log(`browser: ${browser.name}`);
  const env = browser.path ? { ...process.env, CHROMIUM_PATH: browser.path } : process.env;
  const run = (name, args, more) =>
    supervisor.runStep([...npmCommand(), 'run', '--silent', name, '--', ...args], { ...env, ...more });
  const script = (name, ...args) => run(name, args);
  const onPostgres = () =>
    run('unit', ['care-api', '--json', '--outputFile', postgresReport], { TEST_DATABASE_URL: postgres });

  const tallies = [
    await step('format', () => script('format:check')),
    await step('lint', () => script('lint')),
    await step('types', () => script('typecheck')),
    await step('unit', () => script('unit', '--json', '--outputFile', unitReport), unitReport, tallyJest),
    ...(postgres ? [await step('care API on PostgreSQL', onPostgres, postgresReport, tallyJest)] : []),
    await step('build', () => build(supervisor)),
    await step('e2e', () => script('e2e'), e2eReport, tallyPlaywright),
  ];
  const total = addTallies(tallies);
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(`\n${tallyLine(total)}`);
}

async function step(name, run, report, tallyReport) {
  console.log(`\n== ${name}`);
  if (report) rmSync(report, { force: true });
  const startedAt = Date.now();
  const exitCode = await run();
  const found = report && existsSync(report) ? tallyReport(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
  const tally = tallyStep(exitCode, found);
  console.log(`== ${name}: ${tallyLine(tally)} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  return tally;
}

async function build(supervisor) {
  try {
    await buildIfNeeded(supervisor);
    return 0;
  } catch (fault) {
    if (supervisor.isStopping) throw fault;
    console.error(fault.message);
    return 1;
  }
}
