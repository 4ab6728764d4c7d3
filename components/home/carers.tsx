import { useTranslations } from 'next-intl';
import { Drawing } from '@/components/ui/drawing';
import type { Claim } from '@/lib/contract/claims';

const checks = ['identity', 'background', 'references', 'training', 'support'] as const;

/** How carers are chosen, as far as the provider says it. */
export function Carers({ claims }: { claims: readonly Claim[] }) {
  const t = useTranslations('Home.carers');
  const said = checks.filter((check) => claims.includes(check));
  if (said.length === 0 && !claims.includes('met')) return null;
  return (
    <section aria-labelledby="carers" className="wrap grid items-center gap-10 py-14 lg:grid-cols-[1fr_1.2fr]">
      <Drawing
        src="/illustrations/carer-jobs.svg"
        width={480}
        height={360}
        loading="lazy"
        className="mx-auto h-auto w-full max-w-md"
      />
      <div>
        <h2 id="carers">{t('title')}</h2>
        {claims.includes('met') && <p className="measure mt-4">{t('text')}</p>}
        <ul className="mt-5 grid gap-3">
          {said.map((check) => (
            <li key={check} className="flex gap-3 before:font-bold before:text-primary before:content-['✓']">
              {t(`checks.${check}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
