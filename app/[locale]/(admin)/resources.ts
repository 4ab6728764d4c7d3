import { apiKeyNoun } from '@/lib/admin/api-keys';
import { applicationNoun } from '@/lib/admin/applications';
import { callBackNoun } from '@/lib/admin/call-backs';
import { cannedAnswerNoun } from '@/lib/admin/canned-answers';
import { categoryNoun } from '@/lib/admin/categories';
import { commentNoun } from '@/lib/admin/comments';
import { complaintNoun } from '@/lib/admin/complaints';
import { faqNoun } from '@/lib/admin/faqs';
import { filterNoun } from '@/lib/admin/filters';
import { galleryNoun } from '@/lib/admin/gallery';
import { listingNoun } from '@/lib/admin/listings';
import { mailTextNoun } from '@/lib/admin/mail-texts';
import { mailNoun } from '@/lib/admin/mails';
import { mediaNoun } from '@/lib/admin/media';
import { menuNoun } from '@/lib/admin/menus';
import type { NounFacts } from '@/lib/admin/noun';
import { pageNoun } from '@/lib/admin/pages';
import { postNoun } from '@/lib/admin/posts';
import { questionnaireNoun } from '@/lib/admin/questionnaires';
import { redirectNoun } from '@/lib/admin/redirects';
import type { MenuGroup, Screen } from '@/lib/admin/screens';
import { subscriberNoun } from '@/lib/admin/subscribers';
import { translationNoun } from '@/lib/admin/translations';
import { userNoun } from '@/lib/admin/users';
import { videoNoun } from '@/lib/admin/videos';
import { deliveryNoun, webhookNoun } from '@/lib/admin/webhooks';
import { checkMenu, checkRedirect } from '@/lib/door/inside-address';
import { type Resource, resource } from './resource';

/** The screens of the back office in the order of its menu: those that stand alone by their names, each kind of thing by its row. */
const menu = [
  {
    group: 'work',
    items: [
      'today',
      resource(callBackNoun, async () => (await import('./list-heads')).callBackList),
      resource(
        applicationNoun,
        async () => (await import('@/components/admin/applications/application-view')).applicationView,
      ),
      resource(complaintNoun, async () => (await import('./list-heads')).complaintList),
      resource(
        cannedAnswerNoun,
        async () => (await import('@/components/admin/canned-answers/canned-answer-view')).cannedAnswerView,
      ),
      resource(
        subscriberNoun,
        async () => (await import('@/components/admin/subscribers/subscriber-view')).subscriberView,
      ),
      'search',
    ],
  },
  {
    group: 'content',
    items: [
      resource(postNoun, async () => (await import('@/components/admin/posts/post-view')).postView),
      resource(pageNoun, async () => (await import('@/components/admin/pages/page-view')).pageView),
      resource(menuNoun, async () => (await import('@/components/admin/menus/menu-view')).menuView, {
        check: checkMenu,
      }),
      resource(redirectNoun, async () => (await import('./list-heads')).redirectList, { check: checkRedirect }),
      resource(commentNoun, async () => (await import('@/components/admin/comments/comment-view')).commentView),
      resource(faqNoun, async () => (await import('@/components/admin/faqs/faq-view')).faqView),
      resource(galleryNoun, async () => (await import('@/components/admin/gallery/gallery-view')).galleryView),
      resource(videoNoun, async () => (await import('@/components/admin/gallery/video-view')).videoView, {
        record: async () => (await import('./record-parts')).videoParts,
      }),
      resource(mediaNoun, async () => (await import('./list-heads')).mediaList, {
        record: async () => (await import('./record-parts')).mediaParts,
      }),
      resource(
        translationNoun,
        async () => (await import('@/components/admin/translations/translation-view')).translationView,
        { record: async () => (await import('./record-parts')).translationParts },
      ),
    ],
  },
  {
    group: 'directory',
    items: [
      resource(listingNoun, async () => (await import('@/components/admin/listings/listing-view')).listingView),
      'import',
      resource(categoryNoun, async () => (await import('@/components/admin/categories/category-view')).categoryView, {
        record: async () => (await import('./record-parts')).categoryParts,
      }),
      resource(filterNoun, async () => (await import('@/components/admin/filters/filter-view')).filterView, {
        record: async () => (await import('./record-parts')).filterParts,
        order: async () => (await import('./filter-order')).FilterOrder,
      }),
      resource(
        questionnaireNoun,
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
      resource(mailTextNoun, async () => (await import('@/components/admin/mail-texts/mail-text-view')).mailTextView, {
        record: async () => (await import('./record-parts')).mailTextParts,
      }),
      resource(userNoun, async () => (await import('./list-heads')).userList),
      resource(apiKeyNoun, async () => (await import('./list-heads')).apiKeyList),
      resource(webhookNoun, async () => (await import('./list-heads')).webhookList),
      resource(deliveryNoun, async () => (await import('@/components/admin/webhooks/delivery-view')).deliveryView),
      resource(mailNoun, async () => (await import('@/components/admin/mails/mail-view')).mailView),
      'audit',
      'trash',
    ],
  },
] as const satisfies readonly { group: MenuGroup['group']; items: readonly (Screen | Resource)[] }[];

/** All that staff keep in lists. */
export const resources: readonly Resource[] = menu.flatMap(({ items }) =>
  items.flatMap((item: Screen | Resource) => (typeof item === 'string' ? [] : [item])),
);

/** What is said of a kind, by its name. */
export function findFacts(kind: string): NounFacts | undefined {
  return resources.find(({ facts }) => facts.kind === kind)?.facts;
}

/** The menu of whoever may see these screens. */
export function menuOf(screens: readonly Screen[]): MenuGroup[] {
  return menu.flatMap(({ group, items }) => {
    const named = items.map((item: Screen | Resource) => (typeof item === 'string' ? item : item.facts.screen));
    const shown = named.filter((screen) => screens.includes(screen));
    return shown.length > 0 ? [{ group, screens: shown }] : [];
  });
}
