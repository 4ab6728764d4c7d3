import { useTranslations } from 'next-intl';
import type { Company } from '@/lib/contract/company';

type SocialLinksProps = { company: Company | null; className: string };

/** Where else the provider is on the web; nothing where it has not said. */
export function SocialLinks({ company, className }: SocialLinksProps) {
  const t = useTranslations('Layout.social');
  if (!company?.social.length) return null;
  return (
    <ul aria-label={t('label')} className={`flex flex-wrap gap-x-5 ${className}`}>
      {company.social.map(({ name, href }) => (
        <li key={href}>
          <a
            href={href}
            rel="noopener"
            lang="en"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
