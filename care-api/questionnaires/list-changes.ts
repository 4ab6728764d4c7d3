import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import type { Writer } from '@/care-api/kernel/db';
import type { DraftChanges } from '@/lib/contract/draft';
import type { QuestionWire } from '@/lib/contract/questionnaire';
import { isCurrentVersion, questionsAsStored, questionsJson } from './question-json';

const changedRow = z.object({ before: questionsAsStored, now: questionsAsStored });

/** `7.3` is the third version of questionnaire 7. Null where they are the same, and for a version nobody knows. */
export async function listChanges(db: Writer, listingId: number, version: string): Promise<DraftChanges | null> {
  const [, questionnaire, number] = /^(\d{1,9})\.(\d{1,9})$/.exec(version) ?? [];
  if (!questionnaire || !number) return null;
  const begun = sql`v.questionnaire_id = lq.questionnaire_id and v.number = ${number}::int`;
  const rows = await readRows(
    db,
    changedRow,
    sql`
    select ${questionsJson(begun)} as before,
      ${questionsJson(sql`v.questionnaire_id = lq.questionnaire_id and ${isCurrentVersion}`)} as now
    from listing_questionnaires lq
    where lq.listing_id = ${listingId} and lq.questionnaire_id = ${questionnaire}::int and ${number}::int <> (
      select max(latest.number) from questionnaire_versions latest
      where latest.questionnaire_id = lq.questionnaire_id)`,
  );
  const { before = [], now = [] } = rows[0] ?? {};
  if (before.length === 0) return null;
  const knownBefore = byIdentifier(before);
  const knownNow = byIdentifier(now);
  return {
    added: now.filter((question) => !knownBefore.has(nameOf(question))).map(({ headline }) => headline ?? ''),
    dropped: before.filter((question) => !knownNow.has(nameOf(question))).map(({ headline }) => headline ?? ''),
    reworded: now
      .filter((question) => {
        const old = knownBefore.get(nameOf(question));
        return old !== undefined && wordsOf(old) !== wordsOf(question);
      })
      .map(nameOf),
  };
}

const nameOf = ({ identifier }: QuestionWire) => identifier ?? '';

function byIdentifier(questions: readonly QuestionWire[]): Map<string, QuestionWire> {
  return new Map(questions.map((question) => [nameOf(question), question]));
}

function wordsOf({ headline, description, choices }: QuestionWire): string {
  return JSON.stringify([headline, description, choices]);
}
