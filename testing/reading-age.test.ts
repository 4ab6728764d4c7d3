import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { sampleFaqs } from '@/care-api/sample/faqs';
import messages from '@/messages/en.json';

type Words = { [name: string]: string | Words };

/** In years: docs/voice.md. */
const oldest = 11;
/** A child in an American school's first grade is five or six: the grade and five is the age. */
const ageAtSchool = 5;

/** What families read on each screen: the rooms of its messages, and the sample content where that is most of it. */
const screens: Record<string, (string | Words)[]> = {
  home: [messages.Welcome, messages.Home, messages.AnswerSpeed, messages.Regulator],
  directory: [messages.Listing],
  listing: [messages.Details, messages.Fees, messages.Regulator],
  costs: [messages.Estimate, messages.Fees],
  'call back': [messages.Form, messages.CallBackForm, messages.AnswerSpeed],
  status: [messages.CallBackStatus],
  FAQ: [messages.Faq, ...sampleFaqs],
  'log-in': [messages.Auth, messages.AuthAccount],
  application: [messages.Apply, messages.ApplyNow, messages.Questionnaire],
  'what became of it': [messages.Dashboard],
  complaints: [messages.Complaints],
  errors: [messages.Errors, messages.Client, messages.Faults],
};

test.each(Object.entries(screens))('the words of %s can be read at eleven', (_screen, rooms) => {
  const sentences = rooms.flatMap(textsOf).flatMap(sentencesOf);
  expect(sentences.length).toBeGreaterThan(5);
  const age = ageFor(sentences);
  // Over the bar, the failure names what to mend.
  expect(age > oldest ? { age, hardest: hardest(sentences) } : 'plain').toBe('plain');
});

test('what a lawyer would write is measured as too hard', () => {
  const words =
    'Notwithstanding the aforementioned provisions, remuneration is payable contemporaneously with termination.';
  expect(ageFor([words])).toBeGreaterThan(oldest);
});

function textsOf(words: string | Words): string[] {
  return typeof words === 'string' ? [words] : Object.values(words).flatMap(textsOf);
}

/** Whole sentences only: a label of one word would make any screen look easy. */
function sentencesOf(message: string): string[] {
  const text = saidBy(parse(message)).trim();
  if (!/[.?!]$/.test(text)) {
    return [];
  }
  const segments = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text);
  return [...segments].map(({ segment }) => segment).filter((sentence) => wordsOf(sentence).length > 0);
}

/** The message as someone reads it, with one short word for each value. */
function saidBy(elements: MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (isLiteralElement(element)) {
        return element.value;
      }
      if (isTagElement(element)) {
        return saidBy(element.children);
      }
      return isPluralElement(element) || isSelectElement(element) ? saidBy(element.options.other?.value ?? []) : 'May';
    })
    .join('');
}

function wordsOf(sentence: string): string[] {
  return sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
}

/** The age by Flesch and Kincaid, in years. */
function ageFor(sentences: string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables }) + ageAtSchool;
}

function hardest(sentences: string[]): string[] {
  return [...sentences].sort((one, other) => ageFor([other]) - ageFor([one])).slice(0, 5);
}
