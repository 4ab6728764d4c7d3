import { expect, test } from './fixtures';
import { register, signIn, signInAdmin } from './support/account';
import { waitForScript } from './support/wait-for-script';

const cv = { name: 'My CV.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\ntrailer\n%%EOF\n') };
const scan = { ...cv, name: 'scan.pdf', buffer: Buffer.alloc(12 * 1024 * 1024) };
const program = { name: 'cv.docx', mimeType: 'application/msword', buffer: Buffer.from('MZ and so on') };

// Asked for: files that are refused.
test.use({ expected: { errors: [/status of 422/] } });

test('a CV is attached with script and without it, and kept by its sender and by staff alone', async ({
  page,
  noScriptPage,
  browser,
  office,
  axe,
}) => {
  const { siteUrl, admin } = await office();
  const context = await browser.newContext({ baseURL: siteUrl });
  await signInAdmin(context.request, { siteUrl, admin });
  const listing = await context.request.post('/api/care/TypeDetail', { data: { typeTitle: 'A post with a CV' } });
  const { typeId }: { typeId: number } = await listing.json();
  const made = await context.request.post('/api/care/Questionnaire', {
    data: {
      title: 'With a CV',
      typeId: String(typeId),
      questions: [
        { id: 1, headline: 'Your CV', questionType: 'text', inputKind: 'file', required: true },
        { id: 2, headline: 'Anything else?', questionType: 'text' },
      ],
    },
  });
  expect(made.status()).toBe(201);

  let reference = '';
  const person = await register(page.request, undefined, siteUrl);

  await test.step('with script, by keyboard', async () => {
    await signIn(page.request, person, siteUrl);
    await expect(async () => {
      await page.goto(`${siteUrl}/applynow2/${typeId}`);
      await expect(page.getByLabel('Your CV')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.getByLabel('Your CV').setInputFiles(program);
    await expect(page.getByRole('alert').filter({ hasText: 'Please choose a PDF' })).toBeVisible();
    await page.getByLabel('Your CV').setInputFiles(cv);
    await expect(page.getByRole('link', { name: 'My CV.pdf' })).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: 'OK, question 1' }).press('Enter');
    await page.getByRole('button', { name: 'Skip, question 2' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
    await page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
    await expect(page.getByRole('dialog')).toContainText('LC-');
    reference = /LC-\d+/.exec(await page.getByRole('dialog').innerText())?.[0] ?? '';
    await page.goto(`${siteUrl}/usersdashboard`);
    await page.getByText(/^What you sent/).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'My CV.pdf' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('My CV.pdf');
  });

  await test.step('without script', async () => {
    const plain = noScriptPage;
    await signIn(plain.request, await register(plain.request, undefined, siteUrl), siteUrl);
    await plain.goto(`${siteUrl}/applynow2/${typeId}`);
    await plain.getByLabel('Your CV').setInputFiles(scan);
    await plain.getByLabel('Anything else?').fill('No');
    await plain.getByRole('button', { name: 'Send' }).click();
    await expect(plain.getByRole('alert').first()).toContainText('Please choose a file of at most 10 MB.');
    await expect(plain.getByLabel('Anything else?')).toHaveValue('No');
    await plain.getByLabel('Your CV').setInputFiles(program);
    await plain.getByRole('button', { name: 'Send' }).click();
    await expect(plain.getByRole('alert').first()).toContainText('Please choose a PDF');
    await expect(plain.getByLabel('Anything else?')).toHaveValue('No');
    await plain.getByLabel('Your CV').setInputFiles(cv);
    await plain.getByRole('button', { name: 'Send' }).click();
    await expect(plain).toHaveURL(/\/applynow2\/\d+\/sent/);
  });

  await test.step('staff get it as a file, and nobody else gets it', async () => {
    const staff = await context.newPage();
    waitForScript(staff);
    await staff.goto(`/adminPanel/applications?q=${reference}`);
    await staff.getByRole('link', { name: person.name }).click();
    const link = staff.getByRole('link', { name: 'My CV.pdf' });
    const href = (await link.getAttribute('href')) ?? '';
    const file = await context.request.get(href);
    expect(file.headers()).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment;/),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    });
    expect(await file.body()).toEqual(cv.buffer);
    expect((await page.request.get(siteUrl + href)).status()).toBe(200);
    expect((await noScriptPage.request.get(siteUrl + href)).status()).toBe(403);
    const nobody = await browser.newContext({ baseURL: siteUrl });
    expect((await nobody.request.get(href)).url()).toContain('/login-register');
    await nobody.close();
  });
  await context.close();
});
