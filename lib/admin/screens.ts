import { type Caller, mayCall, type Who } from '@/lib/contract/staff';

/** The screens of the back office in the order of its menu; a screen that is not there is not in it. */
export const screenGroups = [
  { group: 'work', screens: ['today'] },
  { group: 'content', screens: ['faqs'] },
] as const;

export type Screen = (typeof screenGroups)[number]['screens'][number];

/** Who may come in: the menu, each screen's lock and the API ask the same. */
export const screenWho: Readonly<Record<Screen, Who>> = { today: 'staff', faqs: 'editor' };

const home = '/adminPanel';

/** Without its language. */
export function screenPath(screen: Screen): string {
  return screen === 'today' ? home : `${home}/${screen}`;
}

/** The screens somebody may see. */
export function screensFor(user: Caller): Screen[] {
  return screenGroups.flatMap(({ screens }) => screens.filter((screen) => mayCall(screenWho[screen], user)));
}
