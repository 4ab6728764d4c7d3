import { and, eq } from 'drizzle-orm';
import { questionnaireAdvice } from '@/care-api/database/schema/questionnaires';
import { noteChange, requirePart } from '@/care-api/desk/change-row';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import type { AdviceInput, KeptAdvice } from '@/lib/contract/kept-questionnaire';
import { meaningOf } from '@/lib/questionnaire/law/meaning-of';
import { readWhole } from './kept-row';
import { questionnaireResource } from './questionnaire-resource';

/** The audit has who, when, why and the words it was about. @throws Refusal 403 where it is not the caller's work. */
export function decideOnAdvice(
  db: Db,
  id: number,
  input: AdviceInput,
  { caller, now }: { caller: Account; now: Date },
): Promise<KeptAdvice[] | null> {
  const { rule, question } = input;
  const key = { questionnaireId: id, rule, meaning: meaningOf(question) };
  return db.transaction(async (tx) => {
    const [row] = await readWhole(tx, [id]);
    if (!row || row.deletedAt) return null;
    await requirePart(tx, questionnaireResource, [id], caller);
    const before = row.keptAdvice.find((one) => one.rule === rule && one.meaning === key.meaning)?.reason;
    const reason = input.change === 'keep' ? input.reason : undefined;
    if (reason === before) return row.keptAdvice;
    if (reason === undefined) await tx.delete(questionnaireAdvice).where(isIt(key));
    else {
      const by = { reason, accountId: caller.id, createdAt: now };
      const target = [questionnaireAdvice.questionnaireId, questionnaireAdvice.meaning, questionnaireAdvice.rule];
      await tx
        .insert(questionnaireAdvice)
        .values({ ...key, ...by })
        .onConflictDoUpdate({ target, set: by });
    }
    const action = reason === undefined ? 'withdrawAdvice' : 'keepAdvice';
    const noted: Parameters<typeof noteChange>[1] = {
      kind: questionnaireResource.kind,
      id,
      caller,
      action,
      now,
      told: { rule, question: question.headline },
    };
    await noteChange(tx, noted, { reason: before ?? '' }, { reason: reason ?? '' });
    const [after] = await readWhole(tx, [id]);
    return after?.keptAdvice ?? null;
  });
}

type Key = Pick<typeof questionnaireAdvice.$inferSelect, 'questionnaireId' | 'rule' | 'meaning'>;

function isIt({ questionnaireId, rule, meaning }: Key) {
  const { questionnaireId: of, rule: ofRule, meaning: ofMeaning } = questionnaireAdvice;
  return and(eq(of, questionnaireId), eq(ofRule, rule), eq(ofMeaning, meaning));
}
