import type { MiddlewareHandler } from 'hono';
import type { Dependencies, Variables } from '@/care-api/dependencies';
import { diskFull } from './disk-full';

/** Bytes kept free, so that what was acknowledged can always be finished. */
export const diskReserve = 64 * 1024 * 1024;

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses whatever would write while the disk is nearly full, before anything is stored. */
export function requireDiskSpace(deps: Pick<Dependencies, 'freeBytes'>): MiddlewareHandler<{ Variables: Variables }> {
  return async (context, next) => {
    if (!safeMethods.includes(context.req.method) && (await isDiskFull(deps))) throw diskFull();
    await next();
  };
}

export async function isDiskFull({ freeBytes }: Pick<Dependencies, 'freeBytes'>): Promise<boolean> {
  return (await freeBytes()) < diskReserve;
}
