import { useTranslations } from 'next-intl';
import { Drawing } from '@/components/ui/drawing';

const checks = ['identity', 'background', 'references', 'training', 'support'] as const;

export function Carers() {
  const t = useTranslations('Home.carers');
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
        <p className="measure mt-4">{t('text')}</p>
        <ul className="mt-5 grid gap-3">
          {checks.map((check) => (
            <li key={check} className="flex gap-3 before:font-bold before:text-primary before:content-['✓']">
              {t(`checks.${check}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
