import { expect, test } from './fixtures';
import { register, signIn } from './support/account';

// Addresses that were given to somebody else, and are good: on the pages of the site.

test('what somebody else was given opens one page, tells nothing of them and changes nothing of who looks @sweep', async ({
  browser,
  office,
}) => {
  const { siteUrl, admin } = await office();
  const open = async () => (await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false })).newPage();
  const [hers, theirs, staff] = [await open(), await open(), await open()];
  const fields = {
    yourName: 'Edith Otherwise',
    phoneNo: '01632 960123',
    contactBy: 'phone',
    yourMessage: 'Please ring.',
  };
  const sent = await hers.request.post('/api/call-back', { form: { ...fields, page: '/form' }, maxRedirects: 0 });
  const status = /\/form\/status\/([\w-]{43})/.exec(sent.headers().location ?? '')?.[1] ?? '';
  expect(status).not.toBe('');

  await signIn(staff.request, admin);
  const made = await staff.request.post('/api/care/admin/preview/listing/41');
  const preview: string = (await made.json()).token;
  const person = await register(theirs.request);
  await signIn(theirs.request, person);

  const asked = async (path: string) => {
    const answer = await theirs.request.get(path, { maxRedirects: 0 });
    const headers = answer.headers();
    return { status: answer.status(), kept: headers['cache-control'], text: await answer.text() };
  };
  const followed = await asked(`/form/status/${status}`);
  expect(followed).toMatchObject({ status: 200, kept: expect.stringContaining('no-store') });
  expect(followed.text).not.toMatch(/Otherwise|960123/);
  expect(await asked(`/preview/${preview}`)).toMatchObject({ status: 200, kept: expect.stringContaining('no-store') });
  // Each at the other's address, and at those of links by mail, whose buttons come after.
  for (const path of [`/form/status/${preview}`, `/preview/${status}`, `/ar/preview/${status}`]) {
    expect([path, (await asked(path)).status]).toEqual([path, 404]);
  }
  for (const page of ['/reset_password', '/confirm-email', '/newsletter/confirm', '/newsletter/unsubscribe']) {
    const { text } = await asked(`${page}?Key=${status}`);
    expect([page, /Otherwise|960123/.test(text)]).toEqual([page, false]);
  }
  await theirs.goto('/usersdashboard');
  await expect(theirs.getByText(person.name).first()).toBeVisible();
  expect((await asked(`/form/status/${status}`)).text).toContain('CB-');
  for (const page of [hers, theirs, staff]) await page.context().close();
});
