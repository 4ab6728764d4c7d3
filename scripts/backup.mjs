import { runCareApi } from './start/run-care-api.mjs';

// `npm run backup -- <file>`, `npm run restore -- <file>`, `npm run restore -- --drill`; package.json names which.
await runCareApi('backup', process.argv.slice(2));
