import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CallBackForm } from '@/components/call-back/call-back-form';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { ManagedPage } from '@/components/pages/managed-page';
import { toMenuPageViews } from '@/components/pages/menu-page-view';
import { JsonLd } from '@/components/ui/json-ld';
import { getCompany } from '@/lib/care-api/content';
import { getPagesOfMenu, listPageTree } from '@/lib/care-api/pages';
import { siteUrl } from '@/lib/env';
import { getHtmlWords } from '@/lib/html/html-words';
import { requireLocale } from '@/lib/i18n/require-locale';
import { pathTo } from '@/lib/pages/page-tree';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = PageProps<'/[locale]/pagecontent/[id]'>;

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requireLocale(params);
  const { id } = await params;
  const reading = await readPages(id);
  const t = await getTranslations({ locale });
  if (reading.state !== 'ready') return { title: t('Errors.awayTitle'), robots: { index: false } };
  const [first] = toMenuPageViews(reading.value);
  const title = first?.title || t('Page.pageContent');
  return pageMetadata({
    locale,
    path: `/pagecontent/${id}`,
    title,
    description: first?.bodyText || t('Page.metaDescription', { title }),
    siteName: t('Meta.siteName'),
    isTranslated: false,
  });
}

export default async function ManagedPagePage({ params }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const { id } = await params;
  const reading = await readPages(id);
  if (reading.state !== 'ready') return <Unavailable company={await getCompany()} />;
  const t = await getTranslations({ locale, namespace: 'Page' });
  const parts = toMenuPageViews(reading.value, await getHtmlWords(locale));
  const title = parts[0]?.title || t('pageContent');
  const way = pathTo(await listPageTree(), Number(id));
  const above = way.slice(0, -1);
  const steps = [
    { name: t('home'), path: '/listing' },
    ...above.map((page) => ({ name: page.title, path: `/pagecontent/${page.menuId}` })),
    { name: title, path: `/pagecontent/${id}` },
  ];
  return (
    <WithMessages faults="callBack">
      <ManagedPage
        title={title}
        parts={parts}
        above={above}
        below={way.at(-1)?.below}
        callBackForm={
          <CallBackForm form="side" about={t('about', { title })} submitLabel={t('sendMessage')} withPhone />
        }
      />
      <JsonLd data={await pageGraph(locale, [breadcrumbList(steps, { locale, site: siteUrl() })])} />
    </WithMessages>
  );
}

/** 404 for an id that cannot be one as for a menu without a page. */
async function readPages(id: string) {
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound();
  const reading = await getPagesOfMenu(Number(id));
  if (reading.state === 'missing') notFound();
  return reading;
}
