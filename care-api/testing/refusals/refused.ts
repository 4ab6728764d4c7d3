/** Status, message and words by field. */
export type Refused = [status: number, message: string, errors?: Record<string, string>];

/**
 * What is said of a case: a refusal; null where it is none. 'open' is any answer but that this is not for whoever asks;
 * 'answered' is any that is no failure.
 */
export type Expected = Refused | null | 'open' | 'answered';

export const problem = (errors: Record<string, string>): Refused => [422, 'There is a problem', errors];
export const nothingHere: Refused = [404, 'There is nothing here.'];
export const signInFirst: Refused = [401, 'Please sign in.'];

/** By what was asked: words by field, a whole refusal, or null where nothing is refused. */
export type Rows = Record<string, Record<string, Refused | Record<string, string> | null>>;
