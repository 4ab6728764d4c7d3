import 'server-only';
import type { Choice, ChoiceRoom, Chosen, NounFacts } from '@/lib/admin/noun';
import { endpoints } from '@/lib/contract/endpoints';
import { readAs } from './client';

const readers: Readonly<Record<ChoiceRoom, (accessToken: string) => Promise<Choice[]>>> = {
  categories: async (accessToken) => {
    const reading = await readAs(accessToken, endpoints.listCategories);
    const rows = reading.state === 'ready' && Array.isArray(reading.value) ? reading.value : [];
    return rows.map(({ id, name }) => ({ value: String(id), label: name }));
  },
  filters: async (accessToken) => {
    const reading = await readAs(accessToken, endpoints.listSearchFilters);
    const rows = reading.state === 'ready' ? reading.value : [];
    return rows.map(({ id, header, value }) => ({ value: String(id), label: `${header}: ${value}` }));
  },
  questionnaires: async (accessToken) => {
    const reading = await readAs(accessToken, endpoints.listQuestionnaires);
    const rows = reading.state === 'ready' ? reading.value : [];
    return rows.map(({ id, title }) => ({ value: String(id), label: title }));
  },
};

/** What the filters and bulk actions of a noun's list can be given: nothing while the API does not answer. */
export async function listChoices(accessToken: string, { filters = {}, bulk = [] }: NounFacts): Promise<Chosen> {
  const named = [...Object.values(filters), ...bulk.flatMap(({ field }) => field ?? [])];
  const rooms = [...new Set(named.flatMap(({ choices }) => (typeof choices === 'string' ? choices : [])))];
  const found = await Promise.all(
    rooms.map(async (room) => {
      const choices = await readers[room](accessToken);
      return [room, choices.sort((a, b) => a.label.localeCompare(b.label, 'en'))] as const;
    }),
  );
  return Object.fromEntries(found);
}
