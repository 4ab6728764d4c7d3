import { readFileSync } from 'node:fs';
import { desc, eq, gt, sql } from 'drizzle-orm';
import type { Endpoint } from '@/lib/contract/endpoint';
import { type EndpointName, endpoints } from '@/lib/contract/endpoints';
import { replyAddress } from './applications/replies/reply-address';
import { mails } from './database/schema/settings';
import { audit, auditPeople } from './database/schema/staff';
import { translations } from './database/schema/translations';
import { noonIn } from './testing/noon-in';
import { openTestApp, type TestApp } from './testing/open-test-app';
import { makeOwnedRows, onePixel } from './testing/owned-rows';
import { goodBodies } from './testing/refusals/good-bodies';
import { openWorld, type World } from './testing/refusals/world';

type Call = Endpoint & { name: EndpointName };
const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);
const calls = names.map((name): Call => ({ name, ...endpoints[name] }));
/** What is for anyone and for every user is no work of staff: visitors’ words, and one's own account. */
const writes = calls.filter(({ method, who }) => method !== 'GET' && who !== 'anyone' && who !== 'user');

/** Writes that leave no row in the audit, each with the reason. */
const unwritten: Partial<Record<EndpointName, string>> = {
  saveWorkingCopy: 'nobody sees it; the history keeps whose words they were, and publishing is a row',
  restoreRevision: 'it goes into the working copy, as any other words',
  takeLease: 'a courtesy of 90 seconds',
  endLease: 'a courtesy that ends',
  saveListChoice: 'how somebody has a list for themselves',
};

let test: TestApp;
let world: World;
let bodies: ReturnType<typeof goodBodies>;
beforeAll(async () => {
  // Imports stay where a step has put them.
  test = await openTestApp({ onImportAsked: () => {} });
  world = await openWorld(test, false);
  bodies = goodBodies(world);
}, 120_000);
afterAll(() => test.close());

const kinds: object = JSON.parse(readFileSync('messages/admin/en.json', 'utf8')).AdminAudit.kinds;

it.each(writes)('$name is one row of the audit, by whoever does it', async ({ name, method, path }) => {
  const { params = {}, search = '', body } = (await prepared[name]?.()) ?? (await preparedByName(name));
  const from = await lastRow();
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key]));
  const sent = body ?? bodies[name]?.();
  const answer = await world.send(method, `/${filled}${search}`, sent, world.admin);
  expect([name, answer.status, answer.ok ? '' : await answer.text()]).toEqual([name, answer.status, '']);
  const rows = await test.deps.database.db
    .select({ kind: audit.kind, actor: auditPeople.name })
    .from(audit)
    .leftJoin(auditPeople, eq(auditPeople.token, audit.actor))
    .where(gt(audit.id, from));
  const isWritten = unwritten[name] === undefined;
  expect(rows).toEqual(isWritten ? [{ kind: expect.any(String), actor: expect.stringMatching(/^admin-/) }] : []);
  for (const { kind } of rows) expect(kinds).toHaveProperty([kind]);
});

async function lastRow(): Promise<number> {
  const [last] = await test.deps.database.db.select({ id: audit.id }).from(audit).orderBy(desc(audit.id)).limit(1);
  return last?.id ?? 0;
}

type Prepared = { params?: Record<string, string | number>; search?: string; body?: unknown };

/** Of `updateFaq` and `removeFaq`: a question that was just made. */
async function preparedByName(name: EndpointName): Promise<Prepared> {
  const resource = /^(?:update|delete|remove)(\w+)$/.exec(name)?.[1];
  const create = names.find((one) => one === `create${resource}`);
  return create ? { params: { id: await made(create) } } : {};
}

/** The id of a row that a call makes, as the audit tells it. */
async function made(name: EndpointName, body: unknown = bodies[name]?.()): Promise<number> {
  await world.make('POST', `/${endpoints[name].path}`, body);
  const [row] = await test.deps.database.db.select({ id: audit.objectId }).from(audit).orderBy(desc(audit.id)).limit(1);
  return Number(row?.id);
}

/** The id of the newest row of a table that visitors fill. */
async function newest(table: string): Promise<number> {
  const { rows } = await test.deps.database.db.execute<{ id: number }>(
    sql`select max(id) as id from ${sql.identifier(table)}`,
  );
  return rows[0]?.id ?? 0;
}

async function asVisitor(name: 'createCallBack' | 'createComplaint' | 'createSubscriber', table: string) {
  const headers = { 'x-forwarded-for': `198.51.100.${world.next()}` };
  const answer = await test.send('POST', `/${endpoints[name].path}`, bodies[name]?.(), { headers });
  if (!answer.ok) throw new Error(await answer.text());
  return { params: { id: await newest(table) } };
}
const complaint = () => asVisitor('createComplaint', 'complaints');
const callBack = () => asVisitor('createCallBack', 'call_backs');

async function account(): Promise<Prepared> {
  const me = await test.send('GET', '/session', undefined, { as: await test.signIn('user') });
  return { params: { id: (await me.json()).userId } };
}

