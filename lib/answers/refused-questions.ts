import type { FaultCode, FaultReport, Said } from '@/lib/contract/faults';
import type { AnswerRecord } from './to-records';

/** `3.responseValue` is about the fourth record, `questions.17` about question 17; what is neither is left over. */
export function refusedQuestions(
  { errors = {}, codes = {} }: Pick<FaultReport, 'errors' | 'codes'>,
  records: readonly Pick<AnswerRecord, 'QuestionId'>[],
): { ids: Set<number>; rest: Said[] } {
  const ids = new Set<number>();
  const rest: Said[] = [];
  for (const [field, sentence] of Object.entries(errors)) {
    const missing = /^questions\.(\d+)$/.exec(field)?.[1];
    const place = /^(\d+)\.(?:question|response)/i.exec(field)?.[1];
    const id = missing ? Number(missing) : place ? records[Number(place)]?.QuestionId : undefined;
    if (id === undefined) rest.push({ fault: codes[field], sentence });
    else ids.add(id);
  }
  return { ids, rest };
}

export function refusedRecords<R>(
  { codes = {} }: Pick<FaultReport, 'codes'>,
  code: FaultCode,
  records: readonly R[],
): R[] {
  return Object.entries(codes).flatMap(([field, fault]) => {
    const place = fault.code === code ? /^(\d+)\.response/i.exec(field)?.[1] : undefined;
    return place === undefined ? [] : (records[Number(place)] ?? []);
  });
}
