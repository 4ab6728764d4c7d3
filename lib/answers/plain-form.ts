import type { Draft } from '@/lib/contract/draft';
import type { FaultReport } from '@/lib/contract/faults';
import { type FileFault, fileFaults } from '@/lib/contract/file-answer';
import type { FormDraft } from '@/lib/contract/form-draft';
import type { Question } from '@/lib/contract/questionnaire';
import type { Answers } from '@/lib/questionnaire/flow';
import { type AnswerFault, faultsOf } from './answer-fault';
import { givenAnswers } from './given-answers';
import { questionKeys } from './question-keys';

const problems = ['answers', 'changed', 'refused', 'failed', 'unknown', 'nothing', 'file', 'tooLong'] as const;
export type PlainProblem = (typeof problems)[number];

export function toProblem(value: unknown): PlainProblem | null {
  return problems.find((problem) => problem === value) ?? null;
}

/** 'answers' and 'changed' are our own words, 'refused' the API's; 'unknown': nobody knows whether they were taken. */
export function problemOf({ status, code }: { status: number } & Pick<FaultReport, 'code'>): PlainProblem {
  if (code === 'fieldsRequired') return 'answers';
  if (code === 'answersMissing') return 'nothing';
  if (code === 'changedMeanwhile') return 'changed';
  if (fileFaults.some((one) => one === code)) return 'file';
  if (status === 504) return 'unknown';
  if (status === 413) return 'tooLong';
  return status === 422 ? 'refused' : 'failed';
}

export function answersForm(listingId: number): string {
  return `answers ${listingId}`;
}

/** Stands between the values of one answer; nobody types it. */
const separator = '\u001f';

const fieldOf = (identifier: string) => `answer ${identifier}`;

export function toWords({ version, clientTime, answers }: Draft): Record<string, string> {
  const given = answers.map(({ identifier, values }) => [fieldOf(identifier), values.join(separator)] as const);
  return { version, clientTime, ...Object.fromEntries(given) };
}

export function fromWords({ version = '', clientTime = '', ...given }: Record<string, string>): Draft {
  const answers = Object.entries(given).map(([name, text]) => ({
    identifier: name.replace(/^answer /, ''),
    values: text === '' ? [] : text.split(separator),
  }));
  return { version, clientTime, answers };
}

/** What a form came back with; null for no answer, which hides none that is kept elsewhere. */
export function draftLeft(cameBack: FormDraft | null): Draft | null {
  const draft = cameBack && fromWords(cameBack.words);
  return draft && draft.answers.length > 0 ? draft : null;
}

export function listNotKept(questions: readonly Question[], report: FaultReport | null | undefined): number[] {
  const { codes = {} } = report ?? {};
  const keys = questionKeys(questions);
  return questions.flatMap(({ id }) => (codes[fieldOf(keys.get(id) ?? '')]?.code === 'notKept' ? id : []));
}

/** What is said of a question that was not taken; in an address `12-fileEmpty`, several with commas between. */
export type Told = { questionId: number; fault: FileFault | 'refused' };

/** An address has room for so many. */
const mostTold = 20;

export function toAddress(told: readonly Told[]): string {
  return told
    .slice(0, mostTold)
    .map(({ questionId, fault }) => `${questionId}-${fault}`)
    .join();
}

export function readTold(value: unknown): Told[] {
  return String(value ?? '')
    .split(',')
    .slice(0, mostTold)
    .flatMap((one) => {
      const [, id, code] = /^(\d{1,9})-(\w+)$/.exec(one) ?? [];
      const fault = [...fileFaults, 'refused' as const].find((known) => known === code);
      return id && fault ? { questionId: Number(id), fault } : [];
    });
}

type CameBack = { problem: PlainProblem | null; notKept: readonly number[]; told: readonly Told[] };

export function faultsOfReturn(questions: readonly Question[], answers: Answers, { problem, notKept, told }: CameBack) {
  const faults = problem === 'answers' ? faultsOf(questions, givenAnswers(answers)) : new Map<number, AnswerFault>();
  for (const id of notKept) faults.set(id, 'notKept');
  for (const { questionId, fault } of told) faults.set(questionId, fault);
  return faults;
}
