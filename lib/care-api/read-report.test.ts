import { toFault, toReport } from '@/lib/contract/faults';
import { readReport } from './read-report';

describe('what an API says is wrong', () => {
  it('is taken by its codes', () => {
    const report = toReport(toFault('commentLate', { minutes: 15 }), {
      content: toFault('textTooLong', { max: 4_000 }),
    });
    expect(readReport(report)).toEqual(report);
  });

  it('is understood by its sentences where it has no codes', () => {
    const { message, errors } = toReport(toFault('commentLate', { minutes: 15 }), {
      name: toFault('textTooLong', { max: 40 }),
      password: 'passwordCommon',
    });
    expect(readReport({ message, errors })).toMatchObject({
      code: 'commentLate',
      values: { minutes: 15 },
      codes: { name: { code: 'textTooLong', max: 40 }, password: { code: 'passwordCommon' } },
    });
  });

  it('keeps a sentence that nobody knows, and a code that nobody knows counts for nothing', () => {
    const answer = {
      message: 'No.',
      code: 'becauseISaySo',
      errors: { email: 'Not that one.' },
      codes: { email: { code: 1 } },
    };
    expect(readReport(answer)).toEqual({ message: 'No.', errors: { email: 'Not that one.' }, codes: {} });
  });

  it('takes no code that lacks a value of its sentence', () => {
    const answer = {
      message: 'Too long.',
      code: 'textTooLong',
      errors: { name: 'Shorter!' },
      codes: { name: { code: 'textTooLong', most: 4 } },
    };
    expect(readReport(answer)).toEqual({ message: 'Too long.', errors: { name: 'Shorter!' }, codes: {} });
  });

  it.each([null, undefined, 7, 'words', [], {}, { message: 3, errors: 'x', codes: [] }])(
    'is the network for %j',
    (answer) => {
      expect(readReport(answer)).toEqual({
        message: 'Please check the Network!',
        code: 'network',
        errors: {},
        codes: {},
      });
    },
  );

  it('holds no more text than a form can show', () => {
    expect(readReport({ message: 'x'.repeat(100_000) }).message.length).toBe(500);
  });
});
