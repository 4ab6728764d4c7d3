import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PolicyPage } from '@/components/policies/policy-page';
import { JsonLd } from '@/components/ui/json-ld';
import { siteUrl } from '@/lib/env';
import type { Locale } from '@/lib/i18n/languages';
import { requireLocale } from '@/lib/i18n/require-locale';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Policies = 'accessibility' | 'cookies' | 'privacy' | 'safeguarding' | 'terms';
/** Where a policy or statement stands, and where its words do. */
type Place = { path: string; room: Policies };

export async function policyMetadata(params: Promise<{ locale: string }>, { path, room }: Place): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale });
  const [title, description] = [t(`Policies.${room}.metaTitle`), t(`Policies.${room}.metaDescription`)];
  return pageMetadata({ locale, path, title, description, siteName: t('Meta.siteName') });
}

type PolicyProps = Place & { locale: Locale } & Pick<React.ComponentProps<typeof PolicyPage>, 'sections' | 'slovak'>;

/** A policy or statement in words of its page's own language, with its place on the site for search engines. */
export async function Policy({ locale, path, room, ...words }: PolicyProps) {
  const t = await getTranslations({ locale, namespace: 'Policies' });
  const title = t(`${room}.title`);
  const steps = [
    { name: t('home'), path: '/home' },
    { name: title, path },
  ];
  return (
    <>
      <PolicyPage title={title} updated={t(`${room}.updated`)} {...words} />
      <JsonLd data={await pageGraph(locale, [breadcrumbList(steps, { locale, site: siteUrl() })])} />
    </>
  );
}
