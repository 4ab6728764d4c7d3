import { isFaultCode } from '@/lib/contract/fault-words';
import type { Said } from '@/lib/contract/faults';
import type { ImportReason } from '@/lib/contract/import';

export function saidOf({ code, values, message }: ImportReason): Said {
  return { fault: isFaultCode(code) ? { ...values, code } : undefined, sentence: message };
}
