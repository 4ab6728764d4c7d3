import type { Writer } from '@/care-api/kernel/db';
import { type QuestionInput, questionInput } from '@/lib/contract/questionnaire';
import { getQuestionnaire } from './list-questionnaires';
import { type QuestionContent, toContents } from './question-content';
import { storeVersion } from './store-version';

/** Only what is new is checked: imported questions may be odd, and sent back they stay. True for a new version. */
export async function storeIfNew(
  tx: Writer,
  questionnaireId: number,
  toWanted: (stored: readonly QuestionInput[]) => QuestionContent[],
  { check = () => {}, by = null }: { check?: () => void; by?: string | null } = {},
): Promise<boolean> {
  const questionnaire = await getQuestionnaire(tx, questionnaireId);
  const stored = (questionnaire?.questions ?? []).map((question) => questionInput.parse(question));
  const wanted = toWanted(stored);
  if (JSON.stringify(wanted) === JSON.stringify(toContents(stored))) return false;
  check();
  await storeVersion(tx, questionnaireId, wanted, by);
  return true;
}
