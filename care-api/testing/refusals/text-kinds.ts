import { type Kind, kind, notA } from './kinds';

type Bounds = { min?: number; max?: number; short?: string; long?: string };

/** Text that a program sends, or a person where there are words of ours. */
export function string({ min = 0, max, short, long }: Bounds = {}): Kind {
  return kind((value) => {
    if (typeof value !== 'string') return notA('string', value);
    if (value.length < min) return short ?? `Too small: expected string to have >=${min} characters`;
    if (max === undefined || value.length <= max) return undefined;
    return long ?? `Too big: expected string to have <=${max} characters`;
  }, max);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** What a person types: spaces around it do not count. */
export function text(max: number): Kind {
  return kind((value) => {
    if (typeof value !== 'string') return notA('string', value);
    if (value.trim().length > max) return `Please use at most ${max} characters.`;
    return invisible.test(value) ? 'Please remove the invisible characters.' : undefined;
  }, max);
}

/** The same, with words where nothing is said. */
export function filled(max: number, words = 'Too small: expected string to have >=1 characters'): Kind {
  return kind((value) => (typeof value === 'string' && !value.trim() ? words : text(max).faultsOf(value)['']), max);
}

export const required = (max: number, what: string) => filled(max, `${what} is required.`);
export const kindly = (max: number) => filled(max, 'Kindly provide the required fields');

/** Text that must also look like something, or be ''. */
export function like(inner: Kind, pattern: RegExp, words: string): Kind {
  return kind((value) => {
    const said = inner.faultsOf(value)[''];
    return said ?? (value === '' || pattern.test(String(value)) ? undefined : words);
  }, inner.longest);
}

export const email = (inner: Kind) => like(inner, /^[^@\s]+@[^@\s]+$/, 'Please provide valid email');
export const phone = (inner: Kind) => like(inner, /^[+\d][\d\s().\-/x]{5,}$/, 'Please enter a valid phone number');
export const webAddress = (inner: Kind) =>
  like(inner, /^https?:\/\/\S+$/, 'Please enter a whole web address that starts with https://.');
export const ids = like(text(5_000), /^(\s*\d{1,9}\s*(,|$))+$/, 'Ids are whole numbers with commas between.');

/** `2026-12-24`. */
export function day(words?: string): Kind {
  return kind((value) => {
    if (typeof value !== 'string') return words ?? notA('string', value);
    return /^\d{4}-\d\d-\d\d$/.test(value) ? undefined : (words ?? 'Invalid ISO date');
  });
}

/** '' is none. */
export const dayOrNone = (words?: string) =>
  kind((value) => {
    if (typeof value !== 'string') return 'This cannot be read.';
    return value === '' ? undefined : day(words).faultsOf(value)[''];
  });

export const writtenDay = day('Please write the day as 2026-12-24.');

export const moment = kind((value) => {
  if (typeof value !== 'string') return notA('string', value);
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? undefined : 'Invalid ISO datetime';
});

export const pictureType = 'Please choose a picture: png, jpg, jpeg, gif or bmp.';
/** A data URL, the name of a stored picture, or ''. */
export const picture = like(string(), /^(data:.*|\w[\w ()-]{0,199}|\w[\w. ()-]{0,199})$/, pictureType);

export const html = string({ max: 300_000, long: 'Please use at most 300,000 characters of text, with its HTML.' });

/** Of a mailed link, or of a step that another one follows. */
export const token = string({ min: 1, max: 200 });

/** The row's own number, sent along with its fields. */
export const ownId = kind((value) => {
  if (typeof value === 'number') return undefined;
  return typeof value === 'string' ? string({ max: 40 }).faultsOf(value)[''] : 'Invalid input';
}, 40);

/** Of somebody who logs in. */
export const password = string({
  min: 1,
  short: 'Please provide a password',
  max: 256,
  long: 'Please use at most 256 characters.',
});

/** That somebody wants to have. */
export const newPassword = kind((value) => {
  const isShort = typeof value === 'string' && value !== '' && value.length < 8;
  return isShort ? 'Password should not be less than 8 characters' : password.faultsOf(value)[''];
}, 256);

/** The same, with words where it is ''. */
export function needed(inner: Kind, words: string): Kind {
  return kind((value) => (value === '' ? words : inner.faultsOf(value)['']), inner.longest);
}

/** Of an app that makes one every half minute. */
export const code = kind((value) => {
  if (value === '') return 'Please enter the code';
  const isLong = typeof value === 'string' && value.length > 40;
  return isLong
    ? 'This code is not right, or was used before. Please take the next one.'
    : string().faultsOf(value)[''];
}, 40);

const idWords = 'An id is a whole number above 0.';
/** Of a row, in an address. */
export const rowId = like(needed(string(), idWords), /^[1-9]\d{0,8}$/, idWords);

/** Whom an address names. */
export const name = kind((value) => {
  if (typeof value !== 'string') return notA('string', value);
  return value === '' || value.length > 254 || invisible.test(value) ? 'There is nothing here.' : undefined;
});

const listWords = 'There is nothing here.';
/** Of a list of the back office. */
export const listName = needed(like(string(), /^[a-z][a-z-]{0,39}$/, listWords), listWords);
