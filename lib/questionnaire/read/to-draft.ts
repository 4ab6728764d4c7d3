import { type DraftQuestion, draftQuestion } from '@/lib/contract/draft-question';
import type { FileForm } from './read-file-forms';

/** Questions of a file as they are written on: one that is known by its identifier keeps its id, for answers go by it. */
export function toDraft(
  { questions }: Pick<FileForm, 'questions'>,
  known: readonly DraftQuestion[],
  newId: () => number,
): DraftQuestion[] {
  const idOf = new Map(known.flatMap(({ identifier, id }) => (identifier ? [[identifier, id] as const] : [])));
  const ids = new Map(questions.map(({ id, identifier }) => [id, idOf.get(identifier ?? '') ?? newId()]));
  return questions.map((question) => {
    const { jumps, ...rest } = draftQuestion.parse(question);
    const led = jumps.map((jump) => ({ ...jump, destination: { id: ids.get(jump.destination.id) ?? 0 } }));
    return { ...rest, id: ids.get(question.id) ?? newId(), jumps: led };
  });
}
