import { z } from 'zod';
import { isFaultCode, sentenceOf } from '@/lib/contract/fault-words';
import type { FaultCode } from '@/lib/contract/faults';

const value = z.union([z.string(), z.number()]);
const code = z.custom<FaultCode>(isFaultCode);
const published = z.strictObject({ message: z.string(), errors: z.record(z.string(), z.string()).optional() });
const withCodes = published.extend({
  code: code.optional(),
  values: z.record(z.string(), value).optional(),
  codes: z.record(z.string(), z.object({ code }).catchall(value)).optional(),
});

/** @throws for a sentence that is not that of its code, and for one without a code that is not the schema's own. */
export function readRefusal(answer: unknown, bare: boolean): z.output<typeof published> {
  if (bare) return published.parse(answer);
  const { message, code, values, errors, codes = {} } = withCodes.parse(answer);
  expect(message).toEqual(code ? sentenceOf({ ...values, code }) : inOwnWords);
  const said = Object.keys({ ...errors, ...codes }).map((field) => {
    const fault = codes[field];
    return [field, fault ? sentenceOf(fault) : inOwnWords];
  });
  expect(errors ?? {}).toEqual(Object.fromEntries(said));
  return { message, errors };
}

const inOwnWords: unknown = expect.stringMatching(
  /^(Invalid (input|option|ISO date(time)?|UUID|key in record)\b|Too (big|small): )/,
);
