'use client';
import { useTranslations } from 'next-intl';
import { CompanyPreview } from '@/components/layout/company-preview';
import type { MenuLink } from '@/components/layout/menu-links';
import { checkCompany, companyWork } from '@/lib/admin/company-work';
import type { Company } from '@/lib/contract/company';
import { WorkEditor, type WorkEditorProps } from '../working/work-editor';

type CompanyEditorProps = Omit<WorkEditorProps, 'work' | 'checks' | 'below'> & {
  /** As it would be if what waits were published now. */
  company: Company;
  links: MenuLink[];
  /** An ISO day. */
  today: string;
};

/** The editor of the provider's own details, and what header and footer make of them while they are typed. */
export function CompanyEditor({ company, links, today, ...props }: CompanyEditorProps) {
  const t = useTranslations('AdminWork.company');
  return (
    <WorkEditor
      {...props}
      work={companyWork}
      checks={(words) => checkCompany(words, today).map(({ name, isMust }) => ({ text: t(`checks.${name}`), isMust }))}
      below={({ name = '', phone = '', email = '', address = '', openingHours = '' }) => (
        <section aria-labelledby="look" className="mt-10">
          <h2 id="look" className="text-2xl">
            {t('look')}
          </h2>
          <p className="mt-1">{t('lookHint')}</p>
          <div className="lg:[zoom:0.7]">
            <CompanyPreview company={{ ...company, name, phone, email, address, openingHours }} links={links} />
          </div>
        </section>
      )}
    />
  );
}
