import { runCareApi } from './start/run-care-api.mjs';

// `npm run import -- listings <file>`: the care API's own importer; what looks at a file, and what takes the sample away, too.
await runCareApi('import', process.argv.slice(2));
