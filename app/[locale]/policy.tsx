import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PolicyPage } from '@/components/policies/policy-page';
import { JsonLd } from '@/components/ui/json-ld';
import { siteUrl } from '@/lib/env';
import type { Locale } from '@/lib/i18n/languages';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

/** Where a policy or statement stands. */
type Place = { locale: Locale; path: string };

export async function policyMetadata(words: Place & { title: string; description: string }): Promise<Metadata> {
  const t = await getTranslations({ locale: words.locale, namespace: 'Meta' });
  return pageMetadata({ ...words, siteName: t('siteName') });
}

/** A policy or statement in words of its page's own language, with its place on the site for search engines. */
export async function Policy({ locale, path, ...words }: Place & React.ComponentProps<typeof PolicyPage>) {
  const t = await getTranslations({ locale, namespace: 'Policies' });
  const steps = [
    { name: t('home'), path: '/home' },
    { name: words.title, path },
  ];
  return (
    <>
      <PolicyPage {...words} />
      <JsonLd data={await pageGraph(locale, [breadcrumbList(steps, { locale, site: siteUrl() })])} />
    </>
  );
}
