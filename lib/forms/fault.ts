import 'server-only';
import type { z } from 'zod';
import type { PersonalReading, Writing, WritingFault } from '@/lib/care-api/client';
import type { Endpoint } from '@/lib/contract/endpoint';
import { toReport } from '@/lib/contract/fault-words';
import type { FaultLike } from '@/lib/contract/faults';
import { reportIssues } from '@/lib/contract/issue-faults';

export type Refused = WritingFault;

export function refused(status: number, whole: FaultLike, fields?: Record<string, FaultLike>): Refused {
  return { ok: false, status, ...toReport(whole, fields) };
}

export function refusedInput({ issues }: z.ZodError): Refused {
  return { ok: false, status: 422, ...reportIssues(issues) };
}

/** Why what somebody wants to write to could not be read. 410, for a 404 of an extension says that there is no such call. */
export function refusedReading(reading: Exclude<PersonalReading<unknown>, { state: 'ready' }>): Refused {
  if (reading.state === 'missing') return refused(410, 'nothingHere');
  if (reading.state === 'away') return refused(502, 'systemAway');
  return reading.status === 401 ? refused(401, 'signInFirst') : refused(403, 'roleMissing');
}

export function answerRefused({ ok: _, status, ...report }: Refused): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (report.retryAfter) headers.set('retry-after', String(report.retryAfter));
  return Response.json(report, { status, headers });
}

export function refuse(status: number, whole: FaultLike): Response {
  return answerRefused(refused(status, whole));
}

/** A form of one field says what is wrong in one sentence. */
export function fieldFaultAsWhole({ errors = {}, codes = {}, ...fault }: Refused): Refused {
  const [field] = Object.keys(errors);
  if (field === undefined) return fault;
  const { code, values, message, ...rest } = fault;
  const found = codes[field];
  return found ? { ...rest, ...toReport(found) } : { ...rest, message: errors[field] ?? message };
}

/** The one reason that an address has room for: of the first field, else of the whole. */
export function codeOf({ code, codes = {} }: Refused): string | undefined {
  const [field] = Object.values(codes);
  return field?.code ?? code;
}

export function renameFields(fault: Refused, names: Record<string, string> | ((field: string) => string)): Refused {
  const nameOf = typeof names === 'function' ? names : (field: string) => names[field] ?? field;
  const rename = <T>(fields: Record<string, T> = {}): Record<string, T> =>
    Object.fromEntries(Object.entries(fields).map(([field, value]) => [nameOf(field), value]));
  return { ...fault, errors: rename(fault.errors), codes: rename(fault.codes) };
}

/** 504 where nobody knows whether it was done, 502 for the API's other faults, 501 where it has no such call. */
export function hideServerFaults<T>({ extension }: Endpoint, written: Writing<T>): Writing<T> {
  if (written.ok) return written;
  const { status } = written;
  if (extension && [404, 405, 501].includes(status)) return refused(501, 'absent');
  return (status >= 400 && status < 500) || status === 504 ? written : refused(502, 'systemAway');
}
