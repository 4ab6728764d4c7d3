import type { faults } from './fault-sentences';

// Neither zod nor the sentences here: the browser reads this too.

type Sentences = typeof faults;
export type FaultCode = keyof Sentences;
type NamesIn<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type Values<C extends FaultCode> = Record<NamesIn<Sentences[C]>, string | number>;

/** One fault as it travels: its code and the values of its sentence, `{ code: 'textTooLong', max: 40 }`. */
export type Fault = { code: FaultCode; [value: string]: string | number };

/** By field: `errors` and `codes`. `message` and `errors` are English; an upstream may send them without codes. */
export type FaultReport = {
  message: string;
  code?: FaultCode | undefined;
  values?: Record<string, string | number> | undefined;
  errors?: Record<string, string> | undefined;
  codes?: Record<string, Fault> | undefined;
  /** Of `changedMeanwhile`: the row as it is now, who changed it ('' where nobody knows) and when. */
  current?: unknown;
  changedBy?: string | undefined;
  changedAt?: string | undefined;
  /** Seconds to wait before the next attempt, where that helps. */
  retryAfter?: number | undefined;
};

export type Said = { fault?: Fault | undefined; sentence?: string | undefined };

export function wholeOf({ code, values, message }: FaultReport): Said {
  return { fault: code && { ...values, code }, sentence: message };
}

export function firstSaid(report: FaultReport): Said {
  const [field] = Object.keys({ ...report.codes, ...report.errors });
  return field ? { fault: report.codes?.[field], sentence: report.errors?.[field] } : wholeOf(report);
}

export type Arguments<C extends FaultCode> = [NamesIn<Sentences[C]>] extends [never] ? [] : [values: Values<C>];

/** `toFault('textTooLong', { max: 40 })`: the values a sentence needs are asked for by its type. */
export function toFault<C extends FaultCode>(code: C, ...[values]: Arguments<C>): Fault {
  return { ...values, code };
}

export type FaultLike = Fault | WholeCode;

export type WholeCode = { [C in FaultCode]: [NamesIn<Sentences[C]>] extends [never] ? C : never }[FaultCode];
