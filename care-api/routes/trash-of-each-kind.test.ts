import { sql } from 'drizzle-orm';
import { resources } from '@/care-api/resources';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { onePixel } from '@/care-api/testing/owned-rows';
import { goodBodies } from '@/care-api/testing/refusals/good-bodies';
import { openWorld, type World } from '@/care-api/testing/refusals/world';
import { type EndpointName, endpoints } from '@/lib/contract/endpoints';
import { type TrashKind, trashKinds } from '@/lib/contract/resources';

let test: TestApp;
let world: World;
let bodies: ReturnType<typeof goodBodies>;
beforeAll(async () => {
  test = await openTestApp();
  world = await openWorld(test, false);
  bodies = goodBodies(world);
}, 120_000);
afterAll(() => test.close());

const calls: Record<TrashKind, [create: EndpointName, remove: EndpointName, body?: () => Promise<object>]> = {
  faq: ['createFaq', 'deleteFaq'],
  listing: ['createListing', 'deleteListing', listingWithAll],
  callBack: ['createCallBack', 'deleteCallBack'],
  complaint: ['createComplaint', 'deleteComplaint'],
  cannedAnswer: ['createCannedAnswer', 'deleteCannedAnswer'],
  post: ['createPost', 'deletePost', postWithAll],
  media: ['createMedia', 'deleteMedia', async () => ({ picture: `data:image/png;base64,${onePixel}` })],
  menu: ['createMenu', 'deleteMenu'],
  page: ['createMenuPage', 'deleteMenuPage'],
  redirect: ['createRedirect', 'deleteRedirect'],
  questionnaire: ['createQuestionnaire', 'deleteQuestionnaire'],
  galleryImage: ['createGalleryImage', 'deleteGalleryImage'],
  video: ['createVideo', 'deleteVideo'],
  teamMember: ['createTeamMember', 'deleteTeamMember'],
};

it.each(trashKinds)('a %s comes back from the trash as it was', async (kind) => {
  const [create, remove, body = async () => bodies[create]?.() ?? {}] = calls[kind];
  await world.make('POST', `/${endpoints[create].path}`, await body());
  const id = await newest(resources[kind].table);
  const [before] = await resources[kind].read(test.deps.database.db, [id]);
  await world.make('DELETE', `/${endpoints[remove].path.replace('{id}', String(id))}`);
  const [gone] = await resources[kind].read(test.deps.database.db, [id]);
  expect(gone?.deletedAt).toEqual(expect.any(String));
  await world.make('POST', `/admin/trash/${kind}/${id}/restore`);
  const [after] = await resources[kind].read(test.deps.database.db, [id]);
  expect(before?.version).toEqual(expect.any(Number));
  expect(after).toEqual({ ...before, version: Number(before?.version) + 2, updatedAt: after?.updatedAt });
});

async function newest(table: string): Promise<number> {
  const { rows } = await test.deps.database.db.execute<{ id: number }>(
    sql`select max(id) as id from ${sql.identifier(table)}`,
  );
  return rows[0]?.id ?? 0;
}

async function related() {
  const category = await world.make('POST', '/Category', bodies.createCategory?.());
  return String(category.categoryId);
}

async function listingWithAll() {
  const categoryId = await related();
  await world.make('POST', '/admin/filters', bodies.createSearchFilter?.());
  const filterIds = String(await newest('search_filters'));
  const shown = { listingFeatures: 'A garden,A lift', headFeatures: 'Quiet', bannerPhoto: 'there.png' };
  return { typeTitle: 'A house', categoryId, filterIds, questionnaireId: world.pets.id, ...shown };
}

async function postWithAll() {
  return { title: 'A post', description: '<p>Words</p>', tags: 'tea,cake', category: await related() };
}
