import { plainPicture } from '@/care-api/testing/sample-pictures';
import { openSession } from '@/lib/auth/session';
import { getOwnProfile } from '@/lib/care-api/profiles';
import { toReport } from '@/lib/contract/fault-words';
import type { Profile } from '@/lib/contract/profile';
import { readDraft } from '@/lib/forms/draft';
import { profileForm } from '@/lib/profile/profile-fields';
import { asScript, cookiesOf, openTestSite, sameOrigin } from '@/testing/test-site';
import { POST } from './route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const site = openTestSite();
let png: Buffer;
beforeAll(async () => {
  png = await plainPicture(40, 30).png().toBuffer();
});

type Fields = Record<string, string>;
const whole: Fields = {
  email: 'ann@example.org',
  phoneNo: '07700 900123',
  gender: 'Female',
  day: '29',
  month: '2',
  year: '1980',
  aboutyou: 'Patient',
  address: 'Flat 1',
  street: 'Sample Street',
  city: 'York',
  state: 'North Yorkshire',
  country: 'United Kingdom',
  nationality: 'British',
  updatedDate: '',
};
async function somebody() {
  const { cookie } = await site.somebody();
  const session = (await openSession(cookie.slice('Bearer='.length)))!;
  const stored = async (): Promise<Profile | null> => {
    const reading = await getOwnProfile(session);
    return reading.state === 'ready' ? reading.value : null;
  };
  return { cookie, session, stored };
}

type Sending = { cookie?: string; file?: File; accept?: string; headers?: Fields };

function post(fields: Fields, { cookie = '', file, accept = 'application/json', headers }: Sending = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('profilePhoto', file ?? new File([], ''));
  const sent = { ...sameOrigin, accept, cookie, ...headers };
  return POST(new Request('http://site.example/api/profile', { method: 'POST', body: form, headers: sent }));
}
const photo = (content: Uint8Array<ArrayBuffer> | string = new Uint8Array(png), name = 'me.png') =>
  new File([content], name, { type: 'image/png' });

