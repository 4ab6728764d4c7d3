import { asForm, logIn, openTestSite } from '@/testing/test-site';
import { POST } from './complaints/route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const site = openTestSite();

it('a lesson that was taken back is told as blank, and what was not asked for stays', async () => {
  const cookie = await logIn((await site.makeAccount({ isAdmin: true })).email);
  const said = { kind: 'care', message: 'Nobody came on Sunday.' };
  const { complaintId } = await (await site.api.test.send('POST', '/Complaint', said)).json();
  const act = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ id: String(complaintId), ...fields });
    const address = 'http://site.example/api/admin/complaints';
    const answer = await POST(new Request(address, { method: 'POST', body, headers: { ...asForm, cookie } }));
    expect(answer.headers.get('location')).toMatch(/done=noted$/);
  };
  const as = await site.api.test.signIn('coordinator');
  const row = async () =>
    (await site.api.test.send('GET', `/admin/complaints/${complaintId}`, undefined, { as })).json();
  const learning = 'Two people know each rota.';
  await act({ action: 'close', outcome: 'upheld', learning });
  await act({ action: 'reopen' });
  expect(await row()).toMatchObject({ learning });
  await act({ action: 'close', outcome: 'upheld', learning: '' });
  expect(await row()).toMatchObject({ state: 'closed', learning: '' });
});
