import 'server-only';
import { placeOf } from '@/lib/admin/place-of';
import { endpoints } from '@/lib/contract/endpoints';
import type {
  QuestionnaireAnswers,
  QuestionnaireListings,
  QuestionnaireVersions,
} from '@/lib/contract/questionnaire-answers';
import { type PersonalReading, readAs } from './client';

export function getQuestionnaireAnswers(
  accessToken: string,
  id: number,
): Promise<PersonalReading<QuestionnaireAnswers>> {
  return readAs(accessToken, endpoints.getQuestionnaireAnswers, { params: { id } });
}

/** `asked` may name two versions, as `from` and `to`. */
export function getQuestionnaireVersions(
  accessToken: string,
  id: number,
  asked: Record<string, string>,
): Promise<PersonalReading<QuestionnaireVersions>> {
  const query = new URLSearchParams(asked);
  return readAs(accessToken, endpoints.compareQuestionnaireVersions, { params: { id }, query });
}

export function getQuestionnaireListings(
  accessToken: string,
  id: number,
): Promise<PersonalReading<QuestionnaireListings>> {
  return readAs(accessToken, endpoints.getQuestionnaireListings, { params: { id } });
}

type Asking = { id: number; title: string; questionnaireId: number | null; version: number | null };

/** Of ten thousand services many are called alike: `place` tells them apart. */
export async function findListings(accessToken: string, q: string): Promise<(Asking & { place: string })[]> {
  const query = new URLSearchParams({ page: '1', size: '25', q });
  const reading = await readAs(accessToken, endpoints.listListingTypes, { query });
  if (reading.state !== 'ready') return [];
  // Without pages it is none of ours, and knows no such words.
  const items = Array.isArray(reading.value) ? [] : reading.value.items;
  return items.map((listing) => ({ ...listing, place: placeOf(listing) }));
}

export function getAsking(accessToken: string, id: number): Promise<PersonalReading<Asking>> {
  return readAs(accessToken, endpoints.getKeptListing, { params: { id } });
}
