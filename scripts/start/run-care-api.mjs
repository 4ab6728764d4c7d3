import { buildCareApiIfNeeded } from './build.mjs';
import { command } from './command.mjs';
import { installIfNeeded } from './install.mjs';
import { refuseOnServer } from './service-settings.mjs';

/** Runs one of the care API's own commands to its end, after installing and building what is missing. */
export function runCareApi(entry, args) {
  return command(
    async (supervisor) => {
      // `backup` has its deed among its words, as package.json has it.
      refuseOnServer(process.env, entry === 'backup' ? args : [entry, ...args]);
      await installIfNeeded(supervisor);
      await buildCareApiIfNeeded(supervisor);
      const step = ['--enable-source-maps', `.care-api/${entry}.mjs`, ...args];
      // A command may ask.
      process.exitCode = await supervisor.runStep(step, process.env, 'inherit');
    },
    { codeWhenStopped: 1 },
  );
}
