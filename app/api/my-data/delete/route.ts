import { deleteMyAccount } from '@/lib/care-api/my-data';
import { endpoints } from '@/lib/contract/endpoints';
import { deletionForm } from '@/lib/contract/my-data';
import { fieldFaultAsWhole, refused } from '@/lib/forms/fault';
import { formRoute } from '@/lib/forms/form-route';
import { textOf } from '@/lib/forms/read-sent';
import { localePath } from '@/lib/i18n/languages';

/** Deletes the account of whoever is signed in and knows its password. */
export const POST = formRoute({
  call: endpoints.deleteMyAccount,
  who: 'user',
  maxBytes: 4_096,
  read: (sent) => ({ password: textOf(sent, 'password') }),
  send: async ({ password }, { session, visitor, knownDevice }) => {
    if (password === '') return refused(422, 'passwordRequired');
    const sent = await deleteMyAccount(password, { accessToken: session.accessToken, visitor, knownDevice });
    return sent.ok ? sent : fieldFaultAsWhole(sent);
  },
  done: (_, __, { locale }) => ({
    location: localePath(locale, '/my-data/deleted'),
    session: null,
    forgets: 'everything',
  }),
  back: (_, { locale }, { status, code }) =>
    localePath(locale, '/my-data') + (status === 401 ? '' : `?problem=${code ?? 'other'}`),
  keep: { form: deletionForm, words: () => ({}) },
});
