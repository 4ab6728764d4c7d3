import { changeInterview } from '@/lib/care-api/interviews';
import { endpoints } from '@/lib/contract/endpoints';
import type { InterviewChange } from '@/lib/contract/interview';
import { formRoute } from '@/lib/forms/form-route';
import { textOf } from '@/lib/forms/read-sent';
import { localePath } from '@/lib/i18n/languages';
import { interviewForm, interviewPath } from '@/lib/interviews/interview-path';

/** A time for an interview, or none, by whoever has its address. */
export const POST = formRoute({
  call: endpoints.changeFollowedInterview,
  who: 'anyone',
  maxBytes: 8 * 1024,
  isPlainOnly: true,
  read: (sent) => {
    const token = textOf(sent, 'token');
    const change = readChange(textOf(sent, 'change'), textOf(sent, 'time'));
    return /^[\w-]{43}$/.test(token) && change ? { token, change } : null;
  },
  send: ({ token, change }, { visitor }) => changeInterview(token, change, visitor),
  done: (_, { token, change }, { locale }) => ({
    location: localePath(locale, `${interviewPath(token)}?done=${change.change}`),
  }),
  back: ({ token }, { locale }) => localePath(locale, interviewPath(token)),
  keep: { form: interviewForm, words: ({ token, change }) => ({ token, ...change }) },
});

function readChange(change: string, time: string): InterviewChange | null {
  if (change === 'choose') return { change, time };
  return change === 'cancel' ? { change } : null;
}
