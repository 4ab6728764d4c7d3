import { faults } from './fault-sentences';
import type { Fault, FaultCode, FaultLike, FaultReport, WholeCode } from './faults';

export function toReport(whole: FaultLike, fields: Record<string, FaultLike> = {}): FaultReport {
  const { code, ...values } = asFault(whole);
  const codes = Object.fromEntries(Object.entries(fields).map(([field, fault]) => [field, asFault(fault)]));
  const errors = Object.fromEntries(Object.entries(codes).map(([field, fault]) => [field, sentenceOf(fault)]));
  return {
    message: sentenceOf({ ...values, code }),
    code,
    ...(Object.keys(values).length > 0 && { values }),
    ...(Object.keys(codes).length > 0 && { errors, codes }),
  };
}

function asFault(fault: FaultLike): Fault {
  return typeof fault === 'string' ? { code: fault } : fault;
}

export function sentenceOf({ code, ...values }: Fault): string {
  return faults[code].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export function isFaultCode(value: unknown): value is FaultCode {
  return typeof value === 'string' && Object.hasOwn(faults, value);
}

export function isWholeCode(said: string): said is WholeCode {
  return Object.entries(faults).some(([code, sentence]) => code === said && !sentence.includes('{'));
}
