import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toFault } from '@/lib/contract/faults';
import { Refusal } from './refusal';

const late = new Refusal(403, toFault('commentLate', { minutes: 15 }), { newComment: 'commentProfane' });

describe('a refusal', () => {
  it('answers its status, headers, and what is wrong by code', async () => {
    const answer = new Refusal(429, 'attemptsTooMany', undefined, { 'retry-after': '7' }).toResponse(false);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
    expect(await late.toResponse(false).json()).toMatchObject({
      code: 'commentLate',
      values: { minutes: 15 },
      codes: { newComment: { code: 'commentProfane' } },
    });
  });

  it('keeps the published shape in bare mode: sentences alone', async () => {
    expect(await late.toResponse(true).json()).toEqual({
      message: 'A comment can be changed for 15 minutes after it was written.',
      errors: { newComment: 'Warning: Inappropriate content detected.' },
    });
  });

  it('is written with codes everywhere, never with a sentence', () => {
    const written = readdirSync(path.join(__dirname, '..'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
      .flatMap((name) => readFileSync(path.join(__dirname, '..', name), 'utf8').match(/new Refusal\([^;]*;/g) ?? []);
    expect(written.length).toBeGreaterThan(40);
    expect(written.filter((refusal) => /['"`][A-Z“][^'"`\n]* /.test(refusal))).toEqual([]);
  });
});
