import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { profiles } from '@/care-api/database/schema/accounts';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { pictureUrl, toDataUrl } from '@/care-api/testing/sample-pictures';

let test: TestApp;
let photo: string;
let admin: string;
beforeAll(async () => {
  test = await openTestApp();
  photo = await pictureUrl(500, 300);
  admin = await test.signIn('admin');
}, 60_000);
afterAll(() => test.close());

async function call(as: string | undefined, method: string, path: string, body?: unknown) {
  const response = await test.send(method, path, body, as === undefined ? {} : { as });
  return { status: response.status, body: await response.json() };
}

const whole = {
  ProfileId: 0,
  Email: 'ann@example.org',
  PhoneNo: '07700 900123',
  Address: 'Flat 1',
  Street: 'Sample Street',
  City: 'York',
  State: 'North Yorkshire',
  Country: 'United Kingdom',
  Nationality: 'British',
  Gender: 'Female',
  DOB: '1980-02-29T00:00:00',
};

/** Somebody new with a profile. */
async function somebody() {
  const as = await test.signIn('user');
  const made = await call(as, 'POST', '/api/Profile', { ...whole, ProfilePhoto: photo });
  expect(made.status).toBe(201);
  return { as, profile: made.body, one: `/api/Profile/${made.body.profileId}` };
}

const isStored = (name: string) => existsSync(path.join(test.filesDir, name));

describe('a profile', () => {
  it('is stored whole for whoever is signed in, and read back by id and by user', async () => {
    const { as, profile, one } = await somebody();
    expect(profile).toMatchObject({
      profileId: expect.any(Number),
      phoneNo: '07700 900123',
      dOB: '1980-02-29',
      iD_No: '',
      extra1: expect.stringMatching(/^[0-9a-f-]{36}$/),
      extra10: '',
      createdby: expect.stringMatching(/^user-/),
      profilePhoto: expect.stringMatching(/-s500x300\.jpg$/),
      isActive: true,
      status: true,
    });
    expect(new Date(profile.createdDate).toISOString()).toBe(profile.createdDate);
    expect(await call(as, 'GET', one)).toEqual({ status: 200, body: profile });
    expect(await call(as, 'GET', `/api/Profile/UserId/${profile.extra1}`)).toEqual({ status: 200, body: profile });
    expect((await call(admin, 'GET', '/api/Profile')).body).toContainEqual(profile);
  });

  it.each([
    ['(01632) 960123', 200],
    ['+44 1632 960123 ext. 12', 200],
    ['ring me', 422],
    ['0000000', 422],
  ])('takes the telephone numbers that the rest of the site takes: %s', async (PhoneNo, status) => {
    const { as, one } = await somebody();
    expect((await call(as, 'PUT', one, { ...whole, ProfilePhoto: photo, PhoneNo })).status).toBe(status);
  });

  it('can be sent back as it was read, which changes nothing', async () => {
    const { as, profile, one } = await somebody();
    const again = await call(as, 'PUT', one, profile);
    expect(again).toEqual({ status: 200, body: { ...profile, updatedDate: again.body.updatedDate } });
    expect(isStored(profile.profilePhoto)).toBe(true);
  });

  it('belongs to its writer, whatever the body says of owner, author and state', async () => {
    const victim = await somebody();
    const as = await test.signIn('user');
    const forged = {
      Extra1: victim.profile.extra1,
      Createdby: 'admin',
      UserId: victim.profile.extra1,
      IsActive: false,
    };
    const { body } = await call(as, 'POST', '/api/Profile', { ...whole, ...forged, ProfilePhoto: photo });
    expect(body.extra1).not.toBe(victim.profile.extra1);
    expect(body).toMatchObject({ createdby: expect.stringMatching(/^user-/), isActive: true });
    expect((await call(victim.as, 'GET', victim.one)).body).toEqual(victim.profile);
  });

  it('is one for each person: a second POST changes the first and its photo goes', async () => {
    const { as, profile } = await somebody();
    const again = await call(as, 'POST', '/api/Profile', { ...whole, City: 'Leeds', ProfilePhoto: await pictureUrl() });
    expect(again.body).toMatchObject({ profileId: profile.profileId, city: 'Leeds', createdDate: profile.createdDate });
    expect([isStored(profile.profilePhoto), isStored(again.body.profilePhoto)]).toEqual([false, true]);
  });

  it('is made once when ten first saves come at once, with one photo left', async () => {
    const as = await test.signIn('user');
    const before = readdirSync(test.filesDir).length;
    const count = await test.deps.database.db.$count(profiles);
    const small = await pictureUrl();
    const cities = Array.from({ length: 10 }, (_, index) => `City ${index}`);
    const made = await Promise.all(
      cities.map((City) => call(as, 'POST', '/api/Profile', { ...whole, City, ProfilePhoto: small })),
    );
    expect(new Set(made.map(({ status, body }) => `${status} ${body.profileId}`)).size).toBe(1);
    expect(await test.deps.database.db.$count(profiles)).toBe(count + 1);
    expect(readdirSync(test.filesDir)).toHaveLength(before + 3);
    const last = await call(as, 'GET', `/api/Profile/${made[0]!.body.profileId}`);
    expect(isStored(last.body.profilePhoto)).toBe(true);
  });

  it('never mixes the fields of changes that come at once', async () => {
    const { as, profile, one } = await somebody();
    const versions = Array.from({ length: 8 }, (_, index) => `version ${index}`);
    await Promise.all(
      versions.map((text) => call(as, 'PUT', one, { ...profile, city: text, street: text, extra7: text })),
    );
    const { body } = await call(as, 'GET', one);
    expect(versions).toContain(body.city);
    expect([body.street, body.extra7]).toEqual([body.city, body.city]);
  });

  it('goes with its photo', async () => {
    const { as, profile, one } = await somebody();
    expect((await call(as, 'DELETE', one)).status).toBe(200);
    expect((await call(as, 'GET', one)).status).toBe(404);
    expect((await call(as, 'GET', `/api/Profile/UserId/${profile.extra1}`)).status).toBe(404);
    expect((await call(as, 'DELETE', one)).status).toBe(404);
    expect(isStored(profile.profilePhoto)).toBe(false);
  });
});

