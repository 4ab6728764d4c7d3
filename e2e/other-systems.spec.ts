import { Webhook as Verifier } from 'standardwebhooks';
import { expect, test } from './fixtures';
import { signInAdmin } from './support/account';
import { startReceiver } from './support/receiver';

test('a key is made, seen once, works as far as it may, and opens nothing once it is deleted', async ({
  page,
  enterOffice,
  axe,
}) => {
  const { siteUrl, careApiUrl } = await enterOffice(page);
  await page.goto(`${siteUrl}/adminPanel/keys`);
  await page.getByText('Make a new key').click();
  await page.getByRole('textbox', { name: 'What it is for' }).fill('Rota');
  await page.getByLabel('Read call-backs').check();
  await page.getByRole('button', { name: 'Make the key' }).click();
  const shown = page.getByText(/^carekey_/).first();
  await expect(shown).toBeVisible();
  const key = await shown.innerText();
  await axe(page);
  const call = async (path: string) => {
    const answer = await page.request.get(`${careApiUrl}/api/${path}`, { headers: { authorization: `Bearer ${key}` } });
    return [answer.status(), (await answer.json()).code];
  };
  expect(await call('Requestcallback')).toEqual([200, undefined]);
  expect(await call('User')).toEqual([403, 'scopeMissing']);

  // Only its beginning is kept: the next page that is opened knows no more.
  await page.context().clearCookies({ name: /shown/i });
  await page.goto(`${siteUrl}/adminPanel/keys`);
  await expect(page.getByRole('row', { name: /Rota/ })).toContainText(key.slice(0, 14));
  expect(await page.content()).not.toContain(key);

  await page
    .getByRole('row', { name: /Rota/ })
    .getByRole('link', { name: /Delete/ })
    .click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.getByText('It has been deleted.')).toBeVisible();
  expect((await call('Requestcallback'))[0]).toBe(401);
});

