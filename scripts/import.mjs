import { runCareApi } from './start/run-care-api.mjs';

// `npm run import -- listings <file>`: the care API's own importer.
await runCareApi('import', process.argv.slice(2));
