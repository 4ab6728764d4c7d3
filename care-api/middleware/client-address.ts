import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Dependencies, Variables } from '@/care-api/dependencies';

/** Who is limited together. '' stands for this machine: the site, which speaks for all its visitors. */
export function clientAddress({
  trustProxy,
}: Dependencies): MiddlewareHandler<{ Variables: Variables; Bindings: Partial<HttpBindings> | undefined }> {
  return async (context, next) => {
    const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
    const peer = context.env?.incoming?.socket.remoteAddress ?? '';
    context.set('address', (forwarded || (isLoopback(peer) ? '' : peer)).slice(0, 64));
    await next();
  };
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}
