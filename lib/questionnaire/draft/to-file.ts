import type { DraftQuestion } from '@/lib/contract/draft-question';

type Written = { title: string; description: string; purpose: string; questions: readonly DraftQuestion[] };

/** A questionnaire as a file of JSON, which is taken back as the same; numbered by place, for ids are of one database. */
export function toFile({ title, description, purpose, questions }: Written): string {
  const places = new Map(questions.map(({ id }, index) => [id, index + 1]));
  const numbered = questions.map(({ jumps, ...question }, index) => ({
    ...question,
    id: index + 1,
    jumps: jumps.map((jump) => ({ ...jump, destination: { id: places.get(jump.destination.id) ?? 0 } })),
  }));
  return `${JSON.stringify({ title, description, purpose, questions: numbered }, null, 2)}\n`;
}
