import { runCareApi } from './start/run-care-api.mjs';

// `npm run files -- move`: between the folder and the bucket.
await runCareApi('files', process.argv.slice(2));
