import { useTranslations } from 'next-intl';
import { Price } from './price';
import { cartCents, cartLines } from './products';

/** The sample order, on the cart's page and at the checkout. */
export function CartTable() {
  const t = useTranslations('Samples');
  return (
    <table className="w-full [&_tbody_th]:wrap-anywhere">
      <caption className="pb-3 text-start font-semibold font-serif text-2xl">{t('order.title')}</caption>
      <thead>
        <tr className="border-line-strong border-b">
          <th scope="col" className="py-3 text-start">
            {t('order.product')}
          </th>
          <th scope="col" className="py-3 ps-2 text-end sm:ps-4">
            {t('order.quantity')}
          </th>
          <th scope="col" className="py-3 ps-2 text-end sm:ps-4">
            {t('order.price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {cartLines.map(({ product, quantity }) => (
          <tr key={product.key} className="border-line border-b">
            <th scope="row" className="py-3 text-start font-normal">
              {t(`products.${product.key}.name`)}
            </th>
            <td className="py-3 ps-2 text-end sm:ps-4">{quantity}</td>
            <td className="py-3 ps-2 text-end sm:ps-4">
              <Price cents={product.cents * quantity} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2} className="py-3 text-start">
            {t('order.total')}
          </th>
          <td className="py-3 text-end font-semibold">
            <Price cents={cartCents} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
