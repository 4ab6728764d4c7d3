import { expect, test } from './fixtures';
import { logIn, newPerson, register, signIn } from './support/account';

test.describe('accounts @both', () => {
  test('somebody registers, logs in by keyboard alone, and is led back to where they wanted to go @bare', async ({
    page,
    context,
  }) => {
    const person = newPerson();
    await page.goto('/usersdashboard');
    await expect(page).toHaveURL(/\/login-register\?returnUrl=%2Fusersdashboard$/);
    await page.getByRole('main').getByRole('link', { name: 'Register' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
    const main = page.getByRole('main');
    await main.getByLabel('Username').fill(person.name);
    await main.getByLabel('Email', { exact: true }).fill(person.email);
    await main.getByLabel('Password', { exact: true }).fill(person.password);
    await main.getByLabel('Confirm password', { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'You have successfully registered' })).toBeVisible();

    await logIn(page, person);
    await expect(page).toHaveURL(/\/usersdashboard$/);
    await expect(page.getByRole('heading', { level: 1, name: 'My Dashboard' })).toBeVisible();

    const readable = await page.evaluate(() => [
      document.cookie,
      ...Object.values({ ...localStorage, ...sessionStorage }),
    ]);
    const bearer = (await context.cookies()).find(({ name }) => name === 'Bearer');
    expect(bearer).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(readable.join()).not.toContain(bearer?.value);
    expect(await (await page.request.get('/api/session')).text()).not.toContain('oken');
  });

  test('the header greets by name on pages that are the same for everybody, and logging out reaches every tab', async ({
    page,
    context,
  }) => {
    const person = await register(page.request);
    await signIn(page.request, person);
    const bearer = (await context.cookies()).find(({ name }) => name === 'Bearer');
    const other = await context.newPage();
    await other.goto('/profiles');
    await page.goto('/home');
    await page.getByRole('banner').getByText(`Welcome, ${person.name}`).first().click();
    await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(other).toHaveURL(/\/login-register\?returnUrl=%2Fprofiles$/);

    // A copy of the cookie that somebody kept.
    await context.addCookies([{ name: 'Bearer', value: bearer?.value ?? '', url: new URL(page.url()).origin }]);
    await page.goto('/usersdashboard');
    await expect(page).toHaveURL(/\/login-register\?returnUrl=%2Fusersdashboard/);
    expect((await page.request.get('/api/care/Profile')).status()).toBe(401);
  });

  test('without script one registers, corrects a mistake, logs in and out', async ({ noScriptPage: page, baseURL }) => {
    const person = newPerson();
    await page.goto(`${baseURL}/ar/login-register/register?returnUrl=/ar/profiles`);
    const field = (name: string) => page.getByRole('main').locator(`[name=${name}]`);
    await field('userName').fill(person.name);
    await field('email').fill(person.email);
    await field('password').fill(person.password);
    await field('confirmPassword').fill('something else');
    await field('confirmPassword').press('Enter');
    await expect(page).toHaveTitle(/^خطأ: /);
    await expect(field('userName')).toHaveValue(person.name);
    await expect(field('password')).toHaveValue('');
    await field('password').fill(person.password);
    await field('confirmPassword').fill(person.password);
    await field('confirmPassword').press('Enter');
    await expect(page).toHaveURL(/\/ar\/login-register\?returnUrl=%2Far%2Fprofiles&notice=registered$/);
    await field('email').fill(person.email);
    await field('password').fill(person.password);
    await field('password').press('Enter');
    await expect(page).toHaveURL(/\/ar\/profiles$/);
    await page.getByRole('main').getByRole('button', { name: 'تسجيل الخروج' }).click();
    await expect(page).toHaveURL(/\/ar$/);
    await page.goto(`${baseURL}/ar/profiles`);
    await expect(page).toHaveURL(/\/ar\/login-register\?/);
  });

  test('what came back from a form goes with whoever logs in by next-auth, and is gone once they log out by it @sweep', async ({
    page: { request },
    context,
  }) => {
    const person = await register(request);
    const typed = async () => (await (await request.get('/form')).text()).includes('Edith of the valley');
    const ask = async (path: string, fields: Record<string, string>) => {
      const { csrfToken } = await (await request.get('/api/auth/csrf')).json();
      const answer = await request.post(`/api/auth/${path}`, { form: { ...fields, csrfToken, json: 'true' } });
      expect(answer.status()).toBe(200);
      expect(answer.headers()['clear-site-data']).toBe(path === 'signout' ? '"cache"' : undefined);
      return (await context.cookies()).map(({ name }) => name);
    };
    const visit = await request.get('/api/auth/callback/credentials');
    expect([visit.status(), visit.headers().allow]).toEqual([405, 'POST']);
    await request.post('/api/call-back', { form: { yourName: 'Edith of the valley', page: '/form' } });
    expect(await typed()).toBe(true);
    expect(await ask('callback/credentials', person)).toContain('Bearer');
    expect(await typed()).toBe(true);
    const left = await ask('signout', {});
    expect(left.filter((name) => ['Bearer', 'session-hint'].includes(name) || name.startsWith('form-draft'))).toEqual(
      [],
    );
    expect(await typed()).toBe(false);
  });

  test('Remember Me keeps the email and never the password @sweep', async ({ page }) => {
    const person = await register(page.request);
    await page.goto('/login-register');
    await page.getByLabel('Remember Me').check();
    await logIn(page, person);
    await expect(page).toHaveURL(/\/listing$/);
    await page.request.post('/api/sign-out', { data: {} });
    for (const path of ['/login-register', '/']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByLabel('Email', { exact: true })).toHaveValue(person.email);
      await expect(page.getByRole('main').getByLabel('Password', { exact: true })).toHaveValue('');
    }
  });
});

