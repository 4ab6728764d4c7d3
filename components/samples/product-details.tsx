import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { localePath } from '@/lib/i18n/languages';
import { Price } from './price';
import { products } from './products';
import { SampleFrame } from './sample-frame';
import { ProductPicture } from './shop';

export function ProductDetails() {
  const t = useTranslations('Samples');
  const locale = useLocale();
  const product = products[6];
  return (
    <SampleFrame name="product">
      <div className="grid gap-8 md:grid-cols-2">
        <div className="overflow-hidden rounded-card">
          <ProductPicture product={product} />
        </div>
        <div>
          <h2>{t(`products.${product.key}.name`)}</h2>
          <p className="mt-3 font-semibold text-2xl">
            <Price cents={product.cents} />
          </p>
          <p className="measure mt-4">{t(`products.${product.key}.text`)}</p>
          <form action={localePath(locale, '/cart')} method="get" className="mt-6 flex flex-wrap items-end gap-4">
            <div>
              <label htmlFor="quantity" className="block font-semibold">
                {t('product.quantity')}
              </label>
              <input
                id="quantity"
                type="number"
                min={1}
                max={99}
                defaultValue={1}
                inputMode="numeric"
                dir="ltr"
                className="mt-1 min-h-12 w-24 rounded-control border border-line-strong bg-surface px-3"
              />
            </div>
            <button type="submit" className={`${buttonStyle('primary')} min-h-12`}>
              {t('product.add')}
            </button>
          </form>
        </div>
      </div>
    </SampleFrame>
  );
}
