import { type APIRequestContext, expect } from '@playwright/test';
import { z } from 'zod';
import { toRecords } from '../../lib/answers/to-records';
import { type Question, questionSchema } from '../../lib/contract/questionnaire';
import { isAnswerable } from '../../lib/questionnaire/flow';
import { daysFromNow } from './days';

const texts: Partial<Record<NonNullable<Question['inputKind']>, string>> = {
  email: 'edith@example.org',
  phone: '01632 960111',
  number: '7',
  date: daysFromNow(40),
};

/** Sends answers to all that a listing asks, as whoever is signed in, without its pages; answers the reference. */
export async function apply(request: APIRequestContext, site = '', listingId = 41): Promise<string> {
  const asked = await request.get(`${site}/api/care/Questionnairestype/typeIdquestions/${listingId}`);
  const questions = z.array(questionSchema).parse(await asked.json());
  const answers = new Map(
    questions.filter(isAnswerable).map(({ id, choices, inputKind }) => {
      return [id, [choices[0]?.value ?? (inputKind && texts[inputKind]) ?? 'Words']];
    }),
  );
  const data = toRecords(questions, answers, { listingId, userId: '', now: new Date() });
  const sent = await request.post(`${site}/api/care/Response/ObjectResponses`, { data });
  expect(sent.status()).toBe(201);
  return z.object({ reference: z.string() }).parse(await sent.json()).reference;
}
