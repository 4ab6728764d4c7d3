import type { Draft } from '@/lib/contract/draft';
import type { FaultReport } from '@/lib/contract/faults';

/** Why a form that was sent without script came back. */
const problems = ['answers', 'refused', 'failed', 'nothing'] as const;
export type PlainProblem = (typeof problems)[number];

export function toProblem(value: unknown): PlainProblem | null {
  return problems.find((problem) => problem === value) ?? null;
}

/** 'answers' is our own word, 'refused' the API's. */
export function problemOf({ status, code }: { status: number } & Pick<FaultReport, 'code'>): PlainProblem {
  if (code === 'fieldsRequired') return 'answers';
  if (code === 'answersMissing') return 'nothing';
  return status === 422 ? 'refused' : 'failed';
}

/** The name answers go by that came back where the API keeps no drafts. */
export function answersForm(listingId: number): string {
  return `answers ${listingId}`;
}

/** Stands between the values of one answer; nobody types it. */
const separator = '\u001f';

export function toWords({ version, clientTime, answers }: Draft): Record<string, string> {
  const given = answers.map(({ identifier, values }) => [`answer ${identifier}`, values.join(separator)] as const);
  return { version, clientTime, ...Object.fromEntries(given) };
}

export function fromWords({ version = '', clientTime = '', ...given }: Record<string, string>): Draft {
  const answers = Object.entries(given).map(([name, text]) => ({
    identifier: name.replace(/^answer /, ''),
    values: text === '' ? [] : text.split(separator),
  }));
  return { version, clientTime, answers };
}
