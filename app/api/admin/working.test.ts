import { z } from 'zod';
import { pictureUrl } from '@/care-api/testing/sample-pictures';
import { openSession } from '@/lib/auth/session';
import { readDraft } from '@/lib/door/draft';
import { workDraftName } from '@/lib/door/working-route';
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
  const made = await plain({ title: 'A house', category: '' }, cookie, begin);
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
});

it('pictures come and go beside the words that are kept meanwhile', async () => {
  const cookie = await admin();
  const id = await newListing(cookie);
  await script({ id, version: '0', publicVersion: '1', tab: 'a', ...blank, ...was, title: 'Kept' }, cookie);
  const content = Buffer.from((await pictureUrl()).split(',')[1] ?? '', 'base64');
  const form = new FormData();
  form.set('id', id);
  for (const name of ['a.png', 'b.png']) form.append('pictures', new File([content], name, { type: 'image/png' }));
  const sent = new Request(address, { method: 'POST', body: form, headers: { ...sameOrigin, cookie } });
  expect((await addPictures(sent)).headers.get('location')).toBe(`/adminPanel/listings/${id}?done=save#pictures`);
  const { body } = await script({ id, version: '2', publicVersion: '1', ...blank, ...was, title: 'Kept' }, cookie);
  expect(body.work).toMatchObject({ version: 2, fields: { title: 'Kept' } });
});

it('each button does what it says, and a listing that is not there is nobody’s', async () => {
  const cookie = await admin();
  const id = await newListing(cookie);
  const at = { id, version: '1', publicVersion: '1' };
  await script({ ...at, version: '0', ...blank, ...was, title: 'Other' }, cookie);
  expect(await where({ ...at, do: 'preview' }, cookie)).toMatch(/\?done=preview&preview=[\w-]{43}$/);
  expect(await where({ ...at, do: 'endPreview' }, cookie)).toMatch(/\?done=endPreview$/);
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
