import { readGovuk } from './govuk';
import { readOwnShape } from './own-shape';
import type { ReadQuestionnaire } from './read-questionnaire';
import { readTypeform } from './typeform';

export type ReadForms = {
  format: 'typeform' | 'govuk' | 'own';
  /** Of another program, whose logic may not have been taken whole. */
  isForeign: boolean;
  questionnaires: ReadQuestionnaire[];
};

/** The questionnaires of a file of JSON, by its name; else why there are none. */
export function readForms(text: string, fileName: string): ReadForms | 'notJson' | 'noForm' {
  const json = toJson(text);
  if (json === undefined) return 'notJson';
  const form = readTypeform(json);
  if (form) return { format: 'typeform', isForeign: true, questionnaires: [form] };
  const ofGovuk = readGovuk(json);
  if (ofGovuk) return { format: 'govuk', isForeign: true, questionnaires: [ofGovuk] };
  const questionnaires = readOwnShape(json, fileName);
  return questionnaires ? { format: 'own', isForeign: false, questionnaires } : 'noForm';
}

function toJson(text: string): unknown {
  try {
    // PostgreSQL's text takes neither NUL nor half a surrogate pair.
    return JSON.parse(text.replace(/^\ufeff/, ''), (_, value) =>
      typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
    );
  } catch {
    return undefined;
  }
}
