// What the API refuses follows from the kind of a field. Said here by hand and in the words that go over the wire, so that
// a changed schema, maximum or sentence is seen. Whatever is asked of a field is held to what its kind says.

/** What is wrong with a value, by the place it stands at; '' is the value itself. Empty where it fits. */
export type Faults = Record<string, string>;
export type Kind = {
  faultsOf(value: unknown): Faults;
  /** Characters of the longest text it takes. */
  longest?: number;
  /** Kinds of what stands in it. */
  inside?: Record<string, Kind>;
};

type Wrong = (value: unknown) => string | undefined;
/** Of what has nothing in it. */
export const kind = (wrong: Wrong, longest?: number): Kind => ({
  faultsOf(value): Faults {
    const words = wrong(value);
    return words === undefined ? {} : { '': words };
  },
  ...(longest !== undefined && { longest }),
});

/** A sentence of the validator's own, where nobody needs a better one: forms do not send it. */
export function notA(expected: string, value: unknown): string {
  if (value === undefined) return 'This field is missing.';
  const thing = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return `Invalid input: expected ${expected}, received ${Number.isNaN(value) ? 'NaN' : thing}`;
}

/** The published client sends it along, and nobody reads it. */
export const anything = kind(() => undefined);
export const flag = kind((value) => (typeof value === 'boolean' ? undefined : notA('boolean', value)));
export const number = kind((value) => (typeof value === 'number' ? undefined : notA('number', value)));
export const int = kind((value) => {
  if (typeof value !== 'number') return notA('number', value);
  return Number.isInteger(value) ? undefined : notA('int', value);
});

/** A whole number that may come as text. */
export function whole(min: number, max = Number.MAX_SAFE_INTEGER): Kind {
  return kind((value) => {
    const read = value === undefined ? Number.NaN : Number(value);
    if (Number.isNaN(read)) return notA('number', read);
    if (!Number.isInteger(read)) return notA('int', read);
    if (read < min) return `Too small: expected number to be >=${min}`;
    return read > max ? `Too big: expected number to be <=${max}` : undefined;
  });
}

export function oneOf(...options: (string | number | boolean)[]): Kind {
  const said = options.map((option) => JSON.stringify(option)).join('|');
  return choice(
    options.length === 1 ? `Invalid input: expected ${said}` : `Invalid option: expected one of ${said}`,
    ...options,
  );
}

/** One of these, or the words. */
export function choice(words: string, ...options: unknown[]): Kind {
  return kind((value) => (options.includes(value) ? undefined : words));
}

export function optional(inner: Kind): Kind {
  return { ...inner, faultsOf: (value) => (value === undefined ? {} : inner.faultsOf(value)) };
}

/** May be left out, or null. */
export function nullish(inner: Kind): Kind {
  return optional({ ...inner, faultsOf: (value) => (value === null ? {} : inner.faultsOf(value)) });
}

/** Options that are many. */
export const words = (said: string) => said.split(' ');
export const among = (said: string) => oneOf(...words(said));

/** Of a row: what is written over must be what was seen. */
export const version = nullish(int);
/** Of what was asked for, and of a service. */
export const openness = among('Open Closed OnHold');
