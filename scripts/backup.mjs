import { runCareApi } from './start/run-care-api.mjs';

// `npm run backup -- <file>` and `npm run restore -- <file>`; package.json names which.
await runCareApi('backup', process.argv.slice(2));
