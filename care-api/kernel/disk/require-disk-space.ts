import type { MiddlewareHandler } from 'hono';
import type { Dependencies, Variables } from '@/care-api/kernel/dependencies';
import { diskFull } from './disk-full';

/** Bytes kept free, so that what was acknowledged can always be finished. */
export const diskReserve = 64 * 1024 * 1024;

/** Below this nothing is written at all: a segment of the database's own log takes 16 MB. */
export const writeFloor = 24 * 1024 * 1024;

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];
/** Logging in and out. */
const session = /^\/(api\/)?(loginuser|refreshtoken|logoutuser|session)(\/|$)/;

/** While the disk is nearly full only what makes room is let through: logging in, and deleting. */
export function requireDiskSpace(deps: Pick<Dependencies, 'freeBytes'>): MiddlewareHandler<{ Variables: Variables }> {
  return async (context, next) => {
    const { method, path } = context.req;
    if (!safeMethods.includes(method)) {
      const needed = method === 'DELETE' || session.test(path) ? writeFloor : diskReserve;
      if ((await deps.freeBytes()) < needed) throw diskFull();
    }
    await next();
  };
}

export async function isDiskFull({ freeBytes }: Pick<Dependencies, 'freeBytes'>): Promise<boolean> {
  return (await freeBytes()) < diskReserve;
}
