import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Variables } from '@/care-api/kernel/dependencies';

/**
 * Lets scripts of these origins, or of all by `*`, read what anyone may. They bring no cookies, no token and no key, and
 * write nothing: whoever has a key calls from a server.
 */
export function publicCors(origins: readonly string[]): MiddlewareHandler<{ Variables: Variables }> {
  return cors({
    origin: origins.includes('*') ? '*' : [...origins],
    allowMethods: ['GET'],
    allowHeaders: ['Accept', 'Accept-Language', 'Content-Type', 'If-None-Match'],
    exposeHeaders: ['ETag', 'X-Request-Id'],
    maxAge: 600,
  });
}
