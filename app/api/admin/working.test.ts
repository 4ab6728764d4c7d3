import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { accounts, sessions } from '@/care-api/database/schema/accounts';
import { companies } from '@/care-api/database/schema/provider';
import {
  listingQuestionnaires,
  questionnaires,
  questionnaireVersions,
  submissions,
} from '@/care-api/database/schema/questionnaires';
import { largePicture, pictureUrl } from '@/care-api/testing/sample-pictures';
import { openSession } from '@/lib/auth/session';
import { readDraft } from '@/lib/forms/draft';
import { workDraftName } from '@/lib/forms/working-route';
import { asForm, asScript, cookiesOf, logIn, openTestSite, sameOrigin } from '@/testing/test-site';
import { POST as saveWork } from './working/[kind]/route';
import { POST as begin } from './working/new/route';
import { POST as addPictures } from './working/pictures/route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const site = openTestSite();
type Fields = Record<string, string>;
const address = 'http://site.example/api/admin/working/listing';
const save = (request: Request) => saveWork(request, { params: Promise.resolve({ kind: 'listing' }) });
const admin = async () => logIn((await site.makeAccount({ isAdmin: true })).email);
const script = async (fields: Fields, cookie: string) => {
  const asked = { method: 'POST', body: JSON.stringify(fields), headers: { ...asScript, cookie } };
  const answer = await save(new Request(address, asked));
  return { status: answer.status, body: z.record(z.string(), z.any()).parse(await answer.json()) };
};
const plain = (fields: Fields, cookie: string, post = save) =>
  post(new Request(address, { method: 'POST', body: new URLSearchParams(fields), headers: { ...asForm, cookie } }));
const where = async (fields: Fields, cookie: string) => (await plain(fields, cookie)).headers.get('location');

async function newListing(cookie: string): Promise<string> {
  const made = await plain({ kind: 'listing', title: 'A house', place: '' }, cookie, begin);
  return /listings\/(\d+)\?done=created/.exec(made.headers.get('location') ?? '')?.[1] ?? '';
}
const blank = { title: 'A house', status: 'Open' };
const was = { 'was.title': 'A house', 'was.status': 'Open' };
const shown = async (id: string) => {
  const answer = await fetch(`${site.api.url}/api/TypeDetail/typeid/${id}`);
  return answer.ok ? answer.json() : null;
};

it('a listing begins as a draft; its words are kept while they are typed, and there for all once it is published', async () => {
  const cookie = await admin();
  const id = await newListing(cookie);
  const at = { id, version: '0', publicVersion: '1', tab: 'a' };
  const kept = await script({ ...at, ...blank, ...was, title: 'A bright house', description: 'One\n\nTwo' }, cookie);
  expect(kept.body.work).toMatchObject({ version: 1, publicVersion: 1, fields: { title: 'A bright house' } });
  expect(await shown(id)).toBeNull();
  const same = await script(
    { ...at, ...blank, ...was, version: '1', title: 'A bright house', description: 'One\n\nTwo' },
    cookie,
  );
  expect(same.body.work.version).toBe(1);
  const words = { ...blank, ...was, version: '1', title: 'A bright house', description: 'One\n\nTwo', price: '£900' };
  expect(await where({ ...at, ...words, do: 'publish', locale: 'ar' }, cookie)).toBe(
    `/ar/adminPanel/listings/${id}?done=publish`,
  );
  expect(await shown(id)).toMatchObject({
    typeTitle: 'A bright house',
    description: '<p>One</p><p>Two</p>',
    price: '£900',
  });
});

it('of what script sends, fields that it does not name stay as they are', async () => {
  const cookie = await admin();
  const id = await newListing(cookie);
  const at = { id, publicVersion: '1', tab: 'a', changedAlone: '1' };
  await script({ ...at, version: '0', city: 'Leeds', price: '£900' }, cookie);
  const { body } = await script({ ...at, version: '1', price: '', title: 'A flat', 'was.price': '£900' }, cookie);
  expect(body.work).toMatchObject({ version: 2, fields: { title: 'A flat', city: 'Leeds', price: '' } });
});

it('whoever was slower is told how it stands, in the words of the form, and by a plain form goes back with what was typed', async () => {
  const cookie = await admin();
  const id = await newListing(cookie);
  const at = { id, version: '0', publicVersion: '1' };
  await script({ ...at, ...blank, ...was, tab: 'a', title: 'Theirs' }, cookie);
  const late = await script({ ...at, ...blank, ...was, tab: 'b', title: 'Mine' }, cookie);
  expect(late).toMatchObject({
    status: 409,
    body: { current: { version: 1, base: null, fields: { title: 'Theirs' } } },
  });
  const answer = await plain({ ...at, ...blank, ...was, title: 'Mine' }, cookie);
  expect(answer.headers.get('location')).toBe(`/adminPanel/listings/${id}#problem`);
  const jar = cookiesOf(answer);
  const owner = (await openSession(cookie.replace('Bearer=', '')))?.userId;
  const draft = readDraft((name) => jar[name], workDraftName('listing', id), owner);
  expect(draft).toMatchObject({
    words: { title: 'Mine', 'was.title': 'A house' },
    report: { code: 'changedMeanwhile' },
  });
});

