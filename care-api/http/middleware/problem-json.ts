import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { Variables } from '@/care-api/kernel/dependencies';
import { asksForProblem, problemType, toProblem } from '@/lib/contract/problem';

const refusal = z.looseObject({ message: z.string() });

export const problemJson: MiddlewareHandler<{ Variables: Variables }> = async (context, next) => {
  await next();
  const { status, headers } = context.res;
  if (status < 400 || !headers.get('content-type')?.startsWith('application/json')) return;
  headers.append('vary', 'Accept');
  if (!asksForProblem(context.req.header('accept'))) return;
  const report = refusal.safeParse(await context.res.clone().json()).data;
  if (!report) return;
  const told = new Headers(headers);
  told.set('content-type', problemType);
  told.delete('content-length');
  context.res = undefined;
  context.res = new Response(JSON.stringify(toProblem(report, status, '/docs')), { status, headers: told });
};
