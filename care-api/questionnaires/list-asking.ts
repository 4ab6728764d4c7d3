import { sql } from 'drizzle-orm';
import { readRows } from '@/care-api/database/read-rows';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { isShown } from '@/care-api/listings/is-shown';
import { type QuestionnaireListings, questionnaireListings } from '@/lib/contract/questionnaire-answers';
import { readTheirs } from './questionnaire-resource';

/** Null where there is no such questionnaire. @throws Refusal 403 where one of them is not the caller's work. */
export async function listAsking(db: Db, id: number, caller: Account): Promise<QuestionnaireListings | null> {
  const questionnaire = await readTheirs(db, id, caller);
  if (!questionnaire) return null;
  const listings = await readRows(
    db,
    questionnaireListings.shape.listings.element,
    sql`
    select l.id, l.title from listing_questionnaires lq join listings l on l.id = lq.listing_id
    where lq.questionnaire_id = ${id} and ${isShown} order by lower(l.title), l.id`,
  );
  return { title: questionnaire.title ?? '', listings };
}
