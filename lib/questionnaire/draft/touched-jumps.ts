import type { DraftQuestion } from '@/lib/contract/draft-question';

/** A jump that an edit would change: whose, by which answer (null for every other), whereto, and then (null: not at all). */
export type TouchedJump = { questionId: number; value: string | null; from: number; to: number | null };

export function touchedJumps(before: readonly DraftQuestion[], after: readonly DraftQuestion[]): TouchedJump[] {
  const later = new Map(after.map((question) => [question.id, question]));
  return before.flatMap((question) => {
    const stays = later.get(question.id);
    if (!stays || stays === question) return [];
    return question.jumps.flatMap(({ conditionValue, destination }): TouchedJump[] => {
      const value = conditionValue[0]?.value ?? null;
      const now = stays.jumps.find((jump) => (jump.conditionValue[0]?.value ?? null) === value)?.destination.id ?? null;
      return now === destination.id ? [] : [{ questionId: question.id, value, from: destination.id, to: now }];
    });
  });
}
