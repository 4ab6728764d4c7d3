import { existsSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { companies } from '@/care-api/database/schema/provider';
import { audit } from '@/care-api/database/schema/staff';
import { previewLinks, revisions, schedules } from '@/care-api/database/schema/working';
import { runDueJobs } from '@/care-api/jobs';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { pictureUrl } from '@/care-api/testing/sample-pictures';
import { toLondonTime } from '@/lib/contract/london-time';
import { standingSchema } from '@/lib/contract/working';

let test: TestApp;
let now = new Date('2026-11-22T09:00:00Z');
let [admin, second, editor, recruiter] = ['', '', '', ''];
beforeAll(async () => {
  test = await openTestApp({ now: () => now });
  [admin, second] = [await test.signIn('admin'), await test.signIn('admin')];
  [editor, recruiter] = [await test.signIn('editor'), await test.signIn('recruiter')];
}, 60_000);
afterAll(() => test.close());

type Json = Record<string, unknown>;
const anything = z.record(z.string(), z.any());
const ask = async (method: string, address: string, body?: object, as = admin) => {
  const answer = await test.send(method, address, body, { as });
  return { status: answer.status, body: anything.parse(await answer.json()) };
};
const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

async function makeCompany(more: Json = {}): Promise<number> {
  const { body } = await ask('POST', '/CompanyDetail', { companyName: 'Old name', phone: '01632 960000', ...more });
  return body.companyId;
}
const working = (id: number) => `/admin/working/company/${id}`;
const stand = async (id: number) => standingSchema.parse((await ask('GET', working(id))).body);
const save = (id: number, data: Json, seen: { version: number; publicVersion?: number; tab?: string }, as = admin) =>
  ask('PUT', working(id), { data, publicVersion: 1, tab: 'a', ...seen }, as);
const history = async (id: number) =>
  z.array(anything).parse((await ask('GET', `/admin/revisions/company/${id}`)).body.items);
const reasons = async (id: number) => (await history(id)).map(({ reason }) => reason);
const nameOf = async (id: number) => (await ask('GET', `/CompanyDetail/${id}`)).body.companyName;

describe('a working copy', () => {
  it('is kept, valid or not, while the public row stays as it is', async () => {
    const id = await makeCompany();
    expect(await stand(id)).toMatchObject({
      version: 0,
      copy: null,
      publicVersion: 1,
      fields: { companyName: 'Old name' },
    });
    const kept = await save(id, { companyName: 'New name', phone: 'not a number' }, { version: 0 });
    expect([kept.status, kept.body.version, kept.body.savedAt]).toEqual([200, 1, now.toISOString()]);
    expect(await nameOf(id)).toBe('Old name');
    expect((await stand(id)).copy).toMatchObject({
      data: { companyName: 'New name', phone: 'not a number' },
      baseVersion: 1,
      by: 'admin-1',
      base: { companyName: 'Old name', phone: '01632 960000' },
    });
  });

  it('is refused to whoever has not seen the one before, with how it stands, who wrote it and when', async () => {
    const id = await makeCompany();
    await save(id, { companyName: 'First' }, { version: 0 });
    const late = await save(id, { companyName: 'Second' }, { version: 0, tab: 'b' }, second);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'changedMeanwhile',
      changedBy: 'admin-1',
      changedAt: now.toISOString(),
      current: { version: 1, copy: { data: { companyName: 'First' } } },
    });
  });

  it('keeps in the history what somebody else overwrites', async () => {
    const id = await makeCompany();
    await save(id, { companyName: 'First' }, { version: 0 });
    await save(id, { companyName: 'Second' }, { version: 1, tab: 'b' }, second);
    expect(await reasons(id)).toEqual(['replaced', 'begun']);
    const { body } = await ask('GET', `/admin/revisions/company/${id}/2`);
    expect(body).toMatchObject({ by: 'admin-1', data: { companyName: 'First' } });
  });

  it('is in the history once in ten minutes of writing on', async () => {
    const id = await makeCompany();
    for (let version = 0; version < 25; version += 1) {
      await save(id, { companyName: `Name ${version}` }, { version });
      wait(1);
    }
    expect(await reasons(id)).toEqual(['autosave', 'autosave', 'begun']);
  });

  it.each([
    [{ companyId: 7 }, 422],
    [{ nothingOfOurs: 'x' }, 422],
    [{ companyName: 'A\u0000B' }, 422],
    [{ logoPath: '../../etc/passwd' }, 422],
    [{ logoPath: 'data:image/png;base64,AAAA' }, 422],
    [{ companyName: 'x'.repeat(300_000) }, 413],
  ])('does not hold %j', async (data, status) => {
    const id = await makeCompany();
    expect((await save(id, data, { version: 0 })).status).toBe(status);
    expect((await stand(id)).version).toBe(0);
  });

  it('holds halves of characters as what they are: nothing', async () => {
    const id = await makeCompany();
    expect((await save(id, { companyName: 'A\ud800' }, { version: 0 })).body.data).toEqual({ companyName: 'A\ufffd' });
  });

  it('is nobody’s whose work the row is not, and of no row that is not there', async () => {
    const id = await makeCompany();
    for (const as of [editor, recruiter]) {
      expect((await ask('GET', working(id), undefined, as)).status).toBe(403);
      expect((await save(id, {}, { version: 0 }, as)).status).toBe(403);
    }
    expect((await save(999_999, {}, { version: 0 })).status).toBe(404);
    expect((await ask('GET', '/admin/working/listings/1')).status).toBe(404);
    const faq = await ask('POST', '/Faq', { faqQuestions: 'Why?', faqAnswer: 'So.' });
    await ask('DELETE', `/Faq/${faq.body.faqId}`);
    expect((await ask('GET', `/admin/working/faq/${faq.body.faqId}`)).status).toBe(404);
  });

  it('keeps a new picture, also once it is published and taken back, as long as the history shows it', async () => {
    const id = await makeCompany();
    const kept = await save(id, { companyName: 'With logo', logoPath: await pictureUrl() }, { version: 0 });
    const logo = z.string().parse(kept.body.data.logoPath);
    const isThere = () => existsSync(path.join(test.filesDir, logo));
    expect([/^data:/.test(logo), isThere()]).toEqual([false, true]);
    await ask('POST', `${working(id)}/publish`, { version: 1 });
    expect((await ask('GET', `/CompanyDetail/${id}`)).body.logoPath).toBe(logo);
    await ask('PUT', `/CompanyDetail/${id}`, { companyName: 'Without', logoPath: '' });
    expect(isThere()).toBe(true);
    await test.deps.database.db.delete(companies).where(eq(companies.id, id));
    await runDueJobs(test.deps);
    expect([await test.deps.database.db.$count(revisions, eq(revisions.id, id)), isThere()]).toEqual([0, false]);
  });

  it('is thrown away into the history, from where it comes back as it was', async () => {
    const id = await makeCompany();
    await save(id, { companyName: '  Odd\tname ', phone: 'no' }, { version: 0 });
    expect((await ask('DELETE', working(id))).status).toBe(200);
    expect((await stand(id)).copy).toBeNull();
    expect((await ask('DELETE', working(id))).status).toBe(404);
    const [thrown] = await history(id);
    const restore = (version: number) =>
      ask('POST', `/admin/revisions/company/${id}/${thrown?.number}/restore`, { version });
    expect((await restore(1)).status).toBe(409);
    expect((await restore(2)).body).toMatchObject({ version: 3, data: { companyName: '  Odd\tname ', phone: 'no' } });
    expect((await ask('POST', `/admin/revisions/company/${id}/99/restore`, { version: 3 })).status).toBe(404);
  });
});

