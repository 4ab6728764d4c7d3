import { useMemo, useState } from 'react';
import { decideOnAdvice } from '@/lib/browser/decide-on-advice';
import type { DraftQuestion } from '@/lib/contract/draft-question';
import type { KeptAdvice } from '@/lib/contract/kept-questionnaire';
import { type Advice, adviseQuestions, findKept } from '@/lib/questionnaire/law/advise';
import { purposeOf } from '@/lib/questionnaire/law/purpose';

/** A piece of advice with what somebody has decided against it. */
export type Advised = Advice & { kept: KeptAdvice | undefined };

type Written = {
  title: string;
  description: string;
  purpose: string;
  questions: readonly DraftQuestion[];
  hasRetention: boolean;
};
/** False where it was not taken. */
export type Decide = (advice: Advice, reason: string | null) => Promise<boolean>;

/** What the law has to say about questions while they are written, and what is decided about it. */
export function useLaw(id: string, written: Written, before: readonly KeptAdvice[]) {
  const { title, description, purpose, questions, hasRetention } = written;
  const [kept, setKept] = useState(before);
  const advised = useMemo(() => {
    const said = { hasPurpose: purpose !== '', hasRetention };
    const advice = adviseQuestions(questions, purposeOf(purpose, { title, description, questions }), said);
    return advice.map((one): Advised => ({ ...one, kept: findKept(one, kept) }));
  }, [title, description, purpose, questions, hasRetention, kept]);
  const decide: Decide = async ({ questionId, rule }, reason) => {
    const question = questions.find((one) => one.id === questionId);
    if (!question) return false;
    const asked = { rule, question };
    const after = await decideOnAdvice(
      id,
      reason === null ? { change: 'withdraw', ...asked } : { change: 'keep', ...asked, reason },
    );
    if (after) setKept(after);
    return after !== null;
  };
  return { advised, decide };
}
