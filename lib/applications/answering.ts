import { toId } from '@/lib/http/to-id';
import { applicationElementId } from './withdrawal';

/** By what a refused message to the office is kept. */
export const answerForm = 'application-answer';

/** Where a message of somebody's was written: back to the application, and whether it reached us. */
export function answeredPath(id: number, isDone: boolean): string {
  return isDone ? `/usersdashboard?answered=${id}#${applicationElementId(id)}` : '/usersdashboard';
}

/** About which application something was just written. */
export function readAnswered({ answered }: Record<string, string | string[] | undefined>): number | null {
  return Array.isArray(answered) ? null : toId(answered);
}
