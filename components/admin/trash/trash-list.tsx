import { useLocale, useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/admin/format-moment';
import { type ListQuery, listSearch } from '@/lib/admin/list-query';
import type { ListPage } from '@/lib/admin/page-of-rows';
import { trashRules } from '@/lib/admin/trash';
import { trashKinds } from '@/lib/contract/resources';
import type { TrashItem } from '@/lib/contract/trash';
import { PostForm } from '../layout/post-form';
import { ListFrame } from '../list/list-frame';
import { AskDelete, AskDeleteLink } from '../list/row-trash';

type TrashListProps = {
  query: ListQuery;
  ignored: string[];
  page: ListPage<TrashItem> | null;
  /** What is asked about whether it is to go for good: `faq:7`. */
  asked: string | null;
  /** Only admins may empty it. */
  mayDelete: boolean;
};

const path = '/adminPanel/trash';
const idOf = ({ kind, id }: TrashItem) => `${kind}:${id}`;

export function TrashList({ query, ignored, page, asked, mayDelete }: TrashListProps) {
  const t = useTranslations('AdminTrash');
  const kinds = useTranslations('AdminAudit.kinds');
  const locale = useLocale();
  const search = listSearch(query, trashRules, { page: query.page });
  // Rows of one kind alone have a run that is taken back.
  const kind = trashKinds.find((one) => one === query.filters.kind);
  const deleted = page?.items.find((row) => idOf(row) === asked);
  return (
    <ListFrame
      path={path}
      words={{ caption: t('caption'), empty: t('empty') }}
      rules={trashRules}
      query={query}
      ignored={ignored}
      page={page}
      columns={[
        { key: 'title', label: t('title'), isTitle: true, cell: ({ title }) => title },
        { key: 'kind', label: t('kind'), cell: ({ kind }) => kinds(kind) },
        { key: 'deleted', label: t('deleted'), sort: 'deleted', cell: (row) => formatMoment(row.deletedAt, locale) },
        { key: 'by', label: t('by'), cell: ({ deletedBy }) => <bdi>{deletedBy}</bdi> },
        { key: 'goes', label: t('goes'), cell: ({ goesAt }) => formatMoment(goesAt, locale) },
      ]}
      filters={[
        { name: 'kind', label: t('kind'), choices: trashKinds.map((kind) => ({ value: kind, label: kinds(kind) })) },
      ]}
      statuses={{ all: t('all') }}
      bulk={
        kind && {
          kind,
          action: '/api/admin/bulk',
          groups: [{ actions: [{ value: 'restore', label: t('restore') }] }],
          isOfPage: true,
        }
      }
      idOf={idOf}
      tickOf={({ id }) => String(id)}
      nameOf={({ title }) => title}
      hrefOf={() => null}
      rowActions={(row) => (
        <>
          <RestoreForm item={row} search={search} />
          {mayDelete && (
            <AskDeleteLink
              href={`${path}${search}${search ? '&' : '?'}delete=${encodeURIComponent(idOf(row))}`}
              name={row.title}
            />
          )}
        </>
      )}
      insteadOf={
        deleted
          ? {
              id: idOf(deleted),
              content: (
                <AskDelete
                  kind={deleted.kind}
                  id={String(deleted.id)}
                  name={deleted.title}
                  path={path}
                  search={search}
                  action="purge"
                />
              ),
            }
          : null
      }
    />
  );
}

function RestoreForm({ item: { kind, id, title }, search }: { item: TrashItem; search: string }) {
  const t = useTranslations('AdminTrash');
  return (
    <PostForm action="/api/admin/trash" fields={{ kind, id, path, search, action: 'restore' }}>
      <button type="submit" className="link min-h-8 cursor-pointer py-1">
        {t('restore')}
        <span className="sr-only"> {title}</span>
      </button>
    </PostForm>
  );
}
