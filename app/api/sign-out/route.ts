import { signOut } from '@/lib/auth/sign-out';
import { endpoints } from '@/lib/contract/endpoints';
import { formRoute } from '@/lib/forms/form-route';
import { localePath } from '@/lib/i18n/languages';

/** Log out. Ends the session on the API and in this browser. */
export const POST = formRoute({
  call: endpoints.logout,
  who: 'anyone',
  maxBytes: 1_024,
  read: () => ({}),
  send: async (_, { session, visitor }) => {
    if (session) await signOut(session, { visitor });
    return { ok: true, value: null };
  },
  done: (_, __, { locale }) => ({ location: localePath(locale, '/'), session: null, forgets: 'pages' }),
  back: (_, { locale }) => localePath(locale, '/'),
});
