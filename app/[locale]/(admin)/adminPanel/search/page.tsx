import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { FoundList } from '@/components/admin/search/found-list';
import { SearchForm } from '@/components/admin/search/search-form';
import { isCalled } from '@/lib/admin/called';
import { foundPath } from '@/lib/admin/record-path';
import { screenPath } from '@/lib/admin/screens';
import { enterScreen } from '@/lib/auth/enter-screen';
import { searchOffice } from '@/lib/care-api/staff';
import { readSearchParams } from '@/lib/http/read-search-params';
import { localePath } from '@/lib/i18n/languages';
import { findFacts, menuOf } from '../../resources';
import { screenMetadata } from '../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/search'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'search');
}

export default async function SearchPage({ params, searchParams }: Props) {
  const { locale, session, screens } = await enterScreen(params, 'search');
  const q = (readSearchParams(await searchParams).get('q') ?? '').trim().slice(0, 100);
  const found = q === '' ? [] : await searchOffice(session.accessToken, q);
  const t = await getTranslations('AdminLayout');
  const named = menuOf(screens).flatMap((part) =>
    part.screens.filter((screen) => q !== '' && isCalled(t(`screens.${screen}`), q)),
  );
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const groups = [
    {
      label: t('navigation'),
      items: named.map((screen) => ({ href: screenPath(screen), title: t(`screens.${screen}`), hint: '' })),
    },
    ...kinds.map((kind) => ({
      label: t(`screens.${findFacts(kind)?.screen ?? 'search'}`),
      items: found.flatMap(({ id, title, hint, ...row }) => {
        const href = row.kind === kind ? foundPath(kind, id, title) : null;
        return href === null ? [] : [{ href, title: title || id, hint }];
      }),
    })),
  ];
  const [only, ...others] = groups.flatMap(({ items }) => items);
  // One thing alone is what was meant.
  if (only && others.length === 0) redirect(localePath(locale, only.href));
  return (
    <>
      <ScreenHead title={t('screens.search')} />
      <SearchForm id="search" q={q} />
      {q !== '' && <FoundList groups={groups} />}
    </>
  );
}
