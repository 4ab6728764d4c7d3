import { saySearch } from '@/app/[locale]/(site)/alerts/say-search';
import { createAlert } from '@/lib/care-api/alerts';
import { alertForm, alertInput, toAlertPace } from '@/lib/contract/alert';
import { endpoints } from '@/lib/contract/endpoints';
import { refusedInput } from '@/lib/forms/fault';
import { formRoute, type Sender } from '@/lib/forms/form-route';
import { textOf } from '@/lib/forms/read-sent';
import { localePath } from '@/lib/i18n/languages';

/** New listings by mail: what is asked is said in the sender's language by us, never by the form. */
export const POST = formRoute({
  call: endpoints.createAlert,
  who: 'anyone',
  maxBytes: 16 * 1024,
  isPlainOnly: true,
  read: (sent) => ({
    email: textOf(sent, 'email'),
    search: textOf(sent, 'search'),
    pace: toAlertPace(textOf(sent, 'pace')),
  }),
  send: async (sent, { visitor, locale, once }) => {
    const { asked } = await saySearch(sent.search, locale);
    const { data, error } = alertInput.safeParse({ ...sent, asked });
    return error ? refusedInput(error) : createAlert(data, { visitor, locale, once });
  },
  done: (_, __, sender) => thanks(sender),
  back: ({ search }, { locale }) => localePath(locale, search ? `/alerts?${new URLSearchParams(search)}` : '/alerts'),
  keep: { form: alertForm, words: (sent) => sent },
  thankBots: thanks,
});

function thanks({ locale }: Sender) {
  return { location: localePath(locale, '/alerts/sent') };
}
