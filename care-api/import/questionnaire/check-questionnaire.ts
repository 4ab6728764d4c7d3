import { existsSync } from 'node:fs';
import { checkLines } from './check-lines';
import { readQuestionnaireFile } from './read-questionnaire-file';

// `npm run check-questionnaire -- <file>`: what is wrong with the questionnaires of a file. Needs no database.
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** The exit code: 1 when there are errors. */
async function run([file, ...more]: readonly string[]): Promise<number> {
  if (!file || more.length > 0) throw new Error('Usage: npm run check-questionnaire -- <file>');
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const { questionnaires } = await readQuestionnaireFile(file);
  const checked = questionnaires.map(checkLines);
  process.stdout.write(`${checked.flatMap(({ lines }) => lines).join('\n')}\n`);
  return checked.some(({ errors }) => errors > 0) ? 1 : 0;
}
