import { useTranslations } from 'next-intl';
import { RowLink } from '../list/row-link';
import { AskDeleteLink, TrashButton } from '../list/row-trash';
import type { ResourceListProps } from './resource-list-props';
import type { useRows } from './use-rows';

type RowActionsProps<Row> = Pick<ResourceListProps<Row>, 'resource' | 'view' | 'isAdmin'> & {
  rows: ReturnType<typeof useRows<Row>>;
  row: Row;
};

export function RowActions<Row>({ resource, view, rows, row, isAdmin }: RowActionsProps<Row>) {
  const t = useTranslations();
  const { search, hasTrash, id, tick, hrefOf, hrefWith, quickFields } = rows;
  const { nameOf, remove, mayDelete = () => true } = resource;
  const name = nameOf(row);
  const isDeletable = remove !== undefined && mayDelete(row);
  return (
    <>
      {quickFields.length > 0 && (
        <RowLink href={hrefWith('edit', row)} name={name} isQuickEdit>
          {t('AdminList.quick.edit')}
        </RowLink>
      )}
      {isDeletable && hasTrash && <TrashButton id={id(row)} name={name} />}
      {isDeletable && !hasTrash && <AskDeleteLink href={hrefWith('delete', row)} name={name} />}
      {remove && !isDeletable && resource.mergeWord && (
        <RowLink href={`${hrefOf(row)}#merge`} name={name}>
          {t(resource.mergeWord)}
        </RowLink>
      )}
      {view.RowLink && <view.RowLink {...{ row, search, isAdmin }} href={hrefOf(row)} tick={tick(row)} />}
    </>
  );
}
