import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { logIn, newPerson, register, signIn } from './support/account';

/** A post of the product, opened: not the first, under which other journeys write. */
async function openPost(page: Page, careApiUrl: string, prefix = ''): Promise<string> {
  const posts: { id: number }[] = await (await page.request.get(`${careApiUrl}/api/Post`)).json();
  const path = `${prefix}/blog-details-user-view/${posts[1]?.id}`;
  await page.goto(path);
  return path;
}
const commentForm = (page: Page) => page.getByRole('form', { name: 'Post A Comment' });
const article = (page: Page, text: string) => page.locator('#comments article').filter({ hasText: text });

test.describe('comments @both', () => {
  test('somebody signed in comments, answers, changes and deletes @bare @dates', async ({ page, careApiUrl, axe }) => {
    const me = await register(page.request);
    await signIn(page.request, me);
    await openPost(page, careApiUrl);
    const words = `A kind word of ${me.name}`;
    await commentForm(page).getByLabel('Your Message').fill(words);
    await commentForm(page).getByRole('button', { name: 'Post A Comment' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Thank you for the Comment.' })).toBeVisible();
    await expect(commentForm(page).getByLabel('Your Message')).toHaveValue('');

    await article(page, words)
      .getByRole('button', { name: `Reply to ${me.name}` })
      .click();
    await axe(page);
    const reply = page.getByRole('form', { name: 'Leave a Reply' });
    await reply.getByLabel('Your Message').fill('An answer');
    await reply.getByRole('button', { name: 'Post A Reply' }).click();
    await expect(page.getByText('Thank you for the Replay.')).toBeFocused();

    await article(page, words)
      .getByRole('button', { name: /^Edit your comment/ })
      .click();
    const edit = page.getByRole('form', { name: 'Edit your comment' });
    await edit.getByLabel('Your Message').fill(`${words}, changed`);
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your comment is changed.')).toBeVisible();

    await article(page, `${words}, changed`)
      .getByRole('button', { name: /^Delete the comment/ })
      .click();
    await page.getByRole('dialog', { name: 'Delete this comment?' }).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Comment deleted', { exact: true })).toBeVisible();
    await expect(article(page, words)).toHaveCount(0);
    // The reply stays.
    await expect(article(page, 'An answer').first()).toBeVisible();
  });

  test('a guest logs in and comes back to the comments @sweep', async ({ page, careApiUrl }) => {
    const me = await register(page.request);
    const path = await openPost(page, careApiUrl);
    await page.getByRole('link', { name: 'Login to Comment!' }).click();
    await logIn(page, me);
    await expect(page).toHaveURL(new RegExp(`${path}#comments$`));
    await expect(commentForm(page)).toBeVisible();
  });

  test('without script it goes by plain forms', async ({ noScriptPage: page, careApiUrl }) => {
    const me = newPerson();
    await register(page.context().request, me);
    await signIn(page.context().request, me);
    const path = await openPost(page, careApiUrl);
    await page.getByRole('link', { name: 'Post A Comment' }).click();
    const words = `A plain word of ${me.name}`;
    await page.getByRole('textbox', { name: 'Your Message' }).fill('This is shit');
    await page.getByRole('button', { name: 'Post A Comment' }).click();
    await expect(page.getByRole('alert')).toContainText('Warning: Inappropriate content detected.');
    await expect(page.getByRole('textbox', { name: 'Your Message' })).toHaveValue('This is shit');
    await page.getByRole('textbox', { name: 'Your Message' }).fill(words);
    await page.getByRole('button', { name: 'Post A Comment' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Thank you for the Comment.' })).toBeVisible();
    // A busy page is sent again as it is for two seconds.
    await expect(async () => {
      await page.goto(path);
      await expect(page.getByText(words)).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });
});

test.describe('a comment that cannot be taken', () => {
  test('keeps its words while its writer logs in again', async ({ page, context, careApiUrl }) => {
    const me = await register(page.request);
    await signIn(page.request, me);
    await openPost(page, careApiUrl);
    const box = commentForm(page).getByLabel('Your Message');
    await box.fill('Half a thought');
    await context.clearCookies({ name: 'Bearer' });
    await context.clearCookies({ name: 'session-hint' });
    await page.reload();
    await page.getByRole('link', { name: 'Login to Comment!' }).click();
    await logIn(page, me);
    await expect(commentForm(page).getByLabel('Your Message')).toHaveValue('Half a thought');
  });
});

test('the comments stand in Arabic too @sweep', async ({ page, careApiUrl, axe }) => {
  await signIn(page.request, await register(page.request));
  await openPost(page, careApiUrl, '/ar');
  await expect(page.getByRole('form', { name: 'أضيفوا تعليقًا' })).toBeVisible();
  await axe(page);
});
