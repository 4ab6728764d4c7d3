import { createSubscriber } from '@/lib/care-api/newsletter';
import { endpoints } from '@/lib/contract/endpoints';
import { newsletterForm, newsletterInput, toTopic } from '@/lib/contract/newsletter';
import { refusedInput } from '@/lib/forms/fault';
import { formRoute, type Sender } from '@/lib/forms/form-route';
import { textOf } from '@/lib/forms/read-sent';
import { localePath } from '@/lib/i18n/languages';

/** The newsletter's box. */
export const POST = formRoute({
  call: endpoints.createSubscriber,
  who: 'anyone',
  maxBytes: 8 * 1024,
  read: (sent) => ({ email: textOf(sent, 'email'), topic: toTopic(textOf(sent, 'topic')) }),
  send: async (asked, { visitor, locale, once }) => {
    const { data, error } = newsletterInput.safeParse(asked);
    return error ? refusedInput(error) : createSubscriber(data, { visitor, locale, once });
  },
  done: (_, __, sender) => thanks(sender),
  back: (_, { locale }) => localePath(locale, '/newsletter/problem'),
  keep: { form: newsletterForm, words: (asked) => asked },
  thankBots: thanks,
});

function thanks({ locale }: Sender) {
  return { location: localePath(locale, '/newsletter/sent'), body: { message: 'sent' }, status: 201 };
}
