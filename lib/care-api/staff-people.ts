import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import type { Person } from '@/lib/contract/person';
import { type PersonalReading, readAs } from './client';

export function getPerson(accessToken: string, who: string): Promise<PersonalReading<Person>> {
  return readAs(accessToken, endpoints.getPerson, { query: new URLSearchParams({ who }) });
}

/** The rows whole; 'refused' also until the admin has said their password once more. */
export function exportPerson(accessToken: string, who: string) {
  return readAs(accessToken, endpoints.exportPerson, { query: new URLSearchParams({ who }) });
}
