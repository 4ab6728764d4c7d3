import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Dependencies, Variables } from '@/care-api/kernel/dependencies';
import { hashSecretToken } from '@/care-api/kernel/secret-token';
import { visitorHeader } from '@/lib/contract/visitor-header';
import { networkOf } from '@/lib/http/network-of.mjs';

type Address = MiddlewareHandler<{ Variables: Variables; Bindings: Partial<HttpBindings> | undefined }>;

/** Who is limited together. '' stands for this machine: the site where it cannot say for whom it speaks. */
export function clientAddress({ trustProxy, siteKey }: Pick<Dependencies, 'trustProxy' | 'siteKey'>): Address {
  return async (context, next) => {
    const visitor = readVisitor(context.req.header(visitorHeader), siteKey);
    const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
    const peer = context.env?.incoming?.socket.remoteAddress ?? '';
    context.set('address', networkOf(withoutLoopback(visitor ?? (forwarded || peer))).slice(0, 64));
    await next();
  };
}

/** Undefined unless the site, which alone has the key, says it. */
function readVisitor(header: string | undefined, siteKey: string | undefined): string | undefined {
  if (!siteKey || header === undefined) return undefined;
  const [key = '', address = ''] = header.split(' ');
  // Compared by hash, the time it takes tells nothing of the key.
  return hashSecretToken(key) === hashSecretToken(siteKey) ? address : undefined;
}

function withoutLoopback(address: string): string {
  const isLoopback = address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
  return isLoopback ? '' : address;
}
