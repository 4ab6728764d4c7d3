import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import { fetchCareApi } from './fetch-care-api';
import { readAnswer } from './read-answer';

/** Asks one small published call, an owner's API may have no health page, and looks whether its answer can be read. */
export async function isCareApiReachable(): Promise<boolean> {
  const call = endpoints.listMenus;
  try {
    return await fetchCareApi(`api/${call.path}`, { deadline: 2_000 }, async (response) => {
      const text = await readAnswer(response, call);
      return response.ok && call.response.safeParse(JSON.parse(text)).success;
    });
  } catch {
    return false;
  }
}
