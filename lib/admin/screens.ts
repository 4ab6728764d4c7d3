import type { EndpointName } from '@/lib/contract/endpoints';
import type { HasCall } from '@/lib/contract/has-call';
import { type Caller, mayCall, type Who } from '@/lib/contract/staff';

/** The screens of the back office in the order of its menu; a screen that is not there is not in it. */
export const screenGroups = [
  {
    group: 'work',
    screens: ['today', 'call-backs', 'applications', 'complaints', 'canned-answers', 'subscribers', 'search'],
  },
  {
    group: 'content',
    screens: ['posts', 'pages', 'menus', 'comments', 'faqs', 'gallery', 'videos', 'media', 'translations'],
  },
  { group: 'directory', screens: ['listings', 'import', 'categories', 'filters'] },
  {
    group: 'settings',
    screens: [
      'company',
      'setup',
      'settings',
      'mail-texts',
      'users',
      'keys',
      'webhooks',
      'deliveries',
      'mails',
      'audit',
      'trash',
    ],
  },
] as const;

export type Screen = (typeof screenGroups)[number]['screens'][number];

type Rules = {
  /** Who may come in: the menu, each screen's lock and the API ask the same. */
  who: Who;
  /** The call that it stands on. */
  needs?: EndpointName;
  /** The call that its editors stand on: without it simpler ones stand in. */
  fullBy?: EndpointName;
};

export const screenRules: Readonly<Record<Screen, Rules>> = {
  today: { who: 'staff' },
  search: { who: 'staff', needs: 'searchOffice' },
  'call-backs': { who: 'coordinator', fullBy: 'addCallBackEvent' },
  applications: { who: ['recruiter', 'coordinator'], needs: 'listReceivedApplications' },
  complaints: { who: 'coordinator', needs: 'listComplaints' },
  subscribers: { who: 'coordinator', needs: 'listSubscribers' },
  'canned-answers': { who: 'coordinator', needs: 'listCannedAnswers' },
  posts: { who: 'editor', needs: 'listKeptPosts' },
  pages: { who: 'editor', needs: 'listKeptPages' },
  menus: { who: 'editor' },
  comments: { who: ['editor', 'coordinator'], needs: 'listComments' },
  faqs: { who: 'editor' },
  gallery: { who: 'editor' },
  videos: { who: 'editor' },
  media: { who: 'editor', needs: 'listMedia' },
  translations: { who: 'editor', needs: 'listTranslations' },
  listings: { who: ['editor', 'recruiter'], fullBy: 'saveWorkingCopy' },
  categories: { who: 'editor' },
  filters: { who: 'editor' },
  import: { who: 'editor', needs: 'uploadImport' },
  company: { who: 'admin', fullBy: 'saveWorkingCopy' },
  setup: { who: 'admin', needs: 'getSample' },
  settings: { who: 'admin', needs: 'getSetting' },
  mails: { who: 'admin', needs: 'listMails' },
  'mail-texts': { who: 'admin', needs: 'listMailTexts' },
  users: { who: 'admin' },
  keys: { who: 'admin', needs: 'listApiKeys' },
  webhooks: { who: 'admin', needs: 'listWebhooks' },
  deliveries: { who: 'admin', needs: 'listDeliveries' },
  audit: { who: 'admin', needs: 'listAudit' },
  trash: { who: 'staff', needs: 'listTrash' },
};

/** Pages below a screen, by the end of their address, and the call that each stands on. */
const pageNeeds: ReadonlyMap<string | undefined, EndpointName> = new Map([
  ['history', 'listRevisions'],
  ['preview', 'getWorkingCopy'],
  ['order', 'orderRows'],
  ['report', 'getCallBackReport'],
  ['summary', 'getComplaintSummary'],
  ['confirm', 'confirmPassword'],
]);

/** Whether an API with these calls has the page `below` a screen: `/12/history`. */
export function isPageThere(below: string, has: HasCall): boolean {
  const needs = pageNeeds.get(below.split('/').at(-1));
  return needs === undefined || has(needs);
}

/** The letter behind g that leads to a screen from any list. */
export const goLetters: Partial<Record<Screen, string>> = {
  ...{ today: 't', 'call-backs': 'c', applications: 'a', complaints: 'k', subscribers: 'n', search: 's' },
  ...{ posts: 'p', pages: 'w', comments: 'm', faqs: 'q', media: 'i', listings: 'l', import: 'f' },
  ...{ company: 'o', settings: 'e', users: 'u', mails: 'j', audit: 'y', trash: 'd' },
};

const home = '/adminPanel';

/** Without its language. */
export function screenPath(screen: Screen): string {
  if (screen === 'import') return `${home}/listings/import`;
  return screen === 'today' ? home : `${home}/${screen}`;
}

/** The screens somebody may see with an API that has these calls. */
export function screensFor(user: Caller, has: HasCall): Screen[] {
  const isThere = (screen: Screen) => {
    const { who, needs } = screenRules[screen];
    return mayCall(who, user) && (needs === undefined || has(needs));
  };
  return screenGroups.flatMap(({ screens }) => screens.filter(isThere));
}
