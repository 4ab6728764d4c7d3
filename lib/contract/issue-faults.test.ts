import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { toReport } from './fault-words';
import { reportIssues, says } from './issue-faults';

const issuesOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues ?? [];

describe('what a schema refuses', () => {
  const short = z
    .string()
    .max(3, says('textTooLong', { max: 3 }))
    .regex(/^a/, says('namesNothing'));

  it('is told by field, the first complaint about each, in English and by code', () => {
    expect(reportIssues(issuesOf(z.object({ name: short }), { name: 'bbbb' }))).toEqual({
      ...toReport('problem'),
      errors: { name: 'Please use at most 3 characters.' },
      codes: { name: { code: 'textTooLong', max: 3 } },
    });
  });

  it('keeps the words of the schema itself, which have no code', () => {
    const { errors, codes } = reportIssues(issuesOf(z.object({ name: short }), { name: 7 }));
    expect([errors, codes]).toEqual([{ name: expect.stringContaining('expected string') }, {}]);
  });

  it('is told of a field that is not there', () => {
    const { errors, codes } = reportIssues(issuesOf(z.object({ name: short }), {}));
    expect([errors, codes]).toEqual([{ name: 'This field is missing.' }, { name: { code: 'fieldMissing' } }]);
  });

  it('names every field it does not know, even one that is called like a part of the language', () => {
    const { codes } = reportIssues(issuesOf(z.strictObject({}), JSON.parse('{"a":1,"__proto__":1}')));
    expect(Object.entries(codes)).toEqual([
      ['a', { code: 'fieldUnknown' }],
      ['__proto__', { code: 'fieldUnknown' }],
    ]);
  });

  it('is told of the body where it is the body itself', () => {
    expect(reportIssues(issuesOf(short, 'b')).codes).toEqual({ body: { code: 'namesNothing' } });
  });
});

it('no schema of the contract holds a sentence of its own', () => {
  const sentence = /\.(?:min|max|length|regex|refine|email|url)\([^\n]*['"`][A-Z][^'"`\n]* [^'"`\n]*['"`]/;
  const files = readdirSync(__dirname).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  const holding = files.filter((name) => sentence.test(readFileSync(path.join(__dirname, name), 'utf8')));
  expect(holding).toEqual([]);
});
