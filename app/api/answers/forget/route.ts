import { forgetDraft } from '@/lib/care-api/questionnaires';
import { endpoints } from '@/lib/contract/endpoints';
import { formRoute } from '@/lib/forms/form-route';
import { textOf } from '@/lib/forms/read-sent';
import { toId } from '@/lib/http/to-id';
import { localePath } from '@/lib/i18n/languages';

/** Somebody's own answers that were begun and not sent are deleted. */
export const POST = formRoute({
  call: endpoints.deleteDraft,
  who: 'user',
  maxBytes: 1_024,
  isPlainOnly: true,
  read: (sent) => toId(textOf(sent, 'id')),
  send: (id, { session: { accessToken }, visitor }) => forgetDraft({ accessToken, visitor }, id),
  done: (_, __, { locale }) => ({ location: localePath(locale, '/usersdashboard?forgotten=1') }),
  back: (_, { locale }) => localePath(locale, '/usersdashboard'),
});
