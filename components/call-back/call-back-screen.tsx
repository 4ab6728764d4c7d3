import { useLocale, useTranslations } from 'next-intl';
import { OpeningHours } from '@/components/layout/opening-hours';
import { PhoneLink } from '@/components/layout/phone-link';
import { Drawing } from '@/components/ui/drawing';
import { Sentence } from '@/components/ui/in-own-language';
import { linkRel } from '@/components/ui/link-rel';
import { type CallBackFields, emptyCallBackFields, readCallBackFields } from '@/lib/call-back/call-back-fields';
import type { CallBackSpeed } from '@/lib/contract/call-back-report';
import type { Claim } from '@/lib/contract/claims';
import type { Company } from '@/lib/contract/company';
import type { FormDraft } from '@/lib/contract/form-draft';
import { Link } from '@/lib/i18n/navigation';
import { openingHoursOf } from '@/lib/opening/opening-hours';
import { AnswerSpeed } from './answer-speed';
import { CallBackForm } from './call-back-form';

/** A listing or a search that a call is asked for about: its fields, and how it is said. */
export type AskedAbout = Pick<CallBackFields, 'listing' | 'search'> & {
  sentence: string;
  /** What of the sentence comes from the API, or was typed. */
  content: string;
  href: string;
};

type CallBackScreenProps = {
  company: Company | null;
  /** What the provider says of itself. */
  claims: readonly Claim[];
  speed?: CallBackSpeed;
  draft?: FormDraft | null;
  question?: string;
  about?: AskedAbout | null;
};

const promises = ['listen', 'noPressure', 'privacy'] as const;

export function CallBackScreen({
  company,
  claims,
  speed = null,
  draft = null,
  question = '',
  about = null,
}: CallBackScreenProps) {
  const t = useTranslations('Form');
  const locale = useLocale();
  return (
    <div className="wrap grid gap-12 py-10 lg:grid-cols-2">
      <div>
        <h1>{t('title')}</h1>
        <p className="measure mt-4 text-xl">{t('intro')}</p>
        <ul className="mt-6 grid gap-3">
          {promises
            .filter((key) => key === 'privacy' || claims.includes(key))
            .map((key) => (
              <li key={key} className="flex gap-3 before:font-bold before:text-primary before:content-['✓']">
                {t(`promises.${key}`)}
              </li>
            ))}
        </ul>
        <AnswerSpeed speed={speed} />
        {company?.phone && (
          <p className="mt-6">
            {t('orCall')}{' '}
            <PhoneLink phone={company.phone} className="link inline-flex min-h-11 items-center font-semibold" />{' '}
            <OpeningHours company={company} className="inline-block text-muted" />
          </p>
        )}
        <Drawing src="/illustrations/call-back.svg" width={400} height={400} className="mx-auto mt-8 hidden lg:block" />
      </div>
      <div className="rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
        <h2>{t('formTitle')}</h2>
        {about && <About about={about} />}
        <CallBackForm
          form="page"
          submitLabel={t('send')}
          withPhone
          withWay
          withWhen
          isPromised={company?.tellsDetails}
          hours={company ? openingHoursOf(company, locale) : undefined}
          initial={{
            ...(draft
              ? readCallBackFields((name) => draft.words[name])
              : { ...emptyCallBackFields, yourMessage: question }),
            listing: about?.listing ?? '',
            search: about?.search ?? '',
          }}
          initialFault={draft?.report}
        />
      </div>
    </div>
  );
}

function About({ about: { search, sentence, content, href } }: { about: AskedAbout }) {
  const t = useTranslations('Client.listing');
  return (
    <div className="wrap-anywhere mt-3 rounded-control bg-sage-soft px-4 py-2">
      <p>
        <Sentence content={content}>{sentence}</Sentence>
      </p>
      {search && (
        <Link href={href} rel={linkRel(href)} prefetch={false} className="link inline-flex min-h-11 items-center">
          {t('back')}
        </Link>
      )}
    </div>
  );
}