test('a webhook is made, tried, told of a listing, paused, resumed and deleted, all by plain forms @sweep', async ({
  page,
  startProduct,
  axe,
}) => {
  test.setTimeout(300_000);
  const receiver = await startReceiver();
  const { siteUrl, admin } = await startProduct({ env: { WEBHOOKS_ANYWHERE: '1' } });
  await signInAdmin(page.request, { siteUrl, admin });
  await page.goto(`${siteUrl}/adminPanel/webhooks?status=all`);
  await page.getByText('Make a new webhook').click();
  await page.getByRole('textbox', { name: 'System that is told' }).fill('Rota');
  await page.getByRole('textbox', { name: 'Address' }).fill(receiver.url);
  await page.getByRole('button', { name: 'Make the webhook' }).click();
  // What was typed is there still.
  await expect(page.getByText('Please choose what it is told of.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(receiver.url);
  await page.getByRole('group', { name: 'Listing' }).getByLabel('came in or was made').check();
  await page.getByRole('button', { name: 'Make the webhook' }).click();
  const shown = page.getByText(/^whsec_/).first();
  await expect(shown).toBeVisible();
  const secret = await shown.innerText();
  await axe(page);

  await page.getByRole('link', { name: 'Rota', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rota' })).toBeVisible();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('A test is on its way.', { exact: false })).toBeVisible();
  await expect.poll(() => receiver.messages.length).toBe(1);
  const add = async (typeTitle: string) => {
    const answer = await page.request.post(`${siteUrl}/api/care/TypeDetail`, { data: { typeTitle } });
    expect(answer.status()).toBe(201);
    return Number((await answer.json()).typeId);
  };
  const id = await add('Told of');
  await expect.poll(() => receiver.messages.length).toBe(2);
  const [, told] = receiver.messages;
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
  const signed = names.map((name) => [name, told?.headers[name]]);
  expect(new Verifier(secret).verify(told?.body ?? '', Object.fromEntries(signed))).toMatchObject({
    type: 'listing.created',
    data: { kind: 'listing', ids: [id] },
  });

  receiver.answers.status = 500;
  const refused = await add('Not taken');
  const answered = () =>
    receiver.messages.filter(({ body }) => JSON.parse(body).data?.ids?.includes(refused)).map(({ status }) => status);
  // It is tried again after a second and after five; then half a minute passes.
  await expect.poll(answered).toEqual([500, 500, 500]);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Answer: 500.').first()).toBeVisible();
  }).toPass();
  await axe(page);
  receiver.answers.status = 204;
  await page.getByRole('button', { name: 'Send now' }).first().click();
  await expect.poll(answered).toEqual([500, 500, 500, 204]);

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('It is paused.', { exact: false })).toBeVisible();
  const before = receiver.messages.length;
  await add('While it was paused');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('It goes on.')).toBeVisible();
  await add('Afterwards');
  await expect.poll(() => receiver.messages.length).toBe(before + 1);

  await page.getByRole('button', { name: 'Replace the secret' }).click();
  const newSecret = await page
    .getByText(/^whsec_/)
    .first()
    .innerText();
  expect(newSecret).not.toBe(secret);
  await add('Signed by both');
  await expect.poll(() => receiver.messages.length).toBe(before + 2);
  const both = receiver.messages[before + 1];
  for (const one of [secret, newSecret]) {
    const signedByBoth = names.map((name) => [name, both?.headers[name]]);
    const read = new Verifier(one).verify(both?.body ?? '', Object.fromEntries(signedByBoth));
    expect(read).toMatchObject({ type: 'listing.created' });
  }

  await page.goto(`${siteUrl}/adminPanel/deliveries?status=all`);
  await page
    .getByRole('button', { name: /^Send again listing.created/ })
    .first()
    .click();
  await expect.poll(() => receiver.messages.length).toBe(before + 3);
  expect(receiver.messages[before + 2]?.headers['webhook-id']).toBe(both?.headers['webhook-id']);

  await page.goto(`${siteUrl}/adminPanel/webhooks?status=all`);
  await page
    .getByRole('row', { name: /Rota/ })
    .getByRole('link', { name: /Delete/ })
    .click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.getByText('It has been deleted.')).toBeVisible();
  await receiver.stop();
});

test.describe('the description', () => {
  // A browser writes down what was refused.
  test.use({ expected: { errors: [/status of 40[14]/] } });

  test('is read and tried out in the browser, and nothing of it is refused by its policy @sweep', async ({
    page,
    office,
    axe,
  }) => {
    test.setTimeout(300_000);
    const { careApiUrl, siteUrl, admin } = await office();
    const signedIn = await page.request.post(`${careApiUrl}/api/loginuser`, { data: admin });
    const { accessToken } = await signedIn.json();
    const answer = await page.goto(`${careApiUrl}/docs`);
    expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
    await axe(page);
    const open = async (words: string) => {
      await page.getByText(words, { exact: true }).first().click();
      return page.locator('details[open]').filter({ hasText: words }).locator('form');
    };
    const listing = await open('GET /TypeDetail/typeid/{id}');
    await listing.getByLabel('id (path)').fill('999999');
    await listing.getByRole('button', { name: 'Send' }).click();
    await expect(listing.getByRole('status')).toContainText('404');
    await expect(listing.getByRole('status')).toContainText('nothingHere');

    const faq = await open('POST /Faq');
    await faq.getByRole('button', { name: 'Send' }).click();
    await expect(faq.getByRole('status')).toContainText('401');
    await page.getByLabel('Token or key').fill(accessToken);
    await faq
      .getByLabel('Body')
      .fill(JSON.stringify({ faqQuestions: 'Sent from the description?', faqAnswer: 'Yes.' }));
    await faq.getByRole('button', { name: 'Send' }).click();
    await expect(faq.getByRole('status')).toContainText('201');
    await expect(faq.getByRole('status')).toContainText('Sent from the description?');
    await axe(page);
    await page.goto(`${siteUrl}/faq`);
    await expect(page.getByText('Sent from the description?').first()).toBeVisible();
  });
});
