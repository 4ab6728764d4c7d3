import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readGovuk } from './govuk';
import { readOwnShape } from './own-shape';
import type { ReadQuestionnaire } from './read-questionnaire';
import { readTypeform } from './typeform';

export type QuestionnaireFile = {
  format: string /** Of another program, whose logic may not have been taken whole. */;
  isForeign: boolean;
  questionnaires: ReadQuestionnaire[];
};

export async function readQuestionnaireFile(file: string): Promise<QuestionnaireFile> {
  const json = toJson(await readFile(file, 'utf8'), file);
  const form = readTypeform(json);
  if (form) return { format: 'a form of Typeform', isForeign: true, questionnaires: [form] };
  const ofGovuk = readGovuk(json);
  if (ofGovuk) return { format: 'a form of GOV.UK Forms', isForeign: true, questionnaires: [ofGovuk] };
  const questionnaires = readOwnShape(json, path.basename(file));
  if (questionnaires) return { format: 'questionnaires', isForeign: false, questionnaires };
  throw new Error(
    `${file} holds neither our questionnaires (title, questions) nor a form of Typeform (title, fields) or GOV.UK Forms (name, steps).`,
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
