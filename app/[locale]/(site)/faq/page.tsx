import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { Thing } from 'schema-dts';
import { ClosingCall } from '@/components/home/closing-call';
import { Unavailable } from '@/components/layout/unavailable';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { FaqContents } from '@/components/ui/faq-contents';
import { FaqList } from '@/components/ui/faq-list';
import { InOwnLanguage, ProviderSentence } from '@/components/ui/in-own-language';
import { JsonLd } from '@/components/ui/json-ld';
import { Notice } from '@/components/ui/notice';
import { getCompany, listClaims, listFaqs } from '@/lib/care-api/content';
import { readWhole } from '@/lib/care-api/read-whole';
import { listLanguagesOf } from '@/lib/care-api/translated-texts';
import type { Faq } from '@/lib/contract/faq';
import { siteUrl } from '@/lib/env';
import { getTranslateText } from '@/lib/i18n/get-translate-text';
import { requireLocale } from '@/lib/i18n/require-locale';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/faq'>): Promise<Metadata> {
  const locale = await requireLocale(params);
  const [t, faqs] = await Promise.all([getTranslations({ locale }), listFaqs()]);
  return pageMetadata({
    locale,
    path: '/faq',
    title: t('Faq.metaTitle'),
    description: t('Faq.metaDescription'),
    siteName: t('Meta.siteName'),
    isTranslated: await listLanguagesOf(faqs.flatMap(({ question, answer }) => [question, answer])),
  });
}

export default async function FaqPage({ params }: PageProps<'/[locale]/faq'>) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const [t, faqs, company, claims] = await Promise.all([
    getTranslations({ locale, namespace: 'Faq' }),
    readWhole(listFaqs),
    getCompany(),
    listClaims(),
  ]);
  if (!faqs) return <Unavailable company={company} />;
  const steps = [
    { name: t('home'), path: '/home' },
    { name: t('title'), path: '/faq' },
  ];
  return (
    <>
      <Questions faqs={faqs} />
      <div className="mt-8">
        <ClosingCall company={company} claims={claims} />
      </div>
      <JsonLd
        data={
          await pageGraph(locale, [
            breadcrumbList(steps, { locale, site: siteUrl() }),
            ...faqJsonLd(faqs, await getTranslateText(locale)),
          ])
        }
      />
    </>
  );
}

/** Fewer are seen at a glance as they are. */
const fewestForContents = 5;

function Questions({ faqs }: { faqs: Faq[] }) {
  const t = useTranslations('Faq');
  return (
    <div className="wrap py-6">
      <Breadcrumb label={t('breadcrumb')} steps={[{ name: t('home'), href: '/home' }, { name: t('title') }]} />
      <h1 className="mt-2">{t('title')}</h1>
      {faqs.length === 0 && <Notice title={t('empty')} picture="/illustrations/information.svg" />}
      <div className="items-start gap-12 lg:grid lg:grid-cols-[1fr_20rem]">
        <FaqList
          faqs={faqs.map(({ id, question, answer }) => ({
            id,
            question: (
              <ProviderSentence text={question}>{(text) => t('question', { question: text })}</ProviderSentence>
            ),
            answer: <ProviderSentence text={answer}>{(text) => t('answer', { answer: text })}</ProviderSentence>,
          }))}
        />
        {faqs.length >= fewestForContents && (
          <FaqContents
            title={t('contents')}
            faqs={faqs.map(({ id, question }) => ({
              id,
              question: <InOwnLanguage isTranslatable>{question}</InOwnLanguage>,
            }))}
          />
        )}
      </div>
    </div>
  );
}

function faqJsonLd(faqs: Faq[], translate: (original: string) => string): Thing[] {
  if (faqs.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: translate(question),
        acceptedAnswer: { '@type': 'Answer', text: translate(answer) },
      })),
    },
  ];
}
