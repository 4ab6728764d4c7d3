import { faults } from '@/lib/contract/fault-sentences';
import { isFaultCode, sentenceOf, toReport } from '@/lib/contract/fault-words';
import { toFault } from '@/lib/contract/faults';
import { readReport } from './read-report';

describe('what an API says is wrong', () => {
  it('is taken by its codes', () => {
    const report = toReport(toFault('commentLate', { minutes: 15 }), {
      content: toFault('textTooLong', { max: 4_000 }),
    });
    expect(readReport(report, 422)).toEqual(report);
  });

  it('is understood by its sentences where it has no codes', () => {
    const { message, errors } = toReport(toFault('commentLate', { minutes: 15 }), {
      name: toFault('textTooLong', { max: 40 }),
      password: 'passwordCommon',
    });
    expect(readReport({ message, errors }, 422)).toMatchObject({
      code: 'commentLate',
      values: { minutes: 15 },
      codes: { name: { code: 'textTooLong', max: 40 }, password: { code: 'passwordCommon' } },
    });
  });

  it.each(Object.keys(faults).filter(isFaultCode))('is understood by the sentence of %s', (code) => {
    const names = [...faults[code].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const values = Object.fromEntries(names.map((name, index) => [name, index + 7]));
    expect(readReport({ message: sentenceOf({ ...values, code }) }, 422)).toMatchObject({
      code,
      ...(names.length > 0 && { values }),
    });
  });

  it.each([{}, { message: '' }])('is a problem with the fields where nothing is said of the whole: %j', (whole) => {
    expect(readReport({ ...whole, errors: { email: 'Not that one.' } }, 422)).toMatchObject({
      message: 'There is a problem',
      code: 'problem',
    });
  });

  it('keeps a sentence that nobody knows, and a code that nobody knows counts for nothing', () => {
    const answer = {
      message: 'No.',
      code: 'becauseISaySo',
      errors: { email: 'Not that one.' },
      codes: { email: { code: 1 } },
    };
    expect(readReport(answer, 422)).toEqual({ message: 'No.', errors: { email: 'Not that one.' }, codes: {} });
  });

  it('takes no code that lacks a value of its sentence', () => {
    const answer = {
      message: 'Too long.',
      code: 'textTooLong',
      errors: { name: 'Shorter!' },
      codes: { name: { code: 'textTooLong', most: 4 } },
    };
    expect(readReport(answer, 422)).toEqual({ message: 'Too long.', errors: { name: 'Shorter!' }, codes: {} });
  });

  it.each([null, undefined, 7, 'words', [], {}, { message: 3, errors: 'x', codes: [] }])(
    'is an API that does not answer for %j',
    (answer) => {
      expect(readReport(answer, 422)).toEqual({
        message: 'Our system is not answering. Please try again in a moment, or ring us.',
        code: 'systemAway',
        errors: {},
        codes: {},
      });
    },
  );

  it('holds no more text than a form can show', () => {
    expect(readReport({ message: 'x'.repeat(100_000) }, 422).message.length).toBe(500);
  });

  it('passes no sentence of a failure on, but what we have words for', () => {
    const failed = readReport({ message: 'Error: at db.ts:7', errors: { name: 'at db.ts:8' } }, 500);
    expect(JSON.stringify(failed)).not.toContain('db.ts');
    expect(failed.code).toBe('systemAway');
    expect(readReport(toReport('changedMeanwhile'), 503).code).toBe('changedMeanwhile');
  });
});