test.describe('refusals @both', () => {
  test.use({ expected: { errors: [/status of (401|422|429)/] } });

  test('a wrong password says so, keeps what was typed, and after too many says when to try again', async ({
    page,
    axe,
  }) => {
    const person = await register(page.request);
    await page.goto('/login-register');
    await logIn(page, { ...person, password: 'wrong-password' });
    await expect(page.getByRole('alert').filter({ hasText: 'Login unsuccessfull' })).toBeFocused();
    await expect(page.getByRole('main').getByLabel('Email', { exact: true })).toHaveValue(person.email);
    await axe(page);
    for (let failure = 0; failure < 4; failure += 1) {
      await page.request.post('/api/sign-in', { data: { email: person.email, password: 'wrong-password' } });
    }
    await logIn(page, person);
    await expect(
      page.getByRole('alert').filter({ hasText: /Please try again in (one minute|\d+ minutes)/ }),
    ).toBeVisible();
  });

  test('an address of elsewhere is never gone to after the login', async ({ page }) => {
    const person = await register(page.request);
    for (const returnUrl of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      await page.goto(`/login-register?returnUrl=${encodeURIComponent(returnUrl)}`);
      await logIn(page, person);
      await expect(page).toHaveURL(/\/listing$/);
      await page.request.post('/api/sign-out', { data: {} });
    }
  });

  test('a forgotten password is answered the same for everybody @sweep', async ({ page }) => {
    const { email } = await register(page.request);
    const texts: string[] = [];
    for (const one of [email, 'nobody@example.org']) {
      await page.goto('/login-register/forgot');
      await page.getByRole('main').getByLabel('Email', { exact: true }).fill(one);
      await page.getByRole('main').getByRole('button').click();
      await expect(page.getByText('We have sent registered email successfully')).toBeVisible();
      texts.push(await page.getByRole('main').innerText());
    }
    expect(texts[0]).toBe(texts[1]);
  });

  test('a link for a new password is spent, or not complete @sweep', async ({ page }) => {
    const answer = await page.goto('/reset_password?Key=spent-long-ago');
    expect(answer?.headers()['referrer-policy']).toBe('same-origin');
    const main = page.getByRole('main');
    await main.getByLabel('Email', { exact: true }).fill('edith@example.org');
    await main.getByLabel('New password', { exact: true }).fill('Correct-Horse-9');
    await main.getByLabel('Confirm password', { exact: true }).fill('Correct-Horse-9');
    await main.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Username In Correct' })).toBeVisible();
    const person = await register(page.request);
    await signIn(page.request, person);
    await page.goto('/reset_password');
    await expect(page).toHaveURL(/\/login-register\/forgot\?notice=no-key$/);
    expect(await (await page.request.get('/api/session')).json()).toEqual({ user: null });
  });
});

test.describe('time', () => {
  /** As if the session ended in so many seconds. */
  const endIn = (seconds: number) => JSON.stringify([Date.now() + seconds * 1_000, 0, 'Edith']);

  test('two minutes before the end one key stays signed in @dates', async ({ page, context, axe, baseURL }) => {
    await signIn(page.request, await register(page.request));
    const url = baseURL ?? '';
    await context.addCookies([{ name: 'session-hint', value: encodeURIComponent(endIn(110)), url }]);
    await page.goto('/profiles');
    await expect(page.getByRole('dialog', { name: 'You will be logged out soon' })).toBeVisible();
    await axe(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    const hint = (await context.cookies()).find(({ name }) => name === 'session-hint');
    const [endsAt]: number[] = JSON.parse(decodeURIComponent(hint?.value ?? '[]'));
    expect(endsAt).toBeGreaterThan(Date.now() + 3_500_000);
  });

  test('once it is over a guarded page offers to log in again and go on, with what was typed @dates', async ({
    page,
    context,
    axe,
  }) => {
    const person = await register(page.request);
    await signIn(page.request, person);
    await page.goto('/profiles');
    await expect(page.getByRole('banner').getByText(`Welcome, ${person.name}`).first()).toBeVisible();
    await page.getByLabel('City').fill('Half a word');
    for (const name of ['Bearer', 'session-hint']) await context.clearCookies({ name });
    await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible({ timeout: 30_000 });
    await axe(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login-register\?returnUrl=%2Fprofiles&notice=expired$/);
    await logIn(page, person);
    await expect(page).toHaveURL(/\/profiles$/);
    await expect(page.getByLabel('City')).toHaveValue('Half a word');
  });
});

test('a slow answer is waited for: the form is sent once, however often it is asked to @sweep', async ({ page }) => {
  const person = await register(page.request);
  let sent = 0;
  await page.route('**/api/sign-in', async (route) => {
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await page.goto('/login-register');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await logIn(page, person);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/listing$/);
  expect(sent).toBe(1);
});

test.describe('with the care API away', () => {
  test.use({ expected: { errors: [/status of 502/] } });

  test('the login says so, keeps what was typed, and goes on once it is back @sweep', async ({
    page,
    startProduct,
  }) => {
    const product = await startProduct();
    await page.goto(`${product.siteUrl}/login-register`);
    await product.stopCareApi('SIGKILL');
    await logIn(page, product.admin);
    await expect(page.getByRole('alert').filter({ hasText: 'Our system is not answering.' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByLabel('Email', { exact: true })).toHaveValue(product.admin.email);
    await expect(main.getByLabel('Password', { exact: true })).toHaveValue(product.admin.password);
    await product.startCareApi();
    await main.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/listing$/);
  });
});
