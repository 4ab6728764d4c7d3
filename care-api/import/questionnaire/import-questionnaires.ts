import { and, eq } from 'drizzle-orm';
import { questionnaires } from '@/care-api/database/schema/questionnaires';
import type { StoreCounts } from '@/care-api/import/store-counts';
import type { Db, Writer } from '@/care-api/kernel/db';
import { toContents } from '@/care-api/questionnaires/question-content';
import { storeIfNew } from '@/care-api/questionnaires/store-if-new';
import { mostQuestions } from '@/lib/contract/questionnaire';
import { dropBrokenQuestions } from '@/lib/questionnaire/read/drop-broken-questions';
import type { ReadQuestionnaire } from '@/lib/questionnaire/read/read-questionnaire';
import { type SaidNote, sayNote } from './say-note';

type Taken = { title: string; questions: number; jumps: number; notes: SaidNote[] };
export type QuestionnaireSummary = StoreCounts & { taken: Taken[]; left: SaidNote[] };

type Options = {
  /** Leaves out a questionnaire with a question that no way leads to, as of a form whose logic was not taken whole. */
  wantsAllReached?: boolean;
  onProgress?: (done: number, of: number) => void;
};

/** All or, on an error, none. One taken before is left alone when it is the same, else gets a new version. */
export async function importQuestionnaires(
  db: Db,
  read: readonly ReadQuestionnaire[],
  { wantsAllReached = false, onProgress = () => {} }: Options = {},
): Promise<QuestionnaireSummary> {
  return db.transaction(async (tx) => {
    const summary: QuestionnaireSummary = { created: 0, changed: 0, unchanged: 0, taken: [], left: [] };
    for (const [index, one] of read.entries()) {
      const { questions, left, odd, isAllReached } = dropBrokenQuestions(one.questions);
      const all = [...one.notes, ...left, ...odd].map(sayNote);
      const reason = whyNot(questions, isAllReached || !wantsAllReached);
      if (reason !== null) {
        summary.left.push({ what: one.title, reason }, ...all);
        continue;
      }
      const done = await store(tx, { ...one, questions });
      if (done === 'inTrash') {
        summary.left.push({ what: one.title, reason: 'it lies in the trash: take it out first' }, ...all);
        continue;
      }
      summary[done] += 1;
      const jumps = questions.reduce((sum, question) => sum + (question.jumps?.length ?? 0), 0);
      summary.taken.push({ title: one.title, questions: questions.length, jumps, notes: all });
      onProgress(index + 1, read.length);
    }
    return summary;
  });
}

function whyNot({ length }: readonly unknown[], isReached: boolean): string | null {
  if (length === 0) return 'it has no question that can be asked';
  if (length > mostQuestions) return 'it has too many questions';
  return isReached ? null : 'no way leads to some of its questions; with --anyway it is taken all the same';
}

async function store(tx: Writer, read: ReadQuestionnaire): Promise<keyof StoreCounts | 'inTrash'> {
  const { source, sourceKey, title, description } = read;
  const isIt = and(eq(questionnaires.source, source), eq(questionnaires.sourceKey, sourceKey));
  const [before] = await tx.select().from(questionnaires).where(isIt).for('update');
  if (before === undefined) {
    const row = { source, sourceKey, title, description, purpose: read.purpose };
    const [made] = await tx.insert(questionnaires).values(row).returning({ id: questionnaires.id });
    if (!made) throw new Error('The questionnaire was not stored.');
    await storeIfNew(tx, made.id, () => toContents(read.questions));
    return 'created';
  }
  if (before.deletedAt !== null) return 'inTrash';
  // What the file does not say stays as somebody said it.
  const purpose = read.purpose || before.purpose;
  const isNamedSame = before.title === title && before.description === description && before.purpose === purpose;
  const isChanged = await storeIfNew(tx, before.id, () => toContents(read.questions));
  if (isNamedSame && !isChanged) return 'unchanged';
  const changed = { title, description, purpose, version: before.version + 1 };
  await tx.update(questionnaires).set(changed).where(eq(questionnaires.id, before.id));
  return 'changed';
}
