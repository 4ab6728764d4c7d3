import { expect, test } from './fixtures';

const pdf = (words: string) => ({
  name: 'Complaints policy.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n% ${words}\ntrailer\n%%EOF\n`),
});
const program = { name: 'policy.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ and so on') };

// Asked for: a file that is refused.
test.use({ expected: { errors: [/422/] } });

test('a paper comes into the library, a post leads to it and tells what it is, another takes its place', async ({
  page,
  noScriptPage,
  enterOffice,
  axe,
}) => {
  const { siteUrl } = await enterOffice(page);
  await page.goto(`${siteUrl}/adminPanel/media`);
  await page.getByText('Add files').click();
  await page.getByLabel('Choose files, or drop them here').setInputFiles([pdf('first'), program]);
  await page.getByRole('button', { name: 'Add them' }).click();
  await expect(page.getByText('1 of 2 added')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('listitem').filter({ hasText: 'policy.pdf' }).last()).toContainText(
    'Please choose a PDF',
  );
  await axe(page);

  const made = await page.request.post(`${siteUrl}/api/care/Post`, {
    data: { title: 'How to complain', description: '<p>Read</p>' },
  });
  const { id }: { id: number } = await made.json();
  await page.goto(`${siteUrl}/adminPanel/posts/${id}`);
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' ');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const box = page.getByRole('combobox', { name: 'Leads to' });
  await box.fill('complaints policy');
  await expect(page.getByRole('group', { name: 'Documents' }).getByRole('option')).toHaveCount(1);
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(text.getByRole('link')).toHaveAttribute('href', /^\/Documents\/papers\/[0-9a-f]{24}$/);
  await page.getByRole('button', { name: /^Publish( the changes)?$/ }).click();

  const link = noScriptPage.getByRole('link', { name: /^Complaints policy \(PDF, 1\s?kB\)$/ });
  await expect(async () => {
    await noScriptPage.goto(`${siteUrl}/blog-details-user-view/${id}`);
    await expect(link).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const address = (await link.getAttribute('href')) ?? '';
  const answer = await page.request.get(siteUrl + address);
  expect(await answer.text()).toContain('first');
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers()['content-disposition']).toContain('attachment; filename="file.pdf"');

  await page.goto(`${siteUrl}/adminPanel/media?status=papers`);
  await page.getByRole('link', { name: 'Complaints policy' }).first().click();
  await expect(page.getByRole('link', { name: 'Post: How to complain' })).toBeVisible();
  await axe(page);
  await page.getByLabel('The new document').setInputFiles(pdf('second'));
  await page.getByRole('button', { name: 'Put it in its place' }).click();
  await expect(page).toHaveURL(/done=replaced/);
  expect(await (await page.request.get(siteUrl + address)).text()).toContain('second');
});
