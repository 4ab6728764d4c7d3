import { LRUCache } from 'lru-cache';
import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { useTranslateText } from '@/lib/i18n/translated-text';
import { ListingCard, type ListingCardProps } from './listing-card';

/** By all that a card is made of: whatever changes of it, another one is looked for. */
const kept = new LRUCache<string, string>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (html, key) => 2 * (html.length + key.length),
});

/** A card among results that the server makes as HTML: the same listing stands in many of them. */
export function KeptCard(props: ListingCardProps) {
  const locale = useLocale();
  const messages = useMessages();
  const translate = useTranslateText();
  const key = JSON.stringify([locale, props, [...props.card.categories, ...props.card.tags].map(translate)]);
  const __html = kept.get(key) ?? render();

  function render(): string {
    const made = renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/London">
        <ListingCard {...props} />
      </NextIntlClientProvider>,
    );
    // React names a picture beforehand even where it follows at once.
    const html = made.replace(/<link rel="preload" as="image"[^>]*>/g, '');
    kept.set(key, html);
    return html;
  }

  // biome-ignore lint/security/noDangerouslySetInnerHtml: React made it
  return <div className="contents" dangerouslySetInnerHTML={{ __html }} />;
}
