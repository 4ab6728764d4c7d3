import { useTranslations } from 'next-intl';
import { Drawing } from '@/components/ui/drawing';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { Company } from '@/lib/contract/company';
import { Link } from '@/lib/i18n/navigation';
import { imageHref } from '@/lib/listings/image-href';

export function Logo({ company }: { company: Company | null }) {
  const t = useTranslations('Meta');
  return (
    <Link
      href="/home"
      className="me-32 flex min-h-11 min-w-0 items-center lg:me-0 lg:shrink-0 gap-3 font-semibold font-serif text-primary text-xl leading-tight max-[22rem]:gap-2 max-[22rem]:text-lg"
    >
      <Drawing
        src={company?.logo ? imageHref(company.logo) : '/logo.svg'}
        width={44}
        height={44}
        fetchPriority="low"
        decoding="async"
        className="size-11 shrink-0 object-contain max-[22rem]:size-9"
      />
      <InOwnLanguage className="max-w-44 text-balance">{company?.name || t('siteName')}</InOwnLanguage>
    </Link>
  );
}
