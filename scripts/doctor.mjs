import { runCareApi } from './start/run-care-api.mjs';

// `npm run doctor`: settings, reachability, disk, clock and versions, a line each. Exit 1 where something is broken.
await runCareApi('doctor', process.argv.slice(2));
