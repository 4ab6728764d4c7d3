import type { Metadata } from 'next';
import { cut } from '@/lib/html/cut';
import { defaultLocale, type Locale, languageOf, localePath, locales } from '@/lib/i18n/languages';
import { shareImageHref } from '@/lib/share-image/share-image-href';

type PageFacts = {
  locale: Locale;
  path: string;
  /** Of the page's picture for sharing, where that stands below another one. */
  sharePath?: string;
  title: string;
  description: string;
  siteName: string;
  indexed?: boolean;
  /** True of a page whose matter has ended: kept for its visitors, 410 for search engines (by scripts/site). */
  isOver?: boolean;
  /** False where the content is English in every language, or those it is in: in others the English page is the one to find. */
  isTranslated?: boolean | readonly Locale[];
};

const titleMax = 60;
const descriptionMax = 155;

export function pageMetadata(facts: PageFacts): Metadata {
  const { locale, path, sharePath = path, siteName, isOver = false, isTranslated = true } = facts;
  const languages = isTranslated === true ? locales : isTranslated || [defaultLocale];
  const indexed = !isOver && facts.indexed !== false;
  const title = cut(facts.title, titleMax);
  const description = cut(facts.description, descriptionMax);
  const url = localePath(locale, path);
  const image = {
    url: shareImageHref(locale, sharePath),
    width: 1200,
    height: 630,
    type: 'image/png',
    alt: facts.title,
  };
  return {
    title,
    description,
    robots: indexed ? undefined : { index: false, follow: true },
    other: isOver ? { 'http-status': '410' } : undefined,
    alternates: {
      canonical: languages.includes(locale) ? url : path,
      languages:
        indexed && languages.length > 1
          ? {
              ...Object.fromEntries(languages.map((other) => [languageOf(other).tag, localePath(other, path)])),
              'x-default': localePath(defaultLocale, path),
            }
          : undefined,
    },
    openGraph: {
      title,
      description,
      url,
      siteName,
      type: 'website',
      locale: languageOf(locale).tag.replace('-', '_'),
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: image.url, alt: image.alt }] },
  };
}
