import { buildCareApiIfNeeded } from './start/build.mjs';
import { command } from './start/command.mjs';
import { installIfNeeded } from './start/install.mjs';

// `npm run import -- listings <file>`: the care API's own importer, after installing and building what is missing.
await command(importFile, { codeWhenStopped: 1 });

async function importFile(supervisor) {
  await installIfNeeded(supervisor);
  await buildCareApiIfNeeded(supervisor);
  process.exitCode = await supervisor.runStep([
    '--enable-source-maps',
    '.care-api/import.mjs',
    ...process.argv.slice(2),
  ]);
}
