import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import { products, shelves } from './products';
import { SampleFrame } from './sample-frame';

export function Category() {
  const t = useTranslations('Samples');
  return (
    <SampleFrame name="category">
      <ul className="grid gap-6 md:grid-cols-3">
        {shelves.map(({ key, tint }) => (
          <li key={key} className={`group relative rounded-card p-8 hover:shadow-raised ${tint}`}>
            <span className="flex gap-3 text-primary">
              {products
                .filter(({ shelf }) => shelf === key)
                .map((product) => (
                  <product.Icon key={product.key} aria-hidden className="size-8" />
                ))}
            </span>
            <h2 className="mt-4 text-2xl">
              <Link
                href={`/shop#${key}`}
                prefetch={false}
                className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
              >
                {t(`shelves.${key}.name`)}
              </Link>
            </h2>
            <p className="mt-2">{t(`shelves.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </SampleFrame>
  );
}