it('what cannot be published stays kept, and the form says at its field why', async () => {
  const cookie = await admin();
  const id = await newListing(cookie);
  const at = { id, version: '0', publicVersion: '1', do: 'publish' };
  const { status, body } = await script({ ...at, ...blank, ...was, title: '', payFrom: 'twelve' }, cookie);
  expect([status, body.codes]).toEqual([422, { title: { code: 'titleRequired' } }]);
  const pay = await script({ ...at, ...blank, ...was, version: '1', payFrom: 'twelve' }, cookie);
  expect([pay.status, pay.body.codes]).toEqual([422, { payFrom: { code: 'valueUnreadable' } }]);
  const late = await script(
    { ...at, ...blank, ...was, version: '2', do: 'schedule', local: '2020-01-01T09:00' },
    cookie,
  );
  expect([late.status, late.body.codes]).toEqual([422, { local: { code: 'momentPast' } }]);
  const end = { ...at, ...blank, ...was, version: '3', do: 'scheduleEnd' };
  const lateEnd = await script({ ...end, endLocal: '2020-01-01T09:00' }, cookie);
  expect([lateEnd.status, lateEnd.body.codes]).toEqual([422, { endLocal: { code: 'momentPast' } }]);
});

it('a listing that people have applied to asks something else once whoever publishes it has ticked that it may', async () => {
  const cookie = await admin();
  const id = await newListing(cookie);
  const { db } = site.api.test.deps.database;
  const [asked] = await db.insert(questionnaires).values({ title: 'Now' }).returning();
  const [version] = await db
    .insert(questionnaireVersions)
    .values({ questionnaireId: asked!.id, number: 1 })
    .returning();
  await db.insert(listingQuestionnaires).values({ listingId: Number(id), questionnaireId: asked!.id });
  const [sender] = await db.select().from(accounts).limit(1);
  await db.insert(submissions).values({
    accountId: sender!.id,
    listingId: Number(id),
    versionId: version!.id,
    idempotencyKey: crypto.randomUUID(),
  });
  const words = { ...blank, ...was, 'was.questionnaire': String(asked!.id), questionnaire: '', title: 'New' };
  const refused = await plain({ id, version: '0', publicVersion: '1', ...words, do: 'publish' }, cookie);
  expect(refused.headers.get('location')).toBe(`/adminPanel/listings/${id}#problem`);
  const jar = cookiesOf(refused);
  const owner = (await openSession(cookie.replace('Bearer=', '')))?.userId;
  expect(readDraft((name) => jar[name], workDraftName('listing', id), owner)).toMatchObject({
    words: { questionnaire: '', title: 'New' },
    report: { codes: { questionnaire: { code: 'listingAnswered' } } },
  });
  expect(await shown(id)).toBeNull();
  const agreed = { id, version: '1', publicVersion: '1', ...words, do: 'publish', takesPlace: '1' };
  expect(await where(agreed, cookie)).toBe(`/adminPanel/listings/${id}?done=publish`);
  expect(await shown(id)).toMatchObject({ typeTitle: 'New' });
  expect(await db.$count(listingQuestionnaires, eq(listingQuestionnaires.listingId, Number(id)))).toBe(0);
});

it('pictures come and go beside the words that are kept meanwhile', async () => {
  const cookie = await admin();
  const id = await newListing(cookie);
  await script({ id, version: '0', publicVersion: '1', tab: 'a', ...blank, ...was, title: 'Kept' }, cookie);
  const content = Buffer.from((await pictureUrl()).split(',')[1] ?? '', 'base64');
  const form = new FormData();
  form.set('kind', 'listing');
  form.set('id', id);
  for (const name of ['a.png', 'b.png']) form.append('pictures', new File([content], name, { type: 'image/png' }));
  const sent = new Request(address, { method: 'POST', body: form, headers: { ...sameOrigin, cookie } });
  expect((await addPictures(sent)).headers.get('location')).toBe(`/adminPanel/listings/${id}?done=save#pictures`);
  form.delete('pictures');
  const none = new Request(address, { method: 'POST', body: form, headers: { ...sameOrigin, cookie } });
  expect((await addPictures(none)).headers.get('location')).toMatch(/problem=pictureRequired$/);
  const { body } = await script({ id, version: '3', publicVersion: '1', ...blank, ...was, title: 'Kept' }, cookie);
  expect(body.work).toMatchObject({ version: 3, fields: { title: 'Kept' } });
});

