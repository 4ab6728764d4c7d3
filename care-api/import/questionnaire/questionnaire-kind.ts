import type { ImportKind } from '@/care-api/import/import-kind';
import { readOptions } from '@/care-api/import/read-options';
import { showProgress } from '@/care-api/import/show-progress';
import { importQuestionnaires } from './import-questionnaires';
import { questionnaireLines } from './questionnaire-lines';
import { readQuestionnaireFile } from './read-questionnaire-file';

export const questionnaireKind: ImportKind = {
  usage: '<file> [--anyway]   (questionnaires as JSON, or a form of Typeform or GOV.UK Forms)',
  async take({ database: { db } }, file, more) {
    const { anyway } = readOptions(more, { anyway: { type: 'boolean' } });
    const start = performance.now();
    const { format, isForeign, questionnaires } = await readQuestionnaireFile(file);
    const summary = await importQuestionnaires(db, questionnaires, {
      // Jumps that were left out may have been the only way to a question.
      wantsAllReached: isForeign && !anyway,
      onProgress: showProgress('questionnaires'),
    });
    const seconds = (performance.now() - start) / 1000;
    return { lines: questionnaireLines(file, format, summary, seconds), isTaken: summary.taken.length > 0 };
  },
};