describe('publishing', () => {
  const publish = (id: number, version: number, as = admin) => ask('POST', `${working(id)}/publish`, { version }, as);

  it('makes the words public with one line in the audit, and ends the working copy', async () => {
    const id = await makeCompany();
    await save(id, { companyName: 'New name' }, { version: 0 });
    const before = await test.deps.database.db.$count(audit);
    const done = await publish(id, 1);
    expect([done.status, done.body.companyName, done.body.version]).toEqual([201, 'New name', 2]);
    expect((await test.deps.database.db.$count(audit)) - before).toBe(1);
    expect(await stand(id)).toMatchObject({ version: 2, copy: null, publicVersion: 2 });
    expect((await reasons(id))[0]).toBe('published');
    expect((await publish(id, 2)).body.code).toBe('nothingToPublish');
  });

  it('is refused where the row’s own call would refuse, and everything stays as it was', async () => {
    const id = await makeCompany();
    await save(id, { companyName: 'New name', phone: 'ring us' }, { version: 0 });
    const refused = await publish(id, 1);
    expect([refused.status, refused.body.codes]).toEqual([422, { phone: { code: 'phoneInvalid' } }]);
    expect(await stand(id)).toMatchObject({ version: 1, copy: { data: { phone: 'ring us' } }, publicVersion: 1 });
  });

  it('is refused over words that came meanwhile, be it to the copy or to the public row', async () => {
    const id = await makeCompany();
    await save(id, { companyName: 'Mine' }, { version: 0 });
    expect((await publish(id, 0)).status).toBe(409);
    await ask('PUT', `/CompanyDetail/${id}`, { companyName: 'Theirs', version: 1 }, second);
    const late = await publish(id, 1);
    expect(late.body).toMatchObject({
      code: 'changedMeanwhile',
      changedBy: 'admin-2',
      current: { publicVersion: 2, fields: { companyName: 'Theirs' }, copy: { baseVersion: 1 } },
    });
    expect((await save(id, { companyName: 'Both' }, { version: 1, publicVersion: 3 })).status).toBe(409);
    await save(id, { companyName: 'Both' }, { version: 1, publicVersion: 2 });
    expect((await publish(id, 2)).status).toBe(201);
    expect(await nameOf(id)).toBe('Both');
  });

  it('happens once where two press the button at the same moment', async () => {
    const id = await makeCompany();
    await save(id, { companyName: 'Once' }, { version: 0 });
    const answers = await Promise.all([admin, second, admin].map((as) => publish(id, 1, as)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe('a time to publish', () => {
  const schedule = (id: number, local: string, more: Json = {}) =>
    ask('POST', `${working(id)}/schedule`, { version: 1, local, ...more });
  const ready = async (data: Json = { companyName: 'In time' }) => {
    const id = await makeCompany();
    await save(id, data, { version: 0 });
    return id;
  };

  const soon = (minutes: number) => toLondonTime(new Date(now.getTime() + minutes * 60_000));

  it.each([
    ['2026-11-22T09:00', 'momentPast'],
    ['2027-02-29T09:00', 'momentUnreadable'],
    ['2027-03-28T01:30', 'momentSkipped'],
    ['9999-12-31T23:59', 'momentFar'],
  ])('is not %s', async (local, code) => {
    const { status, body } = await schedule(await ready(), local);
    expect([status, body.codes.local.code]).toEqual([422, code]);
  });

  it('that comes twice is asked about', async () => {
    const id = await ready();
    expect((await schedule(id, '2027-10-31T01:30')).body.codes).toEqual({ which: { code: 'momentTwice' } });
    const { body } = await schedule(id, '2027-10-31T01:30', { which: 'later' });
    expect(body.dueAt).toBe('2027-10-31T01:30:00.000Z');
  });

  it('comes by the clock of the API, also after it stood still', async () => {
    const id = await ready();
    expect((await schedule(id, soon(5))).status).toBe(200);
    await runDueJobs(test.deps);
    expect([await nameOf(id), (await stand(id)).schedule?.by]).toEqual(['Old name', 'admin-1']);
    wait(15);
    await Promise.all([runDueJobs(test.deps), runDueJobs(test.deps)]);
    expect([await nameOf(id), (await stand(id)).schedule]).toEqual(['In time', null]);
    const { body } = await ask('GET', `/admin/audit?page=1&kind=company&objectId=${id}`);
    expect(body.items[0]).toMatchObject({ action: 'publish.schedule', accountId: null });
    expect(body.items[1]).toMatchObject({ action: 'schedule', actor: 'admin-1' });
    expect((await history(id)).filter(({ byClock }) => byClock)).toMatchObject([
      { reason: 'published', by: 'admin-1' },
    ]);
  });

  it('is told to whoever may write it once it is two minutes late, and no earlier', async () => {
    const id = await ready();
    const overdue = async (as = admin) => (await ask('GET', '/admin/overdue', undefined, as)).body.items;
    await schedule(id, soon(5));
    wait(6);
    expect(await overdue()).toEqual([]);
    wait(1);
    expect(await overdue()).toMatchObject([{ kind: 'company', id, name: 'Old name', problem: null }]);
    expect(await overdue(editor)).toEqual([]);
    await runDueJobs(test.deps);
    expect(await overdue()).toEqual([]);
  });

  it('that is late is told however many of others are later', async () => {
    const { db } = test.deps.database;
    const dueAt = new Date(now.getTime() - 86_400_000);
    const id = await makeCompany();
    const others = Array.from({ length: 50 }, (_, index) => ({ kind: 'faq', id: 1_000 + index, dueAt }));
    await db.insert(schedules).values([...others, { kind: 'company', id, dueAt: new Date(dueAt.getTime() + 1) }]);
    expect((await ask('GET', '/admin/overdue')).body.items).toMatchObject([{ kind: 'company', id }]);
    await db.delete(schedules);
  });

  it('says why nothing was published, and goes when it is taken back', async () => {
    const id = await ready({ companyName: 'In time', phone: 'ring us' });
    await schedule(id, soon(5));
    wait(5);
    await runDueJobs(test.deps);
    expect((await stand(id)).schedule?.problem).toBe('problem');
    expect((await ask('GET', '/admin/overdue')).body.items).toMatchObject([{ id, problem: 'problem' }]);
    expect((await ask('DELETE', `${working(id)}/schedule`)).status).toBe(200);
    expect((await ask('DELETE', `${working(id)}/schedule`)).status).toBe(404);
    expect((await stand(id)).schedule).toBeNull();
  });
});

describe('who has a row open', () => {
  const lease = (id: number, tab: string, as = admin, take = false) =>
    ask('PUT', `/admin/lease/company/${id}`, { tab, take }, as);

  it('is told to the second, who may take over; after 90 seconds nobody has', async () => {
    const id = await makeCompany();
    expect((await lease(id, 'a')).body).toMatchObject({ isMine: true, name: 'admin-1' });
    wait(1);
    expect((await lease(id, 'a')).body.isMine).toBe(true);
    expect((await lease(id, 'b', second)).body).toMatchObject({ isMine: false, isYours: false, name: 'admin-1' });
    expect((await lease(id, 'c')).body).toMatchObject({ isMine: false, isYours: true, name: 'admin-1' });
    expect((await stand(id)).lease).toMatchObject({ name: 'admin-1', tab: 'a' });
    expect((await lease(id, 'b', second, true)).body).toMatchObject({ isMine: true, name: 'admin-2' });
    expect((await lease(id, 'a')).body.isMine).toBe(false);
    wait(2);
    expect((await lease(id, 'a')).body.isMine).toBe(true);
    await ask('DELETE', `/admin/lease/company/${id}?tab=b`, undefined, second);
    expect((await stand(id)).lease).not.toBeNull();
    await ask('DELETE', `/admin/lease/company/${id}?tab=a`);
    expect((await stand(id)).lease).toBeNull();
  });

  it('is told whoever asks while the one before goes', async () => {
    const id = await makeCompany();
    for (let round = 0; round < 40; round += 1) {
      const [asked] = await Promise.all([
        lease(id, 'a'),
        ask('DELETE', `/admin/lease/company/${id}?tab=a`),
        lease(id, 'b', second),
      ]);
      expect(asked.status).toBe(200);
    }
  });

  it('is one person where many ask at the same moment', async () => {
    const id = await makeCompany();
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((tab) => lease(id, tab)));
    expect(answers.filter(({ body }) => body.isMine)).toHaveLength(1);
  });
});

describe('an address to look at it', () => {
  it('shows the row as it would be, to whoever has it, until it is taken back or seven days are over', async () => {
    const id = await makeCompany();
    await save(id, { companyName: 'To be' }, { version: 0 });
    const make = async () => z.string().parse((await ask('POST', `/admin/preview/company/${id}`)).body.token);
    const look = (token: string) => ask('GET', `/preview/${token}`, undefined, '');
    const token = await make();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await look(token)).body).toMatchObject({
      kind: 'company',
      row: { companyName: 'To be', phone: '01632 960000' },
    });
    const stored = await test.deps.database.db.select().from(previewLinks);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((await ask('DELETE', `/admin/preview/company/${id}`)).status).toBe(200);
    expect((await look(token)).status).toBe(404);
    const another = await make();
    wait(7 * 24 * 60 + 1);
    expect((await look(another)).status).toBe(404);
    expect((await look('x'.repeat(43))).status).toBe(404);
  });
});

describe('a listing', () => {
  beforeAll(async () => {
    [admin, editor, recruiter] = [
      await test.signIn('admin'),
      await test.signIn('editor'),
      await test.signIn('recruiter'),
    ];
  });
  const at = (id: number) => `/admin/working/listing/${id}`;
  const keep = (id: number, data: Json, version: number, as = editor) =>
    ask('PUT', at(id), { data, version, publicVersion: 1, tab: 'a' }, as);

  async function makeListing(category: string, more: Json = {}): Promise<number> {
    const { body } = await ask('POST', '/Category', { categoryName: category });
    const categoryId = String(body.categoryId);
    const made = await ask('POST', '/TypeDetail', { typeTitle: 'A house', categoryId, isDraft: true, ...more });
    return made.body.typeId;
  }

  it('that is a draft is there for all once it is published', async () => {
    const id = await makeListing('Homes');
    const isShown = async () => (await test.send('GET', `/TypeDetail/typeid/${id}`)).status === 200;
    const { data } = (await keep(id, { typeTitle: 'A bright house', job: { payFrom: 'twelve' } }, 0)).body;
    expect([data.job.payFrom, await isShown()]).toEqual(['twelve', false]);
    const wrong = await ask('POST', `${at(id)}/publish`, { version: 1 }, editor);
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['job.payFrom']]);
    await keep(id, { typeTitle: 'A bright house', price: 'From £1,000', images: [await pictureUrl()] }, 1);
    const done = await ask('POST', `${at(id)}/publish`, { version: 2 }, editor);
    expect(done.body).toMatchObject({ typeTitle: 'A bright house', isDraft: false, images: [expect.any(String)] });
    expect(await isShown()).toBe(true);
  });

  it('of a job is a recruiter’s work, and any other is not', async () => {
    const [job, home] = [await makeListing('Jobs'), await makeListing('Houses')];
    expect((await keep(job, { typeTitle: 'Carer' }, 0, recruiter)).status).toBe(200);
    expect((await ask('POST', `${at(job)}/publish`, { version: 1 }, recruiter)).status).toBe(201);
    for (const asked of [
      ask('GET', at(home), undefined, recruiter),
      keep(home, { typeTitle: 'Mine' }, 0, recruiter),
      ask('GET', `/admin/revisions/listing/${home}`, undefined, recruiter),
      ask('PUT', `/admin/lease/listing/${home}`, { tab: 'a' }, recruiter),
      ask('POST', `/admin/preview/listing/${home}`, undefined, recruiter),
      ask('POST', `${at(home)}/publish`, { version: 0 }, recruiter),
    ]) {
      expect((await asked).status).toBe(403);
    }
  });

  it('in the trash has no working copy, and has it again when it is put back', async () => {
    const id = await makeListing('Flats');
    await keep(id, { typeTitle: 'Kept' }, 0);
    await ask('DELETE', `/TypeDetail/delete/${id}`, undefined, editor);
    expect((await ask('GET', at(id), undefined, editor)).status).toBe(404);
    await ask('POST', `/admin/trash/listing/${id}/restore`, undefined, editor);
    expect((await ask('GET', at(id), undefined, editor)).body.copy.data).toEqual({ typeTitle: 'Kept' });
    expect((await ask('POST', `${at(id)}/publish`, { version: 1 }, editor)).status).toBe(201);
  });

  it('goes on from a row whose words nobody has changed: in the trash with others and back, and published with them', async () => {
    const id = await makeListing('Rooms');
    await keep(id, { typeTitle: 'Kept' }, 0);
    for (const action of ['publish', 'trash', 'restore']) {
      expect((await ask('POST', '/admin/bulk/listing', { action, ids: [id] }, editor)).body.changed).toBe(1);
    }
    expect((await ask('POST', `${at(id)}/publish`, { version: 1 }, editor)).status).toBe(201);
  });

  it('does not go over what somebody has changed in many at once', async () => {
    const id = await makeListing('Barges');
    await keep(id, { typeTitle: 'Kept' }, 0);
    await ask('POST', '/admin/bulk/listing', { action: 'price', value: 'From £900', ids: [id] }, editor);
    expect((await ask('POST', `${at(id)}/publish`, { version: 1 }, editor)).status).toBe(409);
  });
});

describe('a time to unpublish', () => {
  beforeAll(async () => {
    [admin, editor] = [await test.signIn('admin'), await test.signIn('editor')];
  });
  const at = (id: number) => `/admin/working/listing/${id}`;
  const soon = (minutes: number) => toLondonTime(new Date(now.getTime() + minutes * 60_000));
  const end = (id: number, minutes: number, version = 0) =>
    ask('POST', `${at(id)}/schedule`, { version, action: 'unpublish', local: soon(minutes) }, editor);
  const standing = async (id: number) => standingSchema.parse((await ask('GET', at(id), undefined, editor)).body);
  const isShown = async (id: number) => (await test.send('GET', `/TypeDetail/typeid/${id}`)).status === 200;
  const deeds = async (id: number) =>
    z
      .array(anything)
      .parse((await ask('GET', `/admin/audit?page=1&kind=listing&objectId=${id}`)).body.items)
      .map(({ action, changes }) => [action, changes]);
  let made = 0;
  async function makeListing(more: Json = {}): Promise<number> {
    made += 1;
    const { body } = await ask('POST', '/Category', { categoryName: `Homes for a while ${made}` });
    const categoryId = String(body.categoryId);
    return (await ask('POST', '/TypeDetail', { typeTitle: 'A house', categoryId, ...more })).body.typeId;
  }

  it('makes a listing a draft when it comes, once, with a line in the audit by nobody', async () => {
    const id = await makeListing();
    expect((await end(id, 5)).status).toBe(200);
    const { dueAt } = (await standing(id)).ending ?? {};
    await runDueJobs(test.deps);
    expect([await isShown(id), (await standing(id)).schedule]).toEqual([true, null]);
    wait(5);
    await Promise.all([runDueJobs(test.deps), runDueJobs(test.deps)]);
    expect([await isShown(id), (await standing(id)).ending]).toEqual([false, null]);
    expect((await deeds(id)).slice(0, 2)).toEqual([
      ['unpublish.schedule', { isDraft: [false, true] }],
      ['schedule', { endsAt: [null, dueAt] }],
    ]);
    expect((await standing(id)).publicVersion).toBe(2);
  });

  it('goes beside one to publish: what is published then is a draft again later', async () => {
    const id = await makeListing({ isDraft: true });
    await ask('PUT', at(id), { data: { typeTitle: 'For a week' }, version: 0, publicVersion: 1, tab: 'a' }, editor);
    await ask('POST', `${at(id)}/schedule`, { version: 1, local: soon(5) }, editor);
    await end(id, 10, 1);
    expect(await standing(id)).toMatchObject({ schedule: { problem: null }, ending: { problem: null } });
    wait(5);
    await runDueJobs(test.deps);
    expect([await isShown(id), (await standing(id)).ending?.problem]).toEqual([true, null]);
    wait(5);
    await runDueJobs(test.deps);
    expect([await isShown(id), (await deeds(id)).map(([action]) => action).slice(0, 2)]).toEqual([
      false,
      ['unpublish.schedule', 'publish.schedule'],
    ]);
  });

  it('leaves words that wait, which are published as before', async () => {
    const id = await makeListing();
    await ask('PUT', at(id), { data: { typeTitle: 'New words' }, version: 0, publicVersion: 1, tab: 'a' }, editor);
    await end(id, 5, 1);
    wait(5);
    await runDueJobs(test.deps);
    expect(await standing(id)).toMatchObject({ publicVersion: 2, copy: { baseVersion: 2 } });
    const done = await ask('POST', `${at(id)}/publish`, { version: 1 }, editor);
    expect(done.body).toMatchObject({ typeTitle: 'New words', isDraft: false });
  });

  it('changes nothing of what is a draft by then, and is said to be overdue when it could not be done', async () => {
    const id = await makeListing();
    await end(id, 5);
    await ask('POST', '/admin/bulk/listing', { action: 'unpublish', ids: [id] }, editor);
    const before = await deeds(id);
    wait(8);
    const overdue = await ask('GET', '/admin/overdue', undefined, editor);
    expect(overdue.body.items).toMatchObject([{ kind: 'listing', id, action: 'unpublish', problem: null }]);
    await runDueJobs(test.deps);
    expect([await deeds(id), (await standing(id)).ending]).toEqual([before, null]);
    const gone = await makeListing();
    await end(gone, 5);
    await ask('DELETE', `/TypeDetail/delete/${gone}`, undefined, editor);
    wait(5);
    await runDueJobs(test.deps);
    await ask('POST', `/admin/trash/listing/${gone}/restore`, undefined, editor);
    expect((await standing(gone)).ending?.problem).toBe('nothingHere');
  });

  it('is taken back alone, and is none for what always is public', async () => {
    const id = await makeListing();
    await end(id, 5);
    const cancel = (action: string) => ask('DELETE', `${at(id)}/schedule?action=${action}`, undefined, editor);
    expect((await cancel('publish')).status).toBe(404);
    expect((await cancel('unpublish')).status).toBe(200);
    wait(6);
    await runDueJobs(test.deps);
    expect(await isShown(id)).toBe(true);
    const asked = { version: 0, action: 'unpublish', local: soon(5) };
    const refused = await ask('POST', `${working(await makeCompany())}/schedule`, asked);
    expect([refused.status, refused.body.codes]).toEqual([422, { action: { code: 'namesNothing' } }]);
  });
});
