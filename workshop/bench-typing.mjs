import { buildIfNeeded } from '../scripts/start/build.mjs';
import { command } from '../scripts/start/command.mjs';
import { blankSettings } from '../scripts/start/setting-names.mjs';
import { installAll } from './install-all.mjs';

// `npm run bench:typing`: a long post written on, categories ticked, and a long questionnaire built, in a browser on a slow processor.
await command(bench, { codeWhenStopped: 1 });

async function bench(supervisor) {
  // It fills a database: no setting of this machine may lead it to real data.
  Object.assign(process.env, blankSettings);
  await installAll(supervisor);
  await buildIfNeeded(supervisor);
  // Not before: they need the packages.
  const { measureTyping } = await import('./bench/typing/measure-typing.mjs');
  const { missedSteps, typingReport } = await import('./bench/typing/report.mjs');
  const { saveResult } = await import('./bench/save-result.mjs');

  const json = `.bench/typing-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`;
  const result = await measureTyping(supervisor);
  saveResult(json, result);
  console.log(`\n${typingReport(result)}\n\nwritten to ${json}`);
  await supervisor.stop();
  if (missedSteps(result).length > 0) process.exitCode = 1;
}
