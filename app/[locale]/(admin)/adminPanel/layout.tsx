import '../admin.css';
import { setRequestLocale } from 'next-intl/server';
import { AdminFrame } from '@/components/admin/layout/admin-frame';
import { Unavailable } from '@/components/layout/unavailable';
import { screensFor } from '@/lib/admin/screens';
import { getSession } from '@/lib/auth/get-user';
import { requireStaff, requireUser } from '@/lib/auth/require-user';
import { readCalls } from '@/lib/care-api/published/get-calls';
import { mayCall } from '@/lib/contract/staff';
import { backOfficeLocale, languageOf } from '@/lib/i18n/languages';
import { requireLocale } from '@/lib/i18n/require-locale';
import { menuOf } from '../resources';

/** The back office: its menu, and the screen. Each screen locks again, for a layout is not asked anew on the way between them. */
export default async function AdminLayout({ children, params }: LayoutProps<'/[locale]/adminPanel'>) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const place = { locale, path: '/adminPanel' };
  const user = await requireUser(place);
  if (!user.isAsked && !mayCall('staff', user)) return <Unavailable />;
  await requireStaff(place, 'staff');
  const session = await getSession();
  const shown = backOfficeLocale(locale);
  const calls = session && (await readCalls(session.accessToken));
  return (
    <AdminFrame
      user={user}
      menu={menuOf(calls?.state === 'ready' ? screensFor(user, calls.value) : [])}
      lang={shown === locale ? undefined : languageOf(shown).tag}
    >
      {calls?.state === 'away' ? <Unavailable /> : children}
    </AdminFrame>
  );
}
