import { getLocale } from 'next-intl/server';
import { WithMessages } from '@/components/layout/with-messages';
import { ManagedPage } from '@/components/pages/managed-page';
import { toMenuPageViews } from '@/components/pages/menu-page-view';
import { Notice } from '@/components/ui/notice';
import { getTextWords } from '@/lib/care-api/text-words';
import { menuPageSchema } from '@/lib/contract/menu';
import { requireLocale } from '@/lib/i18n/require-locale';

/** A managed page as visitors would see it, in the page's own parts; nobody asks for a call from here. */
export async function PageRowPreview({ row, note }: { row: unknown; note: string }) {
  const read = menuPageSchema.safeParse(row);
  const locale = await requireLocale(Promise.resolve({ locale: await getLocale() }));
  if (!read.success) return <Notice title={note} />;
  const words = await getTextWords(locale, read.data.bodyHtml);
  return (
    <WithMessages>
      <p role="note" className="wrap mt-4 rounded-control border border-accent bg-sand px-4 py-3 font-semibold">
        {note}
      </p>
      <ManagedPage title={read.data.title} parts={toMenuPageViews([read.data], words)} callBackForm={null} />
    </WithMessages>
  );
}
