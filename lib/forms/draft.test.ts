import { toReport } from '@/lib/contract/fault-words';
import { onProcessor } from '@/testing/processor-time';
import { forgetDraft, keepDraft, readDraft } from './draft';

const report = toReport('problem', { email: 'emailInvalid' });

/** What a browser would send back. */
function jarOf(cookies: string[]): (name: string) => string | undefined {
  const pairs = cookies.map((cookie) => cookie.split(';')[0]?.split('=') ?? []);
  return (name) => pairs.find(([key]) => key === name)?.[1];
}
const asRequest = (cookies: string[] = []) =>
  new Request('http://site.example', { headers: { cookie: cookies.map((one) => one.split(';')[0]).join('; ') } });
const keep = (words: Record<string, string>, owner = '', form = 'call-back', before: string[] = []) =>
  keepDraft(asRequest(before), { form, owner, words, report });

describe('a form that came back', () => {
  it('has its words in any script, and what was wrong', () => {
    const words = { yourName: 'إديث', yourMessage: 'أمي تحتاج إلى رعاية; “yes” = 100%' };
    expect(readDraft(jarOf(keep(words)), 'call-back')).toEqual({
      words,
      report,
    });
  });

  it('keeps how long to wait, and texts no longer than a sentence', () => {
    const long = { ...toReport('attemptsTooMany'), retryAfter: 90, errors: { a: '('.repeat(9_000) } };
    const cookies = keepDraft(asRequest(), { form: 'login', owner: '', words: {}, report: long });
    const kept = readDraft(jarOf(cookies), 'login')?.report;
    expect(kept).toMatchObject({ code: 'attemptsTooMany', retryAfter: 90 });
    expect(kept?.errors?.a).toHaveLength(500);
  });

  it('stands beside two others, the oldest goes first', () => {
    let cookies: string[] = [];
    for (const form of ['a', 'b', 'c', 'd']) cookies = keep({ typed: form }, '', form, cookies);
    const found = ['a', 'b', 'c', 'd'].map((form) => readDraft(jarOf(cookies), form)?.words.typed);
    expect(found).toEqual([undefined, 'b', 'c', 'd']);
  });

  it('is for its own page and its own person alone', () => {
    expect(readDraft(jarOf(keep({ a: 'b' })), 'newsletter')).toBeNull();
    const jar = jarOf(keep({ a: 'b' }, 'edith'));
    expect(readDraft(jar, 'call-back')).toBeNull();
    expect(readDraft(jar, 'call-back', 'edith')?.words).toEqual({ a: 'b' });
  });

  it('is theirs who log in next where it was sent without a session', () => {
    expect(readDraft(jarOf(keep({ a: 'b' })), 'call-back', 'edith')?.words).toEqual({ a: 'b' });
  });

  it('keeps whole words only, as many as fit, and says of the others that they are lost', () => {
    const noise = (length: number) =>
      Array.from({ length }, (_, index) => String.fromCharCode(33 + ((index * 7919) % 9_000))).join('');
    const words = { yourName: 'Edith', about: noise(900), email: noise(20_000), yourMessage: noise(40_000) };
    const cookies = keep(words);
    for (const cookie of cookies) expect(cookie.length).toBeLessThan(4_000);
    const kept = readDraft(jarOf(cookies), 'call-back');
    expect(kept?.words).toEqual({ yourName: 'Edith', about: words.about });
    expect(kept?.report?.codes).toEqual({ email: { code: 'notKept' }, yourMessage: { code: 'notKept' } });
    expect(kept?.report?.errors?.yourMessage).toBe('This was too long to be kept. Please type it again.');
    const beside = readDraft(jarOf(keep({ a: 'b' }, '', 'newsletter', cookies)), 'call-back');
    expect(beside).toEqual(kept);
  });

  it('is kept in no time where a thousand fields are too many', () => {
    const words = Object.fromEntries(
      Array.from({ length: 1_000 }, (_, field) => [
        `answer ${field}`,
        Array.from({ length: 200 }, (_, at) => String.fromCharCode(33 + ((at * field * 7919) % 9_000))).join(''),
      ]),
    );
    const { made: kept, ms } = onProcessor(() => readDraft(jarOf(keep(words)), 'call-back'));
    expect(ms).toBeLessThan(2_000);
    const lost = Object.keys(kept?.report?.codes ?? {}).filter((field) => field !== 'email');
    expect(Object.keys(kept?.words ?? {}).length + lost.length).toBe(1_000);
  });

  it('says no more of a login that was missing once somebody is back from it', () => {
    const cookies = keepDraft(asRequest(), {
      form: 'comment 1',
      owner: 'edith',
      words: {},
      report: toReport('signInFirst'),
    });
    expect(readDraft(jarOf(cookies), 'comment 1', 'edith')).toEqual({ words: {}, report: null });
  });

  it('is forgotten by cookies that are over', () => {
    const before = keep({ a: 'b' });
    expect(forgetDraft(asRequest(before), 'newsletter')).toEqual([]);
    for (const cookie of forgetDraft(asRequest(before), 'call-back'))
      expect(cookie).toMatch(/=; Path=\/; Max-Age=0; SameSite=Lax; HttpOnly/);
  });

  it('is nothing where the cookie is none of ours', () => {
    for (const value of ['', 'nonsense', Buffer.from('{"form":"call-back"}').toString('base64url')]) {
      expect(readDraft((name) => (name.endsWith('-0') ? value : ''), 'call-back')).toBeNull();
    }
  });
});
