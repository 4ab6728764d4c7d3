import { ArrowUpDown, Plus, SquareKanban, Table2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Link } from '@/lib/i18n/navigation';
import { type CsvChoice, CsvMenu } from './csv-menu';
import { type ExtraKey, ListKeys } from './list-keys';

type ListWaysProps = {
  create?: { href: string; label: string } | undefined;
  /** Where its rows are put in an order. */
  order?: { href: string; label: string } | undefined;
  csv?: CsvChoice | undefined;
  keys?: ExtraKey[] | undefined;
  /** The same rows, shown otherwise. */
  other?: { href: string; isTable: boolean } | undefined;
};

/** What leads from a list to somewhere else. */
export function ListWays({ create, order, csv, keys = [], other }: ListWaysProps) {
  const t = useTranslations('AdminList.board');
  const Other = other?.isTable ? Table2 : SquareKanban;
  return (
    <div className="flex items-center gap-2 max-lg:order-2 lg:ms-auto">
      {create && (
        <Link href={create.href} prefetch={false} className={`${buttonStyle('primary')} max-sm:px-3`}>
          <Plus aria-hidden className="size-5" />
          <span className="max-sm:sr-only">{create.label}</span>
        </Link>
      )}
      {order && (
        <Link href={order.href} prefetch={false} className={`${buttonStyle('secondary')} max-sm:px-3`}>
          <ArrowUpDown aria-hidden className="size-5" />
          <span className="max-sm:sr-only">{order.label}</span>
        </Link>
      )}
      {other && (
        <Link
          href={other.href}
          prefetch={false}
          title={t(other.isTable ? 'asTable' : 'asBoard')}
          className={`${buttonStyle('secondary')} px-3!`}
        >
          <Other aria-hidden className="size-5" />
          <span className="sr-only">{t(other.isTable ? 'asTable' : 'asBoard')}</span>
        </Link>
      )}
      {csv && <CsvMenu {...csv} />}
      <ListKeys extra={keys} />
    </div>
  );
}
