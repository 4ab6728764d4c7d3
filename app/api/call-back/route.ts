import {
  callBackForm,
  type FormPage,
  readCallBackFields,
  sentPath,
  statusPath,
  toFormPage,
} from '@/lib/call-back/call-back-fields';
import { toPromised } from '@/lib/call-back/to-call-back';
import { getCallBackTopic } from '@/lib/care-api/call-back-topic';
import { createCallBack } from '@/lib/care-api/call-backs';
import { endpoints } from '@/lib/contract/endpoints';
import { refused } from '@/lib/forms/fault';
import { formRoute, type Sender } from '@/lib/forms/form-route';
import { textOf } from '@/lib/forms/read-sent';
import { localePath } from '@/lib/i18n/languages';

/** Every form that asks to be called back. */
export const POST = formRoute({
  call: endpoints.createCallBack,
  who: 'anyone',
  maxBytes: 64 * 1024,
  tooLarge: refused(413, 'messageTooLong'),
  read: (sent) => ({
    fields: readCallBackFields((name) => textOf(sent, name)),
    page: toFormPage(textOf(sent, 'page')),
  }),
  send: async ({ fields }, { visitor, locale, once }) => {
    const asked = toPromised(fields, new Date(), await getCallBackTopic(fields));
    if ('report' in asked) return { ok: false, status: 422, ...asked.report };
    return createCallBack(asked.promised, { visitor, locale, once });
  },
  done: (promised, _, sender) => thanks(sender, promised && `${statusPath(promised.token)}?done=sent`),
  back: ({ page }: { page: FormPage }, { locale }) => localePath(locale, page),
  keep: { form: callBackForm, words: ({ fields }) => fields },
  thankBots: (sender) => thanks(sender, null),
});

/** Script is told the page to go on to, without its language; null where a request cannot be followed. */
function thanks({ locale }: Sender, next: string | null) {
  return { location: localePath(locale, next ?? sentPath), body: { message: 'sent', next }, status: 201 };
}
