import { toReport } from '@/lib/contract/faults';
import { draftCookies, readDraft } from './draft';

const report = toReport('problem', { email: 'emailInvalid' });

/** What a browser would send back. */
function jarOf(cookies: string[]): (name: string) => string | undefined {
  const pairs = cookies.map((cookie) => cookie.split(';')[0]?.split('=') ?? []);
  return (name) => pairs.find(([key]) => key === name)?.[1];
}
const keep = (words: Record<string, string>, owner = '') => draftCookies({ form: 'call-back', owner, words, report });

describe('a form that came back', () => {
  it('has its words in any script, and what was wrong', () => {
    const words = { yourName: 'إديث', yourMessage: 'أمي تحتاج إلى رعاية; “yes” = 100%' };
    expect(readDraft(jarOf(keep(words)), 'call-back')).toEqual({
      words,
      report: { ...report, values: undefined },
    });
  });

  it('is for its own page and its own person alone', () => {
    expect(readDraft(jarOf(keep({ a: 'b' })), 'newsletter')).toBeNull();
    const jar = jarOf(keep({ a: 'b' }, 'edith'));
    expect(readDraft(jar, 'call-back')).toBeNull();
    expect(readDraft(jar, 'call-back', 'edith')?.words).toEqual({ a: 'b' });
  });

  it('fits into what a browser keeps, the longest text cut first', () => {
    const noise = Array.from({ length: 40_000 }, (_, index) => String.fromCharCode(33 + ((index * 7919) % 9_000))).join(
      '',
    );
    const cookies = keep({ yourName: 'Edith', yourMessage: noise });
    for (const cookie of cookies) expect(cookie.length).toBeLessThan(4_000);
    const words = readDraft(jarOf(cookies), 'call-back')?.words;
    expect(words?.yourName).toBe('Edith');
    expect(noise.startsWith(words?.yourMessage ?? 'nothing')).toBe(true);
    expect(words?.yourMessage?.length).toBeGreaterThan(500);
  });

  it('is forgotten by cookies that are over', () => {
    for (const cookie of draftCookies(null)) expect(cookie).toMatch(/=; Path=\/; Max-Age=0; SameSite=Lax; HttpOnly/);
  });

  it('is nothing where the cookie is none of ours', () => {
    for (const value of ['', 'nonsense', Buffer.from('{"form":"call-back"}').toString('base64url')]) {
      expect(readDraft((name) => (name.endsWith('-0') ? value : ''), 'call-back')).toBeNull();
    }
  });
});
