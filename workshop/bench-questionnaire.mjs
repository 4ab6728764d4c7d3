import { buildIfNeeded } from '../scripts/start/build.mjs';
import { command } from '../scripts/start/command.mjs';
import { blankSettings } from '../scripts/start/setting-names.mjs';
import { installAll } from './install-all.mjs';

// `npm run bench:questionnaire`: long questionnaires in a browser on a slow processor, and the bars we hold ourselves to.
await command(bench, { codeWhenStopped: 1 });

async function bench(supervisor) {
  const { questionnaireBenchOptions } = await import('./bench/questionnaire/options.mjs');
  const options = questionnaireBenchOptions(process.argv.slice(2));
  // It fills a database: no setting of this machine may lead it to real data.
  Object.assign(process.env, blankSettings);
  await installAll(supervisor);
  await buildIfNeeded(supervisor);
  // Not before: they need the packages.
  const { measureQuestionnaire } = await import('./bench/questionnaire/measure-questionnaire.mjs');
  const { missedBars, questionnaireReport } = await import('./bench/questionnaire/bars.mjs');
  const { saveResult } = await import('./bench/save-result.mjs');

  const result = await measureQuestionnaire(supervisor, options);
  saveResult(options.json, result);
  console.log(`\n${questionnaireReport(result)}\n\nwritten to ${options.json}`);
  await supervisor.stop();
  if (missedBars(result).length > 0) process.exitCode = 1;
}
