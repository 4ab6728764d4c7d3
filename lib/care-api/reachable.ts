import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import { careApiUrl } from '@/lib/env';

/** Asks one small published call: an owner's API may have no health page. */
export async function isCareApiReachable(): Promise<boolean> {
  try {
    const response = await fetch(`${careApiUrl()}/api/${endpoints.listMenus.path}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(2_000),
    });
    return response.ok;
  } catch {
    return false;
  }
}