it('several large pictures come at once; more than a form takes are refused in words, on the page they came from', async () => {
  const cookie = await admin();
  const id = await newListing(cookie);
  const send = (contents: Buffer[]) => {
    const form = new FormData();
    form.set('kind', 'listing');
    form.set('id', id);
    for (const content of contents) form.append('pictures', new File([new Uint8Array(content)], 'a.png'));
    const headers = { ...sameOrigin, cookie, referer: `http://site.example/ar/adminPanel/listings/${id}?in=q` };
    return addPictures(new Request(address, { method: 'POST', body: form, headers }));
  };
  const large = await Promise.all(['#111', '#222', '#333'].map((colour) => largePicture(1_100, colour)));
  expect(large.reduce((sum, { length }) => sum + length, 0)).toBeGreaterThan(8 * 1024 * 1024);
  expect((await send(large)).headers.get('location')).toBe(`/ar/adminPanel/listings/${id}?done=save#pictures`);
  const { body } = await script({ id, version: '3', publicVersion: '1', ...blank, ...was, title: 'Kept' }, cookie);
  expect(body.work).toMatchObject({ version: 4, fields: { title: 'Kept' } });
  const refused = await send([Buffer.alloc(25 * 1024 * 1024)]);
  expect(refused.headers.get('location')).toBe(`/ar/adminPanel/listings/${id}?in=q&problem=picturesTooLarge`);
});

it('each button does what it says, and a listing that is not there is nobody’s', async () => {
  const cookie = await admin();
  const id = await newListing(cookie);
  const at = { id, version: '1', publicVersion: '1' };
  await script({ ...at, version: '0', ...blank, ...was, title: 'Other' }, cookie);
  expect(await where({ ...at, do: 'preview' }, cookie)).toMatch(/\?done=preview&preview=[\w-]{43}$/);
  expect(await where({ ...at, do: 'endPreview' }, cookie)).toMatch(/\?done=endPreview$/);
  const end = { ...at, ...blank, ...was, title: 'Other', do: 'scheduleEnd' };
  const local = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10);
  expect(await where({ ...end, endLocal: `${local}T12:00` }, cookie)).toMatch(/\?done=scheduleEnd$/);
  expect(await where({ ...at, do: 'unscheduleEnd' }, cookie)).toMatch(/\?done=unscheduleEnd$/);
  expect(await where({ ...at, do: 'unscheduleEnd' }, cookie)).toMatch(/problem=absent/);
  expect(await where({ ...at, version: '0', do: 'discard' }, cookie)).toMatch(/problem=changedMeanwhile/);
  const stale = await script({ ...at, version: '0', do: 'discard' }, cookie);
  expect(stale).toMatchObject({ status: 409, body: { current: { version: 1, fields: { title: 'Other' } } } });
  expect(await where({ ...at, do: 'discard' }, cookie)).toMatch(/\?done=discard$/);
  expect(await where({ ...at, version: '2', do: 'restore', number: '2' }, cookie)).toMatch(/\?done=restore$/);
  expect(await where({ ...at, version: '2', do: 'restore', number: '2' }, cookie)).toMatch(/problem=changedMeanwhile/);
  expect((await script({ ...at, id: '999999', ...blank }, cookie)).body.code).toBe('nothingHere');
  const { cookie: visitor } = await site.somebody();
  expect((await script({ ...at, ...blank }, visitor)).status).toBe(403);
  expect((await save(new Request(address, { method: 'POST', headers: asForm, body: 'do=explode&id=1' }))).status).toBe(
    415,
  );
});

