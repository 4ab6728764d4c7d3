import { readFileSync } from 'node:fs';

const opening = /testing\/(open-test-database|open-test-app|serve-test-app|test-site|new-store|killable-care-api)'/;

/** Whether a test file opens the database of the run: PostgreSQL where there is one, else the embedded engine. */
export function opensDatabase(path, read = (file) => readFileSync(file, 'utf8')) {
  return opening.test(read(path));
}
