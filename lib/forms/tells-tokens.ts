import 'server-only';
import { z } from 'zod';

/** Whether a call answers with tokens, which no browser gets: signing in has a door of its own. */
export function tellsTokens({ response }: { response: z.ZodType }): boolean {
  return wordings(response).some((one) => one instanceof z.ZodObject && 'accessToken' in one.shape);
}

function wordings(answer: unknown): unknown[] {
  if (answer instanceof z.ZodPipe) return wordings(answer.in);
  return answer instanceof z.ZodUnion ? answer.options.flatMap(wordings) : [answer];
}
