import { eq } from 'drizzle-orm';
import { webhookDeliveries, webhooks } from '@/care-api/database/schema/webhooks';
import { newWebhookForm, webhookForm } from '@/lib/admin/webhooks';
import { openSession } from '@/lib/auth/session';
import { readDraft } from '@/lib/forms/draft';
import { asForm, cookiesOf, logIn, openTestSite } from '@/testing/test-site';
import { POST as deeds } from './webhooks/deeds/route';
import { POST as form } from './webhooks/route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const site = openTestSite();
type Post = (request: Request) => Promise<Response>;
type Fields = [string, string][];

function post(handle: Post, fields: Fields, cookie: string): Promise<Response> {
  const body = new URLSearchParams(fields);
  return handle(new Request('http://site.example/api/admin', { method: 'POST', body, headers: { ...asForm, cookie } }));
}
const placeOf = ({ status, headers }: Response) =>
  `${status} ${headers.get('location')?.replace('#problem', '') ?? ''}`;
async function keptBy(answer: Response, name: string, cookie: string) {
  const [jar, owner] = [cookiesOf(answer), (await openSession(cookie.replace('Bearer=', '')))?.userId];
  return readDraft((one) => jar[one], name, owner)?.words;
}
const admin = async () => logIn((await site.makeAccount({ isAdmin: true })).email);
const db = () => site.api.test.deps.database.db;
const said = (...more: Fields): Fields => [['name', 'Rota'], ['url', 'https://rota.example.org/in'], ...more];

it('a webhook is made, and its secret goes to the page that shows it once', async () => {
  const answer = await post(form, said(['events', 'post.created'], ['events', 'no.such']), await admin());
  expect(placeOf(answer)).toBe('303 /adminPanel/webhooks?done=webhook');
  const [row] = await db().select().from(webhooks);
  expect(row).toMatchObject({ name: 'Rota', events: ['post.created'], paused: null });
  // Sealed on its way: nobody reads it in the cookie.
  expect(JSON.stringify([...answer.headers])).not.toContain(row?.secret.slice(6));
});

it('what cannot be one comes back as it was typed, with the reason', async () => {
  const cookie = await admin();
  const answer = await post(form, said(), cookie);
  expect(placeOf(answer)).toBe('303 /adminPanel/webhooks?problem=webhookEventsRequired');
  expect(await keptBy(answer, newWebhookForm, cookie)).toMatchObject({
    name: 'Rota',
    url: 'https://rota.example.org/in',
    events: '',
  });
  const inside: Fields = [
    ['name', 'Rota'],
    ['url', 'https://10.0.0.1/'],
    ['events', 'post.created'],
  ];
  expect(placeOf(await post(form, inside, cookie))).toMatch(/problem=webhookPrivate$/);
});

it('it is changed where nobody else has changed it, tried, paused and resumed', async () => {
  const cookie = await admin();
  await db().delete(webhooks);
  const row = { name: 'Rota', url: 'https://rota.example.org/in', events: ['post.created'], secret: 'whsec_AAAA' };
  const [made] = await db().insert(webhooks).values(row).returning();
  const id = made?.id ?? 0;
  const at = `/adminPanel/webhooks/${id}`;
  const change = said(['id', String(id)], ['version', '1'], ['events', 'listing.created']);
  expect(placeOf(await post(form, change, cookie))).toBe(`303 ${at}?done=saved`);
  const late = await post(form, change, cookie);
  expect(placeOf(late)).toBe(`303 ${at}?problem=changedMeanwhile`);
  expect(await keptBy(late, webhookForm(id), cookie)).toMatchObject({ events: 'listing.created' });
  const act = async (action: string, ...more: Fields) =>
    placeOf(await post(deeds, [['action', action], ['id', String(id)], ...more], cookie));
  expect(await act('pause')).toBe(`303 ${at}?done=paused`);
  expect(await act('test')).toBe(`303 ${at}?done=tested`);
  expect(await act('resume')).toBe(`303 ${at}?done=resumed`);
  const [delivery] = await db().select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, id));
  const again: Fields = [
    ['action', 'again'],
    ['id', String(delivery?.id)],
  ];
  expect(placeOf(await post(deeds, [...again, ['webhook', String(id)]], cookie))).toBe(`303 ${at}?done=again`);
  expect(placeOf(await post(deeds, [...again, ['search', '?q=a']], cookie))).toBe(
    '303 /adminPanel/deliveries?q=a&done=again',
  );
  expect(await act('secret')).toBe(`303 ${at}?done=secret`);
  const [replaced] = await db().select().from(webhooks).where(eq(webhooks.id, id));
  expect([replaced?.earlierSecret, replaced?.secret]).toEqual(['whsec_AAAA', expect.stringMatching(/^whsec_.{44}$/)]);
  expect(await act('burn')).toMatch(/^415/);
  const { cookie: theirs } = await site.somebody();
  expect(
    placeOf(
      await post(
        deeds,
        [
          ['action', 'pause'],
          ['id', String(id)],
        ],
        theirs,
      ),
    ),
  ).toMatch(/problem=adminOnly$/);
});
