import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CallBackForm } from '@/components/call-back/call-back-form';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { ManagedPage } from '@/components/pages/managed-page';
import { toMenuPageViews } from '@/components/pages/menu-page-view';
import { JsonLd } from '@/components/ui/json-ld';
import { getCompany } from '@/lib/care-api/content';
import { getPagesOfMenu, listLanguagesOfPages, listPageTree } from '@/lib/care-api/pages';
import type { Reading } from '@/lib/care-api/reading';
import { getTextWords } from '@/lib/care-api/text-words';
import { getTranslatedTexts } from '@/lib/care-api/translated-texts';
import { siteUrl } from '@/lib/env';
import { getTranslateText } from '@/lib/i18n/get-translate-text';
import { type Locale, localePath } from '@/lib/i18n/languages';
import { pageHref } from '@/lib/pages/page-href';
import { pathTo } from '@/lib/pages/page-tree';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Args = {
  locale: Locale;
  menu: Reading<number>;
};

export async function managedMetadata({ locale, menu }: Args): Promise<Metadata> {
  const reading = await readPages(menu);
  const [t, translate] = await Promise.all([getTranslations({ locale }), getTranslateText(locale)]);
  if (reading.state !== 'ready') return { title: t('Errors.awayTitle') };
  const { menuId, pages } = reading.value;
  const [first] = pages;
  const [view] = toMenuPageViews(pages, {}, await getTranslatedTexts(locale, `page-${menuId}`));
  const title = translate(first?.searchTitle || first?.title || '') || t('Page.pageContent');
  return pageMetadata({
    locale,
    path: pageHref({ menuId, slug: first?.slug ?? '' }),
    sharePath: `/pagecontent/${menuId}`,
    title,
    description: translate(first?.searchText ?? '') || view?.bodyText || t('Page.metaDescription', { title }),
    siteName: t('Meta.siteName'),
    indexed: !first?.noIndex,
    isTranslated: await listLanguagesOfPages(menuId, pages),
  });
}

/** A page of the provider's own at the one address it is found at; `shown` is where it was asked for. */
export async function ManagedPageScreen({ locale, menu, shown }: Args & { shown: string }) {
  const reading = await readPages(menu);
  if (reading.state !== 'ready') return <Unavailable company={await getCompany()} />;
  const { menuId, pages } = reading.value;
  const here = pageHref({ menuId, slug: pages[0]?.slug ?? '' });
  if (shown !== here) permanentRedirect(localePath(locale, here));
  const [t, translate, htmlWords, bodies] = await Promise.all([
    getTranslations({ locale, namespace: 'Page' }),
    getTranslateText(locale),
    getTextWords(locale, ...pages.map(({ bodyHtml }) => bodyHtml)),
    getTranslatedTexts(locale, `page-${menuId}`),
  ]);
  const parts = toMenuPageViews(pages, htmlWords, bodies);
  const title = parts[0]?.title || t('pageContent');
  const way = pathTo(await listPageTree(), menuId);
  const above = way.slice(0, -1);
  const steps = [
    { name: t('home'), path: '/listing' },
    ...above.map((page) => ({ name: translate(page.title), path: page.href })),
    { name: translate(title), path: here },
  ];
  return (
    <WithMessages faults="callBack">
      <ManagedPage
        title={title}
        parts={parts}
        above={above}
        below={way.at(-1)?.below}
        callBackForm={<CallBackForm form="side" subject={translate(title)} submitLabel={t('sendMessage')} withPhone />}
      />
      <JsonLd data={await pageGraph(locale, [breadcrumbList(steps, { locale, site: siteUrl() })])} />
    </WithMessages>
  );
}

/** 404 for what leads to no menu as for a menu without a page. */
async function readPages(menu: Reading<number>) {
  if (menu.state === 'missing') notFound();
  if (menu.state === 'away') return menu;
  const reading = await getPagesOfMenu(menu.value);
  if (reading.state === 'missing') notFound();
  if (reading.state === 'away') return reading;
  return { state: 'ready' as const, value: { menuId: menu.value, pages: reading.value } };
}
