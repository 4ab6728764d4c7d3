import type { ImportKind } from '@/care-api/import/import-kind';
import { showProgress } from '@/care-api/import/show-progress';
import { importQuestionnaires } from './import-questionnaires';
import { questionnaireLines } from './questionnaire-lines';
import { readQuestionnaireFile } from './read-questionnaire-file';

export const questionnaireKind: ImportKind = {
  usage: '<file>   (questionnaires as JSON, or a form exported by Typeform)',
  async take({ database: { db } }, file) {
    const start = performance.now();
    const { format, questionnaires } = await readQuestionnaireFile(file);
    const summary = await importQuestionnaires(db, questionnaires, showProgress('questionnaires'));
    const seconds = (performance.now() - start) / 1000;
    return { lines: questionnaireLines(file, format, summary, seconds), isTaken: summary.taken.length > 0 };
  },
};
