import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Link } from '@/lib/i18n/navigation';
import { SampleFrame } from './sample-frame';

const packages = [
  { key: 'basic', price: '$60', features: ['one', 'days', 'plain', 'limited'] },
  { key: 'extended', price: '$105', features: ['ten', 'lifetime', 'featuredInSearch', 'always'] },
  { key: 'professional', price: '$134', features: ['unlimited', 'lifetime', 'featured', 'always'] },
] as const;

export function Pricing() {
  const t = useTranslations('Samples.pricing');
  return (
    <SampleFrame name="pricing">
      <ul className="grid gap-6 lg:grid-cols-3">
        {packages.map(({ key, price, features }) => (
          <li
            key={key}
            className={`wrap-anywhere flex flex-col rounded-card border bg-surface p-8 shadow-card ${key === 'extended' ? 'border-primary ring-1 ring-primary' : 'border-line'}`}
          >
            <h2 className="text-2xl">{t(`packages.${key}.name`)}</h2>
            <p className="mt-3">
              <bdi dir="ltr" className="font-semibold font-serif text-5xl text-primary">
                {price}
              </bdi>{' '}
              <span className="block text-muted">{t(`packages.${key}.period`)}</span>
            </p>
            <ul className="my-6 grid gap-2">
              {features.map((feature) => (
                <li key={feature} className="flex gap-3">
                  <Check aria-hidden className="mt-1 size-5 shrink-0 text-primary" />
                  {t(`features.${feature}`)}
                </li>
              ))}
            </ul>
            <Link href="/contact" className={`${buttonStyle(key === 'extended' ? 'primary' : 'secondary')} mt-auto`}>
              {t('choose')}
              <span className="sr-only">: {t(`packages.${key}.name`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </SampleFrame>
  );
}
