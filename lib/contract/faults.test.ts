import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { faults, isFaultCode, sentenceOf, toFault, toReport } from './faults';

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

it('every code is said somewhere', () => {
  const source = ['lib', 'care-api', 'app', 'components'].flatMap(readSources).join('\n');
  // By its sentence where the forms still speak in sentences.
  const isSaid = ([code, sentence]: readonly string[]) =>
    new RegExp(`'${code}'|\\bfaults\\.${code}\\b`).test(source) || source.includes(`'${sentence}'`);
  expect(Object.entries(faults).filter((fault) => !isSaid(fault))).toEqual([]);
});

function readSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing\//.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => file !== path.join('lib', 'contract', 'faults.ts'))
    .map((file) => readFileSync(file, 'utf8'));
}