describe('the company', () => {
  const to = async (fields: Fields, cookie: string) => {
    const asked = { method: 'POST', body: JSON.stringify(fields), headers: { ...asScript, cookie } };
    const request = new Request('http://site.example/api/admin/working/company', asked);
    const answer = await saveWork(request, { params: Promise.resolve({ kind: 'company' }) });
    return { status: answer.status, body: z.record(z.string(), z.any()).parse(await answer.json()) };
  };
  const company = async () => (await fetch(`${site.api.url}/api/CompanyDetail/GetLatestCompanyDetailslatest`)).json();
  const opened = { name: 'Test Care', phone: '01632 960000', 'was.name': 'Test Care', 'was.phone': '01632 960000' };
  const make = async () => {
    const row = { name: opened.name, phone: opened.phone };
    const [made] = await site.api.test.deps.database.db.insert(companies).values(row).returning();
    return { id: String(made?.id), version: '0', publicVersion: '1' };
  };

  it('is one row with hours, closed days and fees, public once it is published', async () => {
    const cookie = await admin();
    const at = await make();
    const week = { 'hours.1': '9am-12.30, 13:30–17:00', 'hours.6': '10:00–12:00', nation: 'scotland', promise: '60' };
    const closed = { 'closedDays.1.date': '2026-12-24', 'closedDays.1.name': 'Party' };
    const fee = { name: 'Carer’s travel', amount: '0.45', unit: 'mile', unavoidable: 'sometimes', when: 'Beyond 20' };
    const fees = Object.fromEntries(Object.entries(fee).map(([name, text]) => [`fees.0.${name}`, text]));
    const kept = await to({ ...at, ...opened, ...week, ...closed, ...fees, registration: 'introductory' }, cookie);
    expect(kept.body.work.fields).toMatchObject({
      'hours.1': '09:00–12:30, 13:30–17:00',
      'closedDays.0.date': '',
      'closedDays.1.name': 'Party',
      ...fees,
    });
    expect(await company()).toMatchObject({ openingPeriods: [], fees: [] });
    const shown = { ...opened, ...week, ...closed, ...fees, registration: 'introductory' };
    const done = await to({ ...at, version: '1', ...shown, do: 'publish' }, cookie);
    expect(done.body.location).toBe('/adminPanel/company?done=publish');
    expect(await company()).toMatchObject({
      registration: 'introductory',
      nation: 'scotland',
      promiseMinutes: 60,
      version: 2,
      openingPeriods: [
        { weekday: 1, from: '09:00', to: '12:30' },
        { weekday: 1, from: '13:30', to: '17:00' },
        { weekday: 6, from: '10:00', to: '12:00' },
      ],
      closedDays: [{ date: '2026-12-24', name: 'Party' }],
      fees: [{ ...fee, amount: 0.45 }],
    });
  });

  it('says at each field, and at each cell of a row, what is wrong', async () => {
    const cookie = await admin();
    const at = await make();
    const bad = { phone: 'ring us', email: 'nobody', ratingUrl: 'javascript:alert(1)', 'hours.3': 'mornings' };
    const rows = {
      'fees.2.name': 'Deposit',
      'fees.2.amount': 'a lot',
      'fees.2.unit': 'once',
      'fees.2.unavoidable': 'yes',
    };
    const answer = await to({ ...at, ...opened, ...bad, ...rows, do: 'publish' }, cookie);
    expect([answer.status, answer.body.codes]).toEqual([
      422,
      {
        phone: { code: 'phoneInvalid' },
        email: { code: 'emailInvalid' },
        ratingUrl: { code: 'webAddressInvalid' },
        'hours.3': { code: 'openingTimeInvalid' },
        'fees.2.amount': { code: 'feeAmountInvalid' },
      },
    ]);
  });

  it('is for admins alone', async () => {
    const { cookie } = await site.somebody();
    expect((await to({ id: '1', version: '0', publicVersion: '1', ...opened }, cookie)).status).toBe(403);
  });
});

it('what a listing costs is written row by row, with the day on which it was looked at', async () => {
  const cookie = await admin();
  const id = await newListing(cookie);
  const at = { id, version: '0', publicVersion: '1', ...blank, ...was };
  const row = { name: 'Care', amount: '900', unit: 'week', people: 'one', unavoidable: 'yes' };
  const rowAt = (place: number, cells: Fields) =>
    Object.fromEntries(Object.entries(cells).map(([name, text]) => [`fees.${place}.${name}`, text]));
  const bad = await script({ ...at, ...rowAt(2, { ...row, amount: 'dear' }), do: 'publish' }, cookie);
  expect([bad.status, bad.body.codes]).toEqual([422, { 'fees.2.amount': { code: 'feeAmountInvalid' } }]);
  const good = { ...rowAt(2, row), feesCheckedOn: '2026-11-20' };
  const done = await script({ ...at, version: '1', ...good, do: 'publish' }, cookie);
  expect(done.status).toBe(200);
  expect(await shown(id)).toMatchObject({
    fees: [{ ...row, amount: 900, level: '', when: '' }],
    feesCheckedOn: '2026-11-20',
  });
});

it('whoever is signed out meanwhile is told to sign in, not that their role is missing', async () => {
  const email = (await site.makeAccount({ isAdmin: true })).email;
  const cookie = await logIn(email);
  const id = await newListing(cookie);
  const { db } = site.api.test.deps.database;
  const [me] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
  await db.delete(sessions).where(eq(sessions.accountId, me?.id ?? ''));
  const { status, body } = await script({ id, version: '0', publicVersion: '1', ...blank, ...was }, cookie);
  expect([status, body.code]).toEqual([401, 'signInFirst']);
});
