import type { Draft } from '@/lib/contract/draft';

/** Why a form that was sent without script came back. */
const problems = ['answers', 'refused', 'failed', 'nothing'] as const;
export type PlainProblem = (typeof problems)[number];

export function toProblem(value: unknown): PlainProblem | null {
  return problems.find((problem) => problem === value) ?? null;
}

/** Where the API keeps no drafts, answers come back through this short-lived cookie. */
export const answersCookie = 'answers-draft';
/** Seconds. */
export const answersCookieMaxAge = 600;
/** Browsers keep 4096 bytes a cookie, name and attributes included. */
const maxBytes = 3_800;

/** As many answers as a cookie holds, the shortest first. */
export function writeAnswersCookie(listingId: number, draft: Draft): string {
  const shortest = [...draft.answers].sort((a, b) => sizeOf(a) - sizeOf(b));
  for (let count = shortest.length; ; count -= 1) {
    const kept = { ...draft, answers: shortest.slice(0, count) };
    const text = Buffer.from(JSON.stringify([listingId, kept])).toString('base64url');
    if (text.length <= maxBytes || count === 0) return text;
  }
}

/** Null for a cookie that is none of ours, or another listing's. */
export function readAnswersCookie(cookie: string | undefined, listingId: number): Draft | null {
  if (!cookie) return null;
  try {
    const [id, draft]: [unknown, Partial<Draft>] = JSON.parse(Buffer.from(cookie, 'base64url').toString());
    const { version, clientTime, answers } = draft;
    if (id !== listingId || typeof version !== 'string' || typeof clientTime !== 'string') return null;
    return Array.isArray(answers) && answers.every(isAnswer) ? { version, clientTime, answers } : null;
  } catch {
    return null;
  }
}

function sizeOf(answer: Draft['answers'][number]): number {
  return JSON.stringify(answer).length;
}

function isAnswer(value: unknown): value is Draft['answers'][number] {
  if (typeof value !== 'object' || value === null || !('identifier' in value) || !('values' in value)) return false;
  const { identifier, values } = value;
  return typeof identifier === 'string' && Array.isArray(values) && values.every((one) => typeof one === 'string');
}
