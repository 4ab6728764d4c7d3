import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { readCookie, writeCookie } from '@/lib/browser/cookies';
import { askedLanguageId, askedLanguageScript } from '@/lib/i18n/asked-language.mjs';
import { type Locale, languageOf, locales } from '@/lib/i18n/languages';
import { LanguageOffer } from './language-offer';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  usePathname: () => '/form',
  useRouter: () => ({}),
}));

beforeEach(() => {
  writeCookie('lang', '', { maxAge: 0 });
  writeCookie('cookie-choice', '', { maxAge: 0 });
  sessionStorage.clear();
});

/** A page as it comes, its own script, and then ours. */
function open(locale: Locale, asked: readonly string[]): void {
  document.documentElement.lang = languageOf(locale).tag;
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(asked);
  const page = (
    <NextIntlClientProvider locale={locale} messages={{}} timeZone="Europe/London">
      <div id={askedLanguageId} suppressHydrationWarning>
        <LanguageOffer id={askedLanguageId} />
      </div>
    </NextIntlClientProvider>
  );
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(page);
  const script = document.createElement('script');
  script.textContent = askedLanguageScript;
  document.body.append(script);
  render(page, { container, hydrate: true });
}

const keptFor = () => document.getElementById(askedLanguageId)?.dataset.to;
const line = (name: string) => screen.findByRole('link', { name });

it('leads to the same page in the first of the browser’s languages that the site speaks, and remembers that', async () => {
  open('en', ['uk', 'pl-PL', 'en-GB']);
  expect(keptFor()).toBe('pl');
  const link = await line('Ta strona jest też po polsku');
  expect(link).toHaveAttribute('href', '/pl/form');
  expect(link.closest('[lang]')).toHaveAttribute('lang', 'pl');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(readCookie('lang')).toBe('PL');
});

it.each(locales)('speaks to readers of %s on a page in another language', async (locale) => {
  open(locale === 'en' ? 'ar' : 'en', [languageOf(locale).tag]);
  const [link, button] = [await screen.findByRole('link'), screen.getByRole('button')];
  for (const said of [link, button]) expect(said).toHaveAccessibleName(/\p{L}/u);
  expect(link.closest('[lang]')).toHaveAttribute('dir', languageOf(locale).direction);
});

it.each([[['en-US', 'pl']], [['uk', 'fi']], [[]]])('keeps no place for whose browser asks for %j', (asked) => {
  open('en', asked);
  expect(keptFor()).toBeUndefined();
});

it.each(['', 'necessary'])('put away, it does not come again: cookies “%s”', async (choice) => {
  if (choice) writeCookie('cookie-choice', choice, { maxAge: 60 });
  open('en', ['pl']);
  await line('Ta strona jest też po polsku');
  await userEvent.click(screen.getByRole('button', { name: 'Nie, dziękuję' }));
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  expect(keptFor()).toBeUndefined();
  expect(readCookie('lang')).toBe(choice ? null : 'EN');
  open('en', ['pl']);
  expect(keptFor()).toBeUndefined();
});
