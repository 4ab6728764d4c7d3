import { useTranslations } from 'next-intl';
import { CartTable } from './cart-table';
import { SampleFrame } from './sample-frame';

const fields = ['name', 'email', 'address', 'town', 'postcode', 'card'] as const;

/** Its fields take nothing: a form without behaviour must not collect anybody's details. */
export function Checkout() {
  const t = useTranslations('Samples.checkout');
  return (
    <SampleFrame name="checkout">
      <div className="grid gap-8 lg:grid-cols-[1.2fr_1fr]">
        <fieldset disabled className="rounded-card border border-line bg-surface p-6 shadow-card">
          <legend className="sr-only">{t('details')}</legend>
          <h2 className="text-2xl">{t('details')}</h2>
          <p className="mt-2">{t('closed')}</p>
          <div className="mt-5 grid gap-4 sm:grid-cols-2">
            {fields.map((field) => (
              <label key={field} className="font-semibold">
                {t(`fields.${field}`)}
                <input
                  type="text"
                  className="mt-1 block min-h-12 w-full rounded-control border border-line bg-sage-soft px-3"
                />
              </label>
            ))}
          </div>
        </fieldset>
        <div className="self-start rounded-card bg-sand px-3 py-6 sm:px-6">
          <CartTable />
        </div>
      </div>
    </SampleFrame>
  );
}
