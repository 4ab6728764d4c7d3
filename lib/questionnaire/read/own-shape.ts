import { type OwnQuestion, ownForms } from '@/lib/contract/forms/own-form';
import { questionInput } from '@/lib/contract/questionnaire';
import { type Note, type ReadQuestionnaire, readQuestions } from './read-questionnaire';
import { because } from './reasons';

export function readOwnShape(json: unknown, fileName: string): ReadQuestionnaire[] | null {
  const parsed = ownForms.safeParse(json);
  if (!parsed.success) return null;
  return parsed.data.map((questionnaire, index) => {
    const { title, description, purpose, source, questionnaireId, id, questions } = questionnaire;
    const read = readQuestions(questions.map(toCandidate));
    return {
      source: source || fileName,
      sourceKey: String(questionnaireId ?? id ?? index + 1),
      title,
      description: description ?? '',
      purpose: purpose ?? '',
      questions: read.questions,
      notes: [...read.notes, ...unknownFields(questions)],
    };
  });
}

const kindsOfSource: ReadonlyMap<string, string> = new Map([
  ['statement', 'statement'],
  ['welcome_screen', 'statement'],
  ['thankyou_screen', 'statement'],
  ['short_text', 'short'],
  ['long_text', 'long'],
  ['number', 'number'],
  ['date', 'date'],
  ['email', 'email'],
  ['phone_number', 'phone'],
  ['rating', 'scale'],
  ['opinion_scale', 'scale'],
  ['nps', 'scale'],
]);

function toCandidate({ sourceType, ...question }: OwnQuestion): unknown {
  const known = Object.entries(question).filter(([field]) => field in questionInput.shape);
  const isText = question.questionType === 'text';
  const kind = kindsOfSource.get(sourceType ?? '');
  const inputKind = isText === (kind !== 'scale') ? kind : undefined;
  return { ...(inputKind && { inputKind }), ...Object.fromEntries(known) };
}

function unknownFields(questions: readonly Record<string, unknown>[]): Note[] {
  const fields = new Set(questions.flatMap((question) => Object.keys(question)));
  const unknown = [...fields].filter((field) => field !== 'sourceType' && !(field in questionInput.shape));
  return unknown.map((what) => ({ what, reason: because('fieldUnknown') }));
}
