import type { FileCheck } from '@/care-api/import/import-kind';
import { readOptions } from '@/care-api/import/read-options';
import { checkLines } from './check-lines';
import { readQuestionnaireFile } from './read-questionnaire-file';

export const questionnaireCheck: FileCheck = {
  usage: '<file>   (takes nothing: what is wrong with its jumps, and every way through it)',
  async look(file, more) {
    readOptions(more, {});
    const { questionnaires } = await readQuestionnaireFile(file);
    const checked = questionnaires.map(checkLines);
    return { lines: checked.flatMap(({ lines }) => lines), isTaken: checked.every(({ errors }) => errors === 0) };
  },
};
