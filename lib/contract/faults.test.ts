import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { faults } from './fault-sentences';
import { isFaultCode, sentenceOf, toReport } from './fault-words';
import { toFault } from './faults';
import { formFaults } from './form-faults';

describe('a report', () => {
  it('says a fault as a whole and by field, in English and by code', () => {
    expect(toReport('problem', { email: 'emailTaken', title: toFault('textTooLong', { max: 40 }) })).toEqual({
      message: 'There is a problem',
      code: 'problem',
      errors: {
        email: 'There is an account with this email already.',
        title: 'Please use at most 40 characters.',
      },
      codes: { email: { code: 'emailTaken' }, title: { code: 'textTooLong', max: 40 } },
    });
  });

  it('carries the values of its sentence, and no fields where there are none', () => {
    expect(toReport(toFault('commentLate', { minutes: 15 }))).toEqual({
      message: 'A comment can be changed for 15 minutes after it was written.',
      code: 'commentLate',
      values: { minutes: 15 },
    });
  });

  it('puts a value into its sentence as it is, whatever it holds', () => {
    const title = '{title} $& {other}';
    expect(sentenceOf(toFault('listingClosed', { title }))).toBe(`“${title}” no longer takes applications.`);
  });
});

it('nothing but a name in the table is a code', () => {
  expect(['emailTaken', 'toString', '__proto__', '', 7, null].filter(isFaultCode)).toEqual(['emailTaken']);
});

it('no sentence travels as a value: other languages could not say it', () => {
  expect(Object.values(faults).filter((sentence) => /^\{\w+\}$/.test(sentence))).toEqual([]);
});

/** How a code is raised: handed to what makes faults, or named as one. Compared, listed or meant otherwise, it is not. */
const raising = [
  String.raw`\b(?:says|toFault|toReport|refuse|refused|[rR]efusal|required)\([^;{}]*?'CODE'`,
  String.raw`\bRefusal\([^;]*\{[^;]*\b\w+\]?: 'CODE'`,
  String.raw`\b(?:fault|code|whole)\??: (?:[^\n;,]*[?:] )?'CODE'`,
  String.raw`\bfaults\.set\([^;]*, 'CODE'\)`,
  // An error that is a refusal.
  String.raw`\bsuper\(\d+, 'CODE'`,
  // Limits of writes.
  String.raw`\bof\('\w+', [^()]*'CODE'\)`,
  // The box of the newsletter, and files by their first bytes.
  "return '(?=newsletterAbsent)CODE'",
  String.raw`\['CODE', /`,
];

it('every code is raised somewhere', () => {
  const sources = ['lib', 'care-api', 'app', 'components'].flatMap(readSources);
  const isRaised = (code: string) => {
    const ways = raising.map((way) => new RegExp(way.replace('CODE', code)));
    return sources.some((text) => text.includes(`'${code}'`) && ways.some((way) => way.test(text)));
  };
  expect(Object.keys(faults).filter((code) => !isRaised(code))).toEqual([]);
  expect(['later', 'away', 'missing', 'answers', 'nothing', 'profile', 'ended'].filter(isRaised)).toEqual([]);
});

const files = readdirSync('messages').filter((name) => name.endsWith('.json'));

it.each(files)('every fault has its words, with its values, in messages/%s', (file) => {
  const words: Record<string, string> = JSON.parse(readFileSync(`messages/${file}`, 'utf8')).Faults;
  for (const [code, sentence] of Object.entries(faults)) {
    const values = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const said = [...(words[code] ?? '').matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name);
    // In whatever order the language has them.
    const found = said.filter((name) => values.includes(name)).sort();
    expect({ code, has: Boolean(words[code]), values: found }).toEqual({ code, has: true, values: values.sort() });
  }
});

it('no form names a fault twice', () => {
  for (const codes of Object.values(formFaults)) expect(new Set(codes).size).toBe(codes.length);
});

function readSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing\//.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => !/(^|[\\/])(form-faults|fault-sentences)\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8'));
}