async function owned(name: EndpointName): Promise<Prepared> {
  const row = (await makeOwnedRows(test, world.admin)).calls[name];
  const id = /[^/]+$/.exec(row?.path ?? '')?.[0] ?? '';
  return { params: { id }, body: row?.body };
}

async function comment(): Promise<number> {
  const body = { postId: world.post, content: 'Lovely.' };
  await world.make('POST', '/Comment', body, world.user);
  return newest('comments');
}

const ofFaq = (id: number): { params: { kind: string; id: number } } => ({ params: { kind: 'faq', id } });
const faq = async () => ofFaq(await made('createFaq'));
async function trashedFaq() {
  const asked = await faq();
  await world.make('DELETE', `/Faq/${asked.params.id}`);
  return asked;
}
async function writtenFaq() {
  const asked = await faq();
  const data = { faqQuestions: 'Why?', faqAnswer: 'So.' };
  await world.make('PUT', `/admin/working/faq/${asked.params.id}`, { ...bodies.saveWorkingCopy?.(), data });
  return { ...asked, body: { version: 1 } };
}
async function scheduledFaq() {
  const { params } = await writtenFaq();
  const body = { version: 1, local: noonIn(7) };
  await world.make('POST', `/admin/working/faq/${params.id}/schedule`, body);
  return { params };
}

const keptForEver = { callBacks: null, complaints: null, comments: null, drafts: null, mails: null };

async function importIn(state: 'asks' | 'cancelled' | 'done'): Promise<Prepared> {
  const file = {
    method: 'POST',
    body: 'Title,Town\nA house,York\n',
    headers: { authorization: `Bearer ${world.admin}` },
  };
  const answer = await test.app.request(new Request('http://care.example/admin/import?name=a.csv', file));
  const run: { id: number; mapping: unknown } = await answer.json();
  // One that was begun would stand in its way.
  await test.deps.database.db.execute(sql`update imports set state = 'failed' where state <> 'asks'`);
  const endedAt = sql`case when ${state} = 'asks' then null else now() end`;
  await test.deps.database.db.execute(
    sql`update imports set state = ${state}::import_state, ended_at = ${endedAt}, expected = '{}' where id = ${run.id}`,
  );
  return { params: { id: run.id }, ...(state === 'asks' && { body: { mapping: run.mapping } }) };
}

async function delivery() {
  const id = await made('createWebhook');
  await world.make('POST', `/admin/webhooks/${id}/test`);
  return { params: { id: await newest('webhook_deliveries') } };
}
const webhook = async () => ({ params: { id: await made('createWebhook') } });
const picture = async () => ({
  params: { id: await made('createMedia', { picture: `data:image/png;base64,${onePixel}` }) },
});

async function waitingMail() {
  const { params } = await account();
  await world.make('POST', `/User/reset/${params?.id}`);
  return { params: { id: await newest('mails') } };
}

async function reply() {
  const { params } = await owned('updateApplication');
  const { db } = world.test.deps.database;
  const { rows } = await db.execute<{ email: string }>(sql`
    select a.email from accounts a join submissions s on s.account_id = a.id where s.id = ${params?.id}`);
  const to = await replyAddress(db, 'replies@example.org', Number(params?.id));
  return { body: `From: ${rows[0]?.email}\r\nTo: ${to}\r\n\r\nYes.` };
}

async function sentTo(): Promise<string> {
  const to = `sent-${world.next()}@example.org`;
  const words = { to, subject: 'Hello', text: 'Line', language: '' };
  await world.test.deps.database.db.insert(mails).values({ ...words, state: 'sent', finishedAt: new Date() });
  return to;
}

async function twoOf(name: 'createSearchFilter' | 'createCategory') {
  return { body: { from: await made(name), into: await made(name) } };
}

const pdf = '%PDF-1.7 %%EOF';

