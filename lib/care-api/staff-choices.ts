import 'server-only';
import { menuResource } from '@/lib/admin/menus';
import type { Choice, ChoiceRoom, Chosen, ResourceFacts } from '@/lib/admin/resource';
import { endpoints } from '@/lib/contract/endpoints';
import type { SearchFilter } from '@/lib/contract/search-filter';
import { rowsOf } from '@/lib/contract/staff-list';
import { languageOf, prefixedLocales } from '@/lib/i18n/languages';
import { spokenName } from '@/lib/sign-in/made-up-name';
import { readAs } from './client';
import { listShownPictures } from './published/pictures';
import { listApplicationOwners } from './staff-applications';
import { listCallBackOwners } from './staff-call-backs';
import { listWhole } from './staff-resources';

const readers: Readonly<Record<ChoiceRoom, (accessToken: string) => Promise<Choice[]>>> = {
  categories: async (accessToken) => {
    const reading = await readAs(accessToken, endpoints.listCategories);
    const rows = reading.state === 'ready' ? rowsOf(reading.value) : [];
    return rows.map(({ id, name }) => ({ value: String(id), label: name }));
  },
  filters: async (accessToken) =>
    (await listFilters(accessToken)).map(({ id, header, value }) => ({
      value: String(id),
      label: `${header}: ${value}`,
      group: header,
      inGroup: value,
    })),
  headers: async (accessToken) =>
    [...new Set((await listFilters(accessToken)).map(({ header }) => header))].map((value) => ({
      value,
      label: value,
    })),
  questionnaires: async (accessToken) => {
    const reading = await readAs(accessToken, endpoints.listQuestionnaires);
    const rows = reading.state === 'ready' ? reading.value : [];
    return rows.map(({ id, title }) => ({ value: String(id), label: title }));
  },
  pictures: async (accessToken) => {
    const newest = new URLSearchParams({ page: '1', status: 'pictures', size: '50', sort: '-created' });
    const reading = await readAs(accessToken, endpoints.listMedia, { query: newest });
    if (reading.state === 'ready') {
      return reading.value.items.map(({ name, alt, title }) => ({ value: name, label: alt || title || name }));
    }
    return reading.state === 'missing' ? listShownPictures(accessToken) : [];
  },
  menus: async (accessToken) => {
    const reading = await listWhole(menuResource, accessToken);
    const rows = reading.state === 'ready' ? reading.value : [];
    return rows.map(({ id, name }) => ({ value: String(id), label: name }));
  },
  languages: async () => prefixedLocales.map((locale) => ({ value: locale, label: languageOf(locale).name })),
  colleagues: async (accessToken) => {
    const query = new URLSearchParams({ page: '1', status: 'staff', size: '100', sort: 'name' });
    const reading = await readAs(accessToken, endpoints.listAccounts, { query });
    const rows = reading.state === 'ready' ? rowsOf(reading.value) : [];
    return rows.map((account) => ({ value: account.id, label: spokenName(account) || account.email }));
  },
  owners: async (accessToken) => (await listCallBackOwners(accessToken)).map(toChoice),
  applicationOwners: async (accessToken) => (await listApplicationOwners(accessToken)).map(toChoice),
};

function toChoice({ id, name }: { id: string; name: string }): Choice {
  return { value: id, label: name };
}

async function listFilters(accessToken: string): Promise<SearchFilter[]> {
  const reading = await readAs(accessToken, endpoints.listSearchFilters);
  return reading.state === 'ready' && Array.isArray(reading.value) ? reading.value : [];
}

type Choosing = Pick<ResourceFacts, 'filters' | 'bulk'> & { editor?: { fields: readonly { room?: ChoiceRoom }[] } };

export async function listChoices(accessToken: string, { filters = {}, bulk = [], editor }: Choosing): Promise<Chosen> {
  const named = [...Object.values(filters), ...bulk.flatMap(({ field }) => field ?? [])];
  const rooms = [
    ...new Set([
      ...named.flatMap(({ choices }) => (typeof choices === 'string' ? choices : [])),
      ...(editor?.fields ?? []).flatMap(({ room }) => room ?? []),
    ]),
  ];
  const found = await Promise.all(rooms.map(async (room) => [room, await listRoom(accessToken, room)] as const));
  return Object.fromEntries(found);
}

export async function listRoom(accessToken: string, room: ChoiceRoom): Promise<Choice[]> {
  const choices = await readers[room](accessToken);
  return room === 'pictures' ? choices : choices.sort((a, b) => a.label.localeCompare(b.label, 'en'));
}
