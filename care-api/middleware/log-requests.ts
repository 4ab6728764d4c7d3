import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Dependencies, Variables } from '@/care-api/dependencies';

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

/** A user is looked up by name or by email, which stands in the path; so does a token that opens what it names. */
function withoutSecrets(path: string): string {
  return path.replace(/[^/]*(@|%40)[^/]*/gi, '…').replace(/(?<=\/)[\w-]{43}(?=\/|$)/g, '…');
}
