import { render } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { emptyListingQuery } from '@/lib/contract/listing-query';
import type { Locale } from '@/lib/i18n/languages';
import { toTextKey } from '@/lib/i18n/translated-text';
import { holdResults } from '@/lib/listings/held-results.mjs';
import { makeCardPage } from '@/lib/listings/testing/make-card-page';
import { ListingResults } from './listing-results';
import { resultsHtml } from './results-html';

const messagesOf = (locale: Locale) => require(`@/messages/${locale}.json`);

function htmlOf(name: string, locale: Locale, texts: Record<string, string> = {}): HTMLElement {
  const words = { locale, messages: { ...messagesOf(locale), ProviderTexts: texts } };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what is looked at
  return render(<div dangerouslySetInnerHTML={{ __html: resultsHtml(name, words) }} />).container;
}

/** Without what a card kept as HTML stands in, and whatever the order of attributes. */
function plain({ children }: Element): unknown[] {
  return [...children].flatMap((child) =>
    child.className === 'contents'
      ? plain(child)
      : [[child.tagName, [...child.attributes].map(({ name, value }) => `${name}=${value}`).sort(), plain(child)]],
  );
}

describe('results that the server makes as HTML', () => {
  const page = makeCardPage(3);
  const results = { page, query: { ...emptyListingQuery, q: 'nights' }, categories: [], phone: '01632 960140' };
  beforeAll(() => holdResults('three', results));

  it.each(['en', 'ar'] as const)('say in %s what the same component says in the browser, also when kept', (locale) => {
    const inBrowser = renderIn(locale, <ListingResults {...results} />).container;
    for (const made of [htmlOf('three', locale), htmlOf('three', locale)]) {
      expect(made).toHaveTextContent(inBrowser.textContent ?? '', { normalizeWhitespace: false });
      expect(plain(made.firstElementChild ?? made)).toEqual(plain(inBrowser));
    }
  });

  it('follow a name that was translated since', () => {
    const [card] = page.cards;
    if (!card) throw new Error('no card');
    const named = { ...card, kinds: [], categories: ['Night sitting'], tags: ['Nights'] };
    holdResults('named', { ...results, page: { ...page, cards: [named] } });
    expect(htmlOf('named', 'fr')).toHaveTextContent('Night sitting');
    expect(htmlOf('named', 'fr', { [toTextKey('Night sitting')]: 'Garde de nuit' })).toHaveTextContent('Garde de nuit');
    expect(htmlOf('named', 'fr', { Nights: 'La nuit' })).toHaveTextContent('La nuit');
  });

  it('are an error of the server where nobody holds them', () => {
    expect(() => htmlOf('nobody', 'en')).toThrow('nobody holds');
  });
});
