import { runCareApi } from './start/run-care-api.mjs';

// `npm run sample -- remove`: takes the sample content away that nobody changed.
await runCareApi('sample', process.argv.slice(2));
