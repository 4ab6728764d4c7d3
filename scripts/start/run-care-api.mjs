import { buildCareApiIfNeeded } from './build.mjs';
import { command } from './command.mjs';
import { installIfNeeded } from './install.mjs';

/** Runs one of the care API's own commands to its end, after installing and building what is missing. */
export function runCareApi(entry, args) {
  return command(
    async (supervisor) => {
      await installIfNeeded(supervisor);
      await buildCareApiIfNeeded(supervisor);
      process.exitCode = await supervisor.runStep(['--enable-source-maps', `.care-api/${entry}.mjs`, ...args]);
    },
    { codeWhenStopped: 1 },
  );
}
