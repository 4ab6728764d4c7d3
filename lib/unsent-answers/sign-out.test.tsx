import type { Draft } from '@/lib/contract/draft';
import { storeDraft } from './browser-copy';
import type { StoredDraft } from './reconcile-drafts';
import { signOut } from './sign-out';
import { UnsentAnswers } from './unsent-answers';

const draft = (answers: Record<string, string>, clientTime = '2026-01-01T10:00:00.000Z'): Draft => ({
  version: '7.1',
  answers: Object.entries(answers).map(([identifier, value]) => ({ identifier, values: [value] })),
  clientTime,
});
const stored = (answers: Record<string, string>, more: Partial<StoredDraft> = {}): StoredDraft => ({
  draft: draft(answers),
  startedAt: '2026-01-01T09:00:00.000Z',
  basedOn: null,
  isUnsaved: true,
  ...more,
});

/** The network: what drafts are answered, by turns, and what was asked. */
let replies: (number | object)[];
let asked: { call: string; body: { basedOn?: string; answers: Draft['answers'] } | null }[];
let user: { id: string } | null;
const listing = 41;

beforeAll(() => {
  AbortSignal.timeout = () => new AbortController().signal;
  Object.assign(globalThis, {
    BroadcastChannel: class {
      postMessage() {}
      close() {}
    },
  });
});
beforeEach(() => {
  localStorage.clear();
  [replies, asked, user] = [[], [], { id: 'me' }];
  globalThis.fetch = jest.fn(async (url: string, { method = 'GET', body }: RequestInit) => {
    asked.push({ call: `${method} ${url}`, body: body ? JSON.parse(String(body)) : null });
    if (url === '/api/session') return { ok: true, status: 200, json: async () => ({ user }) };
    if (url === '/api/sign-out') return { ok: true, status: 200, json: async () => ({ location: '/' }) };
    const reply = replies.shift() ?? { saved: true, clientTime: '2026-01-01T10:00:00.000Z', other: null };
    if (reply === 0) throw new TypeError('Failed to fetch');
    return { ok: typeof reply !== 'number', status: typeof reply === 'number' ? reply : 200, json: async () => reply };
  }) as unknown as typeof fetch;
});

const kept = () => Object.keys(localStorage).sort();
const calls = () => asked.map(({ call }) => call);
const put = () => `PUT /api/care/Response/draft/${listing}`;

describe('logging out', () => {
  it('takes one’s answers out of this browser, nobody else’s', async () => {
    storeDraft('me', listing, stored({ pet: 'cat' }, { isUnsaved: false }));
    storeDraft('me', listing + 1, stored({ pet: 'cat' }, { isUnsaved: false }));
    storeDraft('somebody', listing, stored({ pet: 'dog' }));
    expect(await signOut('en')).toBe('/');
    expect(kept()).toEqual([`answers somebody ${listing}`]);
    expect(calls()).toEqual(['GET /api/session', 'POST /api/sign-out']);
  });

  it('first sends what the server lacks', async () => {
    storeDraft('me', listing, stored({ pet: 'cat' }, { basedOn: '2026-01-01T08:00:00.000Z' }));
    await signOut('en');
    expect(calls()).toEqual(['GET /api/session', put(), 'POST /api/sign-out']);
    expect(asked[1]?.body).toMatchObject({ ...draft({ pet: 'cat' }), basedOn: '2026-01-01T08:00:00.000Z' });
    expect(kept()).toEqual([]);
  });

  it.each([0, 404, 500, 501, 502])('keeps what is nowhere else when the server answers %s', async (status) => {
    replies = [status];
    storeDraft('me', listing, stored({ pet: 'cat' }));
    expect(await signOut('en')).toBe('/');
    expect(kept()).toEqual([`answers me ${listing}`]);
  });

  it.each([
    [true, 'an older', 'cat'],
    [false, 'a newer', 'dog'],
  ])('keeps both devices’ answers where the server (saved: %s) had %s draft', async (saved, _, pet) => {
    const other = draft({ pet: 'dog', toy: 'rope' }, '2026-01-01T09:30:00.000Z');
    replies = [{ saved, clientTime: '2026-01-01T10:00:01.000Z', other }];
    storeDraft('me', listing, stored({ pet: 'cat', name: 'Tom' }));
    await signOut('en');
    expect(asked[2]?.body).toMatchObject({ basedOn: '2026-01-01T10:00:01.000Z' });
    const values = Object.fromEntries(asked[2]?.body?.answers.map((one) => [one.identifier, one.values[0]]) ?? []);
    expect(values).toEqual({ pet, toy: 'rope', name: 'Tom' });
    expect(kept()).toEqual([]);
  });

  it('leaves what another tab answered meanwhile', async () => {
    const newer = stored({}, { draft: draft({ pet: 'dog' }, '2026-01-01T11:00:00.000Z') });
    const network = globalThis.fetch;
    globalThis.fetch = (url, init) => {
      if (init?.method === 'PUT') storeDraft('me', listing, newer);
      return network(url, init);
    };
    storeDraft('me', listing, stored({ pet: 'cat' }));
    await signOut('en');
    expect(JSON.parse(localStorage.getItem(`answers me ${listing}`) ?? '{}')).toEqual(newer);
  });

  it('lets no page that is still open bring the answers back', async () => {
    const unsent = new UnsentAnswers('me', listing);
    unsent.open(() => {});
    unsent.change(() => draft({ pet: 'cat' }));
    await new Promise(requestAnimationFrame);
    unsent.change(() => draft({ pet: 'cat', toy: 'rope' }));
    await signOut('en');
    expect(asked[1]?.body?.answers).toEqual(draft({ pet: 'cat', toy: 'rope' }).answers);
    unsent.change(() => draft({ pet: 'dog' }));
    unsent.close();
    expect(kept()).toEqual([]);
  });

  it('leaves what was answered after it was handed over, which is nowhere else', async () => {
    storeDraft('me', listing, stored({ pet: 'cat' }));
    const network = globalThis.fetch;
    globalThis.fetch = jest.fn(async (url: string, init: RequestInit) => {
      if (url === '/api/sign-out') {
        storeDraft('me', listing, { ...stored({}), draft: draft({ pet: 'dog' }, '2026-01-01T11:00:00.000Z') });
      }
      return network(url, init);
    }) as unknown as typeof fetch;
    await signOut('en');
    expect(kept()).toEqual([`answers me ${listing}`]);
  });

  it('leaves the answers of a session that is over already', async () => {
    user = null;
    storeDraft('me', listing, stored({ pet: 'cat' }));
    await signOut('en');
    expect(kept()).toEqual([`answers me ${listing}`]);
  });

  it('that fails forgets nothing', async () => {
    storeDraft('me', listing, stored({ pet: 'cat' }));
    const network = globalThis.fetch;
    globalThis.fetch = jest.fn(async (url: string, init: RequestInit) =>
      url === '/api/sign-out' ? { ok: false, status: 502 } : network(url, init),
    ) as unknown as typeof fetch;
    expect(await signOut('en')).toBeNull();
    expect(kept()).toEqual([`answers me ${listing}`]);
  });
});
