import { callBackForm, type FormPage, readCallBackFields, toFormPage } from '@/lib/call-back/call-back-fields';
import { toCallBack } from '@/lib/call-back/to-call-back';
import { createCallBack } from '@/lib/care-api/call-backs';
import { endpoints } from '@/lib/contract/endpoints';
import { refused } from '@/lib/door/fault';
import { formRoute, type Sender } from '@/lib/door/form-route';
import { textOf } from '@/lib/door/read-sent';
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
  send: async ({ fields }, { visitor }) => {
    const asked = toCallBack(fields);
    return 'report' in asked ? { ok: false, status: 422, ...asked.report } : createCallBack(asked.callBack, visitor);
  },
  done: (_, __, sender) => thanks(sender),
  back: ({ page }: { page: FormPage }, { locale }) => localePath(locale, page),
  keep: { form: callBackForm, words: ({ fields }) => fields },
  thankBots: thanks,
});

function thanks({ locale }: Sender) {
  return { location: localePath(locale, '/form/sent'), body: { message: 'sent' }, status: 201 };
}
