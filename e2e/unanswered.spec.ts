import { openRelay } from '../testing/relay';
import { expect, test } from './fixtures';
import { requestCallBack, visitor } from './support/steps';

test.use({ expected: { errors: [/status of 504/] } });

test('a request whose answer never comes is told as what it is, and sent again it is one request @sweep', async ({
  startProduct,
  page,
}) => {
  test.slow();
  const relays: Awaited<ReturnType<typeof openRelay>>[] = [];
  const { siteUrl } = await startProduct({
    through: async (careApiUrl) => {
      const relay = await openRelay(careApiUrl);
      relays.push(relay);
      return relay.url;
    },
  });
  const [relay] = relays;
  if (!relay) throw new Error('The site asks nobody.');
  // Longer than the site waits.
  relay.fates.set('call-back-promise', 11_000);
  await page.goto(`${siteUrl}/form`);
  await requestCallBack(page);
  const told = page.getByRole('alert').filter({ hasText: 'You can safely send it again: nothing is done twice.' });
  await expect(told).toBeVisible({ timeout: 20_000 });
  await expect(page.getByLabel('Your message')).toHaveValue(visitor.message);
  relay.fates.clear();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeVisible();
  const [first, second, ...more] = relay.answered.filter(({ path }) => path === 'call-back-promise');
  expect([first?.status, second, more]).toEqual([201, first, []]);
});
