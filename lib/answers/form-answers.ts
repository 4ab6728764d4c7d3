import type { Draft } from '@/lib/contract/draft';
import { withoutInvisibleSigns } from '@/lib/contract/invisible-signs';
import type { Question } from '@/lib/contract/questionnaire';
import { isAnswerable } from '@/lib/questionnaire/flow';
import { questionKeys } from './question-keys';

const prefix = 'answer-';

/** By what drafts know a question by: its id is another one with each version. */
export const fieldName = (key: string) => prefix + key;

export const fileFieldName = (key: string) => `file-${key}`;

/** The version of the questions that a form asks. */
export const versionField = 'version';

/** What a form shows of a draft: a blank field takes back what stood in it, and nothing that another device gave since. */
export const shownField = 'shown';

/** `clientTime` of the account's draft that it shows, null for none; and the identifiers that it has answers to. */
export type Shown = { basedOn: string | null; identifiers: ReadonlySet<string> };

export function toShown(draft: Draft | null, isOfAccount: boolean): string {
  const answered = draft?.answers.filter(({ values }) => values.length > 0) ?? [];
  return JSON.stringify([(isOfAccount && draft?.clientTime) || '', ...answered.map(({ identifier }) => identifier)]);
}

export function readShown(text: string): Shown {
  const [basedOn = '', ...identifiers] = readList(text).filter((one) => typeof one === 'string');
  return { basedOn: basedOn || null, identifiers: new Set(identifiers) };
}

type Fields = { getAll(name: string): Iterable<unknown> };

export function readAnswers(questions: readonly Question[], fields: Fields): Map<number, string[]> {
  const keys = questionKeys(questions);
  return new Map(questions.filter(isAnswerable).map(({ id }) => [id, valuesOf(fields, keys.get(id) ?? '')]));
}

function readList(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Answers to what is asked no more, or to all where nobody can say what is asked. */
export function readOthers(questions: readonly Question[], fields: FormData): Draft['answers'] {
  const asked = new Set(questionKeys(questions).values());
  const given = [...new Set(fields.keys())].filter((name) => name.startsWith(prefix));
  return given
    .map((name) => name.slice(prefix.length))
    .filter((identifier) => identifier !== '' && !asked.has(identifier))
    .map((identifier) => ({ identifier, values: valuesOf(fields, identifier) }));
}

/** Line ends as a form sends them and as script has them are one answer. */
function valuesOf(fields: Fields, key: string): string[] {
  const values = [...fields.getAll(fieldName(key))].filter((value) => typeof value === 'string');
  return values.map((value) => withoutInvisibleSigns(value.replace(/\r\n/g, '\n'))).filter((value) => value !== '');
}

export function readFiles(questions: readonly Question[], fields: Fields): Map<number, File> {
  const keys = questionKeys(questions);
  const files = new Map<number, File>();
  for (const { id } of questions.filter(takesFile)) {
    const [file] = fields.getAll(fileFieldName(keys.get(id) ?? ''));
    // A field without a choice is sent as a file without a name.
    if (file instanceof File && file.name !== '') files.set(id, file);
  }
  return files;
}

export function takesFile({ questionType, inputKind }: Pick<Question, 'questionType' | 'inputKind'>): boolean {
  return questionType === 'text' && inputKind === 'file';
}
