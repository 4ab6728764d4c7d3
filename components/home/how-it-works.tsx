import { useTranslations } from 'next-intl';
import { Drawing } from '@/components/ui/drawing';

const steps = ['call', 'visit', 'match', 'start', 'stay'] as const;

export function HowItWorks() {
  const t = useTranslations('Home.howItWorks');
  return (
    <section aria-labelledby="how" className="wrap py-14">
      <h2 id="how">{t('title')}</h2>
      <ol className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-5">
        {steps.map((step, index) => (
          <li
            key={step}
            className="grid grid-cols-[6rem_1fr] content-start items-center gap-x-4 gap-y-2 sm:grid-cols-1"
          >
            <Drawing
              src={`/illustrations/how-it-works-${index + 1}.svg`}
              width={160}
              height={160}
              loading="lazy"
              className="size-24 sm:size-32"
            />
            <div className="grid gap-2">
              <h3>{t(`${step}.title`)}</h3>
              <p>{t(`${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
