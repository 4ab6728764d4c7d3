import { answeredPath, answerForm } from '@/lib/applications/answering';
import { answerApplication } from '@/lib/care-api/questionnaires';
import { applicationAnswer } from '@/lib/contract/application';
import { endpoints } from '@/lib/contract/endpoints';
import { refusedInput } from '@/lib/forms/fault';
import { formRoute } from '@/lib/forms/form-route';
import { textOf } from '@/lib/forms/read-sent';
import { toId } from '@/lib/http/to-id';
import { localePath } from '@/lib/i18n/languages';

/** What somebody writes to the office about an application of theirs. */
export const POST = formRoute({
  call: endpoints.answerApplication,
  who: 'user',
  maxBytes: 64 * 1024,
  isPlainOnly: true,
  read: (sent) => {
    const id = toId(textOf(sent, 'id'));
    return id === null ? null : { id, words: textOf(sent, 'words') };
  },
  send: async ({ id, words }, { session: { accessToken }, visitor, once }) => {
    const { data, error } = applicationAnswer.safeParse({ words });
    return error ? refusedInput(error) : answerApplication({ accessToken, visitor }, id, data, once);
  },
  done: (_, { id }, { locale }) => ({ location: localePath(locale, answeredPath(id, true)) }),
  back: ({ id }, { locale }) => localePath(locale, answeredPath(id, false)),
  keep: { form: answerForm, words: ({ id, words }) => ({ id: String(id), words }) },
});
