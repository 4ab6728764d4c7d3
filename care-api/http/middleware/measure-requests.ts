import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Dependencies, Variables } from '@/care-api/kernel/dependencies';

/** Tells of each answer by the route it came from: `Listing/:id`, never what stood in the address. */
export function measureRequests(
  onAnswered: NonNullable<Dependencies['onAnswered']>,
): MiddlewareHandler<{ Variables: Variables }> {
  return async (context, next) => {
    const start = performance.now();
    await next();
    onAnswered({
      method: context.req.method,
      route: routeOf(context),
      status: context.res.status,
      seconds: (performance.now() - start) / 1000,
    });
  };
}

/** The route that answered; one name for whatever leads nowhere. */
export function routeOf(context: Context<{ Variables: Variables }>): string {
  return matchedRoutes(context).findLast(({ path }) => !/^\/?\*$/.test(path))?.path ?? 'other';
}
