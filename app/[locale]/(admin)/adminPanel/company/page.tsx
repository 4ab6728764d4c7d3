import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CompanyEditor } from '@/components/admin/company/company-editor';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { WorkPictures } from '@/components/admin/working/work-pictures';
import { menuLinks } from '@/components/layout/menu-links';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { companyWork } from '@/lib/admin/company-work';
import { screenPath } from '@/lib/admin/screens';
import { enterScreen } from '@/lib/auth/enter-screen';
import { listCategories, listMenus } from '@/lib/care-api/content';
import { listRoom } from '@/lib/care-api/staff-choices';
import { readCompany } from '@/lib/care-api/staff-company';
import { getStanding } from '@/lib/care-api/working';
import { companySchema } from '@/lib/contract/company';
import { toLondonDay } from '@/lib/contract/london-time';
import { readSearchParams } from '@/lib/http/read-search-params';
import { Link } from '@/lib/i18n/navigation';
import { screenMetadata } from '../../screen-metadata';
import { editorProps } from '../../work-pages';

type Props = PageProps<'/[locale]/adminPanel/company'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'company');
}

export default async function CompanyPage({ params, searchParams }: Props) {
  const { locale, session, isFull } = await enterScreen(params, 'company');
  const reading = await readCompany(session.accessToken);
  if (reading.state === 'away') return <Unavailable />;
  const [t, screens] = await Promise.all([getTranslations('AdminCompany'), getTranslations('AdminLayout.screens')]);
  const asked = readSearchParams(await searchParams);
  const head = (text: string) => (
    <>
      <ScreenHead title={screens('company')}>
        <p className="measure mt-2">{text}</p>
      </ScreenHead>
      <DoneNotice asked={asked} />
    </>
  );
  if (!isFull) return head(t('logoOnly'));
  if (reading.state !== 'ready') {
    return (
      <>
        {head(t('none'))}
        <Link href={screenPath('setup')} prefetch={false} className="link inline-flex min-h-11 items-center">
          {screens('setup')}
        </Link>
      </>
    );
  }
  const id = String(reading.value.id);
  const standing = await getStanding(session.accessToken, { kind: 'company', id });
  if (standing.state === 'away') return <Unavailable />;
  if (standing.state !== 'ready') notFound();
  const { row, fields, copy } = standing.value;
  const [menus, categories, library] = await Promise.all([
    listMenus(),
    listCategories(),
    listRoom(session.accessToken, 'pictures'),
  ]);
  const company = companySchema.parse({
    ...(typeof row === 'object' && row),
    logoPath: (copy?.data ?? fields).logoPath,
  });
  return (
    <>
      {head(t('intro'))}
      <WithMessages rooms={['AdminEditor', 'AdminWork', 'Layout', 'Meta']} faults="staff">
        <CompanyEditor
          {...(await editorProps(companyWork, { id, locale, standing: standing.value, asked }))}
          company={company}
          links={menuLinks(menus, categories)}
          today={toLondonDay(new Date())}
        >
          <WorkPictures
            work={companyWork}
            id={id}
            library={library}
            names={companyWork.pictures.read(copy?.data ?? fields)}
          />
        </CompanyEditor>
      </WithMessages>
    </>
  );
}
