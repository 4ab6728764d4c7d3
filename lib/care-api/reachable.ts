import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import { fetchCareApi } from './fetch-care-api';

/** Asks one small published call: an owner's API may have no health page. */
export async function isCareApiReachable(): Promise<boolean> {
  try {
    return (await fetchCareApi(`api/${endpoints.listMenus.path}`, { deadline: 2_000 })).ok;
  } catch {
    return false;
  }
}
