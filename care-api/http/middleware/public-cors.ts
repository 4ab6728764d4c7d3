import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Variables } from '@/care-api/kernel/dependencies';

/** No cookies, no token, no key, no writes: whoever has a key calls from a server. */
export function publicCors(origins: readonly string[]): MiddlewareHandler<{ Variables: Variables }> {
  return cors({
    origin: origins.includes('*') ? '*' : [...origins],
    allowMethods: ['GET'],
    allowHeaders: ['Accept', 'Accept-Language', 'Content-Type', 'If-None-Match'],
    exposeHeaders: ['ETag', 'X-Request-Id'],
    maxAge: 600,
  });
}
