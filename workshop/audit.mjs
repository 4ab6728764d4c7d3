import { buildIfNeeded } from '../scripts/start/build.mjs';
import { command } from '../scripts/start/command.mjs';
import { blankSettings } from '../scripts/start/setting-names.mjs';
import { installAll } from './install-all.mjs';

// `npm run audit`: the built site in a browser: Lighthouse on a phone, page weight, and the bars we hold ourselves to.
// What every page must be whatever the machine (status, HTML, links, accessibility, structured data) is in `npm test`.
await command(audit, { codeWhenStopped: 1 });

async function audit(supervisor) {
  Object.assign(process.env, blankSettings);
  await installAll(supervisor);
  await buildIfNeeded(supervisor);
  const { auditPages } = await import('./audit/audit-pages.mjs');
  const { auditReport, missedBars } = await import('./audit/bars.mjs');
  const result = await auditPages(supervisor);
  await supervisor.stop();
  console.log(`\n${auditReport(result)}`);
  if (missedBars(result).length > 0) process.exitCode = 1;
}