describe('saving a profile', () => {
  it('makes the first one with its picture, and keeps picture and unasked fields in the next', async () => {
    const { cookie, session, stored } = await somebody();
    expect((await post(whole, { cookie, file: photo() })).status).toBe(200);
    const first = await stored();
    expect(first).toMatchObject({ city: 'York', dateOfBirth: '1980-02-29', ownerId: session.userId });
    expect(first?.photo).toMatch(/-s40x30\.jpg$/);
    const put = { address2: 'Behind the mill', extra5: 'kept', iD_No: 'ID 7', description: 'Words' };
    const body = { ...(await rawProfile(session)), ...put };
    await site.api.test.send('PUT', `/Profile/${first?.id}`, body, { as: session.accessToken });
    const updatedDate = (await stored())?.updatedDate ?? '';
    const saved = await post({ ...whole, city: 'Leeds', updatedDate }, { cookie });
    expect([saved.status, (await saved.json()).updatedDate]).toEqual([200, (await stored())?.updatedDate]);
    expect(await stored()).toMatchObject({
      city: 'Leeds',
      photo: first?.photo,
      address2: 'Behind the mill',
      extra5: 'kept',
      idNumber: 'ID 7',
      description: 'Words',
    });
  });

  it('works on an API that knows only the published calls', async () => {
    site.api.serveBare();
    const { cookie, stored } = await somebody();
    expect((await post(whole, { cookie, file: photo() })).status).toBe(200);
    expect((await stored())?.city).toBe('York');
  });

  it('says by field what is missing or wrong, and stores nothing', async () => {
    const { cookie, stored } = await somebody();
    const answer = await post({ ...whole, city: ' ', email: 'nobody', day: '31', phoneNo: '' }, { cookie });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      toReport('fieldsRequired', {
        email: 'emailInvalid',
        phoneNo: 'profilePhoneRequired',
        profilePhoto: 'profilePhotoRequired',
        city: 'cityRequired',
        dOB: 'birthDateInvalid',
      }),
    ]);
    expect(await stored()).toBeNull();
  });

  it.each([
    ['a text called png', () => photo('not a picture'), 'Please choose a picture: png, jpg, jpeg, gif or bmp.'],
    ['an empty file', () => photo('', 'empty.png'), 'This file is empty. Please choose another one.'],
    [
      'half a picture',
      () => photo(new Uint8Array(png.subarray(0, 60))),
      'This picture is damaged. Please choose another one, or save it anew.',
    ],
    ['6 MB', () => photo(new Uint8Array(6 * 1024 * 1024)), 'Please choose a picture of at most 5 MB.'],
    ['25 MB', () => photo(new Uint8Array(25 * 1024 * 1024)), 'Please choose a picture of at most 5 MB.'],
    ['33 MB', () => photo(new Uint8Array(33 * 1024 * 1024)), 'Please choose a picture of at most 5 MB.'],
  ])('refuses %s in plain words', async (_, file, text) => {
    const { cookie } = await somebody();
    const answer = await post(whole, { cookie, file: file() });
    expect([413, 422]).toContain(answer.status);
    expect((await answer.json()).errors).toEqual({ profilePhoto: text });
  });

  it('tells the later of two windows, which may then go over the other', async () => {
    const { cookie, stored } = await somebody();
    await post(whole, { cookie, file: photo() });
    const late = await post({ ...whole, city: 'Hull' }, { cookie, file: photo() });
    const fault = await late.json();
    expect([late.status, fault.message]).toEqual([409, 'The profile was changed meanwhile.']);
    expect((await stored())?.city).toBe('York');
    expect((await post({ ...whole, city: 'Hull', updatedDate: fault.values.changedAt }, { cookie })).status).toBe(200);
    expect((await stored())?.city).toBe('Hull');
  });

  it('is for its owner alone, whatever the form says of owner and state', async () => {
    const victim = await somebody();
    await post(whole, { cookie: victim.cookie, file: photo() });
    const { cookie, session, stored } = await somebody();
    const forged = { extra1: victim.session.userId, userId: victim.session.userId, profileId: '1', isActive: 'false' };
    expect((await post({ ...whole, ...forged, city: 'Forged' }, { cookie, file: photo() })).status).toBe(200);
    expect((await stored())?.ownerId).toBe(session.userId);
    expect((await victim.stored())?.city).toBe('York');
  });

  it('is refused to nobody, to other sites and to what is no form', async () => {
    expect((await post(whole)).status).toBe(401);
    const { cookie } = await somebody();
    expect((await post(whole, { cookie, headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    const json = { ...asScript, cookie };
    const sent = new Request('http://site.example/api/profile', { method: 'POST', body: '{}', headers: json });
    expect((await POST(sent)).status).toBe(415);
    const broken = { ...json, 'content-type': 'multipart/form-data; boundary=x' };
    const torn = new Request('http://site.example/api/profile', { method: 'POST', body: '--y\r\n', headers: broken });
    expect((await POST(torn)).status).toBe(415);
  });

  it('says when the API is away', async () => {
    const { cookie } = await somebody();
    const answer = await site.whileAway(() => post(whole, { cookie, file: photo() }));
    expect([answer.status, (await answer.json()).message]).toEqual([
      502,
      'Our system is not answering. Please try again in a moment, or ring us.',
    ]);
  });
});

describe('without script', () => {
  it('a saved profile leads back to its page', async () => {
    const { cookie } = await somebody();
    const answer = await post({ ...whole, locale: 'ar' }, { cookie, file: photo(), accept: 'text/html' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ar/profiles?saved=1']);
  });

  it('a refused one comes back with every word', async () => {
    const { cookie, session } = await somebody();
    const aboutyou = 'صبور ومحب للخير '.repeat(240).trim();
    const answer = await post({ ...whole, city: '', aboutyou }, { cookie, file: photo(), accept: 'text/html' });
    expect(answer.headers.get('location')).toBe('/profiles?problem=1#problem');
    const jar = cookiesOf(answer);
    const readAs = (owner: string) => readDraft((name) => jar[name], profileForm, owner);
    expect(readAs(session.userId)).toMatchObject({
      words: { street: 'Sample Street', aboutyou },
      report: { codes: { city: { code: 'cityRequired' } } },
    });
    expect(readAs('other')).toBeNull();
  });

  it('one with a photo of the largest camera comes back with every word, too', async () => {
    const { cookie, session } = await somebody();
    const file = photo(new Uint8Array(28 * 1024 * 1024));
    const jar = cookiesOf(await post({ ...whole, city: 'Hull' }, { cookie, file, accept: 'text/html' }));
    expect(readDraft((name) => jar[name], profileForm, session.userId)).toMatchObject({
      words: { street: 'Sample Street', city: 'Hull' },
      report: { codes: { profilePhoto: { code: 'pictureTooLarge' } } },
    });
  });
});

async function rawProfile({ userId, accessToken }: { userId: string; accessToken: string }) {
  return (await site.api.test.send('GET', `/Profile/UserId/${userId}`, undefined, { as: accessToken })).json();
}
