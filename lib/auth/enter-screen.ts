import 'server-only';
import { setRequestLocale } from 'next-intl/server';
import { type Screen, screenPath, screenWho } from '@/lib/admin/screens';
import type { Locale } from '@/lib/i18n/languages';
import { requireLocale } from '@/lib/i18n/require-locale';
import type { User } from './check-session';
import { getSession } from './get-user';
import { requireStaff } from './require-user';
import type { Session } from './session';

type Entered = { locale: Locale; user: User; session: Session };

/** The lock of a screen of the back office, or of what is `below` it: its language, who sees it, and their session. */
export async function enterScreen(params: Promise<{ locale: string }>, screen: Screen, below = ''): Promise<Entered> {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const user = await requireStaff({ locale, path: screenPath(screen) + below }, screenWho[screen]);
  const session = await getSession();
  if (session === null) throw new Error('Somebody is signed in without a session.');
  return { locale, user, session };
}
