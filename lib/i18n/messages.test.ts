import { readdirSync, readFileSync } from 'node:fs';
import {
  isArgumentElement,
  isDateElement,
  isLiteralElement,
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
import { saidAlike } from './testing/said-alike';

type Placeholder = { name: string; kind: string; choices: string[] };

/** Between them they ask every language for each of its plural forms; Arabic's are zero, one, two, few, many, other. */
const counts = [0, 1, 2, 3, 5, 11, 100];
/** The site's words, those of the back office, which no public page carries, those of mails and of the UK's registers. */
const rooms = ['', 'admin/', 'mails/', 'registers/'];
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
      // What is said of 1 alone may be said so: `=1`.
      const formsIn = (options: object) => Object.keys(options).map((form) => (form === '=1' ? 'one' : form));
      for (const { options } of plurals) expect(formsIn(options)).toEqual(expect.arrayContaining(forms));
    });
  },
);

const ofAnotherName = rooms.flatMap((room) =>
  localesOf(room)
    .filter((locale) => languageOf(locale).tag !== locale)
    .map((locale) => ({ room, locale })),
);
it.each(ofAnotherName)(
  'messages/$room$locale.json say a number by the rules of the tag, not of the name in the address: pt is Brazil to Intl',
  ({ room, locale }) => {
    for (const [key, text] of read(`${room}${locale}.json`)) {
      const said = (of: string) => {
        const message = new IntlMessageFormat(text, of);
        return samples(placeholdersOf(parse(text))).map((values) => `${key}: ${message.format(values)}`);
      };
      expect(said(locale)).toEqual(said(languageOf(locale).tag));
    }
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
const translated = rooms.flatMap((room) =>
  localesOf(room)
    .filter((locale) => locale !== 'en')
    .map((locale) => ({ room, locale })),
);

/** Each as text and language: `Pause da`. */
const alike = new Set(
  saidAlike.flatMap(({ texts }) =>
    Object.entries(texts).flatMap(([text, where]) => where.split(' ').map((locale) => `${text} ${locale}`)),
  ),
);
/** Values of a preview and a direction of writing are no words. */
const isNoWord = (key: string) => /^(samples\.|words\.direction$)/.test(key);
/** What looks English: the very text of English, or no letter of the language's own script. */
const englishOf = (room: string, locale: Locale): [string, string][] => {
  const english = read(`${room}en.json`);
  return [...read(`${room}${locale}.json`)].filter(([key, said]) => {
    const written = literalOf(parse(said));
    if (isNoWord(key) || !/\p{L}/u.test(written)) return false;
    return said === english.get(key) || letters[locale]?.test(written) === false;
  });
};

it.each(translated)('nothing in messages/$room$locale.json is English without a reason', ({ room, locale }) => {
  expect(englishOf(room, locale).filter(([, said]) => !alike.has(`${said} ${locale}`))).toEqual([]);
});

it('no reason to say something as English does is left over', () => {
  const used = translated.flatMap(({ room, locale }) => englishOf(room, locale).map(([, said]) => `${said} ${locale}`));
  expect([...alike].filter((one) => !used.includes(one))).toEqual([]);
});

/** What stands on a button, and the longer name that tells it from its like. */
const namedButtons = [
  ['Comments.edit', 'Comments.editOne'],
  ['Comments.delete', 'Comments.deleteOne'],
  ['Comments.reply', 'Comments.replyTo'],
  ['Comments.report.link', 'Comments.report.one'],
] as const;
it.each(locales)('who says what stands on a button reaches it by its name: messages/%s.json', (locale) => {
  const messages = read(`${locale}.json`);
  const words = new Intl.Segmenter(locale, { granularity: 'word' });
  const wordsOf = (key: string) => {
    const parts = [...words.segment((messages.get(key) ?? '').toLowerCase())].filter(({ isWordLike }) => isWordLike);
    return ` ${parts.map(({ segment }) => segment).join(' ')} `;
  };
  expect(namedButtons.filter(([said, name]) => !wordsOf(name).includes(wordsOf(said)))).toEqual([]);
});

it.each(translated)('no full stop of messages/$room$locale.json stands behind that of a date', ({ room, locale }) => {
  const day = new Intl.DateTimeFormat(`${languageOf(locale).tag}-u-nu-latn`, { dateStyle: 'long' }).format(0);
  const sentences = [...read(`${room}${locale}.json`).values()].map((text) => text.replaceAll('{day}', day));
  expect(sentences.filter((sentence) => sentence.includes('..'))).toEqual([]);
});

it.each(translated)('no line of messages/$room$locale.json breaks in a number or before a sign', ({ room, locale }) => {
  const inNumber = /(?<!\d|\d )\d{1,3} \d{3}(?!\d)/;
  const beforeSign = / [:;?!»]|« /;
  const isTorn = (text: string) => inNumber.test(text) || (locale === 'fr' && beforeSign.test(text));
  const torn = [...read(`${room}${locale}.json`).values()].map((text) => literalOf(parse(text))).filter(isTorn);
  expect(torn).toEqual([]);
});

it.each(locales)('a mail in %s names a button as the page behind its link does', (locale) => {
  const mails = read(`mails/${locale}.json`);
  const site = read(`${locale}.json`);
  expect(mails.get('callBackReceived.text')).toContain(site.get('CallBackStatus.cancel'));
  expect(mails.get('confirmEmail.text')).toContain(site.get('Account.confirm.button'));
  expect(mails.get('confirmNewsletter.text')).toContain(site.get('Newsletter.confirm.button'));
  expect(mails.get('confirmAlert.text')).toContain(site.get('Newsletter.confirm.button'));
  expect(mails.get('alertEnding.text')).toContain(site.get('Comments.save'));
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

/** What is written, whatever is filled in; every form of a plural, every choice. */
function literalOf(elements: MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (isLiteralElement(element)) return element.value;
      if (isTagElement(element)) return literalOf(element.children);
      if (!isPluralElement(element) && !isSelectElement(element)) return '';
      return Object.values(element.options)
        .map(({ value }) => literalOf(value))
        .join(' ');
    })
    .join('');
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
