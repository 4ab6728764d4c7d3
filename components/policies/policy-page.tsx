import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Link } from '@/lib/i18n/navigation';

type PolicyPageProps = {
  title: string;
  updated: string;
  sections: { title: string; text: ReactNode }[];
  /** The same once more in Slovak, as `SlovakPolicy`. */
  slovak?: ReactNode;
};

/** The three policies are read alike: title, date, headed sections. */
export function PolicyPage({ title, updated, sections, slovak }: PolicyPageProps) {
  const t = useTranslations('Policies');
  return (
    <div className="wrap py-6">
      <Breadcrumb label={t('breadcrumb')} steps={[{ name: t('home'), href: '/home' }, { name: title }]} />
      <h1 className="mt-2">{title}</h1>
      <p className="measure mt-4 text-muted">{updated}</p>
      {slovak && (
        <p lang="sk">
          <a href="#slovensky" className="link inline-flex min-h-11 items-center">
            Slovensky
          </a>
        </p>
      )}
      <div className="rich-text measure mt-8">
        {sections.map((section) => (
          <Fragment key={section.title}>
            <h2>{section.title}</h2>
            {section.text}
          </Fragment>
        ))}
      </div>
      {slovak}
    </div>
  );
}

/** The marks a policy's text may carry. Names of cookies stay left-to-right. */
export const policyMarks = {
  p: (text: ReactNode) => <p>{text}</p>,
  ul: (items: ReactNode) => <ul>{items}</ul>,
  li: (text: ReactNode) => <li>{text}</li>,
  b: (text: ReactNode) => <b>{text}</b>,
  code: (name: ReactNode) => <code dir="ltr">{name}</code>,
  form: (text: ReactNode) => <Link href="/form">{text}</Link>,
  cookies: (text: ReactNode) => <Link href="/cookie-policy">{text}</Link>,
  privacy: (text: ReactNode) => <Link href="/privacy-policy">{text}</Link>,
};
