import { createComplaint } from '@/lib/care-api/complaints';
import { complaintForm, complaintInput } from '@/lib/contract/complaint';
import { endpoints } from '@/lib/contract/endpoints';
import { refused, refusedInput } from '@/lib/forms/fault';
import { formRoute } from '@/lib/forms/form-route';
import { textOf } from '@/lib/forms/read-sent';
import { localePath } from '@/lib/i18n/languages';

const names = ['kind', 'name', 'email', 'phone', 'forWhom', 'person', 'message'] as const;

/** A complaint, by whoever has one. */
export const POST = formRoute({
  call: endpoints.createComplaint,
  who: 'anyone',
  maxBytes: 64 * 1024,
  tooLarge: refused(413, 'messageTooLong'),
  read: (sent) => Object.fromEntries(names.map((name) => [name, textOf(sent, name)])),
  send: async ({ forWhom, ...asked }, { visitor, locale, once }) => {
    const { data, error } = complaintInput.safeParse({ ...asked, isForOther: forWhom === 'other' });
    return error ? refusedInput(error) : createComplaint(data, { visitor, locale, once });
  },
  done: ({ reference, token }, _, { locale }) => ({
    location: localePath(
      locale,
      token ? `/complaints/status/${token}?done=sent` : `/complaints/sent?number=${reference}`,
    ),
    status: 201,
  }),
  back: (_, { locale }) => localePath(locale, '/complaints'),
  keep: { form: complaintForm, words: (asked) => asked },
  thankBots: ({ locale }) => ({ location: localePath(locale, '/complaints/sent'), status: 201 }),
});
