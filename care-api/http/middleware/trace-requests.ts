import type { MiddlewareHandler } from 'hono';
import type { Dependencies, Variables } from '@/care-api/kernel/dependencies';
import { routeOf } from './measure-requests';

export function traceRequests({
  begin,
}: NonNullable<Dependencies['tracing']>): MiddlewareHandler<{ Variables: Variables }> {
  return async (context, next) => {
    const span = begin(context.req.header());
    context.set('traceId', span.id);
    await span.run(next);
    const { method } = context.req;
    span.end({ method, route: routeOf(context), status: context.res.status, requestId: context.get('requestId') });
  };
}
