import { eq } from 'drizzle-orm';
import { callBacks } from '@/care-api/database/schema/call-backs';
import { asScript, openTestSite } from '@/testing/test-site';
import { POST } from './route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const site = openTestSite();
let asked = 0;

/** What staff read of what was looked at. */
async function topicOf(fields: Record<string, string>) {
  asked += 1;
  const email = `topic${asked}@example.org`;
  const body = JSON.stringify({ yourName: 'Ann', email, contactBy: 'email', ...fields });
  const sent = await POST(
    new Request('http://site.example/api/call-back', { method: 'POST', body, headers: asScript }),
  );
  expect(sent.status).toBe(201);
  const [row] = await site.api.test.deps.database.db.select().from(callBacks).where(eq(callBacks.email, email));
  return row?.topic;
}

it('takes along the listing by its own title, and the search with all that was chosen', async () => {
  const as = await site.api.test.signIn('admin');
  const wire = { typeTitle: 'Rose Cottage', categoryId: '', openClose: 'Open' };
  const { typeId } = await (await site.api.test.send('POST', '/TypeDetail', wire, { as })).json();
  const listing = String(typeId);
  expect(await topicOf({ listing })).toBe(`Rose Cottage (listing ${listing})`);
  expect(await topicOf({ listing, applies: '1' })).toBe(`an application for Rose Cottage (listing ${listing})`);
  const search = 'q=dementia&near=Leeds&within=15&kind=care-home&for=older-people&page=2';
  expect(await topicOf({ search })).toBe('a search for dementia, Leeds, care home, older people, within 15 miles');
  expect(await topicOf({ search: 'page=-1', listing: '0' })).toBe('');
  expect(await topicOf({ subject: 'Nights' })).toBe('Nights');
});
