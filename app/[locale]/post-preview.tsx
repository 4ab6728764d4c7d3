import { getLocale } from 'next-intl/server';
import { PostReader } from '@/components/blog/post-reader';
import { WithMessages } from '@/components/layout/with-messages';
import { Notice } from '@/components/ui/notice';
import { listCategories } from '@/lib/care-api/content';
import { postSchema } from '@/lib/contract/post';
import { getHtmlWords } from '@/lib/html/html-words';
import { requireLocale } from '@/lib/i18n/require-locale';
import { toPostView } from '@/lib/posts/post-view';

/** A post as its page would show it, in the page's own parts; nobody comments from here. */
export async function PostPreview({ row, note }: { row: unknown; note: string }) {
  const read = postSchema.safeParse(row);
  const locale = await requireLocale(Promise.resolve({ locale: await getLocale() }));
  const [categories, words] = await Promise.all([listCategories(), getHtmlWords(locale)]);
  if (!read.success) return <Notice title={note} />;
  return (
    <WithMessages>
      <p role="note" className="wrap mt-4 rounded-control border border-accent bg-sand px-4 py-3 font-semibold">
        {note}
      </p>
      <PostReader post={toPostView(read.data, categories, words)} comments={null} sidebar={null} />
    </WithMessages>
  );
}
