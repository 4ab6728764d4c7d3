import type { EndpointName } from '@/lib/contract/endpoints';
import { anything, type Faults, type Kind, notA, optional, words } from './kinds';

export type Fields = Record<string, Kind>;

function within(faults: Faults, key: string): Faults {
  return Object.fromEntries(
    Object.entries(faults).map(([place, words]) => [place === '' ? key : `${key}.${place}`, words]),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** These fields and no others. */
export function object(fields: Fields): Kind {
  return { ...loose(fields, 'This field is not known.'), inside: fields };
}

/** These fields, and others that nobody reads. */
export function loose(fields: Fields, ofOthers?: string): Kind {
  return {
    inside: fields,
    faultsOf(value) {
      if (!isObject(value)) return { '': notA('object', value) };
      const others = ofOthers ? Object.keys(value).filter((key) => !Object.hasOwn(fields, key)) : [];
      return Object.assign(
        {},
        ...Object.entries(fields).map(([key, inner]) => within(inner.faultsOf(value[key]), key)),
        ...others.map((key) => ({ [key]: ofOthers })),
      );
    },
  };
}

/** The same for each of these names: a kind for fields, or whatever stands by the name of a call. */
export function each<T>(one: T, names: string): Record<string, T> {
  return Object.fromEntries(words(names).map((name) => [name, one]));
}

/** The published client sends them along, and nobody reads them. */
export const ignored = (names: string) => each(anything, names);

/** Each of these fields may be left out. */
export function partly(fields: Fields): Kind {
  return object(Object.fromEntries(Object.entries(fields).map(([key, inner]) => [key, optional(inner)])));
}

export function list(element: Kind, whenEmpty?: string): Kind {
  return {
    inside: { 0: element },
    faultsOf(value) {
      if (!Array.isArray(value)) return { '': notA('array', value) };
      if (whenEmpty && value.length === 0) return { '': whenEmpty };
      return Object.assign({}, ...value.map((one, place) => within(element.faultsOf(one), `${place}`)));
    },
  };
}

/** Values by names that are not known beforehand. */
export const record: Kind = { faultsOf: (value): Faults => (isObject(value) ? {} : { '': notA('record', value) }) };

/** Which fields it takes, one of them says. */
export function by(field: string, words: string, choices: Record<string, Fields>): Kind {
  return {
    inside: Object.assign({ [field]: anything }, ...Object.values(choices)),
    faultsOf(value) {
      if (!isObject(value)) return { '': words };
      const fields = choices[String(value[field])];
      return fields ? object({ ...fields, [field]: anything }).faultsOf(value) : { [field]: words };
    },
  };
}

/** These fields or those; of a body that mixes them it says what is too much. */
export function either(...choices: Fields[]): Kind {
  return {
    inside: Object.assign({}, ...choices),
    faultsOf(value) {
      const fitting = choices.find((fields) => Object.keys(loose(fields).faultsOf(value)).length === 0);
      return fitting ? object(fitting).faultsOf(value) : { '': 'Invalid input' };
    },
  };
}

/** Of each call with a body, what it takes. */
export type Bodies = Partial<Record<EndpointName, Kind>>;
