import 'server-only';
import type { z } from 'zod';
import type { AnswerRecord } from '@/lib/answers/to-records';
import type { Application, applicationAnswer } from '@/lib/contract/application';
import type { Begun, DraftInput, DraftSaved, KeptDraft } from '@/lib/contract/draft';
import { endpoints } from '@/lib/contract/endpoints';
import type { Question } from '@/lib/contract/questionnaire';
import type { Owner } from './accounts';
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

export function saveDraft(owner: Owner, listingId: number, draft: DraftInput): Promise<Writing<DraftSaved>> {
  return send(endpoints.saveDraft, draft, { ...owner, params: { id: listingId } });
}

export function listDrafts(accessToken: string): Promise<PersonalReading<Begun[]>> {
  return readAs(accessToken, endpoints.listDrafts);
}

export function forgetDraft(owner: Owner, listingId: number): Promise<Writing<unknown>> {
  return send(endpoints.deleteDraft, undefined, { ...owner, params: { id: listingId } });
}

/** Sends all answers together. The value is truthy when they were stored. */
export function createResponses(
  owner: Owner,
  records: readonly AnswerRecord[],
  { wantsCopy }: { wantsCopy: boolean },
): Promise<Writing<unknown>> {
  const query = wantsCopy ? { query: new URLSearchParams({ copy: '1' }) } : {};
  return send(endpoints.createResponses, records, { ...owner, ...query });
}

export function listApplications(accessToken: string): Promise<PersonalReading<Application[]>> {
  return readAs(accessToken, endpoints.listApplications);
}

export function withdrawApplication(owner: Owner, id: number): Promise<Writing<Application>> {
  return send(endpoints.updateApplication, { withdrawn: true }, { ...owner, params: { id } });
}

export function answerApplication(
  owner: Owner,
  id: number,
  answer: z.input<typeof applicationAnswer>,
  once: string | undefined,
): Promise<Writing<Application>> {
  return send(endpoints.answerApplication, answer, { ...owner, params: { id }, once });
}
