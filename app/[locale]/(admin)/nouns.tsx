import { notFound } from 'next/navigation';
import { CategoryHolds } from '@/components/admin/categories/category-holds';
import { categoryView } from '@/components/admin/categories/category-view';
import { commentView } from '@/components/admin/comments/comment-view';
import { faqView } from '@/components/admin/faqs/faq-view';
import { listingView } from '@/components/admin/listings/listing-view';
import { mailView } from '@/components/admin/mails/mail-view';
import { userView } from '@/components/admin/users/user-view';
import { categoryNoun } from '@/lib/admin/categories';
import { commentNoun } from '@/lib/admin/comments';
import { faqNoun } from '@/lib/admin/faqs';
import { listingNoun } from '@/lib/admin/listings';
import { mailNoun } from '@/lib/admin/mails';
import { userNoun } from '@/lib/admin/users';
import { listOtherCategories } from '@/lib/care-api/staff-categories';
import { nounPages } from './noun-pages';

/** All that have their pages made from a description, in the order of the first screen. */
export const nounsWithPages = [
  nounPages(listingNoun, listingView),
  nounPages(commentNoun, commentView),
  nounPages(faqNoun, faqView),
  nounPages(categoryNoun, {
    ...categoryView,
    Below: async ({ row, accessToken, extensions }) => {
      const canMerge = extensions.has('mergeCategories');
      return <CategoryHolds category={row} others={canMerge ? await listOtherCategories(accessToken, row.id) : []} />;
    },
  }),
  nounPages(userNoun, userView),
  nounPages(mailNoun, mailView),
];

/** The pages of the noun that an address names. */
export async function pagesOf(params: Promise<{ noun: string }>) {
  const { noun } = await params;
  return nounsWithPages.find(({ screen }) => screen === noun) ?? notFound();
}
