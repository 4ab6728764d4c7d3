import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { readCookie } from '@/lib/browser/cookies';
import { rememberLanguage } from '@/lib/browser/remembered-language';
import { CookieBanner } from './cookie-banner';
import { CookieSettingsButton } from './cookie-settings-button';

it('keeps no preference of whoever wants only what is needed, until they think otherwise', async () => {
  rememberLanguage('AE');
  renderIn(
    'en',
    <>
      <CookieBanner />
      <CookieSettingsButton />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Only what is needed' }));
  expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
  rememberLanguage('DE');
  expect([readCookie('lang'), localStorage.getItem('lang')]).toEqual([null, null]);

  await userEvent.click(screen.getByRole('button', { name: 'Cookie settings' }));
  expect(screen.getByRole('region', { name: 'Cookies' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'That’s fine' }));
  rememberLanguage('DE');
  expect([readCookie('lang'), localStorage.getItem('lang')]).toEqual(['DE', 'DE']);
});
