import { toWithdrawFault, withdrawalPath } from '@/lib/applications/withdrawal';
import { withdrawApplication } from '@/lib/care-api/questionnaires';
import { endpoints } from '@/lib/contract/endpoints';
import { formRoute } from '@/lib/forms/form-route';
import { textOf } from '@/lib/forms/read-sent';
import { toId } from '@/lib/http/to-id';
import { localePath } from '@/lib/i18n/languages';

/** Withdraws one's own application for a browser without script, which was asked whether it is sure. */
export const POST = formRoute({
  call: endpoints.updateApplication,
  who: 'user',
  maxBytes: 1_024,
  isPlainOnly: true,
  read: (sent) => toId(textOf(sent, 'id')),
  send: (id, { session: { accessToken }, visitor }) => withdrawApplication({ accessToken, visitor }, id),
  done: (_, id, { locale }) => ({
    location: localePath(locale, withdrawalPath({ id, isDone: true, fault: null })),
  }),
  back: (id, { locale }, { status }) => {
    const fault = toWithdrawFault(status);
    return localePath(locale, withdrawalPath({ id, isDone: false, fault: fault === 'session' ? null : fault }));
  },
});
