import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallBackForm } from '@/components/call-back/call-back-form';
import { renderIn } from '@/components/testing/render-in';
import { readCookie } from '@/lib/browser/cookies';
import type { Locale } from '@/lib/i18n/languages';
import en from '@/messages/en.json';
import { LanguageSwitcher } from './language-switcher';
import { NavigationEvents } from './navigation-events';
import { RestoreAfterLanguageSwitch } from './restore-after-language-switch';

// One more language, made up; its messages are English from right to left.
jest.mock('@/lib/i18n/language-table.mjs', () => {
  const table = jest.requireActual('@/lib/i18n/language-table.mjs');
  const madeUp = { locale: 'xx', code: 'XX', tag: 'xx', name: 'Extra', direction: 'rtl', isInForce: true };
  const known = table.languages.filter(({ locale }: { locale: string }) => ['en', 'ar'].includes(locale));
  return { ...table, languages: [...known, madeUp] };
});
let path = '/form';
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  usePathname: () => path,
  useRouter: () => ({}),
}));

const third = 'xx' as Locale;
const page = (
  <>
    <NavigationEvents />
    <LanguageSwitcher />
    <CallBackForm form="page" submitLabel="Send" withWhen />
    <RestoreAfterLanguageSwitch />
  </>
);

function turn(messages: typeof en): typeof en {
  return JSON.parse(
    JSON.stringify(messages, (_, value) =>
      typeof value === 'string' && !/[{<]/.test(value) ? [...value].reverse().join('') : value,
    ),
  );
}

/** jsdom goes nowhere by itself; what the link does before is what counts. */
async function choose(language: string) {
  await userEvent.click(screen.getByText(/^(English|Extra)$/, { selector: 'summary *' }));
  const link = screen.getByRole('link', { name: language });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  return link;
}

it('leads to the same page in every language in force, a made-up third one too', async () => {
  path = '/xx/form';
  renderIn(third, page, turn(en));
  await userEvent.click(screen.getByText('Extra', { selector: 'summary *' }));
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('hreflang')]);
  expect(links).toEqual([
    ['/form', 'en-GB'],
    ['/xx/form', 'xx'],
    ['/ar/form', 'ar'],
  ]);
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Extra');
  expect(screen.getByRole('navigation')).toHaveAccessibleName('egaugnaL');
  expect(screen.getByRole('textbox', { name: 'eman ruoY' })).toBeVisible();
});

it('remembers the choice and takes along what is typed, for the page in that language alone', async () => {
  path = '/form';
  const first = renderIn('en', page);
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Edith');
  await userEvent.click(screen.getByRole('radio', { name: 'Evening' }));
  expect(await choose('Extra')).toHaveAttribute('href', '/xx/form');
  expect([readCookie('lang'), localStorage.getItem('lang')]).toEqual(['XX', 'XX']);
  first.unmount();

  path = '/xx/form';
  const second = renderIn(third, page, turn(en));
  expect(screen.getByRole('textbox', { name: 'eman ruoY' })).toHaveValue('Edith');
  expect(screen.getByRole('radio', { name: 'gninevE' })).toBeChecked();
  second.unmount();

  renderIn(third, page, turn(en));
  expect(screen.getByRole('textbox', { name: 'eman ruoY' })).toHaveValue('');
});

it('folds in by Escape, by a press beside it and when the focus goes on', async () => {
  path = '/form';
  renderIn('en', page);
  const button = screen.getByText('English', { selector: 'summary *' });
  const isOpen = () => button.closest('details')?.open;
  const leave = [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(document.body),
    async () => screen.getByRole('textbox', { name: 'Your name' }).focus(),
  ];
  for (const away of leave) {
    await userEvent.click(button);
    expect(isOpen()).toBe(true);
    await away();
    expect(isOpen()).toBe(false);
  }
  await userEvent.click(button);
  screen.getByRole('link', { name: 'Extra' }).focus();
  expect(isOpen()).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(button.closest('summary')).toHaveFocus();
});
