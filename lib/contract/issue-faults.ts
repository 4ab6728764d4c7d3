import type { z } from 'zod';
import { isFaultCode, sentenceOf, toReport } from './fault-words';
import { type Arguments, type Fault, type FaultCode, type FaultReport, toFault, type WholeCode } from './faults';

/** A fault as the message of a schema: `z.string().max(40, says('textTooLong', { max: 40 }))`. */
export function says<C extends FaultCode>(code: C, ...values: Arguments<C>): string {
  return JSON.stringify(toFault(code, ...values));
}

export function reportIssues(issues: readonly z.core.$ZodIssue[], whole: WholeCode = 'problem') {
  // Maps, because a sender may call a field `__proto__`.
  const errors = new Map<string, string>();
  const codes = new Map<string, Fault>();
  for (const issue of issues) {
    const isUnknown = issue.code === 'unrecognized_keys';
    const fault = isUnknown ? toFault('fieldUnknown') : faultOf(issue);
    for (const field of isUnknown ? issue.keys : [issue.path.join('.') || 'body']) {
      if (errors.has(field)) continue;
      errors.set(field, fault ? sentenceOf(fault) : issue.message);
      if (fault) codes.set(field, fault);
    }
  }
  return {
    ...toReport(whole),
    errors: Object.fromEntries(errors),
    codes: Object.fromEntries(codes),
  } satisfies FaultReport;
}

function faultOf({ code, message }: z.core.$ZodIssue): Fault | null {
  const isMissing = code === 'invalid_type' && message.endsWith('received undefined');
  return isMissing ? toFault('fieldMissing') : readFault(message);
}

export function sayIssue({ message }: Pick<z.core.$ZodIssue, 'message'>): string {
  const fault = readFault(message);
  return fault ? sentenceOf(fault) : message;
}

export function readFault(message: string): Fault | null {
  if (!message.startsWith('{')) return null;
  const fault: Fault = JSON.parse(message);
  return isFaultCode(fault.code) ? fault : null;
}