describe('who may', () => {
  it('read, change or delete a profile: its owner and admins, and nobody learns more', async () => {
    const { profile, one } = await somebody();
    const other = await test.signIn('user');
    const ofUser = `/api/Profile/UserId/${profile.extra1}`;
    for (const [method, url, body] of [
      ['GET', one],
      ['GET', ofUser],
      ['PUT', one, profile],
      ['DELETE', one],
      ['GET', '/api/Profile'],
    ] as const) {
      expect([method, url, (await call(undefined, method, url, body)).status]).toEqual([method, url, 401]);
      expect([method, url, (await call(other, method, url, body)).status]).toEqual([method, url, 403]);
    }
    expect((await call(undefined, 'POST', '/api/Profile', profile)).status).toBe(401);
    const changed = await call(admin, 'PUT', one, { ...profile, city: 'Hull' });
    expect(changed).toMatchObject({
      status: 200,
      body: { city: 'Hull', extra1: profile.extra1, createdby: profile.createdby },
    });
    expect(changed.body.updatedby).toMatch(/^admin-/);
    expect((await call(admin, 'GET', ofUser)).status).toBe(200);
    expect((await call(admin, 'DELETE', one)).status).toBe(200);
  });

  it.each([
    '/api/Profile/999999',
    '/api/Profile/0',
    '/api/Profile/abc',
    '/api/Profile/UserId/nobody',
    '/api/Profile/1e3',
  ])('finds nothing at %s', async (url) => {
    expect((await call(admin, 'GET', url)).status).toBe(404);
  });
});

describe('a profile that cannot be stored', () => {
  it.each([
    ['profilePhoto', { ProfilePhoto: '' }, 'ProfilePhoto is required.'],
    ['profilePhoto', { ProfilePhoto: 'logo.png' }, 'Please choose a picture: png, jpg, jpeg, gif or bmp.'],
    ['profilePhoto', { ProfilePhoto: '../../etc/passwd' }, 'Please choose a picture: png, jpg, jpeg, gif or bmp.'],
    ['profilePhoto', { ProfilePhoto: toDataUrl(Buffer.from('<svg/>')) }, expect.stringContaining('SVG drawing')],
    ['profilePhoto', { ProfilePhoto: 'data:image/png;base64,' }, 'This file is empty. Please choose another one.'],
    ['dOB', { DOB: '1981-02-29' }, 'Please enter a real date of birth.'],
    ['dOB', { DOB: '2999-01-01' }, 'Please enter a real date of birth.'],
    ['email', { Email: 'no' }, 'Please provide valid email'],
    ['street', { Street: null }, expect.any(String)],
    ['city', { City: 'a\u0000b' }, 'Please remove the invisible characters.'],
    ['city', { City: 'a'.repeat(121) }, 'Please use at most 120 characters.'],
    ['is_Admin', { Is_Admin: true }, 'This field is not known.'],
  ])('is refused by %s: %j', async (field, change, message) => {
    const as = await test.signIn('user');
    const before = readdirSync(test.filesDir);
    const refused = await call(as, 'POST', '/api/Profile', { ...whole, ProfilePhoto: await pictureUrl(), ...change });
    const key = field === 'city' && message === 'Please remove the invisible characters.' ? 'City' : field;
    expect(refused).toMatchObject({ status: 422, body: { message: 'There is a problem', errors: { [key]: message } } });
    expect(Object.keys(refused.body.errors)).toEqual([key]);
    expect(readdirSync(test.filesDir)).toEqual(before);
  });

  it('keeps neither the new photo of another one nor loses the old one', async () => {
    const [ann, bob] = [await somebody(), await somebody()];
    const stolen = await call(bob.as, 'PUT', bob.one, { ...bob.profile, profilePhoto: ann.profile.profilePhoto });
    expect(stolen.status).toBe(422);
    expect(isStored(ann.profile.profilePhoto) && isStored(bob.profile.profilePhoto)).toBe(true);
  });
});
