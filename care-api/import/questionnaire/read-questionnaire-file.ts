import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ReadForms, readForms } from '@/lib/questionnaire/read/read-forms';

type QuestionnaireFile = Omit<ReadForms, 'format'> & { format: string };

const formats = { typeform: 'a form of Typeform', govuk: 'a form of GOV.UK Forms', own: 'questionnaires' };

export async function readQuestionnaireFile(file: string): Promise<QuestionnaireFile> {
  const read = readForms(await readFile(file, 'utf8'), path.basename(file));
  if (read === 'notJson') throw new Error(`${file} is not JSON.`);
  if (read === 'noForm')
    throw new Error(
      `${file} holds neither our questionnaires (title, questions) nor a form of Typeform (title, fields) or GOV.UK Forms (name, steps).`,
    );
  return { ...read, format: formats[read.format] };
}
