import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { Picture } from '@/components/ui/picture';
import { RichText } from '@/components/ui/rich-text';
import { Link } from '@/lib/i18n/navigation';
import type { PageLink } from '@/lib/pages/page-tree';
import type { MenuPageView } from './menu-page-view';
import { PageList } from './page-list';

type ManagedPageProps = {
  /** Of the first part. */
  title: string;
  parts: MenuPageView[];
  /** The pages above this one, from the top. */
  above?: readonly PageLink[];
  /** Those that belong to it. */
  below?: readonly PageLink[];
  callBackForm: React.ReactNode;
};

/** A page of the provider's own: its first part gives the banner, any others follow under their titles. */
export function ManagedPage({ title, parts, above = [], below = [], callBackForm }: ManagedPageProps) {
  const t = useTranslations('Page');
  return (
    <article>
      <div className="wrap py-2">
        <Breadcrumb
          label={t('breadcrumb')}
          steps={[
            { name: t('home'), href: '/listing' },
            { name: t('pageContent'), href: '/listing' },
            ...above.map((page) => ({ name: page.title, href: page.href, isTranslatable: true })),
            { name: title, isTranslatable: true },
          ]}
        />
      </div>
      <div className="bg-sage">
        <h1 className="wrap py-12">
          <InOwnLanguage isTranslatable>{title}</InOwnLanguage>
        </h1>
      </div>
      <div className="wrap mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 content-start gap-12">
          {parts.map((part, index) => (
            <Part key={part.key} part={part} isFirst={index === 0} />
          ))}
          {below.length > 0 && (
            <nav aria-labelledby="below">
              <h2 id="below">{t('below')}</h2>
              <PageList pages={below} />
            </nav>
          )}
        </div>
        {callBackForm && (
          <section aria-labelledby="contact-us" className="no-print self-start rounded-card bg-sage-soft p-6">
            <h2 id="contact-us" className="text-2xl">
              {t('contactUs')}
            </h2>
            {callBackForm}
          </section>
        )}
      </div>
    </article>
  );
}

function Part({ part, isFirst }: { part: MenuPageView; isFirst: boolean }) {
  const t = useTranslations('Page');
  return (
    <div className="grid min-w-0 content-start gap-6">
      {!isFirst && part.title && (
        <InOwnLanguage as="h2" isTranslatable>
          {part.title}
        </InOwnLanguage>
      )}
      {part.picture && (
        <Picture
          src={part.picture}
          alt=""
          sizes="(width >= 64rem) 48rem, 100vw"
          width={1600}
          height={900}
          loading={isFirst ? 'first' : 'lazy'}
          className="h-auto w-full rounded-card bg-sage-soft"
        />
      )}
      {part.bodyHtml && <RichText html={part.bodyHtml} isOurs={part.isTranslated} className="min-w-0" />}
      {part.icon && (
        <p>
          {t('contentIcon')}{' '}
          <Link href="/blog" className="link inline-flex min-h-11 items-center">
            <InOwnLanguage isTranslatable>{part.icon}</InOwnLanguage>
          </Link>
        </p>
      )}
    </div>
  );
}
