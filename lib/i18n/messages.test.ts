import { readdirSync, readFileSync } from 'node:fs';
import {
  isArgumentElement,
  isDateElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { backOfficeLocale, type Locale, languageOf, locales } from './languages';

type Placeholder = { name: string; kind: string; choices: string[] };

/** Between them they ask every language for each of its plural forms; Arabic's are zero, one, two, few, many, other. */
const counts = [0, 1, 2, 3, 5, 11, 100];
/** The site's words, those of the back office, which no public page carries, and those of mails. */
const rooms = ['', 'admin/', 'mails/'];
const localesOf = (room: string): readonly Locale[] =>
  room === 'admin/' ? [...new Set(locales.map(backOfficeLocale))] : locales;

test.each(rooms)('a language is in force by its line in the table and its file in messages/%s', (room) => {
  const files = readdirSync(`messages/${room}`).filter((name) => name.endsWith('.json'));
  expect(files.sort()).toEqual(
    localesOf(room)
      .map((locale) => `${locale}.json`)
      .sort(),
  );
});

test('no room of words stands in both files', () => {
  const site = read('en.json');
  expect([...read('admin/en.json').keys()].filter((key) => site.has(key))).toEqual([]);
});

describe.each(rooms.flatMap((room) => localesOf(room).map((locale) => ({ room, locale }))))(
  'the messages in messages/$room$locale.json',
  ({ room, locale }) => {
    const english = read(`${room}en.json`);
    const messages = read(`${room}${locale}.json`);

    it('have exactly the keys of English', () => {
      expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
    });

    it('have the same placeholders as in English', () => {
      expect(signatures(messages)).toEqual(signatures(english));
    });

    it('parse and format with sample values', () => {
      for (const [key, text] of messages) {
        const message = new IntlMessageFormat(text, locale);
        for (const values of samples(placeholdersOf(parse(text)))) {
          expect(`${key}: ${message.format(values)}`).not.toMatch(/: $|[{}#]/);
        }
      }
    });

    it('give each plural every form of the language', () => {
      const rules = new Intl.PluralRules(languageOf(locale).tag);
      const forms = [...new Set(counts.map((count) => rules.select(count)))];
      const plurals = [...messages.values()].flatMap((text) => parse(text)).filter(isPluralElement);
      for (const { options } of plurals) expect(Object.keys(options)).toEqual(expect.arrayContaining(forms));
    });
  },
);

/** Languages that a Latin letter gives away. */
const letters: Partial<Record<Locale, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  el: /\p{Script=Greek}/u,
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
};
const translated = ['', 'mails/'].flatMap((room) =>
  locales.filter((locale) => locale !== 'en').map((locale) => ({ room, locale })),
);

it.each(translated)('no sentence of messages/$room$locale.json is English', ({ room, locale }) => {
  const messages = read(`${room}${locale}.json`);
  // Sentences by their length: names of four words are those of authorities, which stay.
  const sentences = [...read(`${room}en.json`)].filter(
    ([key, text]) =>
      (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 3 &&
      !/, (plural|select),|^https?:/.test(text) &&
      !/\.bodies\.\w+\.name$/.test(key),
  );
  const isEnglish = ([key, text]: [string, string]) => {
    const said = messages.get(key) ?? text;
    return said === text || letters[locale]?.test(said) === false;
  };
  expect(sentences.filter(isEnglish)).toEqual([]);
});

function read(file: string): Map<string, string> {
  return flatten(JSON.parse(readFileSync(`messages/${file}`, 'utf8')));
}

function flatten(tree: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

function signatures(texts: Map<string, string>): Record<string, string[]> {
  const signature = ({ name, kind, choices }: Placeholder) => `${name} ${kind} ${choices.join('|')}`.trim();
  return Object.fromEntries(
    [...texts].map(([key, text]) => [key, [...new Set(placeholdersOf(parse(text)).map(signature))].sort()]),
  );
}

/** Plural forms differ from language to language, so only the choices of a select count. */
function placeholdersOf(elements: MessageFormatElement[]): Placeholder[] {
  return elements.flatMap((element): Placeholder[] => {
    if (isSelectElement(element)) {
      const choices = Object.keys(element.options).sort();
      return [{ name: element.value, kind: 'select', choices }, ...insideOptions(element.options)];
    }
    if (isPluralElement(element)) {
      return [{ name: element.value, kind: element.pluralType ?? '', choices: [] }, ...insideOptions(element.options)];
    }
    if (isTagElement(element)) {
      return [{ name: element.value, kind: 'tag', choices: [] }, ...placeholdersOf(element.children)];
    }
    const kind = simpleKind(element);
    return kind && 'value' in element ? [{ name: element.value, kind, choices: [] }] : [];
  });
}

function insideOptions(options: Record<string, { value: MessageFormatElement[] }>): Placeholder[] {
  return Object.values(options).flatMap(({ value }) => placeholdersOf(value));
}

function simpleKind(element: MessageFormatElement): string | undefined {
  if (isArgumentElement(element)) return 'argument';
  if (isNumberElement(element)) return 'number';
  if (isDateElement(element)) return 'date';
  if (isTimeElement(element)) return 'time';
  return undefined;
}

/** Sets of values that together reach every branch of a message. */
function samples(placeholders: Placeholder[]): Record<string, unknown>[] {
  return placeholders.reduce<Record<string, unknown>[]>(
    (sets, placeholder) =>
      sets.flatMap((set) => sampleValues(placeholder).map((value) => ({ ...set, [placeholder.name]: value }))),
    [{}],
  );
}

function sampleValues({ kind, choices }: Placeholder): unknown[] {
  if (kind === 'select') return choices;
  if (kind === 'cardinal' || kind === 'ordinal') return counts;
  if (kind === 'tag') return [(chunks: string[]) => chunks.join('')];
  if (kind === 'argument') return ['sample'];
  return [1];
}
