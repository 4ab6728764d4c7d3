import { getTableColumns, sql } from 'drizzle-orm';
import { actBy } from '@/care-api/database/schema/act-by';
import { callBacks } from '@/care-api/database/schema/call-backs';
import { complaints } from '@/care-api/database/schema/complaints';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { callBackDue, callBackStates } from '@/lib/contract/call-back';
import { nextAt } from '@/lib/contract/case-due';
import { complaintDue, complaintStates } from '@/lib/contract/complaint';

let test: TestApp;
let as = '';
beforeAll(async () => {
  test = await openTestApp();
  as = await test.signIn('coordinator');
}, 60_000);
afterAll(() => test.close());

const kinds = [
  {
    kind: 'a request to be called',
    ask: async () => {
      const body = { yourName: 'Ann', email: 'ann@example.org', yourMessage: 'Please ring me.' };
      return (await (await test.send('POST', '/Requestcallback', body)).json()).requestId;
    },
    one: (id: number) => `/Requestcallback/${id}`,
  },
  {
    kind: 'a complaint',
    ask: async () => {
      const body = { kind: 'care', message: 'Nobody came.' };
      return (await (await test.send('POST', '/Complaint', body)).json()).complaintId;
    },
    one: (id: number) => `/admin/complaints/${id}`,
  },
];

describe.each(kinds)('of $kind', ({ ask, one }) => {
  let path = '';
  beforeEach(async () => {
    path = one(await ask());
  });
  const read = async (at = path) => (await test.send('GET', at, undefined, { as })).json();
  async function act(body: object) {
    const answer = await test.send('POST', `${path}/events`, body, { as });
    return { status: answer.status, body: await answer.json() };
  }
  const events = async () => (await read(`${path}/events`)).events;

  it('a bare note is kept, and changes nothing else', async () => {
    const before = await read();
    expect((await act({ action: 'note', note: 'She rings on Monday.' })).body).toMatchObject({ state: 'new' });
    expect((await events())[0]).toMatchObject({ action: 'note', note: 'She rings on Monday.', detail: '' });
    expect(await read()).toEqual({ ...before, version: before.version + 1, updatedAt: expect.any(String) });
  });

  it('what a deed lacks is said at its field, and nothing is noted', async () => {
    const refused = async (body: object) => {
      const answer = await act(body);
      return [
        answer.status,
        Object.entries<{ code: string }>(answer.body.codes).map(([field, { code }]) => [field, code]),
      ];
    };
    expect(await refused({ action: 'note' })).toEqual([422, [['note', 'fieldsRequired']]]);
    expect(await refused({ action: 'close' })).toEqual([422, [['outcome', 'outcomeMissing']]]);
    expect(await refused({ action: 'assign', owner: 'nobody' })).toEqual([422, [['owner', 'namesNothing']]]);
    expect(await refused({ action: 'mailed', text: 'Dear Ann' })).toEqual([422, [['subject', 'fieldsRequired']]]);
    expect(await refused({ action: 'mailed', subject: 'Hello' })).toEqual([422, [['text', 'fieldsRequired']]]);
    expect(await events()).toHaveLength(1);
  });

  it('its owner is told by name in the timeline, and it can be given back', async () => {
    const owner = (await (await test.send('GET', '/admin/call-backs/owners', undefined, { as })).json())[0];
    expect((await act({ action: 'assign', owner: owner.id })).body.ownerId).toBe(owner.id);
    expect((await act({ action: 'assign', owner: '' })).body.ownerId).toBeNull();
    expect((await events()).map(({ detail }: { detail: string }) => detail)).toEqual(['', owner.name, '']);
  });
});

/** Every way to set each of these, or not. */
function combine(names: readonly string[], start: number): Record<string, Date | null>[] {
  return Array.from({ length: 2 ** names.length }, (_, number) =>
    Object.fromEntries(
      names.map((name, place) => [name, number & (2 ** place) ? new Date(start + (names.length - place)) : null]),
    ),
  );
}

describe('when something is due', () => {
  const now = Date.parse('2026-11-23T10:00:00.000Z');
  const toTold = (row: Record<string, unknown>) => JSON.parse(JSON.stringify(row));
  const toAt = (due: unknown) => (due === 'infinity' ? null : new Date(String(due)).toISOString());

  it('is the same to the list of calls as to whoever sees one', async () => {
    const moments = combine(['waitingUntil', 'dueAt', 'firstTryAt'], now);
    const rows = callBackStates.flatMap((state) => moments.map((at) => ({ ...at, state })));
    const base = { name: 'Ann', email: '', message: 'Please ring me.' };
    const { db } = test.deps.database;
    const ids = await db
      .insert(callBacks)
      .values(rows.map((row) => ({ ...base, ...row })))
      .returning({ id: callBacks.id });
    const due = sql<string>`${actBy(callBackDue, callBacks)}::text`;
    const stored = await db
      .select({ ...getTableColumns(callBacks), due })
      .from(callBacks)
      .where(sql`${callBacks.id} >= ${ids[0]?.id}`);
    expect(stored).toHaveLength(40);
    for (const { due, ...row } of stored)
      expect([row.id, toAt(due)]).toEqual([row.id, nextAt(callBackDue, toTold(row))]);
  });

  it('is the same to the list of complaints as to whoever sees one', async () => {
    const moments = combine(['acknowledgedAt', 'answeredAt'], now);
    const rows = complaintStates.flatMap((state) => moments.map((at) => ({ ...at, state })));
    const base = {
      kind: 'care' as const,
      message: '',
      acknowledgeBy: new Date(now + 10),
      answerBy: new Date(now + 20),
    };
    const { db } = test.deps.database;
    const ids = await db
      .insert(complaints)
      .values(rows.map((row) => ({ ...base, ...row })))
      .returning({ id: complaints.id });
    const due = sql<string>`${actBy(complaintDue, complaints)}::text`;
    const stored = await db
      .select({ ...getTableColumns(complaints), due })
      .from(complaints)
      .where(sql`${complaints.id} >= ${ids[0]?.id}`);
    expect(stored).toHaveLength(16);
    for (const { due, ...row } of stored)
      expect([row.id, toAt(due)]).toEqual([row.id, nextAt(complaintDue, toTold(row))]);
  });
});
