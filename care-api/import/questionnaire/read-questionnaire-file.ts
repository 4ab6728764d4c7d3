import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readOwnShape } from './own-shape';
import type { ReadQuestionnaire } from './read-questionnaire';
import { readTypeform } from './typeform';

export type QuestionnaireFile = { format: string; isTypeform: boolean; questionnaires: ReadQuestionnaire[] };

/** @throws an Error with one clear line when the file holds no questionnaire. */
export async function readQuestionnaireFile(file: string): Promise<QuestionnaireFile> {
  const json = toJson(await readFile(file, 'utf8'), file);
  const form = readTypeform(json);
  if (form) return { format: 'a form of Typeform', isTypeform: true, questionnaires: [form] };
  const questionnaires = readOwnShape(json, path.basename(file));
  if (questionnaires) return { format: 'questionnaires', isTypeform: false, questionnaires };
  throw new Error(
    `${file} holds neither our questionnaires (title, questions) nor a form of Typeform (title, fields).`,
  );
}

function toJson(text: string, file: string): unknown {
  try {
    // PostgreSQL's text takes neither NUL nor half a surrogate pair.
    return JSON.parse(text.replace(/^\ufeff/, ''), (_, value) =>
      typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
    );
  } catch {
    throw new Error(`${file} is not JSON.`);
  }
}
