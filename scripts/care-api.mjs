import { statSync } from 'node:fs';
import { buildCareApiIfNeeded } from './start/build.mjs';
import { command } from './start/command.mjs';
import { installIfNeeded } from './start/install.mjs';
import { refuseOnServer } from './start/service-settings.mjs';
import { careApiMemory } from './start/services.mjs';

// `npm run import -- listings <file>`, `npm run staff -- reset <email>`, `npm run backup -- <file>`: one of the care API's own
// commands, to its end, after installing and building what is missing. package.json names which.
const [entry, ...args] = process.argv.slice(2);

await command(
  async (supervisor) => {
    // `backup` has its deed among its words, as package.json has it.
    refuseOnServer(process.env, entry === 'backup' ? args : [entry, ...args]);
    await installIfNeeded(supervisor);
    await buildCareApiIfNeeded(supervisor);
    const memory = entry === 'import' && isLarge(args) ? careApiMemory : [];
    const step = [...memory, '--enable-source-maps', `.care-api/${entry}.mjs`, ...args];
    // A command may ask.
    process.exitCode = await supervisor.runStep(step, process.env, 'inherit');
  },
  { codeWhenStopped: 1 },
);

/** A file, packed as workbooks are, for which memory counts more than the third of time that it costs to keep it low. */
function isLarge([kind, file = '']) {
  return kind === 'listings' && (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 3 * 1024 * 1024;
}
