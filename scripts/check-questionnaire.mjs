import { runCareApi } from './start/run-care-api.mjs';

// `npm run check-questionnaire -- <file>`: what is wrong with the questionnaires of a file, and the ways through them.
await runCareApi('check-questionnaire', process.argv.slice(2));
