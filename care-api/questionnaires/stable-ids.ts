import type { DraftQuestion } from '@/lib/contract/draft-question';

/** Stored ids are new with each version; these follow from the identifiers: words that wait can stand on them. */
export function withStableIds(questions: readonly DraftQuestion[]): DraftQuestion[] {
  const taken = new Set<number>();
  const stable = new Map<number, number>();
  for (const { id, identifier } of questions) {
    let name = toNumber(identifier);
    while (taken.has(name)) name += 1;
    taken.add(name);
    stable.set(id, name);
  }
  const idOf = (id: number) => stable.get(id) ?? id;
  return questions.map((question) => ({
    ...question,
    id: idOf(question.id),
    jumps: question.jumps.map((jump) => ({ ...jump, destination: { id: idOf(jump.destination.id) } })),
  }));
}

/** FNV-1a: from 1 up to 2³¹. */
function toNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 1) + 1;
}