/** What the calls need that are not told by their names. */
const prepared: Partial<Record<EndpointName, () => Promise<Prepared>>> = {
  decideOnAdvice: async () => ({ params: { id: await made('createQuestionnaire') } }),
  mergeSearchFilters: () => twoOf('createSearchFilter'),
  mergeCategories: () => twoOf('createCategory'),
  splitSearchFilter: async () => {
    const [category, from] = [await made('createCategory'), await made('createSearchFilter')];
    await made('createListing', { typeTitle: 'A listing', categoryId: String(category), filterIds: String(from) });
    return { body: { from, value: 'Other', categoryId: category } };
  },
  renameFilterHeader: async () => {
    await made('createSearchFilter');
    return { body: { header: 'Level', name: `Level ${world.next()}` } };
  },
  deleteComplaint: complaint,
  addComplaintEvent: complaint,
  updateCallBack: callBack,
  deleteCallBack: callBack,
  deleteCallBackAgain: callBack,
  addCallBackEvent: callBack,
  removeSubscriber: () => asVisitor('createSubscriber', 'newsletter_subscribers'),
  updateMailText: async () => ({ params: { id: 'resetPassword-en' } }),
  updateTranslation: async () => {
    await made('createFaq');
    const page = await world.send('GET', '/admin/translations?page=1&size=25&language=pl', undefined, world.admin);
    return { params: { id: (await page.json()).items[0].translationId } };
  },
  keepTranslations: async () => {
    await made('createFaq');
    const page = await world.send('GET', '/admin/translations?page=1&size=25&language=pl', undefined, world.admin);
    const [{ translationId: id }] = (await page.json()).items;
    const row = { id, language: 'pl', part: 'site', original: 'What it said before.', words: 'Dom' };
    await test.deps.database.db
      .insert(translations)
      .values(row)
      .onConflictDoUpdate({ target: translations.id, set: row });
    const which = { language: 'pl', textName: id.slice(3) };
    const seen = await world.send(
      'GET',
      `/admin/translations/still-right?${new URLSearchParams(which)}`,
      undefined,
      world.admin,
    );
    return { body: { ...which, mark: (await seen.json()).mark } };
  },
  updateMedia: picture,
  deleteMedia: picture,
  ...Object.fromEntries(
    (['banAccount', 'makeAdmin', 'updateRoles', 'signOutAccount', 'sendPasswordLink'] as const).map((name) => [
      name,
      account,
    ]),
  ),
  eraseAccount: account,
  resetFactors: account,
  updateProfile: () => owned('updateProfile'),
  deleteProfile: () => owned('deleteProfile'),
  updatePost: () => owned('updatePost'),
  deletePost: () => owned('deletePost'),
  copyPost: async () => ({ params: { id: world.post } }),
  askBan: async () => ({ params: { id: await comment() } }),
  setCommentState: async () => ({ params: { id: await comment() } }),
  updateComment: async () => ({ params: { id: await comment() } }),
  deleteComment: async () => ({ params: { id: await comment() } }),
  deleteCommentsOfPost: async () => ({ params: { postId: world.post } }),
  updateApplication: () => owned('updateApplication'),
  readReceivedApplication: async () => ({ params: (await owned('updateApplication')).params ?? {} }),
  updateReceivedApplication: async () => ({ params: (await owned('updateApplication')).params ?? {} }),
  addApplicationEvent: async () => ({ params: (await owned('updateApplication')).params ?? {} }),
  updateResponse: () => owned('updateResponse'),
  deleteResponse: () => owned('deleteResponse'),
  restoreFromTrash: trashedFaq,
  deleteFromTrash: trashedFaq,
  orderRows: async () => ({ params: { kind: 'faq' }, body: { ids: [await made('createFaq')] } }),
  changeMany: async () => ({ params: { kind: 'faq' }, body: { action: 'trash', ids: [await made('createFaq')] } }),
  undoRun: async () => {
    await world.make('POST', '/admin/bulk/faq', { action: 'trash', ids: [await made('createFaq')] });
    return { params: { id: await newest('runs') } };
  },
  saveWorkingCopy: faq,
  discardWorkingCopy: async () => ({ params: (await writtenFaq()).params }),
  publishWorkingCopy: writtenFaq,
  schedulePublishing: async () => ({ ...(await writtenFaq()), body: { version: 1, local: noonIn(7) } }),
  cancelSchedule: scheduledFaq,
  restoreRevision: async () => {
    const { params, body } = await writtenFaq();
    return { params: { ...params, number: 1 }, body };
  },
  takeLease: faq,
  endLease: async () => {
    const { params } = await faq();
    await world.make('PUT', `/admin/lease/faq/${params.id}`, { tab: 'a' });
    return { params, search: '?tab=a' };
  },
  createPreview: faq,
  deletePreviews: async () => {
    const { params } = await faq();
    await world.make('POST', `/admin/preview/faq/${params.id}`);
    return { params };
  },
  removeApiKey: async () => ({ params: { id: await made('createApiKey') } }),
  replaceWebhookSecret: webhook,
  pauseWebhook: webhook,
  resumeWebhook: webhook,
  testWebhook: webhook,
  sendDeliveryAgain: delivery,
  sendMailAgain: waitingMail,
  stopMail: waitingMail,
  reportMail: async () => ({ body: { email: await sentTo() } }),
  takeMailReply: reply,
  saveSetting: async () => ({ params: { key: 'retention' }, body: { value: keptForEver } }),
  uploadPaper: async () => ({ search: '?name=a.pdf', body: pdf }),
  replacePaper: async () => {
    const paper = await (await world.send('POST', '/admin/papers?name=a.pdf', pdf, world.admin)).json();
    return { params: { id: paper.mediaId }, body: pdf };
  },
  uploadImport: async () => ({ search: '?name=a.csv', body: 'Title,Town\nA house,York\n' }),
  importRedirects: async () => ({ search: '?name=a.csv', body: 'From,To\n/old,/prices\n' }),
  mapImport: () => importIn('asks'),
  startImport: () => importIn('cancelled'),
  cancelImport: async () => ({ params: (await importIn('asks')).params ?? {} }),
  undoImport: () => importIn('done'),
  undoAllImport: () => importIn('done'),
};
