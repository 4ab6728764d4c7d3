import { getLocale } from 'next-intl/server';
import { PostReader } from '@/components/blog/post-reader';
import { WithMessages } from '@/components/layout/with-messages';
import { Notice } from '@/components/ui/notice';
import { listCategories } from '@/lib/care-api/content';
import { getTextWords } from '@/lib/care-api/text-words';
import { postSchema } from '@/lib/contract/post';
import { requireLocale } from '@/lib/i18n/require-locale';
import { toPostView } from '@/lib/posts/post-view';

/** A post as its page would show it, in the page's own parts; nobody comments from here. */
export async function PostPreview({ row, note }: { row: unknown; note: string }) {
  const read = postSchema.safeParse(row);
  const locale = await requireLocale(Promise.resolve({ locale: await getLocale() }));
  if (!read.success) return <Notice title={note} />;
  const words = getTextWords(locale, read.data.descriptionHtml);
  const post = toPostView(read.data, await listCategories(), await words);
  return (
    <WithMessages>
      <p role="note" className="wrap mt-4 rounded-control border border-accent bg-sand px-4 py-3 font-semibold">
        {note}
      </p>
      <PostReader post={post} comments={null} sidebar={null} />
    </WithMessages>
  );
}
