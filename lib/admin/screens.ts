import type { EndpointName } from '@/lib/contract/endpoints';
import type { HasCall } from '@/lib/contract/has-call';
import { resources } from '@/lib/contract/resources';
import { type Caller, mayCall, type Who } from '@/lib/contract/staff';

type Rules = {
  /** Who may come in: the menu, each screen's lock and the API ask the same. */
  who: Who;
  needs?: EndpointName;
};

const others = [
  { screen: 'today', who: 'staff' },
  { screen: 'search', who: 'staff', needs: 'searchOffice' },
  { screen: 'import', who: 'editor', needs: 'uploadImport' },
  { screen: 'setup', who: 'admin', needs: 'getSample' },
  { screen: 'settings', who: 'admin', needs: 'getSetting' },
  { screen: 'trash', who: 'staff', needs: 'listTrash' },
] as const satisfies readonly (Rules & { screen: string })[];

type Rows = typeof resources;
export type Screen = (typeof others)[number]['screen'] | Rows[keyof Rows]['screen'];
export type MenuGroup = { group: 'work' | 'content' | 'directory' | 'settings'; screens: readonly Screen[] };

export const screens: readonly (Rules & { screen: Screen })[] = [
  ...others,
  ...Object.values(resources).map(({ screen, who, calls }) => ({
    screen,
    who,
    ...('list' in calls && { needs: calls.list }),
  })),
];

export function whoSees(screen: Screen): Who {
  return screens.find((one) => one.screen === screen)?.who ?? 'admin';
}

/** The call that a screen's editors stand on: without it simpler ones stand in. */
const fullBy: Partial<Record<Screen, EndpointName>> = {
  'call-backs': 'addCallBackEvent',
  listings: 'saveWorkingCopy',
  company: 'saveWorkingCopy',
};

export function isFullBy(screen: Screen, has: HasCall): boolean {
  const needs = fullBy[screen];
  return needs === undefined || has(needs);
}

/** Pages below a screen, by the end of their address, and the call that each stands on. */
const pageNeeds: ReadonlyMap<string | undefined, EndpointName> = new Map([
  ['history', 'listRevisions'],
  ['preview', 'getWorkingCopy'],
  ['order', 'orderRows'],
  ['report', 'getCallBackReport'],
  ['summary', 'getComplaintSummary'],
  ['confirm', 'confirmPassword'],
]);

export function isPageThere(below: string, has: HasCall): boolean {
  const needs = pageNeeds.get(below.split('/').at(-1));
  return needs === undefined || has(needs);
}

/** The letter behind g that leads to a screen from any list. */
export const goLetters: Partial<Record<Screen, string>> = {
  today: 't',
  'call-backs': 'c',
  applications: 'a',
  complaints: 'k',
  subscribers: 'n',
  search: 's',
  posts: 'p',
  pages: 'w',
  comments: 'm',
  faqs: 'q',
  media: 'i',
  listings: 'l',
  import: 'f',
  company: 'o',
  settings: 'e',
  users: 'u',
  mails: 'j',
  audit: 'y',
  trash: 'd',
};

const home = '/adminPanel';

/** Without its language. */
export function screenPath(screen: Screen): string {
  if (screen === 'import') return `${home}/listings/import`;
  return screen === 'today' ? home : `${home}/${screen}`;
}

export function screensFor(user: Caller, has: HasCall): Screen[] {
  return screens.flatMap(({ screen, who, needs }) =>
    mayCall(who, user) && (needs === undefined || has(needs)) ? [screen] : [],
  );
}
