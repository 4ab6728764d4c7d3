import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import { Price } from './price';
import { type Product, products, shelves, tintOf } from './products';
import { SampleFrame } from './sample-frame';

export function Shop() {
  const t = useTranslations('Samples');
  return (
    <SampleFrame name="shop">
      {shelves.map(({ key }) => (
        <section key={key} aria-labelledby={key} className="mb-12">
          <h2 id={key}>{t(`shelves.${key}.name`)}</h2>
          <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {products
              .filter(({ shelf }) => shelf === key)
              .map((product) => (
                <ProductCard key={product.key} product={product} />
              ))}
          </ul>
        </section>
      ))}
    </SampleFrame>
  );
}

function ProductCard({ product }: { product: Product }) {
  const t = useTranslations('Samples.products');
  return (
    <li className="group relative overflow-hidden rounded-card border border-line bg-surface shadow-card hover:shadow-raised">
      <ProductPicture product={product} />
      <div className="p-5">
        <h3 className="text-xl">
          <Link
            href="/products-details"
            prefetch={false}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {t(`${product.key}.name`)}
          </Link>
        </h3>
        <p className="mt-1 font-semibold">
          <Price cents={product.cents} />
        </p>
      </div>
    </li>
  );
}

export function ProductPicture({ product }: { product: Product }) {
  return (
    <div className={`grid aspect-[16/10] place-items-center ${tintOf(product)}`}>
      <product.Icon aria-hidden strokeWidth={1.5} className="size-20 text-primary" />
    </div>
  );
}
