import { runCareApi } from './start/run-care-api.mjs';

// `npm run staff -- add|role|reset <email>`: who works in the back office, from the machine.
await runCareApi('staff', process.argv.slice(2));
