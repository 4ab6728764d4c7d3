import 'server-only';
import { redirect } from 'next/navigation';
import { mayCall, type Who } from '@/lib/contract/staff';
import { type Locale, localePath } from '@/lib/i18n/languages';
import { accountPath, chooseFirstPath, endedSessionPath, loginPath } from '@/lib/sign-in/sign-in-paths';
import type { User } from './check-session';
import { getUser, hasSessionCookie } from './get-user';

type Place = {
  locale: Locale;
  /** The page's address without its language, where signing in leads back to. */
  path: string;
};

/** The second lock of a page for people who are signed in; everybody else goes to the login. */
export async function requireUser({ locale, path }: Place): Promise<User> {
  const user = await getUser();
  const returnUrl = localePath(locale, path);
  if ((user?.mustChoose || user?.mustSecure) && path !== accountPath) redirect(chooseFirstPath(locale, returnUrl));
  if (user !== null) return user;
  // A page cannot take a dead cookie away; a handler can, and goes on to the login.
  const isDead = await hasSessionCookie();
  redirect(isDead ? endedSessionPath(locale, returnUrl) : loginPath(locale, { returnUrl }));
}

/** @throws while nobody can say whether they are: a role that was not asked for is not gone. */
export async function requireStaff(place: Place, who: Who): Promise<User> {
  const user = await requireUser(place);
  if (mayCall(who, user)) return user;
  if (!user.isAsked) throw new Error('Nobody can say what somebody may do.');
  redirect(localePath(place.locale, mayCall('staff', user) ? '/adminPanel?problem=roleMissing' : '/usersdashboard'));
}
