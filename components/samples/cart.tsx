import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Link } from '@/lib/i18n/navigation';
import { CartTable } from './cart-table';
import { SampleFrame } from './sample-frame';

export function Cart() {
  const t = useTranslations('Samples.cart');
  return (
    <SampleFrame name="cart">
      <div className="max-w-3xl rounded-card border border-line bg-surface p-6 shadow-card">
        <CartTable />
        <p className="mt-6 flex flex-wrap gap-3">
          <Link href="/checkout" prefetch={false} className={buttonStyle('primary')}>
            {t('checkout')}
          </Link>
          <Link href="/shop" prefetch={false} className={buttonStyle('secondary')}>
            {t('more')}
          </Link>
        </p>
      </div>
    </SampleFrame>
  );
}
