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

/** Policies and statements are read alike: title, date, headed sections. */
export function PolicyPage({ title, updated, sections, slovak }: PolicyPageProps) {
  const t = useTranslations('Policies');
  return (
    <div className="wrap py-6">
      <Breadcrumb label={t('breadcrumb')} steps={[{ name: t('home'), href: '/home' }, { name: title }]} />
      <h1 className="mt-2">{title}</h1>
      <p className="measure mt-4 text-muted">{updated}</p>
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,42rem)_minmax(0,20rem)] lg:justify-between">
        <Contents titles={sections.map((section) => section.title)} hasSlovak={Boolean(slovak)} />
        <div>
          <div className="rich-text measure">
            {sections.map((section, index) => (
              <Fragment key={section.title}>
                <h2 id={sectionId(index)}>{section.title}</h2>
                {section.text}
              </Fragment>
            ))}
          </div>
          {slovak}
        </div>
      </div>
    </div>
  );
}

/** Above the text on a phone, beside it and in sight on a wide screen. */
function Contents({ titles, hasSlovak }: { titles: string[]; hasSlovak: boolean }) {
  const t = useTranslations('Policies');
  return (
    <nav
      aria-labelledby="contents"
      className="no-print rounded-card border border-line bg-surface p-5 lg:sticky lg:top-6 lg:order-last lg:self-start"
    >
      <h2 id="contents" className="text-xl">
        {t('contents')}
      </h2>
      <ul className="mt-2">
        {titles.map((title, index) => (
          <li key={title}>
            <a href={`#${sectionId(index)}`} className={contentsLink}>
              {title}
            </a>
          </li>
        ))}
        {hasSlovak && (
          <li lang="sk">
            <a href="#slovensky" className={contentsLink}>
              Slovensky
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

const contentsLink = 'link inline-flex min-h-11 items-center leading-snug';

function sectionId(index: number): string {
  return `part-${index + 1}`;
}

/** The marks a policy's text may carry. Names of cookies stay left-to-right. */
export const policyMarks = {
  p: (text: ReactNode) => <p>{text}</p>,
  ul: (items: ReactNode) => <ul>{items}</ul>,
  li: (text: ReactNode) => <li>{text}</li>,
  b: (text: ReactNode) => <b>{text}</b>,
  code: (name: ReactNode) => (
    <code dir="ltr" className="whitespace-nowrap">
      {name}
    </code>
  ),
  council: (text: ReactNode) => <a href="https://www.gov.uk/find-local-council">{text}</a>,
  cqc: (text: ReactNode) => <a href="https://www.cqc.org.uk/give-feedback-on-care">{text}</a>,
  eass: (text: ReactNode) => <a href="https://www.equalityadvisoryservice.com">{text}</a>,
  complaints: (text: ReactNode) => <Link href="/complaints">{text}</Link>,
  form: (text: ReactNode) => <Link href="/form">{text}</Link>,
  cookies: (text: ReactNode) => <Link href="/cookie-policy">{text}</Link>,
  privacy: (text: ReactNode) => <Link href="/privacy-policy">{text}</Link>,
};
