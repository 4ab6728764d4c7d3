import type { MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { z } from 'zod';
import { toProblem } from '@/care-api/http/openapi/problem';
import type { Variables } from '@/care-api/kernel/dependencies';

const problemType = 'application/problem+json';
const refusal = z.looseObject({ message: z.string() });

export const problemJson: MiddlewareHandler<{ Variables: Variables }> = async (context, next) => {
  await next();
  const { status, headers } = context.res;
  if (status < 400 || !headers.get('content-type')?.startsWith('application/json')) return;
  headers.append('vary', 'Accept');
  if (!accepts(context, { header: 'Accept', supports: [problemType], default: '', match })) return;
  const report = refusal.safeParse(await context.res.clone().json()).data;
  if (!report) return;
  const told = new Headers(headers);
  told.set('content-type', problemType);
  told.delete('content-length');
  context.res = undefined;
  context.res = new Response(JSON.stringify(toProblem(report, status)), { status, headers: told });
};

/** Named by itself, not by a wildcard. */
function match(accepted: { type: string; q: number }[]): string {
  return accepted.some(({ type, q }) => type === problemType && q > 0) ? problemType : '';
}
