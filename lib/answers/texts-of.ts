import type { Question } from '@/lib/contract/questionnaire';

/** All that it says to whoever answers. */
export function textsOf({ headline, description = '', unit = '', choices }: Question): string[] {
  return [headline, description, unit, ...choices.map(({ label }) => label)];
}
