import type { CallBack } from '@/lib/contract/call-back';
import { type AnswerVariable, variablePattern } from '@/lib/contract/canned-answer';

/** Fills an answer in for whoever asked. What they typed is put in as it is: braces in it are nobody's place. */
export function fillAnswer(
  text: string,
  { name, phone, topic }: Pick<CallBack, 'name' | 'phone' | 'topic'>,
  company: { name: string; phone: string } | null,
): string {
  const values: Record<AnswerVariable, string> = {
    ...{ name, phone, topic },
    company: company?.name ?? '',
    companyPhone: company?.phone ?? '',
  };
  const known = new Map<string, string>(Object.entries(values));
  return text.replace(variablePattern, (place, variable: string) => known.get(variable)?.replace(/\s+/g, ' ') ?? place);
}
