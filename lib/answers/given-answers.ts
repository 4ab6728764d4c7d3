import { withoutInvisibleSigns } from '@/lib/contract/invisible-signs';
import type { Answers } from '@/lib/questionnaire/flow';

/** Answers as they count: without spaces around them and what nobody sees, and none that is blank. */
export function givenAnswers(answers: Answers): Map<number, readonly string[]> {
  const given = new Map<number, readonly string[]>();
  for (const [id, values] of answers) {
    const filled = values.map((value) => withoutInvisibleSigns(value).trim()).filter(Boolean);
    if (filled.length > 0) given.set(id, filled);
  }
  return given;
}
