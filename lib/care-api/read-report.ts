import 'server-only';
import { z } from 'zod';
import { faults } from '@/lib/contract/fault-sentences';
import { isFaultCode, toReport } from '@/lib/contract/fault-words';
import type { Fault, FaultCode, FaultReport } from '@/lib/contract/faults';

/** Characters of one sentence. */
const maxText = 500;
const words = z.string().transform((text) => text.slice(0, maxText));
const value = z.union([words, z.number()]);
const fault = z
  .object({ code: z.custom<FaultCode>(isFaultCode) })
  .catchall(value)
  .refine(hasItsValues);
/** A field whose code nobody knows, or that lacks a value, keeps its sentence. */
const codes = z
  .record(z.string(), fault.nullable().catch(null))
  .transform(
    (all): Record<string, Fault> =>
      Object.fromEntries(Object.entries(all).flatMap(([field, one]) => (one ? [[field, one]] : []))),
  );

const report = z.object({
  message: words.catch(''),
  code: z.custom<FaultCode>(isFaultCode).optional().catch(undefined),
  values: z.record(z.string(), value).optional().catch(undefined),
  errors: z.record(z.string(), z.unknown()).catch({}),
  codes: codes.catch({}),
  retryAfter: z.number().positive().optional().catch(undefined),
  current: z.unknown().optional(),
  changedBy: words.optional().catch(undefined),
  changedAt: words.optional().catch(undefined),
});

type Report = FaultReport & Required<Pick<FaultReport, 'errors' | 'codes'>>;

/** A report as we write it ourselves; nothing is looked up. */
export function parseReport(answer: unknown): Report {
  const { message, errors, code, values, ...said } = report.catch(report.parse({})).parse(answer);
  const texts = Object.entries(errors).flatMap(([field, text]) =>
    typeof text === 'string' ? [[field, text.slice(0, maxText)]] : [],
  );
  const whole = code && hasItsValues({ ...values, code }) && { code, ...(values && { values }) };
  return { message: message || unsaid(texts), ...said, ...whole, errors: Object.fromEntries(texts) };
}

function unsaid(fields: readonly unknown[]): string {
  return fields.length > 0 ? faults.problem : faults.systemAway;
}

function hasItsValues({ code, ...values }: Fault): boolean {
  return [...faults[code].matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name in values);
}

/**
 * Of its own failures only what we have words for is passed on: a sentence of its own may be a stack. This is the one
 * place where a sentence is looked up, for an API that sends sentences only.
 */
export function readReport(answer: unknown, status: number): Report {
  const { errors, ...said } = parseReport(answer);
  const { current, changedBy, changedAt } = said;
  const known = Object.entries(errors).flatMap(([field, text]) => {
    const found = said.codes[field] ?? faultOfSentence(text);
    return found ? [[field, found] as const] : [];
  });
  const { code: found, ...values } = said.code
    ? { code: said.code, ...said.values }
    : (faultOfSentence(said.message) ?? {});
  if (status >= 500 && !found) return { ...awayReport, errors: {}, codes: {} };
  return {
    message: said.message,
    ...(found && { code: found }),
    ...(Object.keys(values).length > 0 && { values }),
    ...(current !== undefined && { current, changedBy, changedAt }),
    errors,
    codes: Object.fromEntries(known),
  };
}

const sentences = Object.entries(faults)
  .map(([key, sentence]) => {
    const pattern = sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+)');
    return { key, length: sentence.replace(/\{\w+\}/g, '').length, pattern: new RegExp(`^${pattern}$`, 's') };
  })
  // A value may hold the end of a longer sentence: that one is meant.
  .sort((a, b) => b.length - a.length);

function faultOfSentence(text: string): Fault | null {
  for (const { key, pattern } of sentences) {
    const found = isFaultCode(key) && pattern.exec(text);
    if (found) return { ...toValues(found.groups), code: key };
  }
  return null;
}

/** Numbers as numbers: sentences count by them. */
function toValues(groups: Record<string, string> = {}): Record<string, string | number> {
  const values = Object.entries(groups).map(([name, text]) => [name, /^\d{1,9}$/.test(text) ? Number(text) : text]);
  return Object.fromEntries(values);
}

const awayReport: FaultReport = toReport('systemAway');
