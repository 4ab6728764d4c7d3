import type { CallBack } from '@/lib/contract/call-back';
import type { AnswerVariable } from '@/lib/contract/canned-answer';
import { fillVariables } from '@/lib/contract/variables';

/** What they typed goes in as it is: braces in it are nobody's place. */
export function fillAnswer(
  text: string,
  { name, phone, topic }: Pick<CallBack, 'name' | 'phone' | 'topic'>,
  { company, anyTopic }: { company: { name: string; phone: string } | null; anyTopic: string },
): string {
  const values: Record<AnswerVariable, string> = {
    name,
    phone,
    topic: topic.trim() || anyTopic,
    company: company?.name ?? '',
    companyPhone: company?.phone ?? '',
  };
  const inLine = Object.entries(values).map(([name, value]) => [name, value.replace(/\s+/g, ' ')]);
  return fillVariables(text, Object.fromEntries(inLine));
}
