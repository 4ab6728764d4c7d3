import 'server-only';
import type { z } from 'zod';
import type { AnswerRecord } from '@/lib/answers/to-records';
import type { Application, applicationAnswer } from '@/lib/contract/application';
import type { Begun, DraftInput, DraftSaved, KeptDraft } from '@/lib/contract/draft';
import { endpoints } from '@/lib/contract/endpoints';
import type { Question } from '@/lib/contract/questionnaire';
import { type PersonalReading, read, readAs, send, type Writing } from './client';
import type { Reading } from './reading';

export async function listQuestionsOfListing(listingId: number): Promise<Reading<Question[]>> {
  const reading = await read(endpoints.listQuestionsOfListing, { params: { id: listingId } });
  // An API may know the listing and yet have no place for its questions.
  return reading.state === 'missing' ? { state: 'ready', value: [] } : reading;
}

export function getDraft(accessToken: string, listingId: number): Promise<PersonalReading<KeptDraft>> {
  return readAs(accessToken, endpoints.getDraft, { params: { id: listingId } });
}

export function saveDraft(accessToken: string, listingId: number, draft: DraftInput): Promise<Writing<DraftSaved>> {
  return send(endpoints.saveDraft, draft, { params: { id: listingId }, accessToken });
}

export function listDrafts(accessToken: string): Promise<PersonalReading<Begun[]>> {
  return readAs(accessToken, endpoints.listDrafts);
}

export function forgetDraft(accessToken: string, listingId: number): Promise<Writing<unknown>> {
  return send(endpoints.deleteDraft, undefined, { params: { id: listingId }, accessToken });
}

/** Sends all answers together. The value is truthy when they were stored. `locale` is that of the page they come from. */
export function createResponses(
  accessToken: string,
  records: readonly AnswerRecord[],
  { locale, wantsCopy }: { locale: string; wantsCopy: boolean },
): Promise<Writing<unknown>> {
  const query = wantsCopy ? { query: new URLSearchParams({ copy: '1' }) } : {};
  return send(endpoints.createResponses, records, { accessToken, locale, ...query });
}

export function listApplications(accessToken: string): Promise<PersonalReading<Application[]>> {
  return readAs(accessToken, endpoints.listApplications);
}

export function withdrawApplication(accessToken: string, id: number): Promise<Writing<Application>> {
  return send(endpoints.updateApplication, { withdrawn: true }, { params: { id }, accessToken });
}

export function answerApplication(
  accessToken: string,
  id: number,
  answer: z.input<typeof applicationAnswer>,
  once: string | undefined,
): Promise<Writing<Application>> {
  return send(endpoints.answerApplication, answer, { params: { id }, accessToken, once });
}
