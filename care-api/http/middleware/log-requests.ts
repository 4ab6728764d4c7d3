import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Dependencies, Variables } from '@/care-api/kernel/dependencies';

/** What the product asks of itself every few seconds: said only where it is answered badly. */
const ownQuestions = ['/health', '/content-state'];

/** One line per request: never a query, a body, a token or an email. */
export function logRequests({ log }: Dependencies): MiddlewareHandler<{ Variables: Variables }> {
  return async (context, next) => {
    const given = context.req.header('x-request-id') ?? '';
    const requestId = /^[\w-]{8,64}$/.test(given) ? given : (context.get('traceId') ?? randomUUID());
    context.set('requestId', requestId);
    const start = performance.now();
    await next();
    context.header('x-request-id', requestId);
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const { method, path } = context.req;
    if (ownQuestions.includes(path) && context.res.ok) return;
    log({
      level: 'info',
      message: 'request',
      requestId,
      method,
      path: withoutSecrets(path),
      status: context.res.status,
      ms,
    });
  };
}

/** Characters of a path that a line tells; those of our calls are shorter. */
const longestPath = 200;

/** Emails and tokens stand in paths. Part by part, so that a path of any length is looked through once. */
function withoutSecrets(path: string): string {
  const parts = path.split('/').map((part) => (/@|%40/i.test(part) || /^[\w-]{43}$/.test(part) ? '…' : part));
  return parts.join('/').slice(0, longestPath);
}
