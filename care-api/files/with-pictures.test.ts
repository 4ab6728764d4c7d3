import { galleryImages } from '@/care-api/database/schema/gallery';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { pictureUrl } from '@/care-api/testing/sample-pictures';
import { adoptPictures } from './adopt-pictures';
import { withPictures } from './with-pictures';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

it('a row that is stored is answered so where its files cannot be asked for afterwards; the library has them later', async () => {
  const { db } = test.deps.database;
  let isAway = false;
  const find: typeof test.deps.files.find = (name) =>
    isAway ? Promise.reject(new Error('no answer')) : test.deps.files.find(name);
  const deps = { ...test.deps, files: { ...test.deps.files, find } };
  const stored = await withPictures(deps, null, { photo: await pictureUrl() }, async (settle) => {
    const [row] = await db
      .insert(galleryImages)
      .values({ photo: settle('photo', ''), groupName: 'Home' })
      .returning();
    isAway = true;
    return row ?? null;
  });
  expect(stored).toMatchObject({ photo: expect.stringContaining('.jpg') });
  expect(test.log).toMatchObject([{ level: 'error', message: 'pictures not yet in the library' }]);
  await adoptPictures(test.deps);
  const { rows } = await db.execute('select name from media');
  expect(rows).toEqual([{ name: stored?.photo }]);
});
