import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { faqRules } from '@/lib/admin/faqs';
import { type ListQuery, listSearch } from '@/lib/admin/list-query';
import type { ListPage } from '@/lib/admin/page-of-rows';
import type { Faq } from '@/lib/contract/faq';
import { Link } from '@/lib/i18n/navigation';
import { ListFrame } from '../list/list-frame';
import { useFaqColumns } from './faq-columns';

type FaqListProps = {
  query: ListQuery;
  ignored: string[];
  page: ListPage<Faq> | null;
  /** The question that is to be deleted, once somebody has said yes. */
  asked: string | null;
};

const path = '/adminPanel/faqs';

export function FaqList({ query, ignored, page, asked }: FaqListProps) {
  const t = useTranslations('AdminFaqs');
  const here = listSearch(query, faqRules, { page: query.page });
  const askHref = (id: string) => `${path}${here}${here ? '&' : '?'}delete=${id}`;
  return (
    <ListFrame
      path={path}
      words={{ caption: t('caption'), empty: t('empty') }}
      rules={faqRules}
      query={query}
      ignored={ignored}
      page={page}
      columns={useFaqColumns()}
      statuses={{ published: t('published') }}
      create={{ href: `${path}/new`, label: t('new') }}
      idOf={({ id }) => String(id)}
      nameOf={({ question }) => question}
      hrefOf={({ id }) => `${path}/${id}`}
      rowActions={({ id, question }) => (
        <Link href={askHref(String(id))} prefetch={false} scroll={false} data-trash className="link min-h-8 py-1">
          {t('delete')}
          <span className="sr-only"> {question}</span>
        </Link>
      )}
      insteadOf={
        asked === null
          ? null
          : { id: asked, content: <AskDelete id={asked} back={path + here} rows={page?.items ?? []} /> }
      }
    />
  );
}

/** An API without a trash deletes for good: it is asked twice. */
function AskDelete({ id, back, rows }: { id: string; back: string; rows: Faq[] }) {
  const t = useTranslations('AdminFaqs');
  const locale = useLocale();
  const question = rows.find((row) => String(row.id) === id)?.question ?? '';
  return (
    <form method="post" action="/api/admin/trash" className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="id" value={id} />
      <p className="basis-full">
        <strong dir="auto">{question}</strong> {t('forGood')}
      </p>
      <button type="submit" className={buttonStyle('accent')}>
        {t('deleteYes')}
      </button>
      <Link href={back} prefetch={false} scroll={false} className={buttonStyle('secondary')}>
        {t('deleteNo')}
      </Link>
    </form>
  );
}
