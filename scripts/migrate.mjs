import { runCareApi } from './start/run-care-api.mjs';

// `npm run migrate`: brings the database up to date, as a step of its own before APIs that are started with MIGRATE=0.
await runCareApi('migrate', process.argv.slice(2));
