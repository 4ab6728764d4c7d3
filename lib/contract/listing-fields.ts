import { z } from 'zod';
import { asPostcode } from './postcode';
import { text, typed } from './wire';

// The plain fields of a listing: called the same on the wire, here and in the database, and passed on as they are by
// the API, its imports and the page. A new one needs a line here, a column of its name, and a place on the page.

function publishedTexts<T>(upTo: (length: number) => T) {
  return {
    location: upTo(120),
    city: upTo(120),
    phone: upTo(60),
    email: upTo(254),
    address: upTo(500),
    website: upTo(300),
    extra5: upTo(200),
  };
}

/** Texts beyond them: an upstream may leave these out, and bare mode does. */
function extensionTexts<T>(upTo: (length: number) => T) {
  return {
    postcode: upTo(12),
    /** What it costs, in words: 'From £1,150 a week'. */
    price: upTo(120),
  };
}

export const publishedFields = publishedTexts(() => text);
export const extensionFields = extensionTexts(() => text);

export const plainFields = z.object({ ...publishedFields, ...extensionFields });
export type PlainFields = z.output<typeof plainFields>;
export const plainFieldNames = plainFields.keyof().options;

const blank = plainFields.parse({});

/** These fields of an object that has more. Neither zod nor `...rest`: the whole directory is read by it. */
export function plainOf(listing: PlainFields): PlainFields {
  const plain = { ...blank };
  for (const name of plainFieldNames) copy(name, listing, plain);
  return plain;
}

function copy<K extends keyof PlainFields>(name: K, from: PlainFields, to: PlainFields): void {
  to[name] = from[name];
}

export const textLengths = { ...publishedTexts((length) => length), ...extensionTexts((length) => length) };

export const plainInput = z.object({
  ...publishedTexts((length) => typed(length).optional()),
  ...extensionTexts((length) => typed(length).optional()),
  postcode: typed(textLengths.postcode).transform(asPostcode).optional(),
});

export const textNames = z.object({ ...publishedTexts(() => text), ...extensionTexts(() => text) }).keyof().options;
