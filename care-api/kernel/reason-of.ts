import { errorCode } from './error-code';

/** For the log. A failed query's own message holds the values it was sent with, so its cause speaks instead. */
export function reasonOf(error: unknown): { code: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { code: errorCode(error), message: String(error), stack: '' };
  if (error.cause !== undefined && error.cause !== error) return reasonOf(error.cause);
  return { code: errorCode(error), message: error.message, stack: error.stack ?? '' };
}
