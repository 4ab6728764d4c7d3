import 'server-only';
import { type ListQuery, toApiQuery } from '@/lib/admin/list-query';
import type { ListPage } from '@/lib/admin/page-of-rows';
import type { Run } from '@/lib/contract/bulk';
import { endpoints } from '@/lib/contract/endpoints';
import { type SettingKey, settingKeys } from '@/lib/contract/settings';
import type { Found } from '@/lib/contract/staff-search';
import type { TrashItem } from '@/lib/contract/trash';
import type { ListChoice } from '@/lib/contract/view';
import { type PersonalReading, readAs } from './client';
import { readIfThere } from './published/get-calls';

export function verifyAudit(accessToken: string) {
  return readAs(accessToken, endpoints.verifyAudit);
}

export function getRun(accessToken: string, id: number): Promise<PersonalReading<Run>> {
  return readAs(accessToken, endpoints.getRun, { params: { id } });
}

export function getTrashPage(accessToken: string, query: ListQuery): Promise<PersonalReading<ListPage<TrashItem>>> {
  return readAs(accessToken, endpoints.listTrash, { query: toApiQuery(query) });
}

export async function getListChoice(accessToken: string, list: string): Promise<ListChoice | null> {
  const reading = await readIfThere(accessToken, endpoints.listViews, { query: new URLSearchParams({ list }) });
  return reading.state === 'ready' ? reading.value : null;
}

export async function searchOffice(accessToken: string, q: string): Promise<Found[]> {
  const reading = await readAs(accessToken, endpoints.searchOffice, { query: new URLSearchParams({ q }) });
  return reading.state === 'ready' ? reading.value.items : [];
}

export function getSettings(accessToken: string) {
  const get = (key: SettingKey) => readAs(accessToken, endpoints.getSetting, { params: { key } });
  return Promise.all(settingKeys.map(get));
}

export async function getSample(accessToken: string) {
  const reading = await readIfThere(accessToken, endpoints.getSample);
  return reading.state === 'ready' ? reading.value : null;
}
