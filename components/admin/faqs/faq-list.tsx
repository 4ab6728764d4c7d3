import { useTranslations } from 'next-intl';
import { tickOf } from '@/lib/admin/bulk';
import { toOpenedFaq } from '@/lib/admin/faqs';
import { type ListQuery, type ListRules, listSearch } from '@/lib/admin/list-query';
import type { ListPage } from '@/lib/admin/page-of-rows';
import type { Faq } from '@/lib/contract/faq';
import { Link } from '@/lib/i18n/navigation';
import { ListFrame } from '../list/list-frame';
import { QuickForm } from '../list/quick-form';
import { AskDelete, AskDeleteLink, RowTrashForm, TrashButton } from '../list/row-trash';
import { useFaqColumns } from './faq-columns';

type FaqListProps = {
  rules: ListRules;
  query: ListQuery;
  ignored: string[];
  page: ListPage<Faq> | null;
  /** The row whose place its quick form takes, or the question whether it is to go for good. */
  asked: { edit: string | null; delete: string | null };
  /** False where what is deleted is gone. */
  hasTrash: boolean;
  /** True where many rows can be changed at once. */
  hasBulk: boolean;
  /** Of the list as a table; null where the API makes none. */
  tableHref: string | null;
};

const path = '/adminPanel/faqs';

export function FaqList({ rules, query, ignored, page, asked, hasTrash, hasBulk, tableHref }: FaqListProps) {
  const t = useTranslations('AdminFaqs');
  const list = useTranslations('AdminList.quick');
  const trash = useTranslations('AdminList.trash');
  const search = listSearch(query, rules, { page: query.page });
  const hrefWith = (name: string, id: number) => `${path}${search}${search ? '&' : '?'}${name}=${id}`;
  const find = (id: string | null) => page?.items.find((row) => String(row.id) === id);
  const [edited, deleted] = [find(asked.edit), find(asked.delete)];
  const insteadOf = edited
    ? {
        id: String(edited.id),
        content: (
          <QuickForm
            action="/api/admin/faqs"
            id={String(edited.id)}
            opened={toOpenedFaq(edited)}
            fields={[{ name: 'question', label: t('question'), kind: 'line', max: 300 }]}
            back={path + search}
          />
        ),
      }
    : deleted && {
        id: String(deleted.id),
        content: <AskDelete kind="faq" id={String(deleted.id)} name={deleted.question} path={path} search={search} />,
      };
  return (
    <>
      <RowTrashForm kind="faq" path={path} search={search} />
      <ListFrame
        path={path}
        words={{ caption: t('caption'), empty: t('empty') }}
        rules={rules}
        query={query}
        ignored={ignored}
        page={page}
        columns={useFaqColumns(rules)}
        statuses={{ published: t('published') }}
        elsewhere={hasTrash ? [{ status: 'trash', label: t('trash'), href: '/adminPanel/trash?kind=faq' }] : []}
        create={{ href: `${path}/new`, label: t('new') }}
        csvHref={tableHref ?? undefined}
        bulk={
          hasBulk
            ? { kind: 'faq', action: '/api/admin/bulk', actions: [{ value: 'trash', label: trash('button') }] }
            : undefined
        }
        tickOf={({ id, version }) => tickOf(id, version)}
        idOf={({ id }) => String(id)}
        nameOf={({ question }) => question}
        hrefOf={({ id }) => `${path}/${id}`}
        rowActions={({ id, question }) => (
          <>
            <Link
              href={hrefWith('edit', id)}
              prefetch={false}
              scroll={false}
              data-quick-edit
              className="link min-h-8 py-1"
            >
              {list('edit')}
              <span className="sr-only"> {question}</span>
            </Link>
            {hasTrash ? (
              <TrashButton id={String(id)} name={question} />
            ) : (
              <AskDeleteLink href={hrefWith('delete', id)} name={question} />
            )}
          </>
        )}
        insteadOf={insteadOf ?? null}
      />
    </>
  );
}
