import 'server-only';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { isFullBy, isPageThere, type Screen, screenPath, screensFor, whoSees } from '@/lib/admin/screens';
import { getCalls } from '@/lib/care-api/published/get-calls';
import type { HasCall } from '@/lib/contract/has-call';
import type { Locale } from '@/lib/i18n/languages';
import { requireLocale } from '@/lib/i18n/require-locale';
import type { User } from './check-session';
import { getSession } from './get-user';
import { requireStaff } from './require-user';
import type { Session } from './session';

type Entered = {
  locale: Locale;
  user: User;
  session: Session;
  screens: Screen[];
  /** False where a simpler editor stands in for the screen's own. */
  isFull: boolean;
  has: HasCall;
};

export async function enterScreen(params: Promise<{ locale: string }>, screen: Screen, below = ''): Promise<Entered> {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const user = await requireStaff({ locale, path: screenPath(screen) + below }, whoSees(screen));
  const session = await getSession();
  if (session === null) throw new Error('Somebody is signed in without a session.');
  const has = await getCalls(session.accessToken);
  const screens = screensFor(user, has);
  if (!screens.includes(screen) || !isPageThere(below, has)) notFound();
  return { locale, user, session, screens, isFull: isFullBy(screen, has), has };
}
