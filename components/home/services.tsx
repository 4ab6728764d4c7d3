import { useTranslations } from 'next-intl';

const services = [
  { key: 'liveIn', picture: 'live-in-care' },
  { key: 'information', picture: 'information' },
  { key: 'jobs', picture: 'carer-jobs' },
] as const;

export function Services() {
  const t = useTranslations('Home.services');
  return (
    <section aria-labelledby="services" className="wrap py-14">
      <h2 id="services">{t('title')}</h2>
      <ol className="mt-8 grid gap-8 md:grid-cols-3">
        {services.map(({ key, picture }, index) => (
          <li key={key} className="grid content-start gap-3">
            {/* biome-ignore lint/performance/noImgElement: our own drawings need no optimiser */}
            <img
              src={`/illustrations/${picture}.svg`}
              alt=""
              width={480}
              height={360}
              loading="lazy"
              className="h-auto w-full"
            />
            <h3 className="flex items-baseline gap-3">
              <span aria-hidden className="text-3xl text-accent">
                {index + 1}
              </span>
              {t(`${key}.title`)}
            </h3>
            <p>{t(`${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
