import type { ReceivedApplication } from '@/lib/contract/application';

type Answer = ReceivedApplication['answers'][number];
type Person = Pick<ReceivedApplication, 'answers' | 'isAnonymous'>;
export type ComparedQuestion = {
  key: string;
  label: string;
  answers: (Answer | null)[];
  /** Whether not all answered the same, as far as that may be known: of whoever is hidden some answers are too. */
  differs: boolean;
};

/** What people answered, question by question in the order asked; a question that only some were asked has its place among theirs. */
export function compareAnswers(people: readonly Person[]): ComparedQuestion[] {
  const keyOf = ({ key, label }: Answer) => key ?? label;
  const order: string[] = [];
  for (const { answers } of people) {
    let place = 0;
    for (const answer of answers) {
      const known = order.indexOf(keyOf(answer));
      if (known === -1) order.splice(place, 0, keyOf(answer));
      place = (known === -1 ? place : known) + 1;
    }
  }
  return order.map((key) => {
    const answers = people.map((person) => person.answers.find((answer) => keyOf(answer) === key) ?? null);
    const known = answers.filter((answer, at) => answer !== null || !people[at]?.isAnonymous);
    const said = new Set(known.map((answer) => answer?.value.trim().toLowerCase() ?? null));
    const label = answers.find((answer) => answer !== null)?.label ?? '';
    return { key, label, answers, differs: said.size > 1 };
  });
}
