import { apiKeyResource } from '@/lib/admin/api-keys';
import { applicationResource } from '@/lib/admin/applications';
import { auditResource } from '@/lib/admin/audit';
import { callBackResource } from '@/lib/admin/call-backs';
import { cannedAnswerResource } from '@/lib/admin/canned-answers';
import { categoryResource } from '@/lib/admin/categories';
import { commentResource } from '@/lib/admin/comments';
import { complaintResource } from '@/lib/admin/complaints';
import { faqResource } from '@/lib/admin/faqs';
import { filterResource } from '@/lib/admin/filters';
import { galleryResource } from '@/lib/admin/gallery';
import { listingResource } from '@/lib/admin/listings';
import { mailTextResource } from '@/lib/admin/mail-texts';
import { mailResource } from '@/lib/admin/mails';
import { mediaResource } from '@/lib/admin/media';
import { menuResource } from '@/lib/admin/menus';
import { pageResource } from '@/lib/admin/pages';
import { postResource } from '@/lib/admin/posts';
import { questionnaireResource } from '@/lib/admin/questionnaires';
import { redirectResource } from '@/lib/admin/redirects';
import type { ResourceFacts } from '@/lib/admin/resource';
import type { MenuGroup, Screen } from '@/lib/admin/screens';
import { subscriberResource } from '@/lib/admin/subscribers';
import { teamMemberResource } from '@/lib/admin/team';
import { translationResource } from '@/lib/admin/translations';
import { userResource } from '@/lib/admin/users';
import { videoResource } from '@/lib/admin/videos';
import { deliveryResource, webhookResource } from '@/lib/admin/webhooks';
import { checkMenu, checkRedirect } from '@/lib/forms/inside-address';
import { type ShownResource, shown } from './shown-resource';

/** The screens of the back office in the order of its menu: those that stand alone by their names, each kind of thing by its row. */
const menu = [
  {
    group: 'work',
    items: [
      'today',
      shown(callBackResource, async () => (await import('./list-heads')).callBackList),
      shown(
        applicationResource,
        async () => (await import('@/components/admin/applications/application-view')).applicationView,
        { board: async () => (await import('./application-board')).readApplicationBoard },
      ),
      shown(complaintResource, async () => (await import('./list-heads')).complaintList),
      shown(
        cannedAnswerResource,
        async () => (await import('@/components/admin/canned-answers/canned-answer-view')).cannedAnswerView,
      ),
      shown(
        subscriberResource,
        async () => (await import('@/components/admin/subscribers/subscriber-view')).subscriberView,
      ),
      'search',
    ],
  },
  {
    group: 'content',
    items: [
      shown(postResource, async () => (await import('@/components/admin/posts/post-view')).postView),
      shown(pageResource, async () => (await import('@/components/admin/pages/page-view')).pageView),
      shown(menuResource, async () => (await import('@/components/admin/menus/menu-view')).menuView, {
        check: checkMenu,
      }),
      shown(redirectResource, async () => (await import('./list-heads')).redirectList, { check: checkRedirect }),
      shown(commentResource, async () => (await import('@/components/admin/comments/comment-view')).commentView),
      shown(faqResource, async () => (await import('@/components/admin/faqs/faq-view')).faqView),
      shown(galleryResource, async () => (await import('@/components/admin/gallery/gallery-view')).galleryView),
      shown(videoResource, async () => (await import('@/components/admin/gallery/video-view')).videoView, {
        record: async () => (await import('./record-parts')).videoParts,
      }),
      shown(teamMemberResource, async () => (await import('@/components/admin/team/team-view')).teamView),
      shown(mediaResource, async () => (await import('./list-heads')).mediaList, {
        record: async () => (await import('./record-parts')).mediaParts,
      }),
      shown(translationResource, async () => (await import('./list-heads')).translationList, {
        record: async () => (await import('./record-parts')).translationParts,
      }),
    ],
  },
  {
    group: 'directory',
    items: [
      shown(listingResource, async () => (await import('@/components/admin/listings/listing-view')).listingView),
      'import',
      shown(categoryResource, async () => (await import('@/components/admin/categories/category-view')).categoryView, {
        record: async () => (await import('./record-parts')).categoryParts,
      }),
      shown(filterResource, async () => (await import('@/components/admin/filters/filter-view')).filterView, {
        record: async () => (await import('./record-parts')).filterParts,
        order: async () => (await import('./filter-order')).FilterOrder,
      }),
      shown(
        questionnaireResource,
        async () => (await import('@/components/admin/questionnaires/questionnaire-view')).questionnaireView,
      ),
    ],
  },
  {
    group: 'settings',
    items: [
      'company',
      'setup',
      'settings',
      shown(mailTextResource, async () => (await import('@/components/admin/mail-texts/mail-text-view')).mailTextView, {
        record: async () => (await import('./record-parts')).mailTextParts,
      }),
      shown(userResource, async () => (await import('./list-heads')).userList),
      shown(apiKeyResource, async () => (await import('./list-heads')).apiKeyList),
      shown(webhookResource, async () => (await import('./list-heads')).webhookList),
      shown(deliveryResource, async () => (await import('@/components/admin/webhooks/delivery-view')).deliveryView),
      shown(mailResource, async () => (await import('@/components/admin/mails/mail-view')).mailView),
      shown(auditResource, async () => (await import('./list-heads')).auditList),
      'trash',
    ],
  },
] as const satisfies readonly { group: MenuGroup['group']; items: readonly (Screen | ShownResource)[] }[];

/** All that staff keep in lists. */
export const resources: readonly ShownResource[] = menu.flatMap(({ items }) =>
  items.flatMap((item: Screen | ShownResource) => (typeof item === 'string' ? [] : [item])),
);

export function findFacts(kind: string): ResourceFacts | undefined {
  return resources.find(({ facts }) => facts.kind === kind)?.facts;
}

/** The menu of whoever may see these screens. */
export function menuOf(screens: readonly Screen[]): MenuGroup[] {
  return menu.flatMap(({ group, items }) => {
    const named = items.map((item: Screen | ShownResource) => (typeof item === 'string' ? item : item.facts.screen));
    const shown = named.filter((screen) => screens.includes(screen));
    return shown.length > 0 ? [{ group, screens: shown }] : [];
  });
}
