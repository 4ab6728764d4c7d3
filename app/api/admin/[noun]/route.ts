import { applicationNoun } from '@/lib/admin/applications';
import { cannedAnswerNoun } from '@/lib/admin/canned-answers';
import { categoryNoun } from '@/lib/admin/categories';
import { faqNoun } from '@/lib/admin/faqs';
import { filterNoun } from '@/lib/admin/filters';
import { galleryNoun } from '@/lib/admin/gallery';
import { listingNoun } from '@/lib/admin/listings';
import { mailTextNoun } from '@/lib/admin/mail-texts';
import { mediaNoun } from '@/lib/admin/media';
import { menuNoun } from '@/lib/admin/menus';
import { translationNoun } from '@/lib/admin/translations';
import { videoNoun } from '@/lib/admin/videos';
import { refuse } from '@/lib/door/fault';
import { checkMenu } from '@/lib/door/inside-address';
import { nounRoute } from '@/lib/door/noun-route';

const editors = new Map([
  ['faqs', nounRoute(faqNoun)],
  ['applications', nounRoute(applicationNoun)],
  ['canned-answers', nounRoute(cannedAnswerNoun)],
  ['mail-texts', nounRoute(mailTextNoun)],
  ['media', nounRoute(mediaNoun)],
  ['gallery', nounRoute(galleryNoun)],
  ['videos', nounRoute(videoNoun)],
  ['translations', nounRoute(translationNoun)],
  ['categories', nounRoute(categoryNoun)],
  ['filters', nounRoute(filterNoun)],
  ['listings', nounRoute(listingNoun)],
  ['menus', nounRoute(menuNoun, checkMenu)],
]);

/** A row of some noun, new or changed. */
export async function POST(request: Request, { params }: RouteContext<'/api/admin/[noun]'>): Promise<Response> {
  const handle = editors.get((await params).noun);
  return handle ? handle(request) : refuse(404, 'nothingHere');
}
